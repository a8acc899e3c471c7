import { describe, expect, it } from "vitest";
import { opposite, portraitShape, wideShape } from "../src/board/geometry";
import * as input from "../src/board/input";
import { poolRect } from "../src/board/geometry";
import { placeLabel } from "../src/board/labels";
import { stillBoard } from "../src/board/still";
import { wayOf } from "../src/board/ways";
import { isMet } from "../src/games/goal";
import { groupOf, matches } from "../src/games/groups";
import { relatives } from "../src/games/relatives";
import { movesOf, positionOf } from "../src/games/page";
import { pathTo } from "../src/board/walk";
import { parse } from "../src/session/router.svelte";
import { waysOf } from "../src/view/play/boardState";
import type { PlayGraphView, PlayNode } from "../src/wire";
import { CATALOGUE } from "./fixtures/catalogue";
import { graphFor } from "./fixtures/graph";
import { OPENING, position } from "./fixtures/positions";
import { matchView, play } from "./fixtures/views";

describe("a scene", () => {
  it("becomes a position with its pins", () => {
    const pins = positionOf({ a: "24:5 17:1 10:9", b: "24:10 8:2 2:3" }, 15, (point) => opposite("contrary", point));
    expect(pins.a.pinned).toEqual([17]);
    expect(pins.b.pinned).toEqual([]);
    const off = positionOf({ a: "bar:1 pool:2 6:1", b: "1:2" }, 15, (point) => opposite("contrary", point));
    expect([off.a.bar, off.a.pool, off.a.off, off.b.off]).toEqual([1, 2, 11, 13]);
  });
  it("reads the field's notation", () => {
    expect(movesOf("pool/22 24/18*/16 6/off(2)")).toEqual([
      { from: 25, to: 22, hit: false },
      { from: 24, to: 18, hit: true },
      { from: 18, to: 16, hit: false },
      { from: 6, to: 0, hit: false },
      { from: 6, to: 0, hit: false },
    ]);
  });
});

describe("a goal", () => {
  const at = position("10:2 8:1 6:3", "25:1 17:2", [4, 0]);
  it("is met when everything it asks for is there", () => {
    expect(isMet({ any: true }, "contrary", at)).toBe(true);
    expect(isMet({ hit: 1, make: [10, 6], stand: [8], clear: [24], off: 4 }, "contrary", at)).toBe(true);
    for (const goal of [{ hit: 2 }, { make: [8] }, { stand: [5] }, { clear: [8] }, { off: 5 }, { safe: true }, { pin: [8] }]) {
      expect(isMet(goal, "contrary", at), JSON.stringify(goal)).toBe(false);
    }
  });
  it("sees a pin through the geometry", () => {
    const pinned = position("9:1", "16:1");
    pinned.b.pinned = [16];
    expect(isMet({ pin: [9] }, "contrary", pinned)).toBe(true);
    expect(isMet({ pin: [9] }, "parallel", pinned)).toBe(false);
  });
});

describe("the gallery", () => {
  it("sorts by what a game is about", () => {
    expect(CATALOGUE.variants.map(groupOf)).toEqual(["hitting", "hitting", "hitting", "pinning", "running"]);
    const [first] = CATALOGUE.variants;
    if (!first) throw new Error("the catalogue has games");
    expect(groupOf({ ...first, start: { ...first.start, a: { ...first.start.a, pool: 15 } } })).toBe("entering");
  });
  it("finds a game by any word, without accents", () => {
    expect(matches(["Misère", "the first to bear off loses"], "misere lose")).toBe(true);
    expect(matches(["gul-bara"], "Gul Bara")).toBe(true);
    expect(matches(["Fevga"], "plakoto")).toBe(false);
    expect(matches(["Fevga"], "")).toBe(true);
  });
  it("finds games and their relatives by the names of other languages", () => {
    const found = (search: string): string[] =>
      relatives()
        .filter((one) => matches([one.name, ...one.also], search))
        .map((one) => one.name);
    expect(found("Wurfzabel")).toEqual(["Tables, Wurfzabel"]);
    for (const search of ["Sugoroku", "Jeopo", "ban-sugoroku"])
      expect(found(search), search).toEqual(["Ban-sugoroku, Shuanglu, Ssang-ryuk"]);
    for (const search of ["Tric-trac", "tric trac", "Trictrac"]) expect(found(search), search).toEqual(["Tric-trac"]);
    expect(found("Senet")).toEqual(["Senet"]);
    expect(new Set(relatives().map((one) => one.id)).size).toBe(relatives().length);
  });
  it("has an address for every page", () => {
    expect(parse("/variants")).toEqual({ page: "variants" });
    expect(parse("/variants/gul-bara")).toEqual({ page: "rules", id: "gul-bara" });
    expect(parse("/variants/gul-bara/lesson")).toEqual({ page: "lesson", id: "gul-bara" });
    expect(parse("/variants/relatives")).toEqual({ page: "relatives" });
    expect(parse("/variants/gul-bara/lesson/2")).toEqual({ page: "missing" });
  });
});

describe("the ways home", () => {
  const points = (line: string): [number, number][] =>
    [...line.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((found) => [Number(found[1]), Number(found[2])]);
  it("stay inside the board, the other's inside one's own", () => {
    for (const shape of [wideShape(), portraitShape(770)]) {
      for (const geometry of ["contrary", "parallel", "same"] as const) {
        for (const mirrored of [false, true]) {
          const own = wayOf(shape, geometry, "a", "a", mirrored);
          const theirs = wayOf(shape, geometry, "a", "b", mirrored);
          for (const [x, y] of [...points(own.line), ...points(theirs.line), ...points(own.head), ...points(theirs.head)]) {
            expect(x).toBeGreaterThan(0);
            expect(x).toBeLessThan(shape.width);
            expect(Math.abs(y - shape.height / 2)).toBeLessThan(shape.half - shape.pointHeight);
          }
          expect(Math.abs(theirs.start.y - shape.height / 2)).toBeLessThan(Math.abs(own.start.y - shape.height / 2));
        }
      }
    }
  });
  it("end where each side bears off", () => {
    const shape = wideShape();
    const end = (geometry: "contrary" | "parallel" | "same"): [boolean, boolean] => {
      const [x = 0, y = 0] = points(wayOf(shape, geometry, "a", "b", false).head)[0] ?? [];
      return [x > shape.width / 2, y > shape.height / 2];
    };
    expect(end("contrary")).toEqual([true, false]);
    expect(end("parallel")).toEqual([false, false]);
    expect(end("same")).toEqual([true, true]);
  });
  it("are shown unasked only where the board is not read as backgammon's", () => {
    const fevga = matchView({ variant: { id: "fevga", name: "Fevga", geometry: "parallel", contact: "block", checkers: 15 } });
    expect(waysOf(fevga, "a", null)).toEqual(["a", "b"]);
    expect(waysOf(fevga, "a", false)).toEqual([]);
    expect(waysOf(matchView({}), "a", null)).toEqual([]);
    expect(waysOf(matchView({}), "a", true)).toEqual(["a", "b"]);
    const later = { ...fevga, history: [1, 2, 3].map((seq) => play(seq, "a", [2, 1], "24/21")) };
    expect(waysOf(later, "a", null)).toEqual([]);
  });
});

describe("dice", () => {
  const node = (diceLeft: number[], edges: PlayNode["edges"] = []): PlayNode => ({
    position: OPENING,
    diceLeft,
    edges,
    play: edges.length === 0 ? "" : null,
  });
  const edge = (die: number, to: number): PlayNode["edges"][number] => ({ from: 24, to: 24 - die, die, hit: false, pin: false, node: to });
  const graph = (nodes: PlayNode[]): PlayGraphView => ({ seq: 1, nodes, forced: false, blocked: [], refusals: [] });
  it("may be three, each with its own part", () => {
    const first = edge(4, 1);
    const trial = input.begin(graph([node([6, 4, 4], [first]), node([6, 4])]), "a", [4, 6, 4]);
    expect(input.shownDice(trial)).toEqual({ values: [6, 4, 4], left: [1, 1, 1] });
    expect(input.shownDice({ ...trial, walked: [first] })).toEqual({ values: [6, 4, 4], left: [1, 1, 0] });
    expect(input.swap(trial).dice).toEqual([4, 4, 6]);
  });
  it("of a plain double have one part each where it is played twice", () => {
    expect(input.shownDice(input.begin(graph([node([3, 3])]), "a", [3, 3])).left).toEqual([1, 1]);
    expect(input.shownDice(input.begin(graph([node([3, 3, 3, 3])]), "a", [3, 3])).left).toEqual([2, 2]);
  });
  it("of a chosen double show every face until it is settled", () => {
    const first = edge(5, 1);
    const trial = input.begin(graph([node([6, 5, 4, 3, 2, 1], [first]), node([5, 5, 5])]), "a", [2, 1]);
    expect(input.shownDice(trial).values).toEqual([6, 5, 4, 3, 2, 1]);
    expect(input.shownDice({ ...trial, walked: [first] })).toEqual({ values: [5, 5], left: [1, 2] });
  });
  it("may be left unplayed where the rules let the turn end", () => {
    const on = edge(2, 2);
    const first = edge(5, 1);
    const trial = input.begin(graph([node([5], [first]), { ...node([2], [on]), play: "24/19" }, node([])]), "a", [5, 2]);
    expect(input.ready(trial)).toBe(false);
    expect(input.ready({ ...trial, walked: [first] })).toBe(true);
    expect(input.complete({ ...trial, walked: [first] })).toBe(false);
  });
});

describe("a written solution", () => {
  it("is found in the graph", () => {
    const found = pathTo(graphFor(OPENING, "a", [3, 1]), "8/5 6/5");
    expect(found?.map((one) => one.to)).toEqual([5, 5]);
    expect(pathTo(graphFor(OPENING, "a", [3, 1]), "24/10")).toBeNull();
  });
});

describe("checkers that have not entered", () => {
  it("lie on the bar, clear of the middle, and are told", () => {
    for (const shape of [wideShape(), portraitShape(560)]) {
      const last = poolRect(shape, true, 14, false);
      expect(last.y + last.height).toBeLessThan(shape.height / 2);
      expect(poolRect(shape, false, 14, false).y).toBeGreaterThan(shape.height / 2);
    }
    const board = stillBoard({ position: position("25:1", "6:2"), geometry: "contrary", contact: "hit" });
    board.position.a.pool = 9;
    expect(placeLabel(board, { seat: "a", point: 25 }, () => "")).toBe("Bar, 1 of yours, 9 still to enter");
  });
});
