import { describe, expect, it } from "vitest";
import * as input from "../src/board/input";
import type { Trial } from "../src/board/input";
import { expand } from "../src/board/walk";
import type { PlayGraphView, PositionView, ShortPlays } from "../src/wire";
import { graphFor } from "./fixtures/graph";
import { OPENING, position } from "./fixtures/positions";
import { LATE } from "./fixtures/views";

const begin = (at: PositionView, dice: [number, number]): Trial => input.begin(graphFor(at, "a", dice), "a", dice);
const must = <T>(value: T | null | "several"): T => {
  if (value === null || value === "several") throw new Error(`no single way: ${value}`);
  return value;
};
const moves = (trial: Trial): string => trial.walked.map((edge) => `${edge.from}/${edge.to}`).join(" ");

describe("a turn tried out", () => {
  it("shows the larger die first and swaps", () => {
    const trial = begin(OPENING, [1, 3]);
    expect(trial.dice).toEqual([3, 1]);
    expect(input.swap(trial).dice).toEqual([1, 3]);
  });

  it("plays a tapped checker by the die shown first, or by the other where that is impossible", () => {
    expect(moves(must(input.tap(begin(OPENING, [3, 1]), 8)))).toBe("8/5");
    expect(moves(must(input.tap(input.swap(begin(OPENING, [3, 1])), 8)))).toBe("8/7");
    expect(moves(must(input.tap(begin(OPENING, [3, 1]), 8, "second")))).toBe("8/7");
    // A five from the 6-point meets two checkers; the one is left.
    expect(moves(must(input.tap(begin(OPENING, [5, 1]), 6)))).toBe("6/5");
    expect(input.tap(begin(OPENING, [3, 1]), 4)).toBeNull();
  });

  it("offers totals, and undoes part by part", () => {
    const trial = begin(OPENING, [6, 5]);
    const targets = input.targets(trial, 24);
    expect(targets.map((one) => [one.to, one.edges.length])).toEqual([
      [18, 1],
      [13, 2],
    ]);
    const down = must(input.drop(trial, 24, 13));
    expect(moves(down)).toBe("24/18 18/13");
    expect(input.complete(down)).toBe(true);
    expect(moves(input.undo(down))).toBe("24/18");
    expect(moves(input.reset(down))).toBe("");
    expect(input.path(down)).toHaveLength(3);
    expect(input.here(down).play).not.toBeNull();
  });

  it("asks for the way only when the ways end differently", () => {
    const trial = begin(LATE, [6, 4]);
    const asked = must(input.drop(trial, 21, 11));
    expect(asked.walked).toEqual([]);
    expect(asked.choice?.ways.map((way) => way.via).sort()).toEqual([15, 17]);
    expect(moves(must(input.choose(asked, 15)))).toBe("21/15 15/11");
    expect(input.choose(asked, 16)).toBeNull();
    // Without a blot between, one way stands for both.
    expect(must(input.drop(begin(OPENING, [6, 2]), 24, 16)).walked).toHaveLength(2);
  });

  it("makes a point when it is clicked first, and refuses to guess", () => {
    expect(
      moves(must(input.playTo(begin(OPENING, [3, 1]), 5)))
        .split(" ")
        .sort(),
    ).toEqual(["6/5", "8/5"]);
    expect(moves(must(input.playTo(begin(OPENING, [4, 3]), 20)))).toBe("24/20");
    expect(input.playTo(begin(position("6:2 5:2", "24:2", [11, 13]), [6, 5]), 0)).toBe("several");
    expect(input.playTo(begin(OPENING, [3, 1]), 12)).toBeNull();
  });

  it("counts what a double has left on each die", () => {
    let trial = begin(OPENING, [1, 1]);
    expect(input.shownDice(trial).left).toEqual([2, 2]);
    trial = must(input.tap(trial, 8));
    expect(input.shownDice(trial).left).toEqual([1, 2]);
    trial = must(input.tap(trial, 8));
    expect(input.shownDice(trial).left).toEqual([0, 2]);
  });

  it("walks the only play, and no other", () => {
    const forced = begin(position("3:1", "24:2", [14, 13]), [6, 5]);
    expect(forced.graph.forced).toBe(true);
    expect(moves(must(input.forcedWalk(forced)))).toBe("3/0");
    expect(input.forcedWalk(begin(OPENING, [3, 1]))).toBeNull();
  });

  it("bears off by itself where every die does and the sides have passed each other", () => {
    const off = (mine: string, theirs: string, dice: [number, number]): string | null => {
      const walked = input.bearOffWalk(begin(position(mine, theirs), dice), "contrary");
      return walked && moves(walked);
    };
    expect(off("6:2 5:3 4:2", "6:2 5:3", [6, 5])?.split(" ").sort()).toEqual(["5/0", "6/0"]);
    expect(off("3:2 1:1", "6:2", [6, 6])?.split(" ")).toHaveLength(3);
    expect(off("1:1", "6:2", [6, 5])).toBe("1/0");
    // A die that only moves a checker is the player's affair.
    expect(off("6:2 5:3", "6:2 5:3", [6, 1])).toBeNull();
    // Somebody still has to come past.
    expect(off("6:2 5:3 4:2", "25:1 6:2", [6, 5])).toBeNull();
    expect(off("6:2 5:3 4:2", "22:1 6:2", [6, 5])).toBeNull();
    expect(input.bearOffWalk(begin(position("6:2 5:3", "6:2"), [6, 5]), "parallel")).toBeNull();
    expect(input.bearOffWalk(begin(OPENING, [6, 5]), "contrary")).toBeNull();
  });

  it("knows that a dance is complete at once", () => {
    const dance = begin(position("25:1 6:5", "6:2 5:2 4:2 3:2 2:2 1:2"), [6, 5]);
    expect(input.complete(dance)).toBe(true);
    expect(input.sources(dance)).toEqual([]);
    expect(input.path(dance)).toEqual([0]);
  });

  it("marks where checkers left, but not where one only passed through", () => {
    const down = must(input.drop(begin(OPENING, [6, 5]), 24, 13));
    expect(input.departures(down).map((edge) => edge.from)).toEqual([24]);
  });

  it("never leaves the graph, whatever is tapped", () => {
    let seed = 7;
    const random = (n: number): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % n;
    };
    for (let game = 0; game < 60; game += 1) {
      const dice: [number, number] = [1 + random(6), 1 + random(6)];
      let trial = begin(OPENING, dice);
      for (let i = 0; i < 12 && !input.complete(trial); i += 1) {
        const point = 1 + random(25);
        const next = random(2) === 0 ? input.tap(trial, point) : input.playTo(trial, point);
        if (next && next !== "several") trial = next;
      }
      const nodes = input.path(trial);
      nodes.slice(1).forEach((node, i) => expect(trial.graph.nodes[nodes[i] ?? 0]?.edges.some((edge) => edge.node === node)).toBe(true));
    }
  });
});

describe("plays in few bytes", () => {
  const shorten = (graph: PlayGraphView): ShortPlays => ({
    ...graph,
    nodes: graph.nodes.map(({ diceLeft, edges, play }) => ({
      left: diceLeft,
      steps: edges.map((edge) => [edge.from, edge.to, edge.die, edge.hit ? 1 : edge.pin ? 2 : 0, edge.node]),
      ...(play !== null && { play }),
    })),
  });

  it("become the graph that they stand for, with what is hit", () => {
    for (const [at, dice] of [
      [OPENING, [3, 1]],
      [LATE, [6, 4]],
      [LATE, [1, 1]],
      [OPENING, [6, 6]],
    ] as [PositionView, [number, number]][]) {
      const full = graphFor(at, "a", dice);
      expect(expand(shorten(full), at, { geometry: "contrary", contact: "hit" }, "a")).toEqual(full);
    }
    expect(graphFor(LATE, "a", [6, 4]).nodes.some((node) => node.edges.some((edge) => edge.hit))).toBe(true);
  });

  it("show what is pinned, what is free again, and a position that is given", () => {
    const start = position("8:1 24:14", "24:14", [0, 0]);
    start.b.points[0] = 1;
    const node = (steps: ShortPlays["nodes"][number]["steps"]) => ({ left: [], steps });
    const short: ShortPlays = {
      seq: 1,
      forced: false,
      blocked: [],
      refusals: [],
      nodes: [node([[8, 1, 6, 0, 1]]), node([[1, 0, 1, 0, 2]]), { ...node([]), position: OPENING }],
    };
    // On a shared path the opponent calls the point by the same number.
    const pinned = expand(
      { ...short, nodes: [node([[8, 1, 6, 2, 1]]), ...short.nodes.slice(1)] },
      start,
      { geometry: "same", contact: "pin" },
      "a",
    );
    expect(pinned.nodes[1]?.position.b.pinned).toEqual([1]);
    expect(pinned.nodes[0]?.edges[0]).toEqual({ from: 8, to: 1, die: 6, hit: false, pin: true, node: 1 });
    expect(pinned.nodes[2]?.position).toEqual(OPENING);
    const free = expand(
      { ...short, nodes: [node([[8, 1, 6, 2, 1]]), node([[1, 0, 1, 0, 2]]), node([])] },
      start,
      { geometry: "same", contact: "pin" },
      "a",
    );
    expect(free.nodes[2]?.position.b.pinned).toEqual([]);
    expect(free.nodes[2]?.position.a.off).toBe(1);
  });
});
