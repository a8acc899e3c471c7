// Pictures of the pages with made-up data, to be held against the design: npm run look [name…]
// Writes test-results/look. The server is played by the test.

import { mkdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";
import type { AddressInfo } from "node:net";
import { chromium, type Browser, type Page } from "playwright-core";
import type { AnalysisView, MatchView } from "../src/wire";
import { CATALOGUE, MATCHES } from "../tests/fixtures/catalogue";
import { OPENING, position, side } from "../tests/fixtures/positions";
import { ANALYSIS } from "../tests/fixtures/report";
import { BEFORE_ROLL, HISTORY, LATE, OFFERED, matchView, play, toMove } from "../tests/fixtures/views";

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    const file = extname(path) === "" ? "/index.html" : path;
    try {
      const body = readFileSync(join("dist", file));
      response.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

interface Shot {
  name: string;
  path: string;
  match?: MatchView;
  analysis?: AnalysisView;
  size?: [number, number];
  settings?: Record<string, unknown>;
  touch?: boolean;
  act?: (page: Page) => Promise<void>;
}

const last = (count: number): typeof HISTORY => HISTORY.slice(0, count);
const owned = { cube: { value: 2, owner: "a" as const, enabled: true, canDouble: false, noDouble: null } };
const moving = toMove(LATE, [6, 4], { ...owned, history: [...HISTORY, play(30, "b", [6, 3], "10/1")] });
const rolling = matchView({
  position: BEFORE_ROLL,
  phase: { type: "toRoll", player: "a" },
  history: HISTORY,
  cube: { value: 2, owner: "a", enabled: true, canDouble: true, noDouble: null },
});
const offered = matchView({
  position: OFFERED,
  phase: { type: "doubleOffered", by: "b", value: 2, kind: "double", ownerIfTaken: "a", counter: null },
  history: last(11),
});
const beavered = matchView({
  length: 0,
  position: OFFERED,
  phase: { type: "doubleOffered", by: "b", value: 4, kind: "beaver", ownerIfTaken: "b", counter: { kind: "raccoon", value: 8 } },
  cube: { value: 2, owner: "b", enabled: true, canDouble: false, noDouble: null },
  history: last(11),
});
const doubling = matchView({
  position: LATE,
  phase: { type: "toRoll", player: "a" },
  history: HISTORY,
  cube: { value: 2, owner: "a", enabled: true, canDouble: true, noDouble: null },
});
const begun = toMove(OPENING, [5, 3], {
  history: [{ seq: 1, game: 1, player: "a", kind: "opening", dice: [5, 3], text: "5-3", told: null, moves: [] }],
});
const table: MatchView["table"] = {
  id: "t1",
  rated: false,
  public: false,
  watchers: 0,
  next: null,
  rematch: "b",
  takeBack: { mayAsk: false, asked: null },
  hand: null,
};
const rematch = matchView({
  phase: { type: "matchOver", winner: "a" },
  table,
  position: position("", "3:2 1:1", [15, 12]),
  history: HISTORY,
  players: {
    a: { name: "Guest 5196", kind: "human", level: null, program: false, score: 5, pips: 0, connected: true, vacation: null },
    b: { name: "Anna", kind: "human", level: null, program: false, score: 0, pips: 7, connected: true, vacation: null },
  },
});
const pinnedPosition = { a: side("15:2 24:5 21:1 12:1 9:2 8:1 6:1 3:1", 0, [8]), b: side("8:2 11:1 7:1 4:1 14:1 17:2 24:6 21:1", 0, [4]) };
const plakoto = { id: "plakoto", name: "Plakoto", geometry: "contrary", contact: "pin", checkers: 15 } as const;
const tall = toMove(position("24:1 23:1 13:2 8:3 6:7 25:1", "13:6 24:2 8:3 6:4"), [6, 6]);
const bearing = toMove(position("6:2 5:3 4:2 3:1", "6:1 3:2 2:1", [7, 11]), [5, 3]);

const confirm = async (page: Page): Promise<void> => {
  await page.keyboard.press("2");
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await page.keyboard.press("1");
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await page.waitForTimeout(800);
  await page.keyboard.press("1");
  await page.keyboard.press("5");
  await page.keyboard.press("Enter");
  await page.waitForTimeout(100);
};
const pick = async (page: Page): Promise<void> => {
  await page.keyboard.press("2");
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await page.mouse.move(5, 5);
};

const running: AnalysisView = { ...ANALYSIS, status: "running", progress: { done: 24, total: 35, secondsLeft: 9, game: 2, games: 3 } };

const SHOTS: Shot[] = [
  { name: "01-pick", path: "/play/m1", match: moving, act: pick },
  { name: "02-confirm-dark", path: "/play/m1", match: moving, settings: { theme: "dark" }, act: confirm },
  { name: "03-roll", path: "/play/m1", match: rolling },
  { name: "04-offered", path: "/play/m1", match: offered },
  { name: "05-phone-confirm", path: "/play/m1", match: moving, size: [390, 844], touch: true, act: confirm },
  { name: "05-phone-small", path: "/play/m1", match: moving, size: [360, 640], touch: true, act: confirm },
  { name: "05-phone-cube-dark", path: "/play/m1", match: offered, size: [390, 844], touch: true, settings: { theme: "dark" } },
  { name: "04-beavered", path: "/play/m1", match: { ...beavered, you: "a" } },
  { name: "05-phone-beavered", path: "/play/m1", match: beavered, size: [360, 640], touch: true },
  { name: "05-phone-rematch", path: "/play/m1", match: rematch, size: [360, 640], touch: true },
  { name: "03-double-dark", path: "/play/m1", match: doubling, settings: { theme: "dark" } },
  { name: "03-opening", path: "/play/m1", match: begun },
  { name: "03-opening-dark", path: "/play/m1", match: begun, settings: { theme: "dark" }, size: [390, 844], touch: true },
  { name: "05-phone-roll", path: "/play/m1", match: rolling, size: [390, 844], touch: true },
  { name: "05-phone-small-roll", path: "/play/m1", match: rolling, size: [360, 640], touch: true },
  {
    name: "05-phone-review",
    path: "/analysis/r1",
    analysis: ANALYSIS,
    size: [390, 844],
    touch: true,
    act: (page) =>
      page.keyboard
        .press("n")
        .then(() => page.keyboard.press("n"))
        .then(() => page.keyboard.press("n")),
  },
  {
    name: "06-review",
    path: "/analysis/r1",
    analysis: ANALYSIS,
    act: (page) =>
      page.keyboard
        .press("n")
        .then(() => page.keyboard.press("n"))
        .then(() => page.keyboard.press("n")),
  },
  {
    name: "06-review-cube",
    path: "/analysis/r1",
    analysis: { ...ANALYSIS, warnings: [] },
    act: async (page) => {
      for (let i = 0; i < 11; i += 1) await page.keyboard.press("ArrowRight");
    },
  },
  { name: "06-review-running", path: "/analysis/r1", analysis: running },
  {
    name: "07-review-dark",
    path: "/analysis/r1",
    analysis: { ...ANALYSIS, warnings: [] },
    settings: { theme: "dark" },
    act: (page) => page.keyboard.press("n"),
  },
  { name: "08-variants", path: "/variants" },
  { name: "08-variants-phone", path: "/variants", size: [390, 844], touch: true },
  { name: "09-rules", path: "/variants/fevga" },
  { name: "09-rules-phone", path: "/variants/plakoto", size: [360, 640], touch: true },
  { name: "10-home", path: "/" },
  { name: "10-home-phone", path: "/", size: [390, 844], touch: true },
  { name: "10-new", path: "/?new" },
  { name: "10-new-phone", path: "/?new", size: [360, 640], touch: true },
  {
    name: "11-pin",
    path: "/play/m1",
    match: matchView({ variant: plakoto, position: pinnedPosition, phase: { type: "toRoll", player: "a" } }),
  },
  {
    name: "11-fevga",
    path: "/play/m1",
    match: matchView({
      variant: { ...plakoto, id: "fevga", name: "Fevga", geometry: "parallel", contact: "block" },
      position: position("24:9 19:1 16:1 11:2 9:1 7:1", "24:10 18:1 20:1 8:2 6:1"),
      phase: { type: "toRoll", player: "a" },
      cube: { value: 1, owner: null, enabled: false, canDouble: false, noDouble: null },
    }),
  },
  { name: "12-contrast", path: "/play/m1", match: moving, settings: { theme: "contrast" }, act: pick },
  { name: "12-wood", path: "/play/m1", match: moving, settings: { board: "wood" }, act: pick },
  { name: "12-midsummer", path: "/play/m1", match: moving, settings: { board: "midsummer" }, act: pick },
  { name: "12-jul", path: "/play/m1", match: moving, settings: { board: "jul" }, act: pick },
  { name: "20-tall", path: "/play/m1", match: tall },
  { name: "20-bearoff-mirrored", path: "/play/m1", match: bearing, settings: { mirrored: true } },
  {
    name: "20-bearoff-phone",
    path: "/play/m1",
    match: bearing,
    size: [390, 844],
    touch: true,
    settings: { tap: false },
    act: async (page) => {
      await page.keyboard.press("5");
      await page.keyboard.press("Enter");
    },
  },
  { name: "20-settings", path: "/play/m1", match: rolling, act: (page) => page.getByRole("button", { name: "Settings" }).click() },
  { name: "20-menu", path: "/play/m1", match: moving, act: (page) => page.getByRole("button", { name: "More" }).click() },
  {
    name: "20-over",
    path: "/play/m1",
    match: matchView({ position: position("", "3:2 1:1", [15, 12]), phase: { type: "matchOver", winner: "a" }, history: HISTORY }),
  },
  { name: "21-tablet", path: "/play/m1", match: moving, size: [768, 1024] },
  { name: "21-laptop", path: "/play/m1", match: moving, size: [1280, 720], act: confirm },
  { name: "21-landscape", path: "/play/m1", match: moving, size: [844, 390], touch: true, act: confirm },
  { name: "21-ultrawide", path: "/play/m1", match: rolling, size: [2560, 1080] },
  { name: "22-analyses", path: "/analysis" },
];

async function take(browser: Browser, origin: string, shot: Shot): Promise<void> {
  const [width, height] = shot.size ?? [1440, 900];
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: shot.touch ?? false,
    reducedMotion: "reduce",
    deviceScaleFactor: shot.touch ? 2 : 1,
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.log(`${shot.name}: ${error.message}`));
  page.on("console", (message) => message.type() === "error" && console.log(`${shot.name}: ${message.text()}`));
  await page.addInitScript((chosen) => localStorage.setItem("pasch.settings", JSON.stringify(chosen)), {
    theme: "light",
    speed: 0,
    ...shot.settings,
  });
  await page.routeWebSocket(/\/ws$/, (socket) => {
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string; t?: number };
      if (message.type === "ping") setTimeout(() => socket.send(JSON.stringify({ type: "pong", t: message.t ?? 0 })), 38);
    });
  });
  await page.route("**/api/v1/**", (route) => {
    const path = new URL(route.request().url()).pathname.replace("/api/v1", "");
    const answer =
      path === "/me"
        ? { id: "u1", name: "Guest", role: null, suspended: null, settings: null }
        : path === "/variants"
          ? CATALOGUE
          : path === "/matches"
            ? { matches: MATCHES }
            : path === "/analyses"
              ? { analyses: [{ id: "r1", title: "league.mat", status: "done", progress: ANALYSIS.progress, createdAt: "" }] }
              : path.startsWith("/matches/")
                ? shot.match
                : shot.analysis;
    return route.fulfill({ json: answer ?? {} });
  });
  await page.goto(origin + shot.path);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(250);
  await shot.act?.(page);
  await page.waitForTimeout(250);
  const overflow = await page.evaluate(() => [
    document.documentElement.scrollHeight - innerHeight,
    document.documentElement.scrollWidth - innerWidth,
  ]);
  if (shot.path.startsWith("/play") && (overflow[0] ?? 0) > 0) console.log(`${shot.name}: the page scrolls by ${overflow[0]}`);
  if ((overflow[1] ?? 0) > 0) console.log(`${shot.name}: wider than the window by ${overflow[1]}`);
  await page.screenshot({ path: `test-results/look/${shot.name}.png` });
  await context.close();
}

export async function main(names: string[]): Promise<void> {
  mkdirSync("test-results/look", { recursive: true });
  const server = await serve();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
  for (const shot of SHOTS) {
    if (names.length === 0 || names.some((name) => shot.name.startsWith(name))) await take(browser, origin, shot);
  }
  await browser.close();
  server.close();
}
