import { describe, expect, it } from "vitest";
import {
  checkerXY,
  columnOf,
  columnX,
  cubeXY,
  dieXY,
  halfCentre,
  mostOff,
  offXY,
  opposite,
  pointPath,
  portraitShape,
  slipRect,
  spotAt,
  trayRect,
  wideShape,
} from "../src/board/geometry";

const wide = wideShape();

describe("the wide board", () => {
  it("has the agreed size: frame, twelve points, bar, gap and tray", () => {
    expect(2 * wide.side + 12 * 100 + wide.bar + wide.trayGap + wide.tray).toBe(wide.width);
    expect(2 * wide.band + 2 * wide.half).toBe(wide.height);
  });
  it("puts 1 and 24 at the right, 12 and 13 at the left", () => {
    expect(columnX(wide, 1, false)).toBe(columnX(wide, 24, false));
    expect(columnX(wide, 12, false)).toBe(72);
    expect(columnX(wide, 6, false) - columnX(wide, 7, false)).toBe(100 + wide.bar);
  });
  it("mirrors the drawing", () => {
    for (let column = 1; column <= 24; column += 1) expect(columnX(wide, column, true)).toBe(wide.width - columnX(wide, column, false));
  });
  it("centres the dice of the lower player in the right half, the other's in the left, also mirrored", () => {
    for (const mirrored of [false, true]) {
      const mid = (lower: boolean): number => (dieXY(wide, lower, 0, mirrored).x + dieXY(wide, lower, 1, mirrored).x) / 2;
      const halves = [halfCentre(wide, "home", mirrored).x, halfCentre(wide, "outer", mirrored).x];
      expect(mid(true)).toBe(Math.max(...halves));
      expect(mid(false)).toBe(Math.min(...halves));
    }
  });
  it("keeps fifteen slips inside the tray", () => {
    const tray = trayRect(wide, true, false);
    const last = slipRect(wide, true, 14, false);
    expect(last.y).toBeGreaterThanOrEqual(tray.y);
    expect(slipRect(wide, true, 0, false).y + 28).toBeLessThanOrEqual(tray.y + tray.height);
  });
  it("rolls the other side's dice beside the ring's field, not across its edge", () => {
    for (const shape of [wide, portraitShape(770)]) {
      const [first, last] = [0, 1].map((i) => dieXY(shape, false, i, false, 2, "circle").x);
      expect((first ?? 0) - shape.die / 2).toBeGreaterThan(shape.side);
      expect((last ?? 0) + shape.die / 2).toBeLessThan(shape.side + 4 * 100);
    }
  });
  it("keeps the sixteen of the ring inside it, one beside the other", () => {
    for (const lower of [true, false]) {
      const tray = trayRect(wide, lower, false);
      const slips = Array.from({ length: mostOff("circle") }, (_, i) => slipRect(wide, lower, i, false, mostOff("circle")));
      for (const [i, slip] of slips.entries()) {
        expect(slip.y).toBeGreaterThanOrEqual(tray.y);
        expect(slip.y + slip.height).toBeLessThanOrEqual(tray.y + tray.height);
        const next = slips[i + 1];
        if (next) expect(Math.abs(next.y - slip.y)).toBeGreaterThanOrEqual(slip.height);
      }
    }
  });
  it("tells the cube's owner by place", () => {
    expect(cubeXY(wide, "bottom", false).y).toBe(wide.height - wide.band - 12 - 40);
    expect(cubeXY(wide, "top", false).y).toBe(wide.band + 12 + 40);
    expect(cubeXY(wide, "offered", false)).toEqual(halfCentre(wide, "outer", false));
  });
});

describe("the portrait board", () => {
  it("is 1312 wide and takes a half height between 560 and 800", () => {
    expect(portraitShape(770)).toMatchObject({ width: 1312, height: 1640, pointHeight: 500 });
    expect(portraitShape(100).half).toBe(560);
    expect(portraitShape(5000).half).toBe(800);
  });
  it("lets a borne-off checker leave towards the player's row", () => {
    const shape = portraitShape(720);
    expect(offXY(shape, true, 0, false).y).toBeGreaterThan(shape.height);
  });
});

describe("places", () => {
  it("maps one count to the other and back", () => {
    for (const geometry of ["contrary", "parallel", "same"] as const) {
      for (let point = 1; point <= 24; point += 1) expect(opposite(geometry, opposite(geometry, point))).toBe(point);
    }
    expect(columnOf("contrary", "a", { seat: "b", point: 24 })).toBe(1);
    expect(columnOf("parallel", "a", { seat: "b", point: 24 })).toBe(12);
    expect(columnOf("same", "a", { seat: "b", point: 24 })).toBe(24);
  });
  it("finds every column again where its checkers stand, on both boards and mirrored", () => {
    for (const shape of [wide, portraitShape(720), portraitShape(560)]) {
      for (const mirrored of [false, true]) {
        for (let column = 1; column <= 24; column += 1) {
          for (const index of [0, 2])
            expect(spotAt(shape, checkerXY(shape, column, index, mirrored), mirrored)).toEqual({ kind: "column", column });
        }
      }
    }
  });
  it("finds bar, tray and the middle", () => {
    expect(spotAt(wide, { x: 668, y: 300 }, false)).toEqual({ kind: "bar" });
    expect(spotAt(wide, { x: 1400, y: 1000 }, false)).toEqual({ kind: "tray", lower: true });
    expect(spotAt(wide, { x: 60, y: 200 }, true)).toEqual({ kind: "tray", lower: false });
    expect(spotAt(wide, { x: 1014, y: 584 }, false)).toEqual({ kind: "field", home: true });
  });
  it("draws points within their half", () => {
    for (let column = 1; column <= 24; column += 1) expect(pointPath(wide, column, false)).toMatch(/^M[\d.]+ (48|1120)L/);
  });
});
