// A first visit: from the start page through the first lesson, by mouse, by touch and by keys, into a game and to its end.

import type { Page } from "playwright-core";
import { movesOf } from "../../src/games/page";
import type { LessonAnswer, LessonStep, LessonView } from "../../src/wire";
import { axe, check, fits, shot, until, type Stage } from "../harness";
import { ask } from "../meet";
import { finger, keys, mouse, playOn, spot, type Finger, type Hand } from "../player";
import { drag, press } from "./learn";

/** How somebody does what a lesson asks. */
export interface Learner {
  /** Goes to what is there to be pressed, and presses it. */
  act: (name: string) => Promise<void>;
  tap: (point: number) => Promise<void>;
  move: (from: number, to: number) => Promise<void>;
  /** Sends a play that is complete. */
  check: () => Promise<void>;
}

const CHOICES = { beaver: "Beaver", noDouble: "Roll", double: "Double", take: "Take", drop: "Pass" } as const;

const named = (page: Page, name: string) => page.locator("a, button").filter({ hasText: name, visible: true }).last();

export function byMouse(page: Page): Learner {
  const act = (name: string): Promise<void> => named(page, name).click();
  return {
    act,
    tap: async (point) => page.mouse.click(...(await spot(page, `place-a${point}`))),
    move: (from, to) => drag(page, from, to),
    check: () => act("Check"),
  };
}

export function byTouch(page: Page): Learner {
  let own: Promise<Finger> | null = null;
  const act = (name: string): Promise<void> => named(page, name).tap();
  const tap = async (point: number): Promise<void> => page.touchscreen.tap(...(await spot(page, `place-a${point}`)));
  return {
    act,
    tap,
    move: async (from, to) => {
      // Where the board has no tray, a checker is tapped off.
      if (to === 0) return tap(from);
      const hand = await (own ??= finger(page));
      await hand.down(...(await spot(page, `place-a${from}`)));
      await page.waitForTimeout(160);
      await hand.move(...(await spot(page, `place-a${to}`)));
      await hand.up();
    },
    check: () => act("Check"),
  };
}

export function byKeys(page: Page): Learner {
  return {
    act: async (name) => {
      for (let i = 0; i < 90; i += 1) {
        const here = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
        if (here === name) return page.keyboard.press("Enter");
        await page.keyboard.press("Tab");
      }
      throw new Error(`Tab does not reach ${name}`);
    },
    tap: async (point) => {
      if (point === 25) await page.keyboard.press("b");
      else for (const digit of String(point)) await page.keyboard.press(digit);
      await page.keyboard.press("Enter");
    },
    move: (from, to) => press(page, from, to),
    check: () => page.keyboard.press("Enter"),
  };
}

/** The step that the page shows, from 0. */
const shown = (page: Page): Promise<number> =>
  page.locator(".dots span").evaluateAll((all) => all.findIndex((one) => one.classList.contains("here")));

/** The points of checkers that are missing on the board of a step. */
function missing(step: LessonStep, points: readonly number[]): number[] {
  const less = (n: number, i: number): number => n - (step.position.a.points[i] ?? 0);
  return points.flatMap((n, i) => Array<number>(Math.max(0, less(n, i))).fill(i + 1));
}

/** Answers a step as asked. */
export async function answer(page: Page, learner: Learner, step: LessonStep, given: LessonAnswer = step.solution): Promise<void> {
  if (given.type === "setup") {
    for (const point of missing(step, given.points)) await learner.tap(point);
    await learner.act("Check");
  } else if (given.type === "write") {
    await page.getByLabel("Your play").focus();
    await page.keyboard.type(given.play);
    await page.keyboard.press("Enter");
  } else if (given.type === "tap") for (const point of given.points) await learner.tap(point);
  else if (given.type === "choice") await learner.act(CHOICES[given.choice]);
  else if (given.type === "number") {
    await page.getByLabel("Your answer").focus();
    await page.keyboard.type(String(given.number));
    await page.keyboard.press("Enter");
  } else if (given.type === "play") {
    await until("the roll can be played", async () => (await page.locator("button.place[aria-label*='can move to']").count()) > 0);
    for (const move of movesOf(given.play)) await learner.move(move.from, move.to);
    await until(`${given.play} is complete`, async () => page.getByRole("button", { name: "Check", exact: true }).isEnabled());
    await learner.check();
  }
}

/** Does every step but the last. `look` sees each step before and after its answer. */
export async function learn(
  page: Page,
  learner: Learner,
  look: (step: LessonStep, done: boolean) => Promise<void>,
  lesson = "first",
): Promise<void> {
  const { steps } = await ask<LessonView>(page, "GET", `/lessons/${lesson}`);
  for (const [i, step] of steps.slice(0, -1).entries()) {
    await until(`step ${i + 1}: ${step.text}`, async () => (await shown(page)) === i);
    await look(step, false);
    await answer(page, learner, step);
    await page.locator(".answer .yes").waitFor();
    await look(step, true);
    await learner.act("Next");
  }
  await until("the last step", async () => (await shown(page)) === steps.length - 1);
}

/** From the start page to the lesson. */
async function comeIn(page: Page, learner: Learner): Promise<void> {
  await page.getByRole("link", { name: "Learn it in ten minutes" }).waitFor();
  await learner.act("Learn it in ten minutes");
  await page.waitForURL(/\/learn\/first$/);
  await page.locator(".board").waitFor();
}

export async function firstVisit({ open }: Stage): Promise<void> {
  const page = await open("/");
  const learner = byMouse(page);
  await comeIn(page, learner);
  check((await page.title()).startsWith("Your first lesson"), await page.title());
  // A mistake that was foreseen, and what helps.
  await learner.tap(24);
  await page.getByText("This is where your way begins.").first().waitFor();
  await learner.act("Hint");
  await learner.act("Show me");
  const seen = new Set(["way", "hit", "win", "take"]);
  await learn(page, learner, async (step, done) => {
    await fits(page, `${step.text} beside the board`);
    if (!seen.has(step.text)) return;
    await axe(page, `${step.text}, ${done ? "done" : "asked"}`);
    await shot(page, `first-${step.text}${done ? "-done" : ""}-1440x900`);
  });
  await fits(page, "the end of the lesson");
  await axe(page, "the end of the lesson");
  await shot(page, "first-end-1440x900");
  check((await page.getByRole("link", { name: "More to learn" }).getAttribute("href")) === "/learn", "there is more to learn");
  await learner.act("Play your first game");
  await page.waitForURL(/\/play\//);
  await page.locator(".board").waitFor();
  await page.getByRole("button", { name: "Hint" }).waitFor();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("pasch.settings") ?? "{}") as Record<string, unknown>);
  check(kept["tutor"] === 0.12, `the tutor helps: ${JSON.stringify(kept)}`);
  // Quickly: the first checker that can move, and the keys of the buttons.
  const hand: Hand = { press: keys(page).press, move: (sight) => mouse(page).move(sight, 0) };
  const end = await playOn(page, hand);
  check(end.over, "the game is won or lost");
  await page.getByRole("region", { name: "Result" }).waitFor();
  await shot(page, "first-game-over-1440x900");
}

export async function firstVisitByTouch({ open }: Stage): Promise<void> {
  for (const size of [
    [390, 844],
    [360, 640],
  ] as [number, number][]) {
    const name = size.join("x");
    const page = await open("/", { size, touch: true });
    const learner = byTouch(page);
    await comeIn(page, learner);
    let turned = false;
    await learn(page, learner, async (step, done) => {
      await fits(page, `${step.text} at ${name}`);
      await shot(page, `first-${step.text}${done ? "-done" : ""}-${name}`);
      if (step.text === "take" || step.text === "held") await axe(page, `${step.text} at ${name}`);
      if (step.text === "hit" && !done && !turned) {
        // How far one has come survives.
        turned = true;
        await page.reload();
        await until("the same step", async () => (await shown(page)) === 4);
      }
    });
    await fits(page, `the end at ${name}`);
    await shot(page, `first-end-${name}`);
    await learner.act("Play your first game");
    await page.waitForURL(/\/play\//);
    await page.context().close();
  }
}

export async function firstVisitByKeys({ open }: Stage): Promise<void> {
  const page = await open("/");
  const learner = byKeys(page);
  await comeIn(page, learner);
  await learn(page, learner, async () => undefined);
  await learner.act("Play your first game");
  await page.waitForURL(/\/play\//);
}
