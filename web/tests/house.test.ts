// House rules as the forms ask for them.

import { describe, expect, it } from "vitest";
import { CLOCK_KINDS, kindOf, preset } from "../src/session/clocks";
import { GameWish } from "../src/session/gameWish.svelte";
import { houseLines, questions } from "../src/session/house";
import type { TableGame } from "../src/wire";
import { CATALOGUE } from "./fixtures/catalogue";

const ids = (games: string[], length: number, cube: boolean): string[] => questions(CATALOGUE, games, length, cube).map((rule) => rule.id);

describe("house rules", () => {
  it("are asked for where they say something", () => {
    expect(ids(["backgammon"], 5, true)).toEqual(["bear-off", "holland"]);
    expect(ids(["backgammon"], 0, true)).toEqual(["bear-off", "automatic-doubles"]);
    expect(ids(["backgammon"], 0, false)).toEqual(["bear-off"]);
    expect(ids(["plakoto"], 5, false)).toEqual([]);
    expect(ids(["plakoto", "backgammon"], 5, false)).toEqual(["bear-off"]);
  });

  it("offer the ways that are not usual in the game", () => {
    expect(questions(CATALOGUE, ["backgammon"], 5, true)[0]?.ways.map((way) => way.id)).toEqual(["exact-only"]);
  });

  it("are told in words", () => {
    const game = { variant: "backgammon", then: [], length: 5, cube: true, jacoby: false, beavers: false, illegal: "refused" as const };
    expect(houseLines(CATALOGUE, { ...game, house: { "bear-off": "exact-only", holland: "yes" } })).toEqual(["Exact dice", "Holland rule"]);
    expect(houseLines(CATALOGUE, game)).toEqual([]);
    expect(houseLines(null, { ...game, house: { holland: "yes" } })).toEqual([]);
  });
});

describe("other terms", () => {
  it("begin as those that were offered", () => {
    const plain = { then: [], jacoby: false, beavers: false, illegal: "refused" as const };
    const some: TableGame[] = [
      { ...plain, variant: "backgammon", length: 5, cube: true, house: { "bear-off": "exact-only", holland: "yes" } },
      { ...plain, variant: "backgammon", length: 0, cube: true, jacoby: true, beavers: true, house: {} },
      { ...plain, variant: "backgammon", length: 3, cube: false, illegal: "opponentMayInsist" as const, house: {} },
      { ...plain, variant: "plakoto", length: 7, cube: false, house: {} },
      { ...plain, variant: "portes", then: ["plakoto", "fevga"], length: 5, cube: false, house: {} },
    ];
    for (const terms of some) expect(GameWish.like(() => CATALOGUE, terms).terms).toEqual(terms);
  });

  it("name the clock as the form does", () => {
    for (const length of [0, 1, 7]) for (const kind of CLOCK_KINDS) expect(kindOf(preset(kind, length), length)).toBe(kind);
    expect(kindOf({ type: "days", days: 9 }, 5)).toBe("days");
    expect(kindOf({ type: "delay", delay: 1, reserve: 1 }, 5)).toBe("usual");
  });
});
