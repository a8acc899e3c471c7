// A guest's own match: played on a phone, it counts by itself and gives problems.

import { axe, check, fits, shot, until, type Stage } from "../harness";
import { ask } from "../meet";
import { look, playOn, startMatch, touch } from "../player";

export async function playedCounts({ open, server }: Stage): Promise<void> {
  const page = await open("/", { size: [390, 844], touch: true, settings: { length: 1, level: "beginner" } });
  await startMatch(page, "tap");
  const hand = touch(page);
  await playOn(page, hand, (_, so) => so.turns >= 3);
  const line = page.locator("button.last");
  check((await line.locator(".play").count()) === 2, `the last two plays stand in a line: ${await line.innerText()}`);
  await line.tap();
  const list = page.getByRole("region", { name: "Moves" });
  await list.waitFor();
  check((await list.locator("tbody tr").count()) >= 3, "a press shows all of them");
  await fits(page, "all plays on a phone");
  await axe(page, "all plays on a phone");
  await shot(page, "all-plays-390x844");
  await page.getByRole("button", { name: "Close" }).tap();
  await until("they are put away", async () => (await list.count()) === 0);
  const end = await playOn(page, hand);
  check(end.over, "the match is over");
  // Nothing is pressed: what was played counts.
  await until("the match is analysed and counts", async () => {
    await page.goto(`${server.url}/you`);
    await page.locator(".ways").waitFor();
    return (await page.locator(".key").count()) > 0;
  });
  await page.getByText("1 of 1 matches analysed").waitFor();
  await shot(page, "you-played-390x844");
  await page.goto(`${server.url}/quiz`);
  await page.locator(".board").waitFor();
  check(
    (await look(page)).movable.length > 0 || (await page.getByRole("button", { name: /double/i }).count()) > 0,
    "a mistake is a problem",
  );
  const { matches } = await ask<{ matches: unknown[] }>(page, "GET", "/collection");
  check(matches.length === 1, `the match is in the collection once: ${JSON.stringify(matches)}`);
}

/** One's own home may lie at the top, and a checker can be taken back alone. */
export async function homeAtTheTop({ open }: Stage): Promise<void> {
  const page = await open("/", { settings: { above: true, length: 1, level: "beginner" } });
  await startMatch(page);
  const rows = page.locator(".panel .row .name strong");
  await until("I am above", async () => (await rows.allInnerTexts()).join() === "You,Pasch");
  await shot(page, "home-at-the-top-1440x900");
  await page.getByRole("button", { name: "Settings" }).first().click();
  await page.getByLabel("Home at the top").uncheck();
  await until("I am below", async () => (await rows.allInnerTexts()).join() === "Pasch,You");
  await page.getByLabel("Volume").fill("20");
  await page.getByLabel("Slow", { exact: true }).last().check();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("pasch.settings") ?? "{}") as Record<string, unknown>);
  check(kept["volume"] === 20 && kept["dice"] === "slow" && kept["above"] === false, JSON.stringify(kept));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Sound" }).click();
  await page.getByText("Sound is off").waitFor();
  await page.keyboard.press("m");
  await page.getByText("Sound is on").waitFor();
}
