// How smoothly the board moves: the frames of thrown dice, of a checker that is hit and of a cube that is offered, at the
// usual speed, with the whole processor and with a fourth of it.
//   npm run frames

import type { Page } from "playwright-core";
import { Server, Theatre, check } from "./harness";
import { look, mouse, type Hand } from "./player";

const KINDS = ["dice", "hit", "cube"] as const;
type Kind = (typeof KINDS)[number];

/** The frames of one motion, and the longest time between two of them in milliseconds. */
interface Motion {
  kind: Kind;
  frames: number;
  ms: number;
  longest: number;
}

/** Notes every frame in which something moves. Runs in the page. */
function watch(): void {
  const motions: Motion[] = [];
  const begun = new Map<Kind, { frames: number; since: number; longest: number; at: number }>();
  (window as unknown as { motions: Motion[] }).motions = motions;
  const board = (selector: string): Element | null => document.querySelector(`.board ${selector}`);
  let last = "";
  const moving = (kind: Kind): boolean => {
    if (kind === "dice") return board("g[transform*=rotate]") !== null;
    if (kind === "hit") return document.querySelectorAll(".board g.lifted").length > 0 && board("g[data-hit]") !== null;
    const cube = board(".cube");
    const at = cube ? getComputedStyle(cube).transform : "";
    const moves = last !== "" && at !== "" && at !== last;
    last = at;
    return moves;
  };
  const frame = (now: number): void => {
    for (const kind of ["dice", "hit", "cube"] as const) {
      const open = begun.get(kind);
      if (moving(kind)) {
        if (!open) begun.set(kind, { frames: 1, since: now, longest: 0, at: now });
        else {
          open.frames += 1;
          open.longest = Math.max(open.longest, now - open.at);
          open.at = now;
        }
      } else if (open) {
        begun.delete(kind);
        if (open.frames > 3) motions.push({ kind, frames: open.frames, ms: open.at - open.since, longest: open.longest });
      }
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const motionsOf = (page: Page): Promise<Motion[]> => page.evaluate(() => (window as unknown as { motions: Motion[] }).motions);

/** Two people at one screen play until enough of each kind was seen. */
async function play(page: Page, hand: Hand, enough: number): Promise<Motion[]> {
  for (let turn = 0; turn < 400; turn += 1) {
    const seen = await motionsOf(page);
    const short = KINDS.filter((kind) => seen.filter((one) => one.kind === kind).length < (kind === "cube" ? 2 : enough));
    if (short.length === 0) return seen;
    const sight = await look(page);
    if (sight.take) await hand.press("Take");
    else if (sight.double && short.includes("cube")) {
      await hand.press("Double");
      await hand.press("Double");
    } else if (sight.roll) await hand.press("Roll");
    else if (sight.next) await hand.press("Next game");
    else if (sight.confirm) await hand.press("Confirm");
    else if (sight.movable.length > 0) {
      const hitting = sight.movable.findIndex((one) => one.label.includes("hit"));
      await hand.move(sight, hitting >= 0 ? hitting : turn * 3);
    } else if (sight.over) break;
    await page.waitForTimeout(60);
  }
  return motionsOf(page);
}

function row(name: string, kind: Kind, all: Motion[]): string {
  const own = all.filter((one) => one.kind === kind);
  const frames = own.reduce((sum, one) => sum + one.frames - 1, 0);
  const ms = own.reduce((sum, one) => sum + one.ms, 0);
  const longest = own.map((one) => one.longest).sort((x, y) => x - y);
  const median = longest[Math.floor(longest.length / 2)] ?? Number.NaN;
  return `| ${name} | ${kind} | ${own.length} | ${((frames / ms) * 1000).toFixed(0)} | ${median.toFixed(0)} | ${(longest.at(-1) ?? Number.NaN).toFixed(0)} |`;
}

export async function main(): Promise<number> {
  const server = new Server();
  const theatre = new Theatre(server);
  try {
    await server.start();
    await theatre.start();
    console.log("| processor | motion | seen | frames a second | longest frame, ms: median | the worst |");
    console.log("|---|---|---|---|---|---|");
    for (const rate of [1, 4]) {
      const page = await theatre.open("/?new", { settings: { speed: 2, length: 5 }, first: watch });
      await page.getByLabel("Two people, this device").check();
      await page.getByRole("button", { name: /^Start|^Play/ }).click();
      await page.locator(".board").waitFor();
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate });
      const seen = await play(page, mouse(page), 8);
      for (const kind of KINDS) {
        check(
          seen.some((one) => one.kind === kind),
          `no ${kind} was seen`,
        );
        console.log(row(rate === 1 ? "whole" : "a fourth", kind, seen));
      }
      await page.context().close();
    }
    return 0;
  } finally {
    await theatre.stop();
    await server.stop();
  }
}
