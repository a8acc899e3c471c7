// Arrows over the board: last move, best play, played play. They bow into the board, so that none
// crosses the numbers.

import type { MoveView, PositionView, Seat } from "../wire";
import { BAR, CHECKER, OFF, STACK, centreY, type Place, type Shape, type XY } from "./geometry";
import { landingXY, spotXY, topXY, type Frame } from "./layout";
import { applyMove, countAt, type Board } from "./position";
import type { Ghost } from "./state";

export type ArrowKind = "last" | "best" | "played";

export interface Arrow {
  kind: ArrowKind;
  from: XY;
  to: XY;
}

export interface ArrowShape {
  line: string;
  head: string;
  start: XY;
  dot: number;
  width: number;
}

const WIDTH: Record<ArrowKind, number> = { last: 8, best: 16, played: 12 };

/** Joins parts made by one checker in a row, so that 13/7 7/5 is drawn as one arrow. */
export function joined(moves: MoveView[]): MoveView[] {
  const out: MoveView[] = [];
  for (const move of moves) {
    const before = out.find((one) => one.to === move.from && !one.hit && move.from !== BAR && move.from !== OFF);
    const once = moves.filter((one) => one.from === move.from).length === 1 && moves.filter((one) => one.to === move.from).length === 1;
    if (before && once) Object.assign(before, { to: move.to, hit: move.hit });
    else out.push({ ...move });
  }
  return out;
}

/** The arrows of a play, each from the checker that moves to the spot where it lands. */
export function arrowsFor(kind: ArrowKind, frame: Frame, board: Board, before: PositionView, seat: Seat, moves: MoveView[]): Arrow[] {
  let position = before;
  const arrows: Arrow[] = [];
  for (const move of joined(moves)) {
    const start: Place = { seat, point: move.from };
    const from = topXY(frame, position, start);
    const lifted = applyMove(position, board, seat, { ...move, to: OFF });
    const target: Place = { seat, point: move.to };
    const to = move.hit ? spotXY(frame, lifted, target, 0) : landingXY(frame, lifted, target);
    arrows.push({ kind, from, to });
    position = applyMove(position, board, seat, move);
  }
  return arrows;
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** How far an arrow bows off its straight line, and to which side: always into the board. */
export function bow(shape: Shape, from: XY, to: XY): XY {
  const middle = centreY(shape);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const mid = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const reach = Math.min(120, 40 + length * 0.11);
  const sameHalf = from.y < middle === to.y < middle;
  if (sameHalf) {
    const flat = Math.abs(to.x - from.x) / (length || 1);
    const inward = from.y < middle ? 1 : -1;
    const across = to.x >= from.x ? 1 : -1;
    // A move along one column bows sideways.
    return { x: mid.x + across * (1 - flat) * 60, y: mid.y + inward * Math.max(reach, 60 * flat) * flat };
  }
  const towards = mid.x < shape.width / 2 ? 1 : -1;
  return { x: mid.x + towards * Math.min(90, reach), y: mid.y };
}

export function shapeOf(shape: Shape, arrow: Arrow): ArrowShape {
  const width = WIDTH[arrow.kind];
  const head = width * 2.4 + 8;
  const control = bow(shape, arrow.from, arrow.to);
  const dx = arrow.to.x - control.x;
  const dy = arrow.to.y - control.y;
  const length = Math.hypot(dx, dy) || 1;
  const ux = dx / length;
  const uy = dy / length;
  const neck = { x: arrow.to.x - ux * head * 0.8, y: arrow.to.y - uy * head * 0.8 };
  const wing = head * 0.56;
  const base = { x: arrow.to.x - ux * head, y: arrow.to.y - uy * head };
  const points = [arrow.to, { x: base.x - uy * wing, y: base.y + ux * wing }, { x: base.x + uy * wing, y: base.y - ux * wing }];
  return {
    line: `M${round(arrow.from.x)} ${round(arrow.from.y)}Q${round(control.x)} ${round(control.y)} ${round(neck.x)} ${round(neck.y)}`,
    head: `M${points.map((p) => `${round(p.x)} ${round(p.y)}`).join("L")}Z`,
    start: arrow.from,
    dot: width === 8 ? 8 : width * 0.9 + 1,
    width,
  };
}

export interface Trace {
  arrows: Arrow[];
  ghosts: Ghost[];
}

/** A play already carried out: arrows onto the checkers that moved, circles where they stood. */
export function traceOf(frame: Frame, after: PositionView, seat: Seat, moves: MoveView[]): Trace {
  const trace: Trace = { arrows: [], ghosts: [] };
  const whole = joined(moves);
  const left = new Map<number, number>();
  const come = new Map<number, number>();
  const total = (pick: (move: MoveView) => boolean): number => whole.filter(pick).length;
  for (const move of whole) {
    const start: Place = { seat, point: move.from };
    const end: Place = { seat, point: move.to };
    const gone = left.get(move.from) ?? 0;
    const there = come.get(move.to) ?? 0;
    left.set(move.from, gone + 1);
    come.set(move.to, there + 1);
    // The first to leave stood on top; the first to come lies beneath the next.
    const free = Math.min(countAt(after, start) + total((one) => one.from === move.from) - 1 - gone, STACK - 1);
    const top = Math.min(countAt(after, end), move.to === OFF ? 15 : STACK) - total((one) => one.to === move.to) + there;
    const from = spotXY(frame, after, start, free);
    // A tall stack hides where the checker stood: the arrow starts at its end, clear of the number.
    const hidden = move.from !== BAR && countAt(after, start) >= STACK;
    if (hidden) from.y += (from.y < centreY(frame.shape) ? 1 : -1) * (CHECKER / 2 + 10);
    else trace.ghosts.push({ place: start, index: free });
    trace.arrows.push({ kind: "last", from, to: spotXY(frame, after, end, top) });
  }
  return trace;
}
