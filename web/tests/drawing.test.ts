import { describe, expect, it } from "vitest";
import { arrowsFor, joined, shapeOf, traceOf, type Arrow } from "../src/board/arrows";
import { along, duration, ease } from "../src/board/animate";
import { checkerXY, columnOf, isUsed, pointAt, portraitShape, wideShape } from "../src/board/geometry";
import { positionText, placeLabel, placesInOrder } from "../src/board/labels";
import { drawCheckers, landingXY, type Frame } from "../src/board/layout";
import { neighbour } from "../src/board/pointer";
import { applyMove, pips, undoMove, withChange } from "../src/board/position";
import { stillBoard } from "../src/board/still";
import { graphFor } from "./fixtures/graph";
import { OPENING, position, side } from "./fixtures/positions";
import { BEFORE_ROLL } from "./fixtures/views";

const frame: Frame = { shape: wideShape(), geometry: "contrary", bottom: "a", mirrored: false, cubeCentred: true };
const BOARD = { geometry: "contrary", contact: "hit" } as const;

describe("checkers", () => {
  it("stack up to five and tell the rest by a number", () => {
    const drawn = drawCheckers(frame, position("6:7 25:6", "24:2")).filter((one) => one.seat === "a");
    expect(drawn.filter((one) => one.place.point === 6).map((one) => one.count)).toEqual([null, null, null, null, 7]);
    expect(drawn.filter((one) => one.place.point === 25).map((one) => one.count)).toEqual([null, null, null, 6]);
  });
  it("never stand on one another except to pin", () => {
    const drawn = drawCheckers(frame, OPENING);
    expect(new Set(drawn.map((one) => `${one.x},${one.y}`)).size).toBe(30);
    const pinned = { a: side("8:1", 0, [8]), b: side("17:2") };
    const [under, over] = drawCheckers({ ...frame }, pinned);
    expect(under?.pinned).toBe(true);
    expect(Math.abs((over?.y ?? 0) - (under?.y ?? 0))).toBeCloseTo(92 * 0.62);
  });
  it("land on the next free place", () => {
    expect(landingXY(frame, OPENING, { seat: "a", point: 6 })).toEqual(checkerXY(frame.shape, 6, 5, false));
    expect(landingXY(frame, OPENING, { seat: "a", point: 5 })).toEqual(checkerXY(frame.shape, 5, 0, false));
  });
});

describe("a ring of sixteen squares", () => {
  const ring: Frame = { ...frame, geometry: "circle" };
  it("lies on the eight columns nearest the trays, from both sides", () => {
    for (const bottom of ["a", "b"] as const) {
      for (const seat of ["a", "b"] as const) {
        for (let point = 1; point <= 16; point += 1) {
          const column = columnOf("circle", bottom, { seat, point });
          expect(isUsed("circle", column)).toBe(true);
          expect(pointAt("circle", bottom, seat, column)).toBe(point);
        }
      }
    }
    expect(columnOf("circle", "a", { seat: "a", point: 16 })).toBe(24);
    expect(columnOf("circle", "a", { seat: "b", point: 16 })).toBe(8);
    expect([8, 9, 16, 17].map((column) => isUsed("circle", column))).toEqual([true, false, false, true]);
  });
  it("shows both sides of a square they share, each with its number", () => {
    const drawn = drawCheckers(ring, position("7:3", "15:9"));
    const of = (seat: string) => drawn.filter((one) => one.seat === seat);
    expect([of("a").length, of("a").at(-1)?.count, of("b").length, of("b").at(-1)?.count]).toEqual([2, 3, 2, 9]);
    expect(new Set(drawn.map((one) => one.y)).size).toBe(4);
    expect(new Set(drawn.map((one) => one.x)).size).toBe(1);
  });
  it("is crossed by arrow keys without the covered columns", () => {
    const from = { seat: "a" as const, point: 9, column: 17 };
    expect(neighbour("circle", "a", false, from, "ArrowLeft")).toEqual({ kind: "column", column: 8 });
    expect(neighbour("circle", "a", false, { seat: "a", point: 8, column: 8 }, "ArrowLeft")).toEqual({ kind: "column", column: 17 });
    expect(placesInOrder("a", 16)).toHaveLength(20);
  });
});

describe("moves carried out for the eye", () => {
  it("agree with the graph and can be taken back, over many positions", () => {
    for (const dice of [
      [3, 1],
      [6, 6],
      [5, 2],
    ] as [number, number][]) {
      for (const at of [OPENING, BEFORE_ROLL, position("24:1 15:1 6:3", "10:1 19:1 6:4")]) {
        const graph = graphFor(at, "a", dice);
        for (const node of graph.nodes) {
          for (const edge of node.edges) {
            const after = applyMove(node.position, BOARD, "a", edge);
            expect(after).toEqual(graph.nodes[edge.node]?.position);
            expect(undoMove(after, BOARD, "a", edge)).toEqual(node.position);
          }
        }
      }
    }
  });
  it("pin and let go", () => {
    const board = { geometry: "contrary", contact: "pin" } as const;
    const pinned = applyMove({ a: side("10:1"), b: side("18:1") }, board, "a", { from: 10, to: 7, hit: false });
    expect(pinned.b.pinned).toEqual([18]);
    expect(applyMove(pinned, board, "a", { from: 7, to: 4, hit: false }).b.pinned).toEqual([]);
  });
  it("count pips", () => {
    expect(pips(OPENING.a)).toBe(167);
    expect(withChange(OPENING, { seat: "a", point: 6 }, -9)).toEqual(OPENING);
  });
});

/** The highest and lowest y of an arrow's curve. */
function span(shape: ReturnType<typeof wideShape>, arrow: Arrow): [number, number] {
  const [x0 = 0, y0 = 0, , y1 = 0, , y2 = 0] = (shapeOf(shape, arrow).line.match(/-?[\d.]+/g) ?? []).map(Number);
  expect(x0).toBeCloseTo(arrow.from.x, 0);
  const ys = Array.from({ length: 21 }, (_, i) => i / 20).map((t) => (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2);
  return [Math.min(...ys), Math.max(...ys)];
}

describe("arrows", () => {
  it("never cross the numbers, wherever they run", () => {
    for (const shape of [wideShape(), portraitShape(560)]) {
      for (let from = 1; from <= 24; from += 1) {
        for (let to = 1; to <= 24; to += 1) {
          if (from === to) continue;
          const arrow: Arrow = { kind: "best", from: checkerXY(shape, from, 0, false), to: checkerXY(shape, to, 0, false) };
          const [high, low] = span(shape, arrow);
          expect(high).toBeGreaterThan(shape.band);
          expect(low).toBeLessThan(shape.height - shape.band);
        }
      }
    }
  });
  it("join the parts of one checker", () => {
    expect(
      joined([
        { from: 21, to: 15, hit: false },
        { from: 15, to: 14, hit: true },
      ]),
    ).toEqual([{ from: 21, to: 14, hit: true }]);
    expect(
      joined([
        { from: 8, to: 7, hit: false },
        { from: 8, to: 7, hit: false },
        { from: 7, to: 6, hit: false },
      ]),
    ).toHaveLength(3);
    expect(
      joined([
        { from: 24, to: 15, hit: true },
        { from: 15, to: 11, hit: false },
      ]),
    ).toHaveLength(2);
  });
  it("start on the checker that moves and end where it lands", () => {
    const [first, second] = arrowsFor("best", frame, BOARD, OPENING, "a", [
      { from: 8, to: 5, hit: false },
      { from: 6, to: 5, hit: false },
    ]);
    expect(first).toMatchObject({ from: checkerXY(frame.shape, 8, 2, false), to: checkerXY(frame.shape, 5, 0, false) });
    expect(second).toMatchObject({ from: checkerXY(frame.shape, 6, 4, false), to: checkerXY(frame.shape, 5, 1, false) });
  });
  it("of a last move do not cross: the first away stood on top", () => {
    const trace = traceOf(frame, BEFORE_ROLL, "b", [
      { from: 8, to: 3, hit: false },
      { from: 8, to: 2, hit: false },
    ]);
    const column = columnOf("contrary", "a", { seat: "b", point: 8 });
    expect(trace.arrows.map((one) => one.from)).toEqual([
      checkerXY(frame.shape, column, 1, false),
      checkerXY(frame.shape, column, 0, false),
    ]);
    expect(trace.ghosts.map((one) => one.index)).toEqual([1, 0]);
  });
});

describe("motion", () => {
  it("starts and ends where it should, at every speed in its time", () => {
    expect(along({ x: 0, y: 0 }, { x: 100, y: 50 }, 0)).toEqual({ x: 0, y: 0 });
    expect(along({ x: 0, y: 0 }, { x: 100, y: 50 }, 1)).toEqual({ x: 100, y: 50 });
    expect([0, 1, 2, 3, 4].map((speed) => Math.round(duration(280, speed as 0 | 1 | 2 | 3 | 4)))).toEqual([0, 448, 280, 168, 98]);
    expect(duration(280, 4, true)).toBe(250);
    expect(duration(280, 0, true)).toBe(0);
    for (let i = 1; i <= 20; i += 1) expect(ease(i / 20)).toBeGreaterThan(ease((i - 1) / 20));
  });
});

describe("spoken places", () => {
  const names = { a: "You", b: "Ingrid" };
  const board = {
    ...stillBoard({ position: OPENING, geometry: "contrary", contact: "hit" }),
    names,
    movable: [8],
    picked: 8,
    targets: [
      { point: 5, hits: false },
      { point: 19, hits: true },
    ],
  };
  const label = (point: number): string => placeLabel(board, { seat: "a", point }, () => "can move to 5");
  it("tell who stands there, what can move and what is hit", () => {
    expect(label(8)).toBe("8-point, 3 of yours, picked up, can move to 5");
    expect(label(5)).toBe("5-point, empty, lands here");
    expect(label(19)).toBe("19-point, 5 of Ingrid, hits here");
    expect(label(25)).toBe("Bar, 0 of yours");
    expect(label(0)).toBe("Tray, 0 of yours borne off");
  });
  it("come in playing order", () => {
    expect(
      placesInOrder("a")
        .map((one) => one.point)
        .slice(0, 3),
    ).toEqual([25, 24, 23]);
    expect(placesInOrder("b")).toHaveLength(28);
  });
  it("tell a whole position in one line", () => {
    expect(positionText(OPENING, names, "a")).toBe(
      "You: 24-point 2, 13-point 5, 8-point 3, 6-point 5. Ingrid: 24-point 2, 13-point 5, 8-point 3, 6-point 5.",
    );
  });
});
