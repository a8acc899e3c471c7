// Whole games against the computer in every game of the family, by mouse: npm run e2e -- "games of the family".
// PASCH_GAMES names the games, separated by commas, or says "all"; without it one of each kind is played.

import { check, shot, type Stage } from "../harness";
import { mouse, playOn } from "../player";

const ONE_OF_EACH = ["plakoto", "fevga", "russian"];
/** Turns after which a game is in its middle. */
const MIDDLE = 7;

async function botGames(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/v1/variants`);
  const { variants } = (await answer.json()) as { variants: { id: string; bot: boolean }[] };
  return variants.filter((one) => one.bot).map((one) => one.id);
}

export async function wholeGamesOfTheFamily({ open, server }: Stage): Promise<void> {
  const known = await botGames(server.url);
  const named = process.env["PASCH_GAMES"] ?? "";
  const wanted = named === "" ? ONE_OF_EACH.filter((one) => known.includes(one)) : named === "all" ? known : named.split(",");
  check(wanted.length > 0, "there are games to play");
  const troubles: string[] = [];
  for (const id of wanted) {
    const start = Date.now();
    try {
      await wholeGame(open, id);
      if (named !== "") console.log(`     ${id} (${((Date.now() - start) / 1000).toFixed(0)} s)`);
    } catch (error) {
      troubles.push(`${id}: ${error instanceof Error ? error.message : String(error)}`);
      if (named !== "") console.log(`     ${troubles.at(-1)}`);
    }
  }
  check(troubles.length === 0, troubles.join("\n  "));
}

async function wholeGame(open: Stage["open"], id: string): Promise<void> {
  const page = await open(`/?new=${id}`);
  await page.getByRole("button", { name: "Start", exact: false }).last().click();
  await page.waitForURL(/\/play\//);
  await page.locator(".board").waitFor();
  const hand = mouse(page);
  await playOn(page, hand, (sight, so) => so.turns >= 1 && (sight.movable.length > 0 || sight.roll));
  await shot(page, `family-${id}-opening`);
  await playOn(page, hand, (sight, so) => so.turns >= MIDDLE && (sight.movable.length > 0 || sight.roll));
  await shot(page, `family-${id}-middle`);
  await playOn(page, hand);
  await shot(page, `family-${id}-over`);
  await page.close();
}
