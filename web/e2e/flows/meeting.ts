// Where players meet: ratings in the lobby, rated pairing near one's own rating, being told that somebody comes, and tables
// that close because nobody does.

import type { Page } from "playwright-core";
import { axe, check, fits, Server, shot, until, type Stage } from "../harness";
import { ask, atTheBoard } from "../meet";
import { mouse, playOn } from "../player";

const SIZES: [number, number][] = [
  [1440, 900],
  [390, 844],
  [360, 640],
];

async function atEachSize(page: Page, name: string, ready: () => Promise<void>, full = true): Promise<void> {
  for (const theme of full ? ["light", "dark"] : ["light"]) {
    await page.evaluate((chosen) => (document.documentElement.dataset["theme"] = chosen), theme);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await ready();
      await fits(page, `${name} ${width}`, false);
      if (full) await axe(page, `${name} ${width} ${theme}`);
      await shot(page, `${name}-${width}x${height}${theme === "dark" ? "-dark" : ""}`);
    }
  }
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "light"));
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function account(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/account?do=create`);
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("textbox", { name: "Password" }).fill("a prime of six");
  await page.getByRole("button", { name: "Create account", exact: true }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
}

async function atOwnServer(open: Stage["open"], told: (server: Server, pages: [Page, Page]) => Promise<void>): Promise<void> {
  const server = new Server("");
  await server.start();
  try {
    await told(server, [await open("/", { at: server }), await open("/", { at: server })]);
  } finally {
    await server.stop();
  }
}

/** Two accounts find each other by rated pairing; afterwards the lobby shows how strong they are. */
export async function ratedPairing({ open }: Stage): Promise<void> {
  await atOwnServer(open, async (server, [anna, bert]) => {
    await anna.goto(`${server.url}/lobby`);
    await anna.locator(".pairings button").first().waitFor();
    check((await anna.getByRole("group", { name: "Kind of quick pairing" }).count()) === 0, "guests play friendly matches");
    for (const [page, name] of [
      [anna, "Anna Rask"],
      [bert, "Bert Rask"],
    ] as const) {
      await account(page, server.url, name);
      await page.goto(`${server.url}/lobby`);
      await page.getByRole("group", { name: "Kind of quick pairing" }).getByRole("button", { name: "Rated" }).click();
      check(await page.getByRole("checkbox", { name: "Near my rating: 1350–1650" }).isChecked(), "near one's own rating");
    }
    await atEachSize(anna, "pairing-rated", () => anna.getByText("Near my rating: 1350–1650").waitFor());

    // Whoever waits long enough takes anybody.
    await anna.locator(".pairings button").first().click();
    await anna.getByText("Looking for ratings 1350–1650.").waitFor();
    await bert.locator("li[data-table]", { hasText: "Rated 1350–1650" }).waitFor();
    await atEachSize(anna, "pairing-near", () => anna.getByText("Looking for ratings 1350–1650.").waitFor());
    await anna.getByRole("button", { name: "Anybody" }).click();
    await anna.getByText("Looking for any rating.").waitFor();
    await bert.locator("li[data-table]", { hasText: "Rated 1350–1650" }).waitFor({ state: "detached" });
    await until("one table waits", async () => (await bert.locator("li[data-table]", { hasText: "Anna Rask" }).count()) === 1);
    await shot(anna, "pairing-anybody-1440x900");
    await anna.locator(".pairings button").first().click();
    await bert.getByText("No open tables right now.").waitFor();

    // Near each other they meet.
    await bert.locator(".pairings button").first().click();
    await bert.getByText("Looking for ratings 1350–1650.").waitFor();
    await anna.locator(".pairings button").first().click();
    for (const page of [anna, bert]) await atTheBoard(page);
    const playing = [playOn(anna, mouse(anna), (_, so) => so.turns >= 8), playOn(bert, mouse(bert))];
    await playing[0];
    if ((await anna.getByText(/wins? the match/).count()) === 0) {
      await anna.getByRole("button", { name: "More" }).click();
      await anna.getByRole("button", { name: "Give up the match" }).click();
      await anna.getByRole("button", { name: "Yes, give up" }).click();
    }
    await playing[1];
    await bert.locator("[data-rating]").waitFor();

    // The lobby shows both ratings, and keeps to them.
    await anna.goto(`${server.url}/lobby`);
    await bert.goto(`${server.url}/lobby`);
    const rating = await anna.locator(".people li", { hasText: "Bert Rask" }).locator(".rating").innerText();
    check(/^\d{4}$/.test(rating) && rating !== "1500", `Bert's rating: ${rating}`);
    const range = `${Number(rating) - 150}–${Number(rating) + 150}`;
    await bert.getByText(`Near my rating: ${range}`).waitFor();
    await bert.locator(".pairings button").nth(1).click();
    const row = anna.locator("li[data-table]", { hasText: `Rated ${range}` });
    await row.waitFor();
    check((await row.locator(".rating").innerText()) === rating, "the table shows its host's rating");
    await anna.locator("#open-tables ~ .near, .near").getByRole("checkbox").check();
    await row.waitFor();
    await atEachSize(anna, "lobby-rated", () => row.waitFor());
  });
}

/** Told on another page, and at the board, that somebody is there; not while one looks, and not once one plays. */
export async function toldOfComers({ open }: Stage): Promise<void> {
  await atOwnServer(open, async (server, [anna, bert]) => {
    await ask(bert, "PUT", "/me", { name: "Bert" });
    await bert.goto(`${server.url}/variants`);
    await anna.goto(`${server.url}/lobby`);
    const toggle = anna.getByRole("switch", { name: "Tell me when somebody comes" });
    await until("it can be switched on", () => toggle.isEnabled());
    await toggle.click();
    await anna.getByText("On until").waitFor();
    await atEachSize(anna, "lookout-on", () => anna.getByText("On until").waitFor());
    await anna.goto(`${server.url}/variants`);
    await until("she has left the lobby", async () => (await ask<{ lookout: number | null }>(anna, "GET", "/notices")).lookout !== null);
    await anna.waitForTimeout(1000);
    await bert.goto(`${server.url}/lobby`);
    const toast = anna.locator(".toast", { hasText: "Bert is in the lobby." });
    await toast.waitFor();
    await axe(anna, "told of somebody");
    await atEachSize(anna, "lookout-told", () => toast.waitFor(), false);
    await toast.getByRole("button", { name: "To the lobby" }).click();
    await anna.waitForURL(/\/lobby$/);
    check(await toggle.isChecked(), "it goes on");

    // Ten minutes later, while she plays the computer.
    server.pass(660);
    const match = await ask<{ id: string }>(anna, "POST", "/matches", {
      variant: "backgammon",
      length: 3,
      cube: true,
      jacoby: false,
      beavers: false,
      opponent: { type: "bot", level: "beginner" },
      seat: "a",
    });
    await anna.goto(`${server.url}/play/${match.id}`);
    await anna.locator(".board").waitFor();
    await anna.waitForTimeout(1000);
    const table = await ask<{ id: string }>(bert, "POST", "/tables", {
      game: { variant: "backgammon", then: [], length: 1, cube: true, jacoby: false, beavers: false, illegal: "refused" },
      clock: { type: "none" },
      rated: false,
      public: true,
    });
    const opened = anna.locator(".toast", { hasText: "Bert has opened a table." });
    await opened.waitFor();
    await atEachSize(anna, "lookout-at-the-board", () => opened.waitFor(), false);

    // Once she sits down at a table it is off.
    await anna.goto(`${server.url}/t/${table.id}`);
    await anna.getByLabel("Your name").fill("Anna");
    await anna.getByRole("button", { name: "Sit down and play" }).click();
    await atTheBoard(anna);
    await anna.goto(`${server.url}/lobby`);
    await until("it can be switched on again", () => toggle.isEnabled());
    check(!(await toggle.isChecked()), "whoever plays is not told");
  });
}

/** Two of the computer's players play for everybody who looks, and the match goes on by itself. */
export async function exhibition({ open }: Stage): Promise<void> {
  await atOwnServer(open, async (server, [anna, bert]) => {
    await anna.goto(`${server.url}/lobby`);
    await anna.getByRole("link", { name: "Watch the computer’s players" }).click();
    const game = anna.locator("[data-exhibition]");
    await game.waitFor();
    const seq = async (page: Page): Promise<number> => Number(await page.locator("[data-exhibition]").getAttribute("data-seq"));
    await until("the opening roll is thrown", async () => (await seq(anna)) > 0);
    const before = await seq(anna);
    await until("it goes on", async () => (await seq(anna)) > before + 3);
    check((await game.locator(".chip").count()) === 2, "both are marked as computers");
    await bert.goto(`${server.url}/watch`);
    await bert.locator("[data-exhibition]").waitFor();
    const id = (page: Page): Promise<string | null> => page.locator("[data-exhibition]").getAttribute("data-exhibition");
    check((await id(anna)) === (await id(bert)), "everybody sees the same match");
    await atEachSize(anna, "watch", () => game.waitFor());
    await bert.goto(`${server.url}/`);
    await bert
      .getByRole("link", { name: /^Watch/ })
      .first()
      .click();
    await bert.locator("[data-exhibition]").waitFor();
    const { matches } = await ask<{ matches: unknown[] }>(anna, "GET", "/matches");
    check(matches.length === 0, "nothing is left behind");
  });
}

/** A table for anybody, without a clock, closes after an hour, in words. */
export async function untouchedTable({ open }: Stage): Promise<void> {
  await atOwnServer(open, async (server, [anna, bert]) => {
    const wish = {
      game: { variant: "backgammon", then: [], length: 1, cube: true, jacoby: false, beavers: false, illegal: "refused" },
      clock: { type: "none" },
      rated: false,
      public: true,
    };
    const [first, second] = [
      await ask<{ id: string }>(anna, "POST", "/tables", wish),
      await ask<{ id: string }>(anna, "POST", "/tables", { ...wish, clock: { type: "days", days: 3 } }),
    ];
    await anna.goto(`${server.url}/t/${first.id}`);
    await anna.getByText("If nobody comes for an hour, the table closes.").waitFor();
    await bert.goto(`${server.url}/lobby`);
    await bert.locator(`[data-table="${first.id}"]`).waitFor();
    server.pass(3660);
    const why = anna.getByText("Closed: nobody came for an hour.");
    await why.waitFor();
    await bert.locator(`[data-table="${first.id}"]`).waitFor({ state: "detached" });
    await bert.locator(`[data-table="${second.id}"]`).waitFor();
    await anna.reload();
    await why.waitFor();
    await atEachSize(anna, "table-untouched", () => why.waitFor());
    // In the lobby it is said in passing.
    await ask(anna, "POST", "/tables", wish);
    await anna.goto(`${server.url}/lobby`);
    await anna.locator("li[data-table]").nth(1).waitFor();
    server.pass(3660);
    await anna.locator(".toast", { hasText: "Closed: nobody came for an hour." }).waitFor();
  });
}
