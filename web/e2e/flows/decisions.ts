// Decisions of the collection: searched by what stood on the board, flagged, noted on, put in sets and practised.

import type { Page } from "playwright-core";
import { axe, check, fits, shot, until, type Stage } from "../harness";
import { imported } from "./study";

const count = async (page: Page): Promise<number> => {
  const text = await page.locator(".found [role=status]").textContent();
  return Number(/^(\d+) decision/.exec(text?.trim() ?? "")?.[1] ?? -1);
};

/** Answers every decision of a drill about the cube, the first answer each time; how many there were. */
async function drilled(page: Page, press: (name: RegExp) => Promise<void>): Promise<number> {
  for (let answered = 0; ; answered += 1) {
    check(answered < 20, "a drill ends");
    const done = page.getByRole("heading", { name: /^Done: \d+ of \d+ right$/ });
    await page.locator(".actions button.answer, h1:has-text('Done:')").first().waitFor();
    if (await done.isVisible()) return answered;
    await press(/^(Roll|Take|Pass|Double|No double)/);
    await page.getByRole("link", { name: "Open the analysis" }).waitFor();
    await press(/^Next/);
  }
}

export async function byMouse({ open, server }: Stage): Promise<void> {
  const page = await open("/collection", { size: [1440, 900] });
  await imported(page);
  await page.goto(`${server.url}/collection`);
  await page.getByRole("link", { name: "Search decisions" }).click();
  await page.waitForURL(/\/collection\/decisions$/);
  await page.locator("article").first().waitFor();
  const all = await count(page);
  check(all > 8, `there are decisions: ${all}`);
  for (const theme of ["light", "dark"]) {
    await page.evaluate((chosen) => localStorage.setItem("pasch.settings", JSON.stringify({ speed: 0, theme: chosen })), theme);
    await page.reload();
    await page.locator("article").first().waitFor();
    await fits(page, "decisions 1440", false);
    await axe(page, `decisions, ${theme}`);
    await shot(page, `decisions-1440x900${theme === "dark" ? "-dark" : ""}`);
  }

  // By the roll, then by the points that are held.
  await page.getByLabel("Roll").fill("3-1");
  await page.getByLabel("Roll").press("Enter");
  await until("both three-ones are found", async () => (await count(page)) === 2);
  await page.getByRole("button", { name: "Point 5: anything" }).click();
  await page.getByRole("button", { name: "Point 5: held by the player who decides" }).click();
  await page.getByRole("button", { name: "Point 5: held by the other player" }).waitFor();
  await until("nobody holds the other's twenty point", async () => (await count(page)) === 0);
  await page.getByText("No decision fits").waitFor();
  await page.getByRole("button", { name: "Point 5: held by the other player" }).click();
  await until("it is asked for no more", async () => (await count(page)) === 2);

  // A flag, a note and tags; they are found again.
  const first = page.locator("article").first();
  await first.getByRole("button", { name: "Flag" }).click();
  await first.getByRole("button", { name: "Note" }).click();
  await first.getByLabel("Note").fill("Make the five point.");
  await first.getByLabel("Tags").fill("opening #three-one");
  await first.getByRole("button", { name: "Save" }).click();
  await first.getByText("#three-one").waitFor();
  await page.getByRole("button", { name: /#three-one/ }).click();
  await until("the tag is found", async () => (await count(page)) === 1);
  check((await page.getByLabel("Roll").inputValue()) === "", "a tag is asked for alone");
  await page.getByRole("button", { name: "Flagged" }).click();
  await until("the flag is found", async () => page.url().endsWith("?flagged=true") && (await count(page)) === 1);
  await shot(page, "decisions-flagged-1440x900");

  // The same note beside the review.
  await page.getByRole("link", { name: "Review" }).click();
  const notes = page.getByRole("region", { name: "Your notes" });
  await notes.getByText("Make the five point.").waitFor();
  await notes.getByRole("button", { name: "On the match" }).click();
  await notes.getByLabel("Note").fill("A club evening.");
  await notes.getByRole("button", { name: "Save" }).click();
  await notes.getByText("A club evening.").waitFor();
  await axe(page, "a review with notes");
  await shot(page, "review-notes-1440x900");

  // Decisions about the cube become a set, and are practised.
  await page.goto(`${server.url}/collection/decisions?kinds=take%2Cdrop%2Cbeaver%2Craccoon`);
  await until("a pass is found", async () => (await count(page)) === 1);
  await page.getByRole("button", { name: "Save as a set" }).click();
  await page.getByLabel("Name of the set").fill("Passes");
  await page.getByRole("button", { name: "Save 1 decision" }).click();
  await page
    .getByRole("button", { name: /^Passes/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Practise Passes" }).click();
  const answered = await drilled(page, (name) => page.getByRole("button", { name }).first().click());
  check(answered === 1, `one was asked, not ${answered}`);
  await axe(page, "a drill that is done");
  await shot(page, "drill-done-1440x900");
  await page.getByRole("button", { name: "Once more" }).click();
  await page.locator(".actions button.answer").first().waitFor();

  const download = page.waitForEvent("download");
  await page.goto(`${server.url}/collection/decisions?kinds=take%2Cdrop%2Cbeaver%2Craccoon`);
  await page.locator("article").first().waitFor();
  await page.getByRole("link", { name: "Export" }).click();
  check((await download).suggestedFilename() === "pasch-xgids.txt", "positions are a file");

  // A set goes, and what was in it stays.
  await page.getByRole("button", { name: "Delete Passes" }).click();
  await page.getByRole("button", { name: "Really delete Passes?" }).click();
  await until("the set is gone", async () => (await page.getByRole("button", { name: /^Passes/ }).count()) === 0);
}

export async function byTouch({ open, server }: Stage): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    const page = await open("/collection", { size: [width, height], touch: true });
    await imported(page);
    await page.goto(`${server.url}/collection/decisions`);
    await page.locator("article").first().waitFor();
    await fits(page, `decisions ${width}`, false);
    await page.getByRole("button", { name: "Filters" }).tap();
    await page.getByRole("button", { name: "Point 6: anything" }).tap();
    await page.getByLabel("Decision").selectOption({ label: "Take or pass" });
    await until("a pass is found", async () => (await count(page)) === 1);
    await fits(page, `decisions asked ${width}`, false);
    await axe(page, `decisions asked ${width}`);
    await shot(page, `decisions-asked-${width}x${height}`);
    await page.getByRole("button", { name: /^Filters/ }).tap();
    await page.locator("article").first().getByRole("button", { name: "Flag" }).tap();
    await page.getByRole("button", { name: "Practise" }).tap();
    const answered = await drilled(page, (name) => page.getByRole("button", { name }).first().tap());
    check(answered === 1, `one was asked, not ${answered}`);
    await page.getByRole("link", { name: "All decisions" }).first().tap();
    await page.locator("article").first().waitFor();
    await shot(page, `decisions-${width}x${height}`);
  }
}

export async function byKeys({ open, server }: Stage): Promise<void> {
  const page = await open("/collection", { size: [1440, 900] });
  await imported(page);
  await page.goto(`${server.url}/collection/decisions`);
  await page.locator("article").first().waitFor();
  await page.getByRole("button", { name: "Point 6: anything" }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Point 6: held by the player who decides" }).waitFor();
  await page.getByLabel("Roll").focus();
  await page.keyboard.type("65");
  await page.keyboard.press("Enter");
  await until("the six-five is found", async () => (await count(page)) === 1);
  await page.locator("article").first().getByRole("checkbox").focus();
  await page.keyboard.press("Space");
  await page.getByText("1 decision chosen").waitFor();
  await page.locator("article").first().getByRole("button", { name: "Note" }).focus();
  await page.keyboard.press("Enter");
  await page.locator("article").first().getByLabel("Note").focus();
  await page.keyboard.type("By hand.");
  await page.locator("article").first().getByRole("button", { name: "Save" }).press("Enter");
  await page.getByText("By hand.").waitFor();
}
