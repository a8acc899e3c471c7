// The board under a finger, and the cube turned again: what is seen on the way.

import type { Page } from "playwright-core";
import { axe, check, fits, shot, until, type Stage } from "../harness";
import { ask } from "../meet";
import { finger, look, mouse, playOn, spot, touch } from "../player";

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What the lens paints: its own box where it clips, else all that is drawn in it; and what it must keep off. */
function lens(page: Page): Promise<{ painted: Box; names: Box[] } | null> {
  return page.evaluate(() => {
    const found = document.querySelector(".lens");
    if (!found) return null;
    const clips = getComputedStyle(found).overflow !== "visible";
    const boxes = [found, ...(clips ? [] : found.querySelectorAll("*"))].map((one) => one.getBoundingClientRect());
    const names = [...document.querySelectorAll(".row, .bar-top, .thumb")].map((one) => one.getBoundingClientRect());
    const plain = ({ left, top, right, bottom }: DOMRect): { left: number; top: number; right: number; bottom: number } => ({
      left,
      top,
      right,
      bottom,
    });
    return {
      painted: {
        left: Math.min(...boxes.map((one) => one.left)),
        top: Math.min(...boxes.map((one) => one.top)),
        right: Math.max(...boxes.map((one) => one.right)),
        bottom: Math.max(...boxes.map((one) => one.bottom)),
      },
      names: names.map(plain),
    };
  });
}

const told = (box: Box): string => `${box.left.toFixed(0)}…${box.right.toFixed(0)} by ${box.top.toFixed(0)}…${box.bottom.toFixed(0)}`;

async function lensIsInside(page: Page, width: number, height: number, where: string): Promise<void> {
  const seen = await lens(page);
  check(seen, `${where}: the lens is shown`);
  const { painted, names } = seen;
  check(
    painted.left >= 0 && painted.top >= 0 && painted.right <= width && painted.bottom <= height,
    `${where}: the lens paints ${told(painted)}, outside the window`,
  );
  const met = names.find(
    (one) =>
      painted.left < one.right - 0.5 && one.left < painted.right - 0.5 && painted.top < one.bottom - 0.5 && one.top < painted.bottom - 0.5,
  );
  check(!met, `${where}: the lens paints ${told(painted)}, over what stands at ${met ? told(met) : ""}`);
}

/** Checkers of the player below in every corner of the board; 2-1 to play. */
function corners(): string {
  const places = Array<string>(26).fill("-");
  for (const [point, men] of [
    [24, "B"],
    [13, "D"],
    [12, "B"],
    [8, "C"],
    [6, "C"],
    [1, "A"],
    [19, "e"],
    [17, "c"],
    [11, "e"],
    [3, "b"],
  ] as const)
    places[point] = men;
  return `XGID=${places.join("")}:0:0:1:21:0:0:0:3:10`;
}

export async function lensUnderAFinger({ open }: Stage): Promise<void> {
  for (const [width, height, theme] of [
    [390, 844, "light"],
    [360, 640, "dark"],
  ] as const) {
    const size = `${width}x${height}`;
    const page = await open("/", { size: [width, height], touch: true, settings: { theme } });
    const { id } = await ask<{ id: string }>(page, "POST", "/matches", {
      variant: "backgammon",
      length: 3,
      cube: false,
      jacoby: false,
      beavers: false,
      opponent: { type: "local" },
      seat: "a",
      position: corners(),
    });
    await page.goto(`${new URL(page.url()).origin}/play/${id}`);
    await page.locator(".board").waitFor();
    await until("somebody has to move", async () => (await look(page)).movable.length > 0);
    await fits(page, `the board at ${size}`);
    const hand = await finger(page);
    const seat = (await look(page)).movable[0]?.id.startsWith("place-b") ? "b" : "a";
    const row = page.locator(".row").first();
    const before = await row.screenshot();
    for (const point of [13, 24, 1, 12, 6, 18]) {
      const [x, y] = await spot(page, `place-${seat}${point}`);
      await hand.down(x, y);
      await page.locator(".lens").waitFor();
      await lensIsInside(page, width, height, `held on ${point} at ${size}`);
      if (point === 13 || point === 1) await shot(page, `lens-${point}-${size}`);
      if (point === 13) check(before.equals(await row.screenshot()), `held on 13 at ${size}: the opponent's row is as it was`);
      // Across the board and back: it stays inside all the way.
      for (const [dx, dy] of [
        [0.5, 0.5],
        [0.02, 0.02],
        [0.98, 0.02],
        [0.98, 0.98],
        [0.02, 0.98],
      ] as const) {
        const board = await page.locator(".board").boundingBox();
        check(board, "the board is on the screen");
        await hand.move(board.x + dx * board.width, board.y + dy * board.height);
        await lensIsInside(page, width, height, `dragged from ${point} to ${dx}, ${dy} at ${size}`);
      }
      await hand.move(x, y);
      await hand.up();
      await until("the lens goes with the finger", async () => (await page.locator(".lens").count()) === 0);
    }
    // A drag plays, and no mark stays behind when it is taken back.
    const sight = await look(page);
    await touch(page).move(sight, 2);
    await until("the drag has played", async () => !(await page.locator(".actions .undo").isDisabled()));
    // A drag may have used both dice.
    await until("it is taken back", async () => {
      if (await page.locator(".actions .undo").isDisabled()) return true;
      await page.locator(".actions .undo").tap();
      return false;
    });
    check((await page.locator(".board .lands, .board .hit-cross").count()) === 0, `${size}: nothing is marked where no checker is held`);
    await axe(page, `the board at ${size}`);
    await shot(page, `touched-${size}`);
  }
}

const status = (page: Page): Promise<string> => page.locator(".status").first().innerText();

/** Beaver and raccoon in games that have no XGID, offered by the form, answered on the board. */
export async function cubeTurnedAgain({ open, server }: Stage): Promise<void> {
  for (const [variant, device, touched] of [
    ["five-point-limit", [1440, 900], false],
    ["backward-hit", [390, 844], true],
    ["backward-hit-small", [360, 640], true],
  ] as const) {
    const page = await open("/", { size: [device[0], device[1]], touch: touched, settings: { length: 0 } });
    await page.goto(`${server.url}/?new=${variant}`);
    await page.getByLabel("Two people, this device").check({ force: true });
    await page.getByLabel("Money game").check({ force: true });
    await page.getByLabel(/^Beavers/).check({ force: true });
    await page.getByRole("button", { name: "Start" }).click();
    await page.waitForURL(/\/play\//);
    await page.locator(".board").waitFor();
    const hand = touched ? touch(page) : mouse(page);
    const sight = await playOn(page, hand, (now) => now.double);
    check(sight.double, `${variant}: somebody may double`);
    const button = (name: RegExp) => page.locator(".actions").getByRole("button", { name });
    await button(/^Double to 2$/).click();
    await button(/^Double to 2\?$/).click();
    await button(/^Beaver to 4$/).waitFor();
    await fits(page, `${variant}: a beaver is possible`);
    await axe(page, `${variant}: a beaver is possible`);
    await shot(page, `beaver-${device.join("x")}`);
    await button(/^Beaver to 4$/).click();
    await button(/^Raccoon to 8$/).waitFor();
    check(/beavers to 4/.test(await status(page)), `${variant}: a beaver is called one: ${await status(page)}`);
    if (!touched)
      check(
        /the game is worth 4 points, .* keeps the cube/.test(await status(page)),
        `${variant}: the doubler does not get the cube: ${await status(page)}`,
      );
    await button(/^Raccoon to 8$/).click();
    await until("the raccoon is offered", async () => /raccoons to 8/.test(await status(page)));
    check((await button(/Beaver|Raccoon/).count()) === 0, `${variant}: nothing follows a raccoon`);
    await button(/^Take$/).click();
    await until("the cube is taken", async () => /cube on 8/.test((await look(page)).told));
  }
}
