// Two people at two browsers: a table by link, the lobby, clocks, talk, leaving and coming back.

import type { Page } from "playwright-core";

import { axe, check, fits, shot, until, type Stage } from "../harness";
import { ask, atTheBoard, me, newTable, sitDown } from "../meet";
import { keys, look, mouse, playOn, touch } from "../player";

/** A friend by link: one at a desk by mouse and keys, one on a phone by touch. */
export async function friendByLink({ open }: Stage): Promise<void> {
  const anna = await open("/");
  const bert = await open("/", { size: [390, 844], touch: true, settings: { theme: "dark" } });
  const eve = await open("/");
  await anna.getByRole("link", { name: /Play a person/ }).click();
  await anna.getByRole("heading", { name: "Lobby" }).waitFor();
  await until("the socket is open", async () => (await anna.locator(".title").innerText()).includes("player"));
  await shot(anna, "lobby-empty-1440x900");
  const link = await newTable(anna, "Anna", ["1", "Usual"]);
  await shot(anna, "table-host-1440x900");
  await axe(anna, "a table, its host");
  const code = /[a-z0-9]{4}-[a-z0-9]{4}/.exec(await anna.locator(".code").innerText())?.[0] ?? "";

  // By the code, as somebody says it.
  await bert.goto(`${new URL(link).origin}/lobby`);
  await bert.getByRole("button", { name: "Enter a code" }).tap();
  await bert.getByLabel("Code").fill(code.toUpperCase());
  await bert.getByRole("button", { name: "Open", exact: true }).tap();
  await bert.waitForURL(link);
  await bert.getByRole("button", { name: "Sit down and play" }).waitFor();
  await fits(bert, "a table on a phone", false);
  await shot(bert, "table-guest-390x844-dark");
  await axe(bert, "a table, somebody who comes");
  await bert.getByLabel("Your name").fill("Bert");
  await bert.getByRole("button", { name: "Sit down and play" }).tap();
  for (const page of [anna, bert]) await atTheBoard(page);
  await until("Anna sees whom she plays", async () => (await anna.locator(".row .name").allInnerTexts()).join(" ").includes("Bert"));

  // Whoever has the link may watch, and has nothing to press.
  await eve.goto(link);
  await eve.waitForURL(/\/play\/.*table=/);
  await eve.locator(".board").waitFor();
  await until("the watcher is counted", async () => (await anna.locator(".tools").innerText()).includes("1 watches"));
  check((await eve.locator(".actions button").count()) === 0, "a watcher has no buttons");
  await shot(eve, "watching-1440x900");

  // Talk: a phrase, a line that is only text.
  await bert.getByRole("button", { name: /^Chat/ }).tap();
  await bert.getByRole("button", { name: "Good luck" }).tap();
  await until("Anna has news", async () => (await anna.locator(".badge").count()) === 1);
  await anna.getByRole("button", { name: /^Chat/ }).click();
  await anna.getByLabel("Write a line").fill("<b>thanks</b>");
  await anna.getByRole("button", { name: "Send" }).click();
  await until("Bert reads it", async () => (await bert.locator("section.chat").innerText()).includes("<b>thanks</b>"));
  await shot(anna, "chat-1440x900");
  await shot(bert, "chat-390x844-dark");
  await axe(anna, "chat");
  await axe(bert, "chat on a phone");
  check((await eve.getByRole("button", { name: /^Chat/ }).count()) === 0, "a watcher does not talk");
  await anna.getByRole("button", { name: "Mute Bert" }).click();
  await until("Bert is not heard", async () => (await anna.locator("section.chat").innerText()).includes("Bert is muted"));
  await anna.keyboard.press("Escape");
  await bert.getByRole("button", { name: "Close" }).tap();

  // Both play; in the middle one device goes and comes back.
  const players = { anna: { page: anna, hand: mouse(anna) }, bert: { page: bert, hand: touch(bert) } };
  let away = false;
  const both = Object.values(players).map(({ page, hand }) => playOn(page, hand, (_, so) => page === bert && !away && so.turns >= 2));
  await both[1];
  away = true;
  await anna.waitForTimeout(200);
  await until("both clocks are shown", async () => (await anna.getByRole("timer").count()) === 2);
  await shot(anna, "together-1440x900");
  await shot(bert, "together-390x844-dark");
  await fits(anna, "play together");
  await fits(bert, "play together on a phone");
  await axe(anna, "play together");
  await axe(bert, "play together on a phone");
  await bert.reload();
  await bert.locator(".board").waitFor();
  await playOn(bert, players.bert.hand);
  await both[0];
  await shot(anna, "together-over-1440x900");

  // Once more, the seats exchanged.
  const before = anna.url();
  await bert.locator(".actions button", { hasText: "Rematch" }).tap();
  await anna.locator(".actions button", { hasText: "Accept the rematch" }).click();
  for (const page of [anna, bert]) {
    await until("the next match is open", async () => page.url() !== before && (await page.locator(".board").count()) === 1);
    await until(
      "it can begin",
      async () =>
        (await page.locator(".actions button", { hasText: "Roll" }).count()) === 1 || (await page.getByRole("timer").count()) === 2,
    );
  }
}

/** The lobby: quick pairing, an open table, a challenge with other terms, and a match to watch. */
export async function lobbyOfThree({ open }: Stage): Promise<void> {
  const anna = await open("/lobby");
  const bert = await open("/lobby");
  const carl = await open("/lobby", { size: [390, 844], touch: true, settings: { theme: "dark" } });
  const ids = await Promise.all([anna, bert, carl].map(me));
  check(new Set(ids).size === 3, "three people");
  // Others may have left tables and matches in this lobby: Anna's bear her name, which no other guest has.
  const { name } = await ask<{ name: string }>(anna, "PUT", "/me", { name: "Anna of three" });

  await anna.locator(".pairings button").nth(2).click();
  await anna.getByText("Finding an opponent").waitFor();
  await until("the table is listed for all", async () => (await carl.locator("[data-table]", { hasText: name }).count()) === 1);
  await shot(carl, "lobby-390x844-dark");
  await shot(anna, "lobby-finding-1440x900");
  await axe(anna, "the lobby");
  await axe(carl, "the lobby on a phone");
  await fits(carl, "the lobby on a phone", false);
  await bert.locator(".pairings button").nth(2).click();
  for (const page of [anna, bert]) await atTheBoard(page);
  await until("others may watch", async () => (await carl.locator("[data-watch]", { hasText: name }).count()) === 1);
  await shot(bert, "paired-1440x900");

  // A challenge, answered by other terms, which are accepted; nobody declines anything.
  const dora = await open("/lobby");
  await dora.getByRole("heading", { name: "Lobby" }).waitFor();
  await ask(dora, "PUT", "/me", { name: "Dora" });
  await carl.getByRole("button", { name: "Challenge Dora" }).tap();
  await carl.getByLabel("Your name").fill("Carl");
  await carl.locator("form.card label", { hasText: /^3$/ }).tap();
  await carl.locator("form.card label", { hasText: "No clock" }).tap();
  await carl.getByRole("button", { name: "Send the challenge" }).tap();
  await dora.getByText("Carl challenges you").waitFor();
  await shot(dora, "lobby-challenged-1440x900");
  await dora.getByRole("button", { name: "Other terms" }).click();
  await until("the name is known", async () => (await dora.getByLabel("Your name").inputValue()) === "Dora");
  for (const same of [/^3$/, "No clock"])
    check(await dora.locator("form.card label", { hasText: same }).getByRole("radio").isChecked(), `other terms begin as Carl’s: ${same}`);
  await dora.locator("form.card label", { hasText: /^7$/ }).click();
  await dora.getByRole("button", { name: "Send the challenge" }).click();
  await carl.getByText("Dora challenges you").waitFor();
  await carl.waitForTimeout(1500);
  for (const page of [carl, dora]) check((await page.getByText(/withdrew the|declined your/).count()) === 0, "other terms are no refusal");
  await carl.getByRole("button", { name: "Accept" }).tap();
  for (const page of [carl, dora]) await atTheBoard(page);
  await until("the terms are Dora’s", async () => (await dora.locator("main").innerText()).includes("7-point match"));

  // Giving up ends the match for both.
  await dora.getByRole("button", { name: "More" }).click();
  await dora.getByRole("button", { name: "Give up the match" }).click();
  await dora.getByRole("button", { name: "Yes, give up" }).click();
  await until("Carl has won", async () => (await carl.locator("main").innerText()).includes("You win the match"));
}

/** A table for anybody, joined by keys alone; and one that the computer takes. */
export async function openTable({ open }: Stage): Promise<void> {
  const anna = await open("/lobby");
  const bert = await open("/lobby");
  await newTable(anna, "Anna", ["1", "No clock", "Anyone"]);
  await until("it is listed", async () => (await bert.getByRole("button", { name: "Join Anna" }).count()) === 1);
  await bert.getByRole("button", { name: "Join Anna" }).focus();
  await bert.keyboard.press("Enter");
  await bert.waitForURL(/\/t\//);
  await bert.getByLabel("Your name").fill("Bert");
  await bert.keyboard.press("Enter");
  for (const page of [anna, bert]) await atTheBoard(page);
  const playing = [playOn(anna, mouse(anna), (_, so) => so.turns >= 2), playOn(bert, keys(bert))];
  await playing[0];
  await anna.getByRole("button", { name: "More" }).click();
  await anna.getByRole("button", { name: "Give up the match" }).click();
  await anna.getByRole("button", { name: "Yes, give up" }).click();
  await playing[1];
  const link = await newTable(anna, "Anna", ["1"]);
  await anna.getByRole("button", { name: "Let the computer sit down" }).click();
  await atTheBoard(anna);
  check(link !== anna.url(), "the computer has sat down");
  await sitDown(bert, await newTable(anna, "Anna", ["3"]), "Bert");
}

/** A play taken back by agreement: declined, then allowed, for both to see; one at a desk, one on a phone. */
export async function takeBack({ open }: Stage): Promise<void> {
  const anna = await open("/lobby");
  const bert = await open("/", { size: [390, 844], touch: true, settings: { theme: "dark" } });
  await sitDown(bert, await newTable(anna, "Anna", ["3", "No clock"]), "Bert");
  await anna.waitForURL(/\/play\//);
  await anna.locator(".board").waitFor();
  const hands = new Map([
    [anna, mouse(anna)],
    [bert, touch(bert)],
  ]);
  const button = (page: Page, text: string) => page.locator(".take-back button", { hasText: text });
  await hands.get(anna)?.press("Roll");
  let mover = anna;
  await until("somebody has to play", async () => {
    for (const page of [anna, bert]) if ((await look(page)).movable.length > 0) mover = page;
    return (await look(mover)).movable.length > 0;
  });
  const other = mover === anna ? bert : anna;
  const hand = hands.get(mover);
  check(hand, "there is a hand");
  const before = (await look(mover)).told;
  const play = async (): Promise<void> => {
    await playOn(mover, hand, (sight) => sight.confirm);
    await hand.press("Confirm");
    await button(mover, "Take it back").waitFor();
  };
  const press = (page: Page, text: string): Promise<void> => (page === bert ? button(page, text).tap() : button(page, text).click());

  await play();
  const played = (await look(mover)).told;
  check(played !== before, "a play was made");
  check((await button(other, "Take it back").count()) === 0, "only who has played may ask");
  await press(mover, "Take it back");
  await button(other, "Allow it").waitFor();
  await fits(anna, "taking back");
  await fits(bert, "taking back on a phone");
  await axe(anna, "taking back");
  await axe(bert, "taking back on a phone");
  await shot(anna, "take-back-1440x900");
  await shot(bert, "take-back-390x844-dark");
  await press(other, "Decline");
  await button(mover, "Take it back").waitFor();
  check((await look(mover)).told === played, "what is declined stands");

  await press(mover, "Take it back");
  await press(other, "Allow it");
  await until("the checkers are back", async () => (await look(mover)).told === before && (await look(mover)).movable.length > 0);
  await until("the other sees it", async () => (await button(other, "Allow it").count()) === 0);
  await shot(mover, "take-back-done");
  await play();
  // Going on declines.
  await press(mover, "Take it back");
  await button(other, "Allow it").waitFor();
  await hands.get(other)?.press("Roll");
  await until(
    "nothing is asked any more",
    async () => (await anna.locator(".take-back button").count()) + (await bert.locator(".take-back button").count()) === 0,
  );
}
