// Somebody who plays a match through the page: sees what is offered, and answers by a hand.

import type { Page } from "playwright-core";
import { check } from "./harness";

/** What a player sees just now. */
export interface Sight {
  roll: boolean;
  double: boolean;
  take: boolean;
  confirm: boolean;
  next: boolean;
  over: boolean;
  /** The tutor asks about a decision. */
  asked: boolean;
  /** Places with a checker that can move, and where to ("5", "3 hitting", "off"). */
  movable: { id: string; label: string }[];
  /** Places that a picked-up checker can go to. */
  targets: string[];
  told: string;
}

export function look(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>(".actions button")].filter((one) => !one.disabled);
    const has = (word: string): boolean => buttons.some((one) => one.textContent?.trim().startsWith(word));
    const places = [...document.querySelectorAll<HTMLButtonElement>("button.place, button.target")];
    const label = (one: Element): string => one.getAttribute("aria-label") ?? one.textContent ?? "";
    return {
      roll: has("Roll"),
      double: has("Double"),
      take: has("Take"),
      confirm: has("Confirm"),
      next: has("Next game"),
      over: has("Result"),
      asked: document.querySelector(".advice .primary") !== null,
      movable: places.filter((one) => label(one).includes("can move to")).map((one) => ({ id: one.id, label: label(one) })),
      targets: places.filter((one) => /lands here|hits here|Bear off/.test(label(one))).map((one) => one.id),
      told: document.getElementById("position-told")?.textContent ?? "",
    };
  });
}

/** A button that cannot be pressed for so long is gone: the other player has pressed first. */
const GONE = 8000;

export interface Hand {
  press: (button: string) => Promise<void>;
  /** Plays one checker; `turn` varies the manner. */
  move: (sight: Sight, turn: number) => Promise<void>;
}

export const pointOf = (id: string): number => Number(id.replace(/^place-[ab]/, ""));

async function boxOf(page: Page, id: string): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await page.locator(`#${id}`).boundingBox();
  check(box, `${id} has a place on the screen`);
  return box;
}

/** The middle of the column, near its edge, where the checkers stand. */
export async function spot(page: Page, id: string): Promise<[number, number]> {
  const box = await boxOf(page, id);
  const board = await page.locator(".board").boundingBox();
  check(board, "the board is on the screen");
  const top = box.y + box.height / 2 < board.y + board.height / 2;
  if (pointOf(id) === 25) return [box.x + box.width / 2, top ? box.y + box.height - 30 : box.y + 30];
  if (pointOf(id) === 0) return [box.x + box.width / 2, box.y + box.height / 2];
  return [box.x + box.width / 2, top ? box.y + box.height * 0.2 : box.y + box.height * 0.8];
}

export function mouse(page: Page): Hand {
  return {
    press: (button) => page.locator(".actions button", { hasText: button }).first().click({ timeout: GONE }),
    move: async (sight, turn) => {
      const from = sight.movable[turn % sight.movable.length] ?? sight.movable[0];
      check(from, "a checker can move");
      const [x, y] = await spot(page, from.id);
      if (turn % 3 !== 2) {
        await page.mouse.click(x, y, { button: turn % 5 === 4 ? "right" : "left" });
        return;
      }
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 8, y + (y > 450 ? -12 : 12), { steps: 3 });
      const { targets } = await look(page);
      const target = targets.find((id) => pointOf(id) > 0) ?? targets[0];
      check(target, `a held checker of ${from.label} shows where it can go`);
      const [tx, ty] = await spot(page, target);
      await page.mouse.move(tx, ty, { steps: 5 });
      await page.mouse.up();
    },
  };
}

/** A finger on the glass: real touches, one after the other, as a phone sends them. */
export interface Finger {
  down: (x: number, y: number) => Promise<void>;
  move: (x: number, y: number) => Promise<void>;
  up: () => Promise<void>;
}

export async function finger(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  let at = { x: 0, y: 0 };
  const send = async (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]): Promise<void> => {
    await session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  };
  return {
    down: (x, y) => send("touchStart", [(at = { x, y })]),
    move: async (x, y) => {
      const from = at;
      for (let i = 1; i <= 4; i += 1) {
        at = { x: from.x + ((x - from.x) * i) / 4, y: from.y + ((y - from.y) * i) / 4 };
        await send("touchMove", [at]);
      }
    },
    up: () => send("touchEnd", []),
  };
}

export function touch(page: Page): Hand {
  let own: Promise<Finger> | null = null;
  return {
    press: async (button) => {
      const found = page.locator(".actions button", { hasText: button }).first();
      await found.tap({ timeout: GONE });
    },
    move: async (sight, turn) => {
      const from = sight.movable[turn % sight.movable.length] ?? sight.movable[0];
      check(from, "a checker can move");
      const [x, y] = await spot(page, from.id);
      if (turn % 3 !== 2) {
        await page.touchscreen.tap(x, y);
        return;
      }
      // Pressed, held until the lens is there, moved and let go.
      const hand = await (own ??= finger(page));
      await hand.down(x, y);
      await page.waitForTimeout(200);
      await hand.move(x, y + (y > 400 ? -14 : 14));
      const { targets } = await look(page);
      const target = targets.find((id) => pointOf(id) > 0) ?? targets[0];
      check(target, `a held checker of ${from.label} shows where it can go`);
      await hand.move(...(await spot(page, target)));
      await hand.up();
    },
  };
}

/** Keys alone; the page is read as a screen reader reads it. */
export function keys(page: Page): Hand {
  const go = async (id: string): Promise<void> => {
    const point = pointOf(id);
    if (point === 25) await page.keyboard.press("b");
    else if (point === 0) await page.keyboard.press("o");
    else for (const digit of String(point)) await page.keyboard.press(digit);
    const focused = await page.evaluate(() => document.activeElement?.id);
    check(focused === id, `the keys reach ${id}, not ${focused}`);
  };
  return {
    press: async (button) => {
      const key = { Roll: "Space", Take: "t", Confirm: "Enter" }[button];
      if (key) {
        await page.keyboard.press(key);
        return;
      }
      // What has no key of its own is reached with Tab.
      for (let i = 0; i < 80; i += 1) {
        await page.keyboard.press("Tab");
        const text = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
        if (text.startsWith(button)) {
          await page.keyboard.press("Enter");
          return;
        }
      }
      throw new Error(`Tab does not reach ${button}`);
    },
    move: async (sight, turn) => {
      const from = sight.movable[turn % sight.movable.length] ?? sight.movable[0];
      check(from, "a checker can move");
      await go(from.id);
      await page.keyboard.press("Enter");
      const { targets } = await look(page);
      const target = targets[turn % targets.length];
      check(target, `${from.label} shows where it can go`);
      await go(target);
      await page.keyboard.press("Enter");
      // Two ways that end differently are asked about.
      const asked = await page.locator(".status", { hasText: /^\s*To .* over /s }).count();
      if (asked > 0) {
        const via = (await look(page)).targets[0];
        check(via, "the ways are shown");
        await go(via);
        await page.keyboard.press("Enter");
      }
    },
  };
}

/** Presses a button; who was only too slow for it, as both may begin a game, has to look again. */
export async function pressAsSeen(page: Page, hand: Hand, button: string, seen: Sight): Promise<void> {
  await hand.press(button).catch(async (error: unknown) => {
    if (JSON.stringify(await look(page)) === JSON.stringify(seen)) throw error;
  });
}

/** Does the one thing that is to be done next by what was seen, if this player has to do anything; `moves` varies the manner. */
export async function act(page: Page, hand: Hand, sight: Sight, moves: number): Promise<"confirmed" | "moved" | "other" | "waits"> {
  const press = (button: string): Promise<void> => pressAsSeen(page, hand, button, sight);
  if (sight.confirm) {
    await press("Confirm");
    return "confirmed";
  }
  if (sight.roll) await press("Roll");
  else if (sight.take) await press("Take");
  else if (sight.next) await press("Next game");
  else if (sight.movable.length > 0) {
    await hand.move(sight, moves);
    return "moved";
  } else return "waits";
  return "other";
}

export interface Progress {
  turns: number;
  moves: number;
}

/** Plays until the match is over, or until `enough` says so at a moment when it is one's turn. */
export async function playOn(page: Page, hand: Hand, enough: (sight: Sight, so: Progress) => boolean = () => false): Promise<Sight> {
  const so: Progress = { turns: 0, moves: 0 };
  let last = "";
  let changed = Date.now();
  let tries = 0;
  for (;;) {
    const sight = await look(page);
    const state = JSON.stringify(sight);
    if (state !== last) {
      last = state;
      changed = Date.now();
      tries = 0;
    }
    check(Date.now() - changed < 120_000, `nothing goes on: ${state}`);
    if (sight.over) return sight;
    const mine = sight.roll || sight.take || sight.confirm || sight.next || sight.movable.length > 0;
    if (!mine) {
      await page.waitForTimeout(40);
      continue;
    }
    if (enough(sight, so)) return sight;
    if (tries > 0) await page.waitForTimeout(50 * tries * tries);
    check(tries < 12, `no answer to what was done: ${state}`);
    tries += 1;
    const did = await act(page, hand, sight, so.moves + 1);
    if (did === "confirmed") so.turns += 1;
    if (did === "moved") so.moves += 1;
    await page.waitForTimeout(20);
  }
}

/** From the first page into a match against the computer, by mouse or touch. */
export async function startMatch(page: Page, hand: "click" | "tap" = "click"): Promise<string> {
  await page.getByRole("button", { name: /Play the computer/ })[hand]();
  await page.waitForURL(/\/play\//);
  await page.locator(".board").waitFor();
  return page.url();
}
