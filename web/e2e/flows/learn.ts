// Finding a game, reading how it is played, and doing its lesson by mouse, by keys and by touch.

import type { Page } from "playwright-core";
import type { LessonView } from "../../src/wire";
import { gamePage } from "../../locales.mjs";
import { movesOf, type Exercise, type GamePage } from "../../src/games/page";
import { axe, check, fits, shot, until, type Stage } from "../harness";
import { ask } from "../meet";
import { pointOf, spot } from "../player";

const DESKTOP: [number, number] = [1440, 900];
const PHONE: [number, number] = [390, 844];

const pageOf = (id: string): GamePage => gamePage("en", id);

export async function gallery({ open, server }: Stage): Promise<void> {
  const page = await open("/variants");
  const cards = page.locator("ul > li.card");
  await until("the games are listed", async () => (await cards.count()) > 10);
  const all = await cards.count();
  for (const [width, height] of [DESKTOP, PHONE]) {
    await page.setViewportSize({ width, height });
    await fits(page, `gallery ${width}`, false);
    await axe(page, `gallery ${width}`);
    await shot(page, `gallery-${width}x${height}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Pinning" }).click();
  await until("the pinning games alone", async () => (await cards.count()) < all);
  await until("Plakoto pins", async () => (await page.getByRole("heading", { name: "Plakoto" }).count()) === 1);
  await page.getByRole("button", { name: "All", exact: true }).click();
  await page.getByLabel("Find a game").fill("turkish");
  await page.getByRole("heading", { name: "Turkish series" }).waitFor();
  await page.getByLabel("Find a game").fill("nothing of the kind");
  await page.getByText("No such game").waitFor();
  await page.getByRole("button", { name: "Show all" }).click();
  await until("all games are back", async () => (await cards.count()) === all);
  await page.getByRole("link", { name: "How to play: Fevga" }).click();
  await page.waitForURL(/\/variants\/fevga$/);
  await page.getByRole("heading", { name: "Fevga", exact: true }).waitFor();
  await page.goto(`${server.url}/variants/relatives`);
  await page.getByRole("heading", { name: "Tric-trac" }).waitFor();
  await fits(page, "relatives", false);
  await axe(page, "relatives");
  await shot(page, "relatives-1440x900");
  await page.goto(`${server.url}/variants/chess`);
  await page.getByText("There is nothing at this address.").waitFor();
}

export async function howToPlay({ open, server }: Stage): Promise<void> {
  const page = await open("/variants");
  for (const id of ["plakoto", "fevga", "nackgammon"]) {
    for (const theme of ["light", "dark"]) {
      await page.evaluate((chosen) => localStorage.setItem("pasch.settings", JSON.stringify({ speed: 0, theme: chosen })), theme);
      for (const [width, height] of [DESKTOP, PHONE]) {
        await page.setViewportSize({ width, height });
        await page.goto(`${server.url}/variants/${id}`);
        await page.getByRole("heading", { name: "Special rules" }).waitFor();
        await fits(page, `${id} ${width}`, false);
        await axe(page, `${id} ${width} ${theme}`);
        await shot(page, `rules-${id}-${width}x${height}${theme === "dark" ? "-dark" : ""}`);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await shot(page, `rules-${id}-${width}x${height}${theme === "dark" ? "-dark" : ""}-end`);
      }
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.url}/variants/plakoto`);
  await page.getByRole("link", { name: "Start the lesson" }).click();
  await page.waitForURL(/\/variants\/plakoto\/lesson$/);
  await page.locator(".board").waitFor();
}

export type Hand = (page: Page, from: number, to: number) => Promise<void>;

export const drag: Hand = async (page, from, to) => {
  const [x, y] = await spot(page, `place-a${from}`);
  const [tx, ty] = await spot(page, `place-a${to}`);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 8, y + (y > 450 ? -12 : 12), { steps: 3 });
  await page.mouse.move(tx, ty, { steps: 5 });
  await page.mouse.up();
};

export const press: Hand = async (page, from, to) => {
  for (const point of [from, to]) {
    if (point === 25) await page.keyboard.press("b");
    else if (point === 0) await page.keyboard.press("o");
    else for (const digit of String(point)) await page.keyboard.press(digit);
    const focused = await page.evaluate(() => document.activeElement?.id ?? "");
    check(pointOf(focused) === point, `the keys reach ${point}, not ${focused}`);
    await page.keyboard.press("Enter");
  }
};

async function play(page: Page, exercise: Exercise, hand: Hand): Promise<void> {
  await page.getByRole("heading", { name: exercise.title }).waitFor();
  await page.getByRole("button", { name: "Check", exact: true }).waitFor();
  await until("the roll can be played", async () => (await page.locator("button.place[aria-label*='can move to']").count()) > 0);
  for (const move of movesOf(exercise.solution)) await hand(page, move.from, move.to);
  await until(`${exercise.title}: the play is complete`, async () => page.getByRole("button", { name: "Check", exact: true }).isEnabled());
}

export async function lessonByMouse({ open }: Stage): Promise<void> {
  const { lesson } = pageOf("plakoto");
  const page = await open("/variants/plakoto/lesson", { size: DESKTOP, settings: { tap: false } });
  for (const [i, exercise] of lesson.entries()) {
    await page.getByRole("heading", { name: exercise.title }).waitFor();
    if (i === 1) {
      // What a rule forbids is refused with the rule.
      await until("the board is set up", async () => (await page.locator("button.place[aria-label*='can move to']").count()) > 0);
      const [x, y] = await spot(page, "place-a17");
      await page.mouse.click(x, y);
      await page.getByText("Your checker on 17 is pinned.").first().waitFor();
      await shot(page, "lesson-refused-1440x900");
    }
    await play(page, exercise, drag);
    if (i === 0) {
      await fits(page, "lesson");
      await axe(page, "lesson");
      await shot(page, "lesson-ready-1440x900");
    }
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await page.getByText(exercise.yes).last().waitFor();
    if (i === 1) await shot(page, "lesson-done-1440x900");
    if (i < lesson.length - 1) await page.getByRole("button", { name: "Next exercise" }).click();
  }
  await page.getByRole("link", { name: "Play it" }).waitFor();
  await axe(page, "lesson, done");
  await shot(page, "lesson-end-1440x900");
  // A legal play that is not what was asked for, and the way out.
  await page.getByRole("button", { name: /Exercise 1 of/ }).click();
  const first = lesson[0];
  check(first, "there is a first exercise");
  await until("a fresh board", async () => (await page.locator("button.place[aria-label*='can move to']").count()) > 0);
  await drag(page, 24, 21);
  await drag(page, 24, 18);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.getByText("Legal, but not what was asked.").first().waitFor();
  await page.getByRole("button", { name: "Show me" }).click();
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.getByText(first.yes).last().waitFor();
}

export async function lessonByKeys({ open }: Stage): Promise<void> {
  const { lesson } = pageOf("fevga");
  const page = await open("/variants/fevga/lesson", { size: PHONE, settings: { theme: "dark" } });
  for (const [i, exercise] of lesson.entries()) {
    await play(page, exercise, press);
    if (i === 1) {
      await fits(page, "lesson on a phone", false);
      await axe(page, "lesson on a phone");
      await shot(page, "lesson-390x844-dark");
    }
    await page.keyboard.press("Enter");
    await page.getByText(exercise.yes).last().waitFor();
    if (i === 1) await shot(page, "lesson-done-390x844-dark");
    if (i < lesson.length - 1) await page.keyboard.press("Enter");
  }
  await page.getByRole("link", { name: "Play it" }).waitFor();
}

/** A lesson that was done yesterday comes back today, from its first step on, and goes when it is done. */
export async function lessonComesBack({ open, server }: Stage): Promise<void> {
  const page = await open("/learn", { size: PHONE, touch: true });
  const lesson = await ask<LessonView>(page, "GET", "/lessons/make-points");
  const yesterday = new Date(Date.now() - 36 * 3_600_000).toISOString().slice(0, 10);
  const steps = lesson.steps.map((step) => step.text);
  const keep = (again: string[] | null) =>
    page.evaluate(([id, kept]) => localStorage.setItem("pasch.lessons", JSON.stringify({ [id as string]: kept })), [
      lesson.id,
      { done: steps, clean: steps, helped: [], at: steps.at(-1), rounds: [yesterday], again },
    ] as const);
  await keep(null);
  await page.reload();
  const due = page.getByRole("region", { name: "Again today" });
  await due.waitFor();
  for (const [width, height] of [DESKTOP, PHONE, [360, 640]] as [number, number][]) {
    await page.setViewportSize({ width, height });
    await fits(page, `again today ${width}`, false);
    await axe(page, `again today ${width}`);
    await shot(page, `again-today-${width}x${height}`);
  }
  await due.getByRole("link").tap();
  const bar = page.getByRole("progressbar");
  await bar.waitFor();
  check((await bar.getAttribute("aria-valuenow")) === "0", "nothing of it is done today");
  // All but the last step were done again.
  await keep(steps.slice(0, -1));
  await page.goto(`${server.url}/learn/${lesson.id}`);
  await page.getByRole("button", { name: "Show me" }).tap();
  await page.getByRole("button", { name: "Check", exact: true }).tap();
  await page.locator(".answer .yes").waitFor();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("pasch.lessons") ?? "{}") as Record<string, { rounds: string[] }>);
  check(kept[lesson.id]?.rounds.length === 2, "the second day is kept");
  await page.goto(`${server.url}/learn`);
  await page.getByRole("heading", { name: "Courses" }).waitFor();
  check((await due.count()) === 0, "it is done for today");
}
