// Coming to the pages: for the first time, by another name of this machine, without cookies, with an older page.

import type { Page } from "playwright-core";
import { axe, check, fits, shot, until, type Stage } from "../harness";
import { ask, me } from "../meet";

const PATHS = [
  "/",
  "/?new",
  "/lobby",
  "/analysis",
  "/position",
  "/openings",
  "/collection",
  "/variants",
  "/variants/relatives",
  "/variants/backgammon",
  "/variants/backgammon/lesson",
  "/you",
  "/quiz",
  "/quiz/daily",
  "/problems",
  "/problems/daily",
  "/problems/mixed",
  "/train",
  "/train/pips",
  "/train/score",
  "/dice",
  "/account",
  "/friends",
  "/players",
  "/learn",
  "/learn/first",
  "/about",
];

/** Bytes that the start page may take on its way to a browser that has never been here. */
export const LIGHT = 160_000;

/** All that has come from the server so far, in bytes on the line. */
export const fetched = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].reduce(
      (sum, one) => sum + (one as PerformanceResourceTiming).transferSize,
      0,
    ),
  );

/** How far what is shown may move while the start page comes, by the measure of browsers (CLS). */
const STEADY = 0.02;

/** Notes how far things move. Runs in the page before its own programs. */
function noteShifts(): void {
  const seen = window as unknown as { shifted: number };
  seen.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shifted += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** A guest's first visit to any page: every request is answered, none has to fail. */
export async function firstVisits({ open }: Stage): Promise<void> {
  for (const path of PATHS) {
    const page = await open(path, { strict: true });
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    // What follows a moment later, such as an endgame or the list of matches.
    await page.waitForTimeout(800);
    if (path === "/") {
      const bytes = await fetched(page);
      console.log(`the start page takes ${bytes} bytes`);
      check(bytes > 50_000 && bytes <= LIGHT, `the start page takes ${bytes} bytes, and may take ${LIGHT}`);
    }
    await page.context().close();
  }
  for (const size of [
    [1440, 900],
    [390, 844],
    [360, 640],
  ] as [number, number][]) {
    const page = await open("/", { size, touch: size[0] < 700, first: noteShifts });
    await page.locator(".picture svg").waitFor();
    await page.waitForTimeout(800);
    const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
    console.log(`the start page moves by ${shifted.toFixed(3)} at ${size.join("×")}`);
    check(shifted <= STEADY, `the start page moves by ${shifted} at ${size.join("×")}, and may by ${STEADY}`);
    await page.context().close();
  }
}

/** Whoever was known at 127.0.0.1 is at localhost, in the same match. */
export async function knownByNumber({ open, server }: Stage): Promise<void> {
  check(new URL(server.url).hostname === "localhost", `the server says that it is at localhost: ${server.url}`);
  const numbers = server.url.replace("localhost", "127.0.0.1");
  const page = await open("/healthz", { besides: numbers });
  await page.context().clearCookies();
  // As the pages of an older version did there.
  const guest = await page
    .context()
    .request.get(`${numbers}/api/v1/me`)
    .then((answer) => answer.json() as Promise<{ id: string }>);
  const wish = {
    variant: "backgammon",
    length: 3,
    cube: true,
    jacoby: false,
    beavers: false,
    opponent: { type: "bot", level: "beginner" },
    seat: "a",
  };
  const made = await page.context().request.post(`${numbers}/api/v1/matches`, { data: wish });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`${numbers}/play/${id}`);
  check(page.url() === `${server.url}/play/${id}`, `the page is at localhost: ${page.url()}`);
  await page.locator(".board").waitFor();
  check((await me(page)) === guest.id, "the guest is the same");
  await page.goto(numbers);
  await page.getByRole("link", { name: /^Go on against/ }).waitFor();
  check(new URL(page.url()).origin === server.url, "every page of the old address leads to the new one");
  const visited = await page.evaluate((): number => window.history.length);
  check(!page.url().includes("key") && visited <= 4, "the key stays nowhere");
  await page.getByRole("link", { name: /^Go on against/ }).click();
  await page.locator(".actions button", { hasText: "Roll" }).click();
  await until("the dice are thrown", async () => (await ask<{ seq: number }>(page, "GET", `/matches/${id}`)).seq > 0);
}

/** A browser that keeps no cookies is told so, in words for people. */
export async function withoutCookies({ open }: Stage): Promise<void> {
  const page = await open("/", {
    first: () => Object.defineProperty(Navigator.prototype, "cookieEnabled", { get: () => false }),
    cookieless: true,
  });
  const words = page.getByText(/your browser stores none for this site/);
  for (const path of ["/", "/lobby", "/you", "/collection", "/position"]) {
    await page.goto(new URL(path, page.url()).href);
    await words.first().waitFor();
    check((await page.getByText(/api\/v1/).count()) === 0, `${path}: no words for programmers`);
  }
  await shot(page, "without-cookies-1440x900");
}

/** A page that is older than the server says so when the line is back, and when a part of it is missing. */
export async function olderPage({ open, server }: Stage): Promise<void> {
  const older = async (page: Page): Promise<void> => {
    await page.route(`${server.url}/`, async (route) => {
      if (route.request().resourceType() === "document") return route.continue();
      const answer = await route.fetch();
      return route.fulfill({ response: answer, body: (await answer.text()).replace(/index-[\w-]+\.js/, "index-newer.js") });
    });
  };
  const page = await open("/lobby");
  await page.getByRole("heading", { name: "Lobby" }).waitFor();
  await older(page);
  check((await page.getByText("A new version is here").count()) === 0, "nothing is new yet");
  await server.kill();
  await server.start();
  const news = page.getByText("A new version is here:");
  await news.waitFor();
  await axe(page, "news of a version");
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await fits(page, `news of a version ${width}`, false);
    await shot(page, `new-version-${width}x${height}`);
  }
  await page.getByRole("button", { name: "Not now" }).click();
  await until("it can be put away", async () => (await news.count()) === 0);

  const other = await open("/");
  await older(other);
  await other.route(/assets\/OpeningsPage/, (route) => route.fulfill({ status: 404 }));
  await other.getByRole("navigation").getByRole("link", { name: "Learn" }).click();
  await other.getByRole("link", { name: "Openings" }).click();
  await other.getByRole("heading", { name: "A new version is here: reload the page." }).waitFor();
  await other.unrouteAll();
  await other.getByRole("button", { name: "Reload" }).first().click();
  await other
    .getByRole("heading", { name: /^Opening/ })
    .first()
    .waitFor();
}

/** The start page leads back to an open match before it offers another. */
export async function resumeFirst({ open, server }: Stage): Promise<void> {
  const page = await open("/");
  const green = page.locator(".way.primary");
  await green.waitFor();
  check((await green.textContent())?.includes("Play the computer"), "without a match the green button begins one");
  const wish = {
    variant: "backgammon",
    length: 3,
    cube: true,
    jacoby: false,
    beavers: false,
    opponent: { type: "bot", level: "beginner" },
    seat: "a",
  };
  const { id } = await ask<{ id: string }>(page, "POST", "/matches", wish);
  await page.goto(server.url);
  await page.getByRole("link", { name: /^Go on against/ }).waitFor();
  check((await green.count()) === 1 && (await green.getAttribute("href")) === `/play/${id}`, "the green button leads to the open match");
  const icons = await page.locator(".features svg").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  check(icons.length === 4 && icons.every((width) => width === 24), `icons keep their size: ${icons.join(", ")}`);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await fits(page, `home ${width}`, false);
    await shot(page, `home-resume-${width}x${height}`);
  }
}

/** Any length and any series can be asked for in both forms. */
export async function anyLengthAndSeries({ open, server }: Stage): Promise<void> {
  const page = await open("/?new");
  const fill = async (): Promise<void> => {
    await page.getByLabel("Game", { exact: true }).selectOption({ label: "Your own series" });
    await page.getByLabel("Game 1", { exact: true }).selectOption({ label: "Plakoto" });
    await page.getByLabel("Game 2", { exact: true }).selectOption({ label: "Fevga" });
    await page.getByRole("button", { name: "Add a game" }).click();
    await page.getByLabel("Game 3", { exact: true }).selectOption({ label: "Hypergammon" });
    await page.getByRole("button", { name: "Add a game" }).click();
    await page.getByRole("button", { name: /^Remove game 4/ }).click();
    await page.getByText("Other length").click();
    await page.getByLabel("Other length").last().fill("64");
  };
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${server.url}/?new`);
    await fill();
    await fits(page, `own series ${width}`, false);
    await axe(page, `own series ${width}`);
    await shot(page, `own-series-${width}x${height}`);
  }
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/\/play\//);
  const match = await ask<{ length: number; series: { games: { id: string }[] } | null }>(
    page,
    "GET",
    `/matches/${new URL(page.url()).pathname.split("/").pop()}`,
  );
  check(match.length === 64, `64 points: ${JSON.stringify(match.length)}`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.url}/lobby`);
  await page.getByRole("button", { name: "New table" }).click();
  await page.getByLabel("Your name").fill("Anna");
  await fill();
  await axe(page, "own series at a table");
  await shot(page, "own-series-table-1440x900");
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/v1/tables"));
  await page.getByRole("button", { name: "Open the table" }).click();
  const { game } = (await sent).postDataJSON() as { game: { variant: string; then: string[]; length: number } };
  check(
    [game.variant, ...game.then].join() === "plakoto,fevga,hypergammon" && game.length === 64,
    `what was chosen is sent: ${JSON.stringify(game)}`,
  );
  await page.waitForURL(/\/t\//);
}

/** The rows of open tables stand in columns, whoever waits at them. */
export async function tablesInColumns({ open, server }: Stage): Promise<void> {
  const games = [
    ["Bo", "backgammon", 1],
    ["Annemarie von Hohenstein", "plakoto", 64],
    ["Kari", "hypergammon", 0],
  ] as const;
  for (const [i, [name, variant, length]] of games.entries()) {
    const host = await open("/lobby");
    const clock = i === 1 ? { type: "days", days: 3 } : { type: "delay", delay: 12, reserve: 300 };
    await ask(host, "POST", "/tables", {
      game: { variant, then: [], length, cube: false, jacoby: false, beavers: false, illegal: "refused" },
      clock,
      rated: false,
      public: true,
      name,
    });
  }
  const page = await open("/lobby");
  const rows = page.locator("li[data-table]");
  await until("the tables are there", async () => (await rows.count()) >= games.length);
  const columns = await rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll(":scope > svg, .who, .what > *, .how > *, .acts")]
        .map((one) => Math.round(one.getBoundingClientRect().left))
        .slice(0, 6)
        .join(),
    ),
  );
  check(new Set(columns).size === 1, `every row has the same columns: ${columns.join(" | ")}`);
  const apart = await rows
    .first()
    .evaluate(
      (row) =>
        (row.querySelector(".who")?.getBoundingClientRect().left ?? 0) - (row.querySelector("svg")?.getBoundingClientRect().right ?? 0),
    );
  check(apart >= 8, `the picture and the name stand apart: ${apart}`);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${server.url}/lobby`);
    await rows.first().waitFor();
    await fits(page, `tables ${width}`, false);
    await shot(page, `lobby-tables-${width}x${height}`);
  }
}
