// The reference page counts shots by rows that the program computed; here they are counted another way.

import { describe, expect, it } from "vitest";
import { parse } from "../src/session/router.svelte";
import { SHOTS, count, hitting, range } from "../src/view/reference/data";

const none: ReadonlySet<number> = new Set();

/** Rolls that hit, by walking from landing to landing with each die. */
function walked(away: number, blocked: ReadonlySet<number>): number {
  const reaches = (dice: readonly number[], at = 0): boolean =>
    dice.some((die, i) => {
      const next = at + die;
      return next === away || (next < away && !blocked.has(next) && reaches(dice.toSpliced(i, 1), next));
    });
  const rolls = range(1, 6).flatMap((one) => range(1, 6).map((other) => (one === other ? Array<number>(4).fill(one) : [one, other])));
  return blocked.has(away) ? 0 : rolls.filter((dice) => reaches(dice)).length;
}

describe("the reference page", () => {
  it("has an address", () => {
    expect(parse("/reference")).toEqual({ page: "reference" });
    expect(parse("/reference/shots")).toEqual({ page: "missing" });
  });

  it("counts open shots as they are told", () => {
    expect(range(1, 24).map((away) => count(hitting(away, none)))).toEqual(SHOTS.open);
    expect(SHOTS.open.slice(0, 12)).toEqual([11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3]);
  });

  it("counts shots with any two points blocked, and with a prime, as a walk from landing to landing does", () => {
    const sets = range(1, 23).flatMap((one) => range(one, 23).map((other) => new Set([one, other])));
    for (const blocked of [...sets, new Set([1, 2, 3, 4, 5, 6]), new Set([3, 4, 6, 8])])
      for (const away of range(1, 24))
        expect([away, ...blocked, count(hitting(away, blocked))]).toEqual([away, ...blocked, walked(away, blocked)]);
  });
});
