// Checkers moved in the drawing. Nothing here decides what is legal: it repeats, for the eye,
// moves that the server's rules have already made.

import type { Contact, Geometry, MoveView, PositionView, Seat, SideView } from "../wire";
import { BAR, OFF, opposite, other, type Place } from "./geometry";

export function countAt(position: PositionView, place: Place): number {
  const side = position[place.seat];
  if (place.point === OFF) return side.off;
  if (place.point === BAR) return side.bar + side.pool;
  return side.points[place.point - 1] ?? 0;
}

function copySide(side: SideView): SideView {
  return { ...side, points: [...side.points], pinned: [...side.pinned] };
}

export function copy(position: PositionView): PositionView {
  return { a: copySide(position.a), b: copySide(position.b) };
}

function add(side: SideView, point: number, by: number): void {
  if (point === OFF) side.off += by;
  else if (point !== BAR) side.points[point - 1] = (side.points[point - 1] ?? 0) + by;
  else if (by < 0 && side.bar === 0) side.pool += by;
  else side.bar += by;
}

/** The position with `by` more (or fewer) checkers drawn at a place. */
export function withChange(position: PositionView, place: Place, by: number): PositionView {
  const next = copy(position);
  if (countAt(next, place) + by >= 0) add(next[place.seat], place.point, by);
  return next;
}

export interface Board {
  geometry: Geometry;
  contact: Contact;
}

/** One checker's move carried out, with what it does to a lone enemy checker. */
export function applyMove(position: PositionView, board: Board, seat: Seat, move: MoveView): PositionView {
  const next = copy(position);
  const mine = next[seat];
  const enemy = next[other(seat)];
  if (countAt(next, { seat, point: move.from }) === 0) return next;
  add(mine, move.from, -1);
  if (move.from !== BAR && move.from !== OFF && mine.points[move.from - 1] === 0) {
    const left = opposite(board.geometry, move.from);
    enemy.pinned = enemy.pinned.filter((point) => point !== left);
  }
  add(mine, move.to, 1);
  if (move.to === OFF || move.to === BAR) return next;
  const theirs = opposite(board.geometry, move.to);
  const met = enemy.points[theirs - 1] ?? 0;
  if (board.contact === "hit" && move.hit && met > 0) {
    enemy.points[theirs - 1] = met - 1;
    enemy.bar += 1;
  }
  if (board.contact === "pin" && met === 1 && !enemy.pinned.includes(theirs)) enemy.pinned.push(theirs);
  return next;
}

export function pips(side: SideView): number {
  return side.points.reduce((sum, n, i) => sum + n * (i + 1), 0) + BAR * (side.bar + side.pool);
}

/** A carried-out move taken back, for showing it once more. */
export function undoMove(position: PositionView, board: Board, seat: Seat, move: MoveView): PositionView {
  const next = copy(position);
  if (countAt(next, { seat, point: move.to }) === 0) return next;
  add(next[seat], move.to, -1);
  add(next[seat], move.from, 1);
  const enemy = next[other(seat)];
  if (move.to === OFF || move.to === BAR) return next;
  const theirs = opposite(board.geometry, move.to);
  if (move.hit && enemy.bar > 0) {
    enemy.bar -= 1;
    enemy.points[theirs - 1] = (enemy.points[theirs - 1] ?? 0) + 1;
  }
  if (board.contact === "pin" && next[seat].points[move.to - 1] === 0) enemy.pinned = enemy.pinned.filter((point) => point !== theirs);
  return next;
}
