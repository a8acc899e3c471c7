// Checkers put on and taken off by hand. What is possible is the server's word; this only keeps
// counts from going below nothing.

import type { Contact, Geometry, PositionView, Seat } from "../wire";
import { BAR, OFF, opposite, other } from "./geometry";
import { copy } from "./position";

export interface Table {
  geometry: Geometry;
  contact: Contact;
  /** Checkers of each side. */
  checkers: number;
  /** Checkers on the bar are those that have not entered yet. */
  pool: boolean;
}

function settle(position: PositionView, table: Table): PositionView {
  for (const seat of ["a", "b"] as const) {
    const side = position[seat];
    const used = side.points.reduce((sum, n) => sum + n, 0) + side.bar + side.pool;
    side.off = Math.max(0, table.checkers - used);
    side.pinned = side.pinned.filter(
      (point) => side.points[point - 1] === 1 && (position[other(seat)].points[opposite(table.geometry, point) - 1] ?? 0) > 0,
    );
  }
  return position;
}

/** One checker more of a side at a place; where the other side stands in the way, one of that side less. */
export function put(position: PositionView, table: Table, seat: Seat, point: number): PositionView {
  const next = copy(position);
  const mine = next[seat];
  if (point === OFF) return position;
  if (point === BAR) {
    if (table.pool) mine.pool += 1;
    else mine.bar += 1;
    return settle(next, table);
  }
  const theirs = next[other(seat)];
  const theirPoint = opposite(table.geometry, point);
  const there = theirs.points[theirPoint - 1] ?? 0;
  const here = mine.points[point - 1] ?? 0;
  const pins = table.contact === "pin" && (there === 1 || (here === 0 && there > 1));
  if (there > 0 && !pins) {
    theirs.points[theirPoint - 1] = there - 1;
    return settle(next, table);
  }
  mine.points[point - 1] = here + 1;
  if (there === 1 && here === 0 && !theirs.pinned.includes(theirPoint)) theirs.pinned = [...theirs.pinned, theirPoint];
  if (there > 1 && here === 0) mine.pinned = [...mine.pinned, point];
  return settle(next, table);
}

/** One checker less of a side at a place; where it has none, one more of the other side. */
export function take(position: PositionView, table: Table, seat: Seat, point: number): PositionView {
  if (point === OFF) return position;
  const mine = position[seat];
  const here = point === BAR ? mine.bar + mine.pool : (mine.points[point - 1] ?? 0);
  if (here === 0)
    return point === BAR ? put(position, table, other(seat), BAR) : put(position, table, other(seat), opposite(table.geometry, point));
  const next = copy(position);
  const side = next[seat];
  if (point !== BAR) side.points[point - 1] = here - 1;
  else if (side.bar > 0) side.bar -= 1;
  else side.pool -= 1;
  return settle(next, table);
}

/** A checker of a side carried to another place, or off the board. */
export function carry(position: PositionView, table: Table, seat: Seat, from: number, to: number | null): PositionView {
  if (from === to) return position;
  const lifted = take(position, table, seat, from);
  return to === null || to === OFF ? lifted : put(lifted, table, seat, to);
}

/** No checkers at all. */
export function bare(position: PositionView, table: Table): PositionView {
  const next = copy(position);
  for (const side of [next.a, next.b]) Object.assign(side, { points: side.points.map(() => 0), bar: 0, pool: 0, pinned: [] });
  return settle(next, table);
}
