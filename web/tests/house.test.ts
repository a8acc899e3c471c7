// House rules as the forms ask for them.

import { describe, expect, it } from "vitest";
import { houseLines, questions } from "../src/session/house";
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
