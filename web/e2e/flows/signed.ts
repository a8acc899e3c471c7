// Dice by pasch-dice/3 between browsers: matches of two people, a lost line in mid-throw, another device, days between two
// moves, and what the checkers say of the records.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import type { DiceRecord, MatchView } from "../../src/wire";
import { BINARY, axe, check, fits, Line, shot, until, type Stage } from "../harness";
import { ask, atTheBoard, newTable, sitDown, together } from "../meet";
import { look, mouse, touch } from "../player";
import { playUntil, type Player } from "./online";

const SIZES = [
  [1440, 900],
  [390, 844],
  [360, 640],
] as const;

const idOf = (page: Page): string => /\/play\/([^/?]+)/.exec(page.url())?.[1] ?? "";
const view = (page: Page, id = idOf(page)): Promise<MatchView> => ask<MatchView>(page, "GET", `/matches/${id}`);
const recordOf = (page: Page, id: string): Promise<DiceRecord> => ask<DiceRecord>(page, "GET", `/matches/${id}/dice`);

/** What the page of a match's dice answers to both questions. */
async function answers(page: Page): Promise<string[]> {
  await page.locator(".answer").nth(1).waitFor();
  return (await page.locator(".answer").allInnerTexts()).map((text) => text.replace(/^\W+/, "").trim());
}

async function entries(page: Page, id: string): Promise<string[]> {
  const { record } = await recordOf(page, id);
  return record?.epochs.flatMap((part) => part.items).map(({ entry }) => entry.kind) ?? [];
}

/** Whether it is this player's turn to roll, and no game is about to begin. */
const isToRoll = async (one: Player, sight: { roll: boolean }): Promise<boolean> =>
  sight.roll && (await view(one.page)).phase.type === "toRoll";

/** A pair at one table by link. */
async function pair(stage: Stage, wish: Parameters<typeof together>[2], anna: Page): Promise<[Player, Player]> {
  const bert = await stage.open("/", { size: [390, 844], touch: true });
  await together(anna, bert, wish);
  return [
    { page: anna, hand: mouse(anna) },
    { page: bert, hand: touch(bert) },
  ];
}

/** Two people roll, double, take, lose the line in mid-throw, load the page again and resign; the record is green. */
export async function twoBrowsers(stage: Stage): Promise<void> {
  const line = new Line(stage.server);
  await line.start();
  try {
    const [anna, bert] = await pair(stage, { game: { length: 3, cube: true } }, await stage.open("/", { at: line }));
    const id = idOf(anna.page);
    const doubler = await playUntil([anna, bert], "somebody may double", (_, sight) => sight.double);
    const other = doubler === anna ? bert : anna;
    // Asked twice, as the board does.
    await doubler.hand.press("Double");
    await doubler.hand.press("Double");
    await until("the cube is offered", async () => (await look(other.page)).take);
    await other.hand.press("Take");
    await until("the cube is turned", async () => (await view(bert.page)).cube.value === 2);

    // Anna's line breaks before her number is wanted: Bert's throw waits for it. Then her page is loaded again.
    await playUntil([anna, bert], "Bert is to roll", async (one, sight) => one === bert && (await isToRoll(one, sight)));
    const before = (await entries(bert.page, id)).filter((kind) => kind === "throw").length;
    line.cut();
    await bert.hand.press("Roll");
    await until("the roll is declared", async () => (await entries(bert.page, id)).at(-1) === "declare");
    await bert.page.reload();
    await bert.page.locator(".board").waitFor();
    check((await entries(bert.page, id)).at(-1) === "declare", "nothing is thrown without her number");
    line.mend();
    await anna.page.goto(anna.page.url());
    await anna.page.locator(".board").waitFor();
    await until("the throw is made", async () => (await entries(bert.page, id)).filter((kind) => kind === "throw").length === before + 1);

    const loser = await playUntil(
      [anna, bert],
      "Anna is to roll again",
      async (one, sight) => one === anna && (await isToRoll(one, sight)),
    );
    await loser.page.getByRole("button", { name: "More", exact: true }).click();
    await loser.page.getByRole("button", { name: "Give up the match" }).click();
    await loser.page.getByRole("button", { name: "Yes, give up" }).click();
    await until("the match is over", async () => (await view(bert.page)).phase.type === "matchOver");
    await until("both have signed the end", async () => (await entries(bert.page, id)).filter((kind) => kind === "end").length === 3);

    const desk = anna.page;
    for (const [width, height] of SIZES) {
      await desk.setViewportSize({ width, height });
      await desk.goto(`${line.url}/play/${id}/dice`);
      check((await answers(desk)).join() === "No,No", `the record is green: ${await desk.locator("main").innerText()}`);
      await fits(desk, `signed dice ${width}`, false);
      await axe(desk, `signed dice ${width}`);
      await shot(desk, `dice-signed-${width}x${height}`);
    }
    check((await desk.locator("main").innerText()).includes("what this browser remembers"), "it was compared with this browser's memory");
    await checkersAgree(stage, desk, id);
  } finally {
    line.stop();
  }
}

/** The command, and the page that needs no server, say green of the export and red of an altered one. */
async function checkersAgree(stage: Stage, page: Page, id: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "pasch-dice-"));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const text = await page.evaluate(async (match) => (await fetch(`/api/v1/matches/${match}/export?format=json`)).text(), id);
  const [, link = ""] = /"link":"([\w-]{43})"/.exec(text) ?? [];
  const altered = text.replace(link, `${link.slice(0, -2)}${link.at(-2) === "A" ? "B" : "A"}${link.slice(-1)}`);
  check(link !== "" && altered !== text, "the export has a link");
  const [good, bad] = [file("match.json", text), file("altered.json", altered)];
  const verify = (name: string): number | null => spawnSync(BINARY, ["verify-dice", name], { encoding: "utf8" }).status;
  check(verify(good) === 0 && verify(bad) !== 0, "the command tells them apart");

  // Saved from the server and opened from the disk.
  const saved = file("check-dice.html", await page.evaluate(async () => (await fetch("/check-dice.html")).text()));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save this browser’s memory" }).click(),
  ]);
  const memory = file("memory.json", readFileSync(await download.path(), "utf8"));
  const checker = await stage.open("/healthz");
  for (const url of [`${stage.server.url}/check-dice.html`, pathToFileURL(saved).href]) {
    await checker.goto(url);
    const take = (names: string[]) => checker.locator("input[type=file]").setInputFiles(names);
    await take([good]);
    check((await answers(checker)).join() === "No,No", "the page without a server says green");
    await take([memory]);
    await checker.getByText("memory.json: a browser’s memory").waitFor();
    check((await answers(checker)).join() === "No,No", "the memory agrees");
    await checker.getByRole("button", { name: "Remove the files" }).click();
    await take([bad]);
    check((await answers(checker))[0] === "The record contradicts itself", "and red of an altered one");
    for (const [width, height] of SIZES) {
      await checker.setViewportSize({ width, height });
      await fits(checker, `the checker ${width}`, false);
      await shot(checker, `check-dice-${width}x${height}`);
    }
  }
}

/** The same person's other device: the cookie goes along, the dice key does not. */
async function alsoAt({ open }: Stage, page: Page): Promise<Page> {
  const origin = new URL(page.url()).origin;
  const device = await open("/", { at: { url: origin }, size: [390, 844], touch: true });
  await device.context().clearCookies();
  await device.context().addCookies(await page.context().cookies());
  await device.goto(page.url());
  await device.locator(".board").waitFor();
  return device;
}

/** A second device without the key costs a throw, which is said before; the first is asked whether that was its player. */
export async function secondDevice(stage: Stage): Promise<void> {
  const [anna, bert] = await pair(stage, { game: { length: 1 } }, await stage.open("/"));
  const id = idOf(anna.page);
  await playUntil([anna, bert], "Anna is to roll", async (one, sight) => one === anna && (await isToRoll(one, sight)));
  const phone = await alsoAt(stage, anna.page);
  await phone.getByText("Your dice key is on another device").waitFor();
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [1440, 900],
  ] as const) {
    await phone.setViewportSize({ width, height });
    await fits(phone, `another device ${width}`);
    await shot(phone, `dice-other-device-${width}x${height}`);
  }
  await axe(phone, "another device");
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.getByRole("button", { name: "Go on without it" }).click();
  check(!(await entries(phone, id)).includes("rebind"), "nothing is given up before it is said twice");
  await phone.getByRole("button", { name: "Give up one throw and go on here" }).click();
  await until("the new key is bound", async () => (await entries(phone, id)).includes("rebind"));
  await anna.page.getByText("Was that you?").waitFor();
  await shot(anna.page, "dice-was-that-you-1440x900");
  await fits(anna.page, "the question");
  await axe(anna.page, "the question");
  await anna.page.getByRole("button", { name: "That was me", exact: true }).click();
  await until("the old key has said so", async () => (await entries(phone, id)).includes("word"));
  const held: Player = { page: phone, hand: touch(phone) };
  await playUntil([held, bert], "the new device has rolled", async (one, sight) => one === bert && (await isToRoll(one, sight)));
  await phone.goto(`${stage.server.url}/play/${id}/dice`);
  check((await answers(phone)).join() === "Not ruled out,No", "the record is amber");
  await phone.getByText("the old key says: that was me").waitFor();

  // The key itself comes to a third device by its code: nothing is given up for it.
  await bert.page.goto(`${stage.server.url}/account`);
  await bert.page.getByText("Dice key", { exact: true }).click();
  await bert.page.getByRole("button", { name: "Show the code" }).tap();
  const code = await bert.page.locator("code.code").innerText();
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [1440, 900],
  ] as const) {
    await bert.page.setViewportSize({ width, height });
    await fits(bert.page, `the dice key ${width}`, false);
    await shot(bert.page, `dice-key-${width}x${height}`);
  }
  await axe(bert.page, "the dice key");
  await bert.page.setViewportSize({ width: 390, height: 844 });
  await bert.page.goto(`${stage.server.url}/play/${id}`);
  await bert.page.locator(".board").waitFor();
  const third = await alsoAt(stage, bert.page);
  await third.getByRole("button", { name: "Bring the key here" }).click();
  await third.getByLabel("Code from the first device").fill(code);
  await third.getByRole("button", { name: "Use this code" }).click();
  await third.locator(".board").waitFor();
  await until("the third device may roll", async () => (await look(third)).roll);
  check((await third.getByText("Your dice key is on another device").count()) === 0, "the key is here");
  await phone.goto(`${stage.server.url}/play/${id}`);
  await phone.locator(".board").waitFor();
  await touch(third).press("Roll");
  await until(
    "Bert's throw is made",
    async () => (await view(third)).phase.type === "toMove" || (await view(third)).history.at(-1)?.kind === "dance",
  );
  check((await entries(third, id)).filter((kind) => kind === "rebind").length === 1, "only one key was bound anew");
}

/** With days for a move the one who has played leaves a number behind: the other need not wait, and the record says so. */
export async function leftBehind(stage: Stage): Promise<void> {
  const [anna, bert] = await pair(stage, { clock: { type: "days", days: 3 }, game: { length: 3 } }, await stage.open("/"));
  const id = idOf(anna.page);
  const first = await playUntil([anna, bert], "a play can be confirmed", (_, sight) => sight.confirm);
  const other = first === anna ? bert : anna;
  await first.hand.press("Confirm");
  await until("the number is left", async () => (await entries(other.page, id)).at(-1) === "deposit");
  // The first is away when the other rolls.
  await first.page.goto(`${stage.server.url}/lobby`);
  await playUntil([other], "the other has rolled", (_, sight) => !sight.roll && (sight.movable.length > 0 || sight.confirm));
  const { record } = await recordOf(other.page, id);
  check(record !== null, "there is a record");
  await other.page.goto(`${stage.server.url}/play/${id}/dice`);
  const told = await answers(other.page);
  check(told[1] === "Not ruled out", `the record says that a number was left: ${told.join()}`);
  await other.page
    .getByText(/had left with the server/)
    .first()
    .waitFor();
  await shot(other.page, "dice-left-behind");
}

/** Strict terms are chosen in the form, shown wherever the table is, and bind the dice. */
export async function strictDice(stage: Stage): Promise<void> {
  const anna = await stage.open("/lobby");
  const watcher = await stage.open("/lobby", { size: [390, 844], touch: true });
  await anna.getByRole("button", { name: "New table" }).click();
  await anna.locator("form.card label", { hasText: /^Strict dice$/ }).click();
  await anna.getByText("nobody can know that roll before you decide").waitFor();
  for (const [width, height] of SIZES) {
    await anna.setViewportSize({ width, height });
    await fits(anna, `the form of a strict table ${width}`, false);
    await shot(anna, `strict-form-${width}x${height}`);
  }
  await axe(anna, "the form of a strict table");
  await anna.setViewportSize({ width: 1440, height: 900 });
  const link = await newTable(anna, "Anna", ["3", "Correspondence", "Strict dice", "Anyone"]);
  await until("the table says its terms", async () => (await anna.locator(".what").first().innerText()).includes("strict dice"));
  await shot(anna, "strict-table-1440x900");
  await watcher.locator("[data-table]", { hasText: "strict dice" }).waitFor();
  await shot(watcher, "strict-lobby-390x844");
  await sitDown(watcher, link, "Bert");
  await atTheBoard(anna);
  const [host, guest]: [Player, Player] = [
    { page: anna, hand: mouse(anna) },
    { page: watcher, hand: touch(watcher) },
  ];
  const id = idOf(anna);
  const first = await playUntil([host, guest], "a play can be confirmed", (_, sight) => sight.confirm);
  await first.hand.press("Confirm");
  const other = first === host ? guest : host;
  await until("the other may double", async () => (await look(other.page)).double);
  const { record } = await recordOf(anna, id);
  const part = record?.epochs[0];
  check(part?.context.terms.strict === true, "the terms are in the record");
  const kinds = part?.items.map(({ entry }) => entry.kind) ?? [];
  check(kinds.lastIndexOf("deposit") < kinds.indexOf("throw"), `nothing is left where the other may double: ${kinds.join()}`);
}
