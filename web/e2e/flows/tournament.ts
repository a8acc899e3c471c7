// Tournaments: an evening with real boards, and one that is played here.

import type { Page } from "playwright-core";

import type { MatchView, TournamentMatch, TournamentView } from "../../src/wire";
import { axe, check, fits, shot, until, type Stage } from "../harness";
import { ask, atTheBoard, me } from "../meet";

const seen = (page: Page, id: string): Promise<TournamentView> => ask<TournamentView>(page, "GET", `/tournaments/${id}`);

/** A tournament made by the form; its address. */
async function make(page: Page, name: string, fill: () => Promise<void>): Promise<string> {
  await page.goto(`${new URL(page.url()).origin}/lobby`);
  await page.getByRole("link", { name: "Tournaments" }).click();
  await page.getByRole("button", { name: "New tournament" }).click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await fill();
  await axe(page, "the form of a tournament");
  await page.getByRole("button", { name: "Open the tournament" }).click();
  await page.waitForURL(/\/tournament\//);
  return page.url();
}

async function enter(page: Page, link: string, name: string, press: "click" | "tap"): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Enter", exact: true })[press]();
  await page.getByText("You are in.").waitFor();
}

/** An evening of eight with a consolation: two report by phone, the director enters the rest, and corrects one. */
export async function realBoards({ open }: Stage): Promise<void> {
  const dora = await open("/");
  const anna = await open("/", { size: [390, 844], touch: true, settings: { theme: "dark" } });
  const bert = await open("/", { size: [360, 640], touch: true });
  const link = await make(dora, "Club evening", async () => {
    await dora.getByLabel("Where it is played").selectOption({ label: "On real boards" });
    await dora.getByLabel("Points to win a match").fill("3");
    await shot(dora, "tournament-new-1440x900");
  });
  const id = link.slice(link.lastIndexOf("/") + 1);
  await enter(anna, link, "Anna", "tap");
  await enter(bert, link, "Bert", "tap");
  for (const name of ["Cleo", "Dan", "Eva", "Finn", "Gus", "Hilde"]) {
    await dora.getByLabel("Enter somebody").fill(name);
    await dora.getByRole("button", { name: "Add" }).click();
    await until(`${name} is in`, async () => (await seen(dora, id)).entrants.some((one) => one.name === name));
  }
  await dora.getByRole("button", { name: "Start the tournament" }).click();
  await until("four matches are played", async () => (await seen(dora, id)).matches.filter((one) => one.running).length === 4);
  await dora.getByText("Main event").first().waitFor();
  await shot(dora, "tournament-1440x900");
  await shot(anna, "tournament-390x844-dark");
  await shot(bert, "tournament-360x640");
  for (const [page, name] of [
    [dora, "the director's page"],
    [anna, "a tournament on a phone"],
    [bert, "a tournament on a small phone"],
  ] as const) {
    await axe(page, name);
    await fits(page, name, false);
  }

  // Anna says how her match ended; the director sees it, and decides.
  const mine = await anna.locator("section[aria-label='Your match']");
  await mine.waitFor();
  const yours = (await seen(anna, id)).matches.find((one) => one.running && one.players.includes(0));
  check(yours, "Anna has a match");
  const first = yours.players[0] === 0;
  await mine
    .getByRole("spinbutton")
    .nth(first ? 0 : 1)
    .fill("3");
  await mine
    .getByRole("spinbutton")
    .nth(first ? 1 : 0)
    .fill("1");
  await mine.getByRole("button", { name: /Enter the result: Anna wins/ }).tap();
  await mine.getByText(/Anna says: Anna won/).waitFor();

  const decide = async (match: TournamentMatch, left: number, right: number, reason: string): Promise<void> => {
    await dora.getByLabel("A match to decide or correct").selectOption({ value: String(match.id) });
    if (reason !== "") await dora.getByLabel(/^Reason/).fill(reason);
    const form = dora.locator("section[aria-label='Director'] form").last();
    await form.getByRole("spinbutton").nth(0).fill(String(left));
    await form.getByRole("spinbutton").nth(1).fill(String(right));
    await form.getByRole("button", { name: /Decide:/ }).click();
  };
  await decide(yours, first ? 3 : 1, first ? 1 : 3, "");
  await until("it counts", async () => (await seen(dora, id)).matches.some((one) => one.id === yours.id && one.winner === 0));
  // Written down the wrong way round: a correction has a reason.
  await decide(yours, first ? 1 : 3, first ? 3 : 1, "written down the wrong way round");
  await until("the other has won", async () =>
    (await seen(dora, id)).matches.some((one) => one.id === yours.id && one.winner !== 0 && one.reasons.length === 1),
  );

  for (let turn = 0; turn < 40; turn += 1) {
    const view = await seen(dora, id);
    if (view.stage === "finished") break;
    const next = view.matches.find((one) => one.running);
    check(next, "somebody plays");
    await decide(next, next.length, turn % next.length, "");
    await until("it is decided", async () => (await seen(dora, id)).matches.some((one) => one.id === next.id && !one.running));
  }
  const end = await seen(dora, id);
  check(end.stage === "finished", "the evening ends");
  check(end.matches.filter((one) => one.section.type === "main").length === 7, "seven matches of the main event");
  check(
    end.matches.some((one) => one.section.type === "consolation"),
    "there is a consolation",
  );
  await dora.getByText("Standings").first().waitFor();
  await shot(dora, "tournament-over-1440x900");
  const sheet = await dora.evaluate(async (path) => (await fetch(path)).text(), `/api/v1/tournaments/${id}/results`);
  check(sheet.includes("Anna") && sheet.includes("Hilde"), `the results as a file: ${sheet.slice(0, 200)}`);
  await dora.goto(`${link}/wall`);
  await dora.getByRole("heading", { name: "Standings" }).waitFor();
  await shot(dora, "tournament-wall-1440x900");
  await axe(dora, "the wall");
}

/** A Swiss of four that is played here: tables make themselves, results come in by themselves. */
export async function playedHere({ open }: Stage): Promise<void> {
  const anna = await open("/");
  const link = await make(anna, "Quick Swiss", async () => {
    await anna.getByLabel("Format").selectOption({ label: "Swiss" });
    await anna.getByLabel("Points to win a match").fill("1");
    await anna.getByLabel("Rounds (0: as many as needed)").fill("2");
  });
  const id = link.slice(link.lastIndexOf("/") + 1);
  const others = [await open("/about"), await open("/about"), await open("/about", { size: [390, 844], touch: true })];
  await enter(anna, link, "Anna", "click");
  for (const [at, page] of others.entries()) await enter(page, link, ["Bert", "Cleo", "Dan"][at] ?? "", at === 2 ? "tap" : "click");
  await anna.getByRole("button", { name: "Start the tournament" }).click();
  const pages = [anna, ...others];
  const ids = await Promise.all(pages.map(me));
  for (const round of [1, 2]) {
    await until(
      `round ${round} is played`,
      async () => (await seen(anna, id)).matches.filter((one) => one.running && one.matchId !== null).length === 2,
    );
    for (const page of pages) await page.getByRole("link", { name: "To the board" }).waitFor();
    if (round === 1) {
      // One press leads to the board.
      await anna.getByRole("link", { name: "To the board" }).click();
      await anna.locator(".board").waitFor();
      await shot(anna, "tournament-board-1440x900");
      await anna.goto(link);
    }
    const view = await seen(anna, id);
    for (const match of view.matches.filter((one) => one.running)) {
      // Both go to their board; who sits at seat a gives the match up.
      const [a, b] = match.players.map((player) => pages[ids.indexOf(view.entrants.find((one) => one.id === player)?.user ?? "")]);
      check(a && b && match.matchId !== null, "two sit there");
      for (const page of [a, b]) {
        await page.getByRole("link", { name: "To the board" }).click();
        await atTheBoard(page);
      }
      await a.getByRole("button", { name: "More", exact: true }).click();
      await a.getByRole("button", { name: "Give up the match" }).click();
      await a.getByRole("button", { name: "Yes, give up" }).click();
      await until(
        "it is over for both",
        async () => (await ask<MatchView>(b, "GET", `/matches/${match.matchId}`)).phase.type === "matchOver",
      );
      for (const page of [a, b]) await page.goto(link);
    }
  }
  await until("it is over", async () => (await seen(anna, id)).stage === "finished");
  const end = await seen(anna, id);
  check(end.matches.length === 4 && end.matches.every((one) => one.winner !== null), "four matches were decided by themselves");
  check(end.standings[0]?.wins === 2, "somebody won both");
  await anna.getByRole("heading", { name: "Standings" }).waitFor();
  await shot(anna, "tournament-swiss-over-1440x900");
  await axe(anna, "a tournament that is over");
}
