// Where each checker of a position stands in the drawing.

import type { Geometry, PositionView, Seat } from "../wire";
import {
  BAR,
  OFF,
  STACK,
  barCheckerXY,
  checkerXY,
  columnOf,
  mostOff,
  offXY,
  opposite,
  other,
  poolRect,
  type Place,
  type Shape,
  type XY,
} from "./geometry";
import { countAt } from "./position";

export interface Frame {
  shape: Shape;
  geometry: Geometry;
  bottom: Seat;
  mirrored: boolean;
  /** The cube stands in the middle of the bar, so checkers there keep clear of it. */
  cubeCentred: boolean;
}

export interface DrawnChecker extends XY {
  key: string;
  seat: Seat;
  place: Place;
  /** The number written on the innermost checker of a tall stack. */
  count: number | null;
  pinned: boolean;
}

function pinsEnemy(frame: Frame, position: PositionView, place: Place): boolean {
  if (place.point === BAR || place.point === OFF) return false;
  const enemy = position[other(place.seat)];
  return enemy.pinned.includes(opposite(frame.geometry, place.point));
}

/** How many checkers are drawn on a point before a number tells the rest, and where they begin: where both sides stand
 *  side by side, the upper player's lie further in. */
function room(frame: Frame, position: PositionView, place: Place): { most: number; first: number } {
  const theirs = { seat: other(place.seat), point: opposite(frame.geometry, place.point) };
  const pin = position[place.seat].pinned.includes(place.point) || position[theirs.seat].pinned.includes(theirs.point);
  if (pin || countAt(position, place) === 0 || countAt(position, theirs) === 0) return { most: STACK, first: 0 };
  return { most: 2, first: place.seat === frame.bottom ? 0 : 3 };
}

/** The spot of the checker numbered `index` from the edge at a place. */
export function spotXY(frame: Frame, position: PositionView, place: Place, index: number): XY {
  const lower = place.seat === frame.bottom;
  if (place.point === OFF)
    return offXY(frame.shape, lower, Math.max(0, index), frame.mirrored, !lower && frame.geometry === "parallel", mostOff(frame.geometry));
  const side = position[place.seat];
  if (place.point === BAR && side.bar === 0 && side.pool > 0) {
    const slip = poolRect(frame.shape, lower, side.pool - 1, frame.mirrored);
    return { x: slip.x + slip.width / 2, y: slip.y + slip.height / 2 };
  }
  if (place.point === BAR) return barCheckerXY(frame.shape, lower, Math.max(0, index), frame.cubeCentred, frame.mirrored);
  const column = columnOf(frame.geometry, frame.bottom, place);
  const { most, first } = room(frame, position, place);
  const depth = first + Math.min(Math.max(0, index), most - 1);
  return checkerXY(frame.shape, column, depth, frame.mirrored, pinsEnemy(frame, position, place));
}

/** The checker that would move from a place. */
export function topXY(frame: Frame, position: PositionView, place: Place): XY {
  const most = place.point === BAR ? barMost(position[place.seat].pool) : place.point === OFF ? STACK : room(frame, position, place).most;
  return spotXY(frame, position, place, Math.min(place.point === BAR ? position[place.seat].bar : countAt(position, place), most) - 1);
}

/** The next free spot at a place, where a checker would land. */
export function landingXY(frame: Frame, position: PositionView, place: Place): XY {
  if (place.point === BAR || place.point === OFF) return spotXY(frame, position, place, countAt(position, place));
  const theirs = { seat: other(place.seat), point: opposite(frame.geometry, place.point) };
  const here = countAt(position, place);
  const under = here === 0 ? countAt(position, theirs) : 0;
  return spotXY(frame, position, place, here + Math.min(under, STACK));
}

/** The lone enemy checker at a place, which a hit would send away. */
export function enemyXY(frame: Frame, position: PositionView, place: Place): XY {
  return spotXY(frame, position, { seat: other(place.seat), point: opposite(frame.geometry, place.point) }, 0);
}

/** How many checkers are drawn on a half of the bar before a number tells the rest; slips of those
 *  that have not entered take some of the room. */
const barMost = (pool: number): number => (pool > 11 ? 1 : pool > 8 ? 2 : pool > 5 ? 3 : 4);

export function drawCheckers(frame: Frame, position: PositionView): DrawnChecker[] {
  const drawn: DrawnChecker[] = [];
  for (const seat of ["a", "b"] as const) {
    for (let point = 1; point <= BAR; point += 1) {
      const place = { seat, point };
      const count = point === BAR ? position[seat].bar : countAt(position, place);
      const most = point === BAR ? barMost(position[seat].pool) : room(frame, position, place).most;
      const pinned = position[seat].pinned.includes(point);
      for (let index = 0; index < Math.min(count, most); index += 1) {
        const xy = spotXY(frame, position, place, index);
        const told = count > most && index === most - 1 ? count : null;
        drawn.push({ key: `${seat}${point}.${index}`, seat, place, count: told, pinned, ...xy });
      }
    }
  }
  // A pinned checker lies beneath its pinner.
  return drawn.sort((a, b) => Number(b.pinned) - Number(a.pinned));
}
