import { describe, expect, it } from "vitest";
import { clock, lossText, percent, signed } from "../src/i18n";
import { chanceOf, graphOf, turnAt } from "../src/view/review/graph";
import { pieces, verdict } from "../src/view/review/verdict";
import { moveRows } from "../src/view/play/moveRows";
import { blockedWords, comingWords, passMeans, targetWords } from "../src/view/play/status";
import * as input from "../src/board/input";
import { keyboard, type KeyActs } from "../src/view/play/keys";
import { graphFor } from "./fixtures/graph";
import { ANALYSIS } from "./fixtures/report";
import { HISTORY, LATE, matchView } from "./fixtures/views";
import type { Blocked } from "../src/wire";

describe("numbers", () => {
  it("carry their sign with a true minus and three decimals", () => {
    expect(signed(-0.363)).toBe("\u22120.363");
    expect(signed(0.12)).toBe("+0.120");
    expect(signed(-0.0001)).toBe("0.000");
    expect(lossText(0.256)).toBe("\u22120.256");
    expect(percent(0.335)).toBe("33.5");
    expect(clock(70_500)).toBe("1:10");
  });
});

describe("the list of plays", () => {
  it("has the upper player left and the cube in its place", () => {
    const rows = moveRows(HISTORY, "b");
    expect(rows[0]).toMatchObject({ left: { dice: "54", text: "24/20 13/8" }, right: { dice: "32" } });
    expect(rows[5]).toMatchObject({ left: { dice: "", text: "Doubles to 2" }, right: { text: "Takes" } });
    expect(rows.at(-1)).toMatchObject({ right: null });
  });
  it("starts at the right when the lower player begins", () => {
    expect(moveRows(HISTORY.slice(1, 3), "b")).toHaveLength(2);
  });
});

describe("what is said", () => {
  it("names the targets in words", () => {
    const trial = input.begin(graphFor(LATE, "a", [6, 4]), "a", [6, 4]);
    expect(targetWords(trial, 21)).toBe("17, 15 hits or 11 with both dice");
  });
  it("says why nothing can move", () => {
    const held = (point: number): Blocked => ({ point, reason: "In English.", told: { sentence: "why-not-blocked", args: { to: point } } });
    const pinned = { point: 5, reason: "In English.", told: { sentence: "why-not-pinned", args: { from: 9 } } };
    expect(blockedWords([held(20), held(18)])).toBe("the 18 and 20 points are blocked.");
    expect(blockedWords([held(20)])).toBe("the 20 point is blocked.");
    expect(blockedWords([pinned])).toBe("your checker on 9 is pinned.");
    expect(blockedWords([pinned, held(20)])).toBe("your checker on 9 is pinned. The opponent holds your 20 point.");
    expect(blockedWords([])).toBe("");
  });
  it("tells what a pass would cost", () => {
    const offer = { type: "doubleOffered", by: "b", value: 2, kind: "double", ownerIfTaken: "a", counter: null } as const;
    const at = (a: number, b: number, length: number): string => {
      const view = matchView({ phase: offer, length });
      view.players.a.score = a;
      view.players.b.score = b;
      return passMeans(view, "b");
    };
    expect(at(0, 0, 5)).toBe("Pass and Pasch leads 1\u2009\u2013\u20090.");
    expect(at(2, 0, 5)).toBe("Pass and the score is 1\u2009\u2013\u20092.");
    expect(at(0, 4, 5)).toBe("Pass and Pasch wins the match.");
    expect(at(0, 0, 0)).toBe("Pass and you lose 1 point.");
  });
  it("heads a decision with its verdict and loss", () => {
    const turns = ANALYSIS.report?.games[0]?.turns ?? [];
    const blunder = turns[1];
    const best = turns[0];
    expect(blunder && verdict(blunder)).toBe("Blunder, \u22120.256");
    expect(best && verdict(best)).toBe("Best");
    expect(blunder && pieces(blunder).filter((one) => one.tone !== "plain")).toEqual([
      { text: "21/14*", tone: "best" },
      { text: "8/7 8/2", tone: "played" },
    ]);
  });
});

describe("the graph of chances", () => {
  const turns = ANALYSIS.report?.games[0]?.turns ?? [];
  it("is that of the player below", () => {
    const first = turns[0];
    expect(first && chanceOf(first, "a")).toBeCloseTo(0.49);
    expect(first && chanceOf(first, "b")).toBeCloseTo(0.51);
    const graph = graphOf(turns, "a", 300, 100);
    expect(graph.points[0]).toEqual({ x: 0, y: 51, chance: 0.49 });
    expect(graph.points.at(-1)?.x).toBe(300);
    expect(graph.marks.every((one) => turns[one.turn]?.player === "a")).toBe(true);
    expect(graph.cubes).toHaveLength(1);
  });
  it("opens the nearest play and survives an empty game", () => {
    expect(turnAt(-20, 300, 29)).toBe(0);
    expect(turnAt(150, 300, 29)).toBe(14);
    expect(turnAt(999, 300, 29)).toBe(28);
    expect(graphOf([], "a", 300, 100)).toMatchObject({ line: "", area: "" });
  });
});

describe("keys", () => {
  function setup(over: Partial<KeyActs> = {}): { press: (key: string) => boolean; log: string[] } {
    const log: string[] = [];
    let now = 0;
    let armed: "double" | "pass" | null = null;
    const note = (name: string) => () => void log.push(name);
    const acts: KeyActs = {
      rollable: () => true,
      roll: note("roll"),
      ready: () => false,
      confirm: note("confirm"),
      activate: note("activate"),
      undo: note("undo"),
      undoAll: note("undoAll"),
      swap: note("swap"),
      canDouble: () => true,
      offered: () => true,
      arm: (what) => void ((armed = what), log.push(`arm ${what}`)),
      armed: () => armed,
      disarm: () => (armed = null),
      carryOut: note("carryOut"),
      take: note("take"),
      focus: (place) => void log.push(`focus ${place.point}`),
      replay: note("replay"),
      flip: note("flip"),
      sound: note("sound"),
      help: note("help"),
      automatic: note("automatic"),
      now: () => (now += 100),
      ...over,
    };
    const handle = keyboard(acts);
    return { log, press: (key) => handle(new KeyboardEvent("keydown", { key })) };
  }
  it("do what the list says", () => {
    const { press, log } = setup();
    for (const key of [" ", "u", "Backspace", "Escape", "s", "t", "b", "o", "r", "f", "m", "?", "a"]) expect(press(key)).toBe(true);
    expect(log).toEqual([
      "roll",
      "undo",
      "undo",
      "undoAll",
      "swap",
      "take",
      "focus 25",
      "focus 0",
      "replay",
      "flip",
      "sound",
      "help",
      "automatic",
    ]);
  });
  it("double and pass only after a second key", () => {
    const { press, log } = setup();
    press("d");
    press("Enter");
    press("p");
    press("x");
    press("Enter");
    expect(log).toEqual(["arm double", "carryOut", "arm pass", "carryOut"].slice(0, 3));
  });
  it("jump to points of two digits", () => {
    const { press, log } = setup();
    for (const key of ["2", "1"]) press(key);
    expect(log).toEqual(["focus 2", "focus 21"]);
    for (const key of ["1", "Escape", "5"]) press(key);
    expect(log.slice(2)).toEqual(["focus 1", "undoAll", "focus 5"]);
  });
  it("leave text fields and shortcuts of the browser alone", () => {
    const { log } = setup();
    const field = document.createElement("input");
    document.body.append(field);
    const handle = keyboard({ ...({} as KeyActs) });
    const event = new KeyboardEvent("keydown", { key: "u", bubbles: true });
    let used = true;
    field.addEventListener("keydown", (heard) => (used = handle(heard)));
    field.dispatchEvent(event);
    expect(used).toBe(false);
    expect(handle(new KeyboardEvent("keydown", { key: "r", ctrlKey: true }))).toBe(false);
    expect(log).toEqual([]);
  });
});

describe("what a roll still brings", () => {
  it("is told in order", () => {
    const number = { type: "number", die: 4, times: 4, optional: false } as const;
    expect(comingWords([])).toBe("");
    expect(comingWords([number, { type: "roll" }])).toBe("Then 4s four times, then another roll.");
    expect(comingWords([{ type: "choice" }, { ...number, die: null }, { type: "roll" }])).toBe(
      "Then a double of your choice, then its underside four times, then another roll.",
    );
    expect(comingWords([{ ...number, times: 2, optional: true }])).toBe("Then 4s up to 2 times.");
  });
});
