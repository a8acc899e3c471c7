// The computer's players: chosen in the form for a new match, met at the board, and waiting in an empty lobby.

import type { Page } from "playwright-core";
import { axe, check, fits, Server, shot, until, type Stage } from "../harness";
import { mouse, playOn, touch } from "../player";

const SIZES: [number, number][] = [
  [1440, 900],
  [390, 844],
  [360, 640],
];

/** Whether the portrait is drawn. */
const isDrawn = (page: Page, src: string): Promise<boolean> =>
  page.evaluate((one) => [...document.querySelectorAll("img")].some((img) => img.getAttribute("src") === one && img.naturalWidth > 0), src);

export async function chosenOpponent({ open }: Stage): Promise<void> {
  const page = await open("/?new");
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.locator("label", { hasText: "Vega" }).waitFor();
    await fits(page, `opponents ${width}x${height}`, false);
    await shot(page, `opponents-${width}x${height}`);
  }
  // Three answers place a newcomer.
  const answer = (text: string): Promise<void> => page.locator(".placing label", { hasText: text }).click();
  await page.getByText("Which one suits me?").click();
  for (const text of ["Hardly at all", "I do not know the cube", "Family and friends"]) await answer(text);
  await page.getByText("Lumi should suit you").waitFor();
  check(await page.locator(".faces label", { hasText: "Lumi" }).locator("input").isChecked(), "the weakest is chosen");
  await fits(page, "placing at 360x640", false);
  await axe(page, "placing");
  await shot(page, "placing-360x640");
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const text of ["For years", "I know what I need", "In tournaments"]) await answer(text);
  await page.getByText("Juno should suit you").waitFor();
  await shot(page, "placing-1440x900");
  await page.getByText("Which one suits me?").click();
  await page.locator(".faces label", { hasText: "Rex" }).click();
  await page.getByText("never lets a blot live").waitFor();
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".board").waitFor();
  await page.locator(".row", { hasText: "Rex" }).waitFor();
  await until("the face stands beside the name", () => isDrawn(page, "/faces/rex.svg"));
  await shot(page, "opponent-at-the-board");
  // One of one's own making is kept in this browser.
  await page.goto(new URL("/?new", page.url()).href);
  check(await page.locator(".faces label", { hasText: "Rex" }).locator("input").isChecked(), "the last opponent is chosen again");
  await page.locator("label", { hasText: "Custom" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Grandpa");
  await page.getByLabel("Level").selectOption({ label: "Beginner" });
  await page.getByLabel("Style").selectOption({ label: "Careful" });
  await page.getByLabel("How long its dice stay").selectOption({ label: "Briefly" });
  await axe(page, "an opponent of one's own");
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await fits(page, `own opponent ${width}x${height}`, false);
    await shot(page, `opponent-own-${width}x${height}`);
  }
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".row", { hasText: "Grandpa" }).waitFor();
  await until("it has the machine's portrait", () => isDrawn(page, "/faces/custom.svg"));
  await playOn(page, mouse(page), (_, so) => so.turns >= 1);
  await page.goto(new URL("/?new", page.url()).href);
  check((await page.getByLabel("Name", { exact: true }).inputValue()) === "Grandpa", "the name is kept");
}

/** An empty lobby: a bot of the house waits, somebody sits down and plays. */
export async function houseBotsTable({ open }: Stage): Promise<void> {
  const server = new Server("", ["--house-bots", "2"]);
  await server.start();
  try {
    for (const [place, [width, height]] of SIZES.entries()) {
      const phone = width < 700;
      const page = await open("/lobby", { at: server, size: [width, height], touch: phone });
      const join = page.getByRole("button", { name: /^Join / });
      await until("two tables are open", async () => (await join.count()) === 2);
      check((await page.locator("li", { hasText: "computer" }).count()) === 2, "both are marked as computers");
      await fits(page, `house tables ${width}x${height}`, false);
      await axe(page, `house tables ${width}x${height}`);
      await shot(page, `house-tables-${width}x${height}`);
      await join.first().click();
      await page.waitForURL(/\/(t|play)\//);
      if (page.url().includes("/t/")) {
        await page.getByLabel("Your name").fill(`Anna${place}`);
        await page.keyboard.press("Enter");
        await page.waitForURL(/\/play\//);
      }
      await page.locator(".board").waitFor();
      await playOn(page, phone ? touch(page) : mouse(page), (_, so) => so.turns >= 2);
      await fits(page, `at a house bot's table ${width}x${height}`);
      await shot(page, `house-match-${width}x${height}`);
      await page.close();
    }
  } finally {
    await server.stop();
  }
}
