// A chouette of four: three people and the computer, over six games.

import type { Page } from "playwright-core";

import type { ChouetteView } from "../../src/wire";
import { axe, check, fits, shot, until, type Stage } from "../harness";
import { ask } from "../meet";
import { look, mouse, touch, type Hand } from "../player";

interface Player {
  page: Page;
  hand: Hand;
  press: "click" | "tap";
  /** What they answer to a double, one time after the other. */
  answers: string[];
  /** Everything that their line has brought, as text. */
  heard: string[];
}

const GAMES = 6;

const seen = (player: Player, id: string): Promise<ChouetteView> => ask<ChouetteView>(player.page, "GET", `/chouettes/${id}`);

/** Buttons of the moment that can be pressed. */
const buttons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLButtonElement>(".actions button")]
      .filter((one) => !one.disabled)
      .map((one) => one.textContent?.trim() ?? ""),
  );

/** Presses a button of the moment, if it is still there. */
async function press(player: Player, name: string): Promise<void> {
  const found = player.page.locator(".actions button", { hasText: name }).first();
  await found[player.press]({ timeout: 4000 }).catch(() => undefined);
}

/** Gives a game up: the captain for the team, the box to all. */
async function resign(player: Player): Promise<void> {
  const { page } = player;
  await page.getByRole("button", { name: "Agreement, resign, leave" })[player.press]();
  // So much that the computer never plays on.
  await page.getByRole("button", { name: "Resign a backgammon" })[player.press]();
}

/** Plays until so many games are over: a double in the first turns, a few plays, then whoever leads gives up. */
async function playOn(player: Player, id: string, games: number, so: { turns: Map<number, number> }): Promise<void> {
  const { page, hand } = player;
  let doubled = 0;
  let moves = 0;
  let changed = Date.now();
  let last = "";
  for (;;) {
    const there = await buttons(page);
    const view = await seen(player, id);
    if (view.rows.length >= games) return;
    const state = JSON.stringify([there, view.seq]);
    if (state !== last) [last, changed] = [state, Date.now()];
    check(Date.now() - changed < 60_000, `nothing goes on: ${state}`);
    const has = (word: string): boolean => there.some((one) => one.startsWith(word));
    const game = view.game?.number ?? 0;
    const turns = so.turns.get(game) ?? 0;
    const pick = page.getByRole("switch", { checked: false });
    /** Several cubes are answered in their rows. */
    const rows = page.locator(".asks button", { hasText: /^(Take|Pass|Beaver)$/ });
    if (has("Throw for the start") || has("Go along") || has("Accept") || has("Pay the box")) {
      await press(player, there.find((one) => /^(Throw|Go along|Accept|Pay)/.test(one)) ?? "");
    } else if (has("Take") || has("Pass")) {
      const wanted = player.answers.shift() ?? "Take";
      player.answers.push(wanted);
      await press(player, has(wanted) ? wanted : has("Take") ? "Take" : "Beaver");
    } else if (view.choices.some((one) => one.type === "answer") && (await rows.count()) > 1) {
      const row = rows.first();
      await row[player.press]({ timeout: 4000 }).catch(() => undefined);
    } else if (doubled < game && turns >= 1 && (has("Double") || (await pick.count()) > 0)) {
      // The box chooses whom to offer.
      for (let left = await pick.count(); left > 0; left -= 1) await pick.first()[player.press]();
      await press(player, "Double");
      await press(player, "sure?");
      doubled = game;
    } else if (turns >= 3 && view.choices.some((one) => one.type === "resign")) {
      await resign(player);
    } else if (has("Roll") && !has("Roll in")) await press(player, "Roll");
    else if (has("Confirm")) {
      await press(player, "Confirm");
      so.turns.set(game, turns + 1);
    } else {
      const sight = await look(page);
      if (sight.movable.length > 0 && view.choices.some((one) => one.type === "play")) await hand.move(sight, (moves += 1));
    }
    await page.waitForTimeout(60);
  }
}

export async function chouetteOfFour({ open }: Stage): Promise<void> {
  const listen = (page: Page): string[] => {
    const heard: string[] = [];
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
    return heard;
  };
  const at = async (size: [number, number], finger: boolean, answers: string[]): Promise<Player> => {
    const page = await open("/", { size, touch: finger, settings: finger ? { theme: "dark" } : {} });
    return { page, hand: finger ? touch(page) : mouse(page), press: finger ? "tap" : "click", answers, heard: listen(page) };
  };
  const anna = await at([1440, 900], false, ["Take"]);
  const bert = await at([390, 844], true, ["Pass", "Take"]);
  const cleo = await at([360, 640], true, ["Beaver", "Pass"]);

  // From the lobby to a chouette of one's own.
  await anna.page.goto(`${new URL(anna.page.url()).origin}/lobby`);
  await anna.page.getByRole("link", { name: "Chouettes" }).click();
  await anna.page.getByRole("button", { name: "New chouette" }).click();
  await anna.page.getByLabel("Your name").fill("Anna");
  await anna.page.getByLabel("Advice to the captain").selectOption("free");
  await axe(anna.page, "the form of a chouette");
  await shot(anna.page, "chouette-new-1440x900");
  await anna.page.getByRole("button", { name: "Open it" }).click();
  await anna.page.waitForURL(/\/chouette\//);
  const link = anna.page.url();
  const id = link.slice(link.lastIndexOf("/") + 1);
  for (const [player, name] of [
    [bert, "Bert"],
    [cleo, "Cleo"],
  ] as const) {
    await player.page.goto(link);
    await player.page.getByLabel("Your name").fill(name);
    await player.page.getByRole("button", { name: "Take a seat" }).tap();
    await until(`${name} has a seat`, async () => (await seen(player, id)).you !== null);
  }
  await anna.page.getByLabel("Computer player").selectOption({ label: "Vega" });
  await anna.page.getByRole("button", { name: "Give it a seat" }).click();
  await until("the computer sits", async () => (await seen(anna, id)).people.length === 4);
  await shot(cleo.page, "chouette-before-360x640-dark");
  await axe(cleo.page, "a chouette before it begins, on a phone");
  await anna.page.getByRole("button", { name: "Throw for the places" }).click();
  await until("the line is known", async () => (await seen(anna, id)).line.length === 4);

  // One game in which the team talks, and somebody advises.
  const so = { turns: new Map<number, number>() };
  const people = [anna, bert, cleo];
  const all = Promise.all(people.map((player) => playOn(player, id, 1, so)));
  await all;
  for (const [player, name] of [
    [anna, "chouette-1440x900"],
    [bert, "chouette-390x844-dark"],
    [cleo, "chouette-360x640-dark"],
  ] as const) {
    await shot(player.page, name);
    await fits(player.page, name, player === anna);
    await axe(player.page, name);
  }

  // What the team says, the box never receives.
  await Promise.all(people.map((player) => playOn(player, id, 2, so)));
  await Promise.all(
    people.map((player) =>
      until("the next game begins", async () => {
        if ((await seen(player, id)).game) return true;
        await press(player, "Throw for the start");
        return false;
      }),
    ),
  );
  const now = await seen(anna, id);
  const mine = (player: Player, view: ChouetteView): boolean => view.you !== null && view.you === view.boxSeat && player !== null;
  for (const player of people) {
    const view = await seen(player, id);
    await player.page.getByRole("tab", { name: /^Talk/ })[player.press]();
    const side = player.page.getByRole("radio", { name: "My side only" });
    if (mine(player, view)) {
      check((await side.count()) === 0, "the box has nobody to talk to alone");
      continue;
    }
    await side[player.press]();
    await player.page.getByLabel("Write a line").fill(`a word among us ${view.you}`);
    await player.page.getByRole("button", { name: "Send" })[player.press]();
    await until("it is heard", async () => (await seen(player, id)).talk.some((line) => line.text.includes(`among us ${view.you}`)));
  }
  for (const player of people) {
    const view = await seen(player, id);
    const told = player.heard.some((frame) => frame.includes("among us"));
    check(told === (view.you !== now.boxSeat), `seat ${view.you} ${told ? "received" : "did not receive"} what the team said`);
    await shot(player.page, `chouette-talk-${view.you}`);
    await player.page.getByRole("tab", { name: "Players" })[player.press]();
  }

  await Promise.all(people.map((player) => playOn(player, id, GAMES, so)));
  const end = await seen(anna, id);
  check(
    end.rows.slice(0, GAMES).every((row) => row.points.reduce((sum, one) => sum + one, 0) === 0),
    "every game adds up to nothing",
  );
  check(new Set(end.rows.map((row) => row.boxSeat)).size > 1, "the box changes");
  const story = people.flatMap((player) => player.heard).join("");
  check(story.includes("club-dropped"), "somebody passes");
  check(story.includes("club-beavered"), "somebody beavers");
  for (const player of [anna, cleo]) {
    await player.page.getByRole("tab", { name: "Points" })[player.press]();
    await player.page.getByText("Every row adds up to 0").waitFor();
    await player.page.getByText("What cost most").waitFor();
    await axe(player.page, "the sheet of a chouette");
    await shot(player.page, `chouette-sheet-${player === anna ? "1440x900" : "360x640-dark"}`);
  }
  const sheet = await anna.page.evaluate(async (path) => (await fetch(path)).text(), `/api/v1/chouettes/${id}/sheet`);
  check(sheet.startsWith("game,Anna,Bert,Cleo,Vega"), `the sheet as a file: ${sheet}`);
  await bert.page.getByRole("tab", { name: "Story" }).tap();
  await shot(bert.page, "chouette-story-390x844-dark");

  // Whoever leaves keeps the row; whoever watches presses nothing but to join.
  await bert.page.getByRole("button", { name: "Agreement, resign, leave" }).tap();
  await shot(bert.page, "chouette-agreed-390x844-dark");
  await bert.page.getByRole("button", { name: "Leave the chouette" }).tap();
  await bert.page.getByRole("button", { name: /Really leave/ }).tap();
  await bert.page.getByRole("button", { name: "Come back" }).waitFor();
  const dora = await open(`/chouette/${id}`);
  await dora.getByRole("button", { name: "Take a seat" }).waitFor();
  check(!(await dora.content()).includes("among us"), "who watches does not hear the team");
  await dora.goto(`${new URL(link).origin}/chouettes`);
  await shot(dora, "chouettes-1440x900");
}
