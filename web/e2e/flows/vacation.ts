// Going on vacation from correspondence: one goes, the other sees it at the board and in the list; days go by without a
// flag; back, the clock runs on.

import type { Locator, Page } from "playwright-core";
import type { MatchView, VacationView } from "../../src/wire";
import { axe, check, fits, shot, until, type Stage } from "../harness";
import { ask, together } from "../meet";
import { mouse, touch } from "../player";
import { atOwnServer, hasToMove, playUntil, type Player } from "./online";

const DAY = 24 * 3600;

/** So many days after a day. */
function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY * 1000).toISOString().slice(0, 10);
}

type Size = [number, number];
const DESKTOP: Size = [1440, 900];
const SMALL: Size = [360, 740];

/** Looked at, light and dark, with what it is about in sight. */
async function seen(page: Page, name: string, what: Locator, sizes: Size[] = [DESKTOP, SMALL]): Promise<void> {
  const before = page.viewportSize();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const theme of ["light", "dark"]) {
      await page.evaluate((chosen) => (document.documentElement.dataset["theme"] = chosen), theme);
      // A page that lays itself out for another window makes its parts anew.
      await until(`${name} can be scrolled to`, () =>
        what.scrollIntoViewIfNeeded().then(
          () => true,
          () => false,
        ),
      );
      await fits(page, `${name} ${width}`, false);
      await axe(page, `${name} ${width} ${theme}`);
      await until(`${name} is in sight at ${width}`, async () => {
        const box = await what.boundingBox();
        return box && box.x >= 0 && box.x + box.width <= width;
      });
      await shot(page, `${name}-${width}x${height}-${theme}`);
    }
  }
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "light"));
  if (before) await page.setViewportSize(before);
}

export async function vacation({ open }: Stage): Promise<void> {
  await atOwnServer(async (server) => {
    const anna = await open("/", { at: server });
    const bert = await open("/", { at: server, size: [390, 844], touch: true });
    await together(anna, bert, { clock: { type: "days", days: 3 } });
    const players: Player[] = [
      { page: anna, hand: mouse(anna) },
      { page: bert, hand: touch(bert) },
    ];
    const address = anna.url();
    const match = new URL(address).pathname.split("/").pop() ?? "";
    const view = (page: Page): Promise<MatchView> => ask<MatchView>(page, "GET", `/matches/${match}`);
    const turn = await playUntil(players, "somebody has to move", hasToMove);
    const { page } = turn;
    const stays = page === anna ? bert : anna;
    const chip = stays.getByText(/^on vacation until /);
    check((await chip.count()) === 0, "nobody is on vacation yet");

    // From the lobby to the account's page; more days than there are left are refused, with how many those are.
    await page.goto(`${server.url}/lobby`);
    await page.getByRole("link", { name: "Going on holiday?" }).click();
    const box = page.getByRole("region", { name: "Vacation" });
    await box.getByLabel("Last day").waitFor();
    const { today } = await ask<VacationView>(page, "GET", "/me/vacation");
    await box.getByLabel("Last day").fill(daysAfter(today, 80));
    await box.getByRole("button", { name: "Go on vacation" }).click();
    await box.getByRole("alert").filter({ hasText: "you have 30 days left of 30" }).waitFor();
    await seen(page, "vacation-refused", box);

    // Planned for later, thought better of, and dropped.
    await box.getByLabel("First day").fill(daysAfter(today, 2));
    await box.getByLabel("Last day").fill(daysAfter(today, 5));
    await box.getByRole("button", { name: "Go on vacation" }).click();
    await box.getByText(/^You will be on vacation from .* until /).waitFor();
    await seen(page, "vacation-planned", box);
    check((await chip.count()) === 0, "nobody is away before");
    await box.getByRole("button", { name: "Cancel the vacation" }).click();
    await box.getByRole("button", { name: "Go on vacation" }).waitFor();

    // By keys alone: from the last day to the button, and pressed.
    await box.getByLabel("Last day").fill(daysAfter(today, 5));
    await box.getByLabel("Last day").press("Enter");
    await box.getByText(/^You are on vacation until /).waitFor();
    await seen(page, "vacation-runs", box);
    await box.getByRole("button", { name: "Change the days" }).click();
    await until("it has begun", async () => (await box.getByLabel("First day").count()) === 0);
    await box.getByLabel("Last day").fill(daysAfter(today, 6));
    await seen(page, "vacation-changed", box);
    await box.getByRole("button", { name: "Save the new days" }).click();
    await box.getByRole("button", { name: "Change the days" }).waitFor();

    // The other sees it at once, at the board and in their list.
    await chip.first().waitFor();
    await seen(stays, "vacation-at-the-board", chip.first(), [DESKTOP, SMALL, [844, 390]]);
    await stays.goto(`${server.url}/`);
    await chip.first().waitFor();
    await seen(stays, "vacation-in-the-list", chip.first());
    await stays.goto(address);

    // More days than there are for a move: no flag falls, whoever looks.
    server.pass(4 * DAY);
    await stays.reload();
    await chip.first().waitFor();
    const waits = await view(stays);
    const own = waits.you === "a" ? "b" : "a";
    check(waits.phase.type === "toMove" && waits.clock?.running === own, `the match waits: ${waits.phase.type}`);
    check((waits.clock?.paused ?? 0) > 0 && (waits.clock?.delay ?? 0) > 2.9 * DAY * 1000, "and their clock is paused");

    // Back: the mark goes, and the clock runs on from where it stood.
    await page.reload();
    await box.getByRole("button", { name: "I am back" }).click();
    await box.getByRole("button", { name: "Go on vacation" }).waitFor();
    await until("the mark is gone", async () => (await chip.count()) === 0);
    server.pass(DAY);
    await page.goto(address);
    await page.locator(".board").waitFor();
    const told = await page.getByRole("timer").allInnerTexts();
    check(
      told.some((text) => text.trim().startsWith("1 d 23 h")),
      `the clock has run for a day: ${told.join(", ")}`,
    );
    const { seq } = await view(page);
    await playUntil([turn], "they play on", async () => (await view(page)).seq > seq);
    server.pass(3 * DAY + 60);
    await until("days count again", async () => (await view(page)).phase.type === "matchOver");
  });
}
