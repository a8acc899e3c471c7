// A copy of a match that was cut: named in the import, the list and the review, with a link, and removed by hand.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { axe, check, fits, shot, until, type Stage } from "../harness";

const WHOLE = readFileSync(join(process.cwd(), "../testdata/mat/five-point.mat"), "utf8");
const CUT = WHOLE.slice(0, WHOLE.indexOf(" Game 3"));

async function copies(page: Page, size: string, touch: boolean): Promise<void> {
  const press = (name: string | RegExp): Promise<void> => {
    const button = page.getByRole("button", { name }).first();
    return touch ? button.tap() : button.click();
  };
  const rows = page.locator("[data-match]");
  for (const [number, [name, text]] of [["whole.mat", WHOLE] as const, ["cut.mat", CUT] as const].entries()) {
    const file = { name, mimeType: "text/plain", buffer: Buffer.from(text) };
    await page.locator("input[type=file]:not([webkitdirectory])").first().setInputFiles(file);
    await until(`${name} is there`, async () => (await rows.count()) === number + 1);
  }
  await page.getByText("1 match resembles another").waitFor();
  await press("Show which one");
  await page.getByText(/^Resembles carol – dave \(undated, 5 points, \d+ rolls\)/).waitFor();
  await press("Hide");
  const named = { hasText: /^carol – dave, Backgammon, 5 points, \d+ rolls$/ };
  check((await page.locator("[data-match] button", named).count()) === 2, "each names the other");
  await fits(page, `copies ${size}`, false);
  await axe(page, `copies ${size}`);
  await rows.first().scrollIntoViewIfNeeded();
  await shot(page, `copies-${size}`);

  // The latest is the copy; the match that it names is the whole one.
  await page.evaluate(async () => {
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
    await fetch("/api/v1/collection/analyse?level=instant", init);
  });
  await page.reload();
  const links = page.locator("[data-match] a", named);
  await until("both are analysed", async () => (await links.count()) === 2, 120_000);
  await (touch ? links.first().tap() : links.first().click());
  await page.waitForURL(/\/analysis\//);
  const there = page.getByRole("region", { name: "Resembles" });
  await there.waitFor({ timeout: 120_000 });
  await page.locator(".picture").first().waitFor({ timeout: 120_000 });
  await fits(page, `a review of a copy ${size}`, !touch);
  await axe(page, `a review of a copy ${size}`);
  await there.scrollIntoViewIfNeeded();
  await shot(page, `review-copy-${size}`);
  await press("Remove this copy");
  await press("Really remove this copy?");
  await page.waitForURL(/\/collection$/);
  await until("one is left", async () => (await rows.count()) === 1);
  check((await page.getByRole("button", { name: "Remove this copy" }).count()) === 0, "it resembles nothing any more");
}

export async function byMouse({ open }: Stage): Promise<void> {
  await copies(await open("/collection", { size: [1440, 900] }), "1440x900", false);
}

export async function byTouch({ open }: Stage): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await copies(await open("/collection", { size: [width, height], touch: true }), `${width}x${height}`, true);
  }
}
