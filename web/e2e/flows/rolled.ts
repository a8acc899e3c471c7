// Chosen decisions are rolled out in one go; the rollouts stay beside what the analysis says.

import type { Page } from "playwright-core";
import { axe, check, fits, shot, until, type Stage } from "../harness";
import { imported } from "./study";

const press = async (page: Page, touch: boolean, name: string | RegExp): Promise<void> => {
  const button = page.getByRole("button", { name }).first();
  await (touch ? button.tap() : button.click());
};

/** Rolls two decisions out from the page of decisions, and looks at them there and in the review. */
async function rolled(page: Page, url: string, size: string, touch: boolean): Promise<void> {
  await imported(page);
  await page.goto(`${url}/collection/decisions?kinds=play&order=matches`);
  const cards = page.locator("article");
  await cards.first().waitFor();
  for (const at of [0, 1]) await cards.nth(at).getByRole("checkbox").check();
  await press(page, touch, /^Roll out$/);
  const form = page.getByRole("region", { name: "Roll out" });
  await form.getByText(/^2 decisions/).waitFor();
  await form.getByText("Settings").click();
  await form.getByLabel("Games").fill("72");
  await form.getByLabel("Games").press("Tab");
  await fits(page, `rolling out ${size}`, false);
  await axe(page, `rolling out ${size}`);
  await shot(page, `roll-out-${size}`);
  await press(page, touch, "Roll out 2 decisions");
  await until("both are rolled out", async () => (await page.locator("article summary").count()) === 2);
  await page.getByRole("button", { name: "Stop rolling out" }).waitFor({ state: "detached" });
  const first = cards.first();
  await first.getByText(/^Equities of the rollout, 72 games/).click();
  check((await first.locator("tbody tr").count()) > 1, "several candidates");
  check(/±0\.\d{3}/.test((await first.locator("tbody").textContent()) ?? ""), "each with its standard error");
  await fits(page, `rolled out ${size}`, false);
  await axe(page, `rolled out ${size}`);
  await first.scrollIntoViewIfNeeded();
  await shot(page, `rolled-out-${size}`);

  const link = first.getByRole("link", { name: "Review" });
  await (touch ? link.tap() : link.click());
  const there = page.getByRole("region", { name: "Rollout" });
  await there.getByText("72 games").first().waitFor();
  await axe(page, `a review with a rollout ${size}`);
  await there.scrollIntoViewIfNeeded();
  await shot(page, `review-rollout-${size}`);
}

export async function byMouse({ open, server }: Stage): Promise<void> {
  const page = await open("/collection", { size: [1440, 900] });
  await rolled(page, server.url, "1440x900", false);

  // Many that take long are stopped; what is finished stays.
  await page.goto(`${server.url}/collection/decisions`);
  await page.locator("article").first().waitFor();
  await press(page, false, /^Roll out$/);
  await press(page, false, "Strong");
  const form = page.getByRole("region", { name: "Roll out" });
  await form.getByText("Settings").click();
  await form.getByLabel("Games").fill("36000");
  await form.getByLabel("Games").press("Tab");
  await press(page, false, /^Roll out \d+ decisions$/);
  await page.getByText(/^0 of \d+ rolled out/).waitFor();
  await shot(page, "rolling-1440x900");
  await press(page, false, "Stop rolling out");
  await page.getByRole("button", { name: "Stop rolling out" }).waitFor({ state: "detached" });
  await until("two have their rollout", async () => (await page.locator("article summary").count()) === 2);
}

export async function byTouch({ open, server }: Stage): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    const page = await open("/collection", { size: [width, height], touch: true });
    await rolled(page, server.url, `${width}x${height}`, true);
  }
}
