// Checkers put on and taken off by hand.

import { describe, expect, it } from "vitest";
import { bare, carry, put, take, type Table } from "../src/board/setup";
import type { PositionView } from "../src/wire";

const backgammon: Table = { geometry: "contrary", contact: "hit", checkers: 15, pool: false };
const plakoto: Table = { geometry: "contrary", contact: "pin", checkers: 15, pool: false };

function empty(): PositionView {
  const side = () => ({ points: Array<number>(24).fill(0), bar: 0, pool: 0, off: 15, pinned: [] });
  return { a: side(), b: side() };
}

describe("setting up", () => {
  it("puts and takes, and counts what is off", () => {
    const one = put(put(empty(), backgammon, "a", 6), backgammon, "a", 6);
    expect([one.a.points[5], one.a.off]).toEqual([2, 13]);
    const less = take(one, backgammon, "a", 6);
    expect([less.a.points[5], less.a.off]).toEqual([1, 14]);
  });

  it("takes the other side away where it stands in the way", () => {
    const theirs = put(empty(), backgammon, "b", 19);
    expect(put(theirs, backgammon, "a", 6)).toEqual(empty());
    expect(take(empty(), backgammon, "a", 6)).toEqual(theirs);
  });

  it("fills the bar, or the pool of a game that starts with one", () => {
    expect(put(empty(), backgammon, "b", 25).b.bar).toBe(1);
    expect(put(empty(), { ...backgammon, pool: true }, "b", 25).b.pool).toBe(1);
    expect(take(put(empty(), backgammon, "b", 25), backgammon, "b", 25)).toEqual(empty());
  });

  it("pins a lone checker, and frees it again", () => {
    const lone = put(empty(), plakoto, "b", 19);
    const pinned = put(lone, plakoto, "a", 6);
    expect([pinned.a.points[5], pinned.b.points[18], pinned.b.pinned]).toEqual([1, 1, [19]]);
    expect(take(pinned, plakoto, "a", 6)).toEqual(lone);
  });

  it("carries checkers, and off the board", () => {
    const one = put(empty(), backgammon, "a", 6);
    expect(carry(one, backgammon, "a", 6, 3).a.points[2]).toBe(1);
    expect(carry(one, backgammon, "a", 6, null)).toEqual(empty());
    expect(carry(one, backgammon, "a", 6, 6)).toBe(one);
    expect(bare(one, backgammon)).toEqual(empty());
  });
});
