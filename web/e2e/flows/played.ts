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
  const card = page.getByRole("region", { name: "Result" });
  await card.locator(".pr").first().waitFor({ timeout: 120_000 });
  await card.locator(".dice.green").waitFor();
  await fits(page, "the card after a match");
  await axe(page, "the card after a match on a phone");
  await shot(page, "after-390x844");
  await page.setViewportSize({ width: 360, height: 640 });
  await fits(page, "the card on a small phone");
  await shot(page, "after-360x640");
  await page.setViewportSize({ width: 390, height: 844 });
  const retry = card.getByRole("link", { name: "Retry on the board" }).first();
  const costly = (await card.locator("li").first().innerText()).includes("Retry");
  if (costly) {
    await retry.tap();
    await page.waitForURL(/\/quiz\?problem=/);
    await page.locator(".board").waitFor();
    await page.goBack();
    await card.waitFor();
  }
  await card.getByRole("button", { name: "Play again" }).tap();
  await page.locator(".actions button", { hasText: "Roll" }).or(page.locator("button.place")).first().waitFor();
  check((await ask<{ matches: unknown[] }>(page, "GET", "/matches")).matches.length === 2, "there is a second match");
  await page.goto(`${server.url}/`);
  // Nothing more is pressed: what was played counts.
  await until("the match is analysed and counts", async () => {
    await page.goto(`${server.url}/you`);
    await page.locator(".ways").waitFor();
    return (await page.locator(".key").count()) > 0;
  });
  await page.getByText("1 of 1 matches analysed").waitFor();
  await shot(page, "you-played-390x844");
  const counts = page.getByLabel("against the computer");
  await counts.uncheck();
  await until("it counts no more", async () => (await page.locator(".key").count()) === 0);
  await fits(page, "nothing counts", false);
  await counts.check();
  await page.locator(".key").waitFor();
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
