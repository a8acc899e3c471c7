import { describe, expect, it } from "vitest";
import * as input from "../src/board/input";
import type { Trial } from "../src/board/input";
import { act, typed } from "../src/view/play/act";
import type { PositionView } from "../src/wire";
import { graphFor } from "./fixtures/graph";
import { OPENING, position } from "./fixtures/positions";
import { LATE } from "./fixtures/views";

const begin = (at: PositionView, dice: [number, number]): Trial => input.begin(graphFor(at, "a", dice), "a", dice);
const moves = (trial: Trial | null): string => (trial ? trial.walked.map((edge) => `${edge.from}/${edge.to}`).join(" ") : "none");
const TAP = { tap: true };
const PICK = { tap: false };
const click = (trial: Trial, point: number, manner = PICK): Trial => act(trial, { type: "tap", point, button: "left" }, manner).trial;

describe("clicks", () => {
  it("click, click moves a checker when a click picks up", () => {
    const picked = click(begin(OPENING, [3, 1]), 8);
    expect(picked.picked).toBe(8);
    expect(moves(click(picked, 5))).toBe("8/5");
    expect(click(picked, 8).picked).toBeNull();
  });
  it("plays at once when a click plays the left die; the right button plays the other", () => {
    expect(moves(click(begin(OPENING, [3, 1]), 8, TAP))).toBe("8/5");
    expect(moves(act(begin(OPENING, [3, 1]), { type: "tap", point: 8, button: "right" }, TAP).trial)).toBe("8/7");
  });
  it("picks up on a long press in either manner", () => {
    const held = act(begin(OPENING, [3, 1]), { type: "hold", point: 8 }, TAP).trial;
    expect(held.picked).toBe(8);
    expect(moves(click(held, 7, TAP))).toBe("8/7");
  });
  it("makes a point clicked first", () => {
    expect(
      moves(click(begin(OPENING, [3, 1]), 5, TAP))
        .split(" ")
        .sort(),
    ).toEqual(["6/5", "8/5"]);
  });
  it("says why a place means nothing", () => {
    const bar = begin(position("25:1 8:3 6:5", "6:4 8:3"), [3, 1]);
    expect(click(bar, 8).refused).toEqual({ point: 8, reason: "Enter from the bar first.", told: null });
    expect(click(begin(OPENING, [5, 5]), 24).refused?.reason).toContain("cannot move");
    const trial = begin(OPENING, [6, 5]);
    const told: Trial = {
      ...trial,
      graph: {
        ...trial.graph,
        refusals: [{ node: 0, from: 6, to: 1, reason: "The 1 point is blocked.", told: { sentence: "why-not-blocked", args: { to: 1 } } }],
      },
    };
    expect(click(told, 6).refused?.reason).toBe("The 1 point is blocked.");
  });
  it("on the place that a checker has left takes that one back, and keeps the rest of the play", () => {
    const both = click(click(begin(OPENING, [6, 2]), 24, TAP), 13, TAP);
    expect(moves(both)).toBe("24/18 13/11");
    expect(moves(click(both, 18, TAP))).toBe("24/18 13/11");
    expect(moves(input.takeBack(both, 24))).toBe("13/11");
    expect(moves(input.takeBack(both, 13))).toBe("24/18");
    // The whole way of a checker that went on is taken back.
    const alone = begin(position("24:1 8:5", "6:5"), [6, 5]);
    const gone = click(click(alone, 24, PICK), 13, PICK);
    expect(moves(gone)).toBe("24/18 18/13");
    expect(moves(click(gone, 24, PICK))).toBe("");
    expect(input.takeBack(both, 6)).toBeNull();
  });
  it("asks and answers over which point", () => {
    const asked = click(click(begin(LATE, [6, 4]), 21), 11);
    expect(asked.choice?.to).toBe(11);
    expect(moves(click(asked, 17))).toBe("21/17 17/11");
  });
});

describe("drag and keys", () => {
  it("drops on a target without a flight, and puts back anywhere else", () => {
    const lifted = act(begin(OPENING, [3, 1]), { type: "lift", point: 13 }, TAP).trial;
    const done = act(lifted, { type: "drop", from: 13, to: 9 }, TAP);
    expect(moves(done.trial)).toBe("13/10 10/9");
    expect(done.carried).toBe(true);
    expect(act(lifted, { type: "drop", from: 13, to: 2 }, TAP).trial).toMatchObject({ walked: [], picked: null });
    expect(act(lifted, { type: "drop", from: 13, to: null }, TAP).trial.picked).toBeNull();
  });
  it("picks up and puts down with Enter, also when a click plays at once", () => {
    const picked = act(begin(OPENING, [3, 1]), { type: "activate", point: 6 }, TAP).trial;
    expect(picked.picked).toBe(6);
    expect(moves(act(picked, { type: "activate", point: 5 }, TAP).trial)).toBe("6/5");
  });
});

describe("a typed play", () => {
  it("is walked in any order and with counts", () => {
    expect(moves(typed(begin(OPENING, [3, 1]), "6/5 8/5"))).toBe("6/5 8/5");
    expect(moves(typed(begin(OPENING, [1, 1]), "8/7(2) 6/5(2)"))).toBe("8/7 8/7 6/5 6/5");
    expect(moves(typed(begin(OPENING, [6, 5]), "24/13"))).toBe("24/18 18/13");
    expect(moves(typed(begin(LATE, [6, 4]), "21/15*/11"))).toBe("21/15 15/11");
  });
  it("is refused when it is not legal or not whole", () => {
    for (const text of ["24/21", "8/5", "8/5 8/2", "nonsense", "", "99/98"]) expect(typed(begin(OPENING, [3, 1]), text)).toBeNull();
  });
});

describe("a table where anything may be tried", () => {
  const BOARD = { geometry: "contrary", contact: "hit" } as const;
  const free = (dice: [number, number]): Trial => input.begin(graphFor(OPENING, "a", dice), "a", dice, BOARD);
  const put = (trial: Trial, from: number, to: number): Trial => act(trial, { type: "drop", from, to }, PICK).trial;

  it("keeps to the graph as long as the rules do", () => {
    const legal = put(free([3, 1]), 8, 5);
    expect([moves(legal), legal.loose]).toEqual(["8/5", []]);
  });
  it("puts a checker anywhere, and can confirm and take it back", () => {
    const wrong = put(put(free([3, 1]), 8, 5), 13, 7);
    expect(wrong.loose).toEqual([{ from: 13, to: 7, hit: false }]);
    expect(input.here(wrong).position.a.points[6]).toBe(1);
    expect(input.ready(wrong)).toBe(true);
    expect(input.freely(wrong)).toEqual([
      { from: 8, to: 5 },
      { from: 13, to: 7 },
    ]);
    expect(input.undo(wrong).loose).toEqual([]);
    expect(moves(input.undo(wrong))).toBe("8/5");
    expect(input.reset(wrong).loose).toEqual([]);
  });
  it("goes on freely once a rule is broken, backwards and off the board too", () => {
    const more = put(put(free([3, 1]), 6, 10), 6, 0);
    expect(more.loose).toHaveLength(2);
    expect(input.here(more).position.a.off).toBe(1);
    expect(put(more, 2, 1).loose).toHaveLength(2);
  });
  it("lifts what has no legal move, by clicks as well", () => {
    expect(input.sources(free([5, 5]))).not.toContain(24);
    expect(input.liftable(free([5, 5]))).toEqual([24, 13, 8, 6]);
    expect(click(click(free([5, 5]), 24), 20).loose).toEqual([{ from: 24, to: 20, hit: false }]);
    expect(click(free([5, 5]), 24, TAP).picked).toBe(24);
  });
});
