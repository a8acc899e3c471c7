// From pointer events to intents: tap, hold, drag. All of it in board units; no rules.

import type { Geometry, Seat } from "../wire";
import { BAR, CHECKER, OFF, isUsed, pointAt, spotAt, trackOf, type XY } from "./geometry";
import { landingXY, type Frame } from "./layout";
import type { BoardState } from "./state";

export const HOLD_MS = 420;
/** A dropped checker snaps to a legal target within this radius, in units. */
const SNAP = 95;

/** The lens under which a finger sees where it is: its width, how far above the finger it begins, and how far beside. */
export const LENS = 128;
const LENS_RISE = 56;
const LENS_ASIDE = 36;
/** Between the lens and what bounds it. */
const LENS_MARGIN = 2;

export interface Hit {
  point: number | null;
  field: "home" | "outer" | null;
}

/** The actor's place under a spot of the drawing. */
export function placeAt(board: BoardState, at: XY): Hit {
  const spot = spotAt(board.shape, at, board.mirrored);
  if (!spot) return { point: null, field: null };
  if (spot.kind === "bar") return { point: BAR, field: null };
  if (spot.kind === "tray") return { point: spot.lower === (board.actor === board.bottom) ? OFF : null, field: null };
  if (spot.kind === "field") return { point: null, field: spot.home ? "home" : "outer" };
  if (!isUsed(board.geometry, spot.column)) return { point: null, field: null };
  return { point: pointAt(board.geometry, board.bottom, board.actor, spot.column), field: null };
}

/** The target a held checker is let go on: the place under it, or the nearest landing spot. */
export function dropPoint(board: BoardState, at: XY): number | null {
  const under = placeAt(board, at).point;
  if (under !== null && board.targets.some((one) => one.point === under)) return under;
  const frame = frameOf(board);
  let best: { point: number; far: number } | null = null;
  for (const target of board.targets) {
    const spot = landingXY(frame, board.position, { seat: board.actor, point: target.point });
    const far = Math.hypot(spot.x - at.x, spot.y - at.y);
    if (far < SNAP && (!best || far < best.far)) best = { point: target.point, far };
  }
  return best ? best.point : under;
}

export function frameOf(board: BoardState): Frame {
  return {
    shape: board.shape,
    geometry: board.geometry,
    bottom: board.bottom,
    mirrored: board.mirrored,
    cubeCentred: board.cube?.at === "centre",
  };
}

export interface Room {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What of the board is inside the window: the lens stays there, clear of the names above and below. */
export function lensRoom(board: Room, window: { width: number; height: number }): Room {
  return {
    left: Math.max(board.left, 0) + LENS_MARGIN,
    top: Math.max(board.top, 0) + LENS_MARGIN,
    right: Math.min(board.right, window.width) - LENS_MARGIN,
    bottom: Math.min(board.bottom, window.height) - LENS_MARGIN,
  };
}

/** The middle of the lens for a finger: above it where there is room, else beside it, towards the wider side. */
export function lensCentre(finger: XY, room: Room): XY {
  const radius = LENS / 2;
  const within = (at: number, low: number, high: number): number => Math.max(low + radius, Math.min(at, high - radius));
  const y = within(finger.y - LENS_RISE - radius, room.top, room.bottom);
  const aside = Math.sqrt(Math.max(0, (radius + LENS_ASIDE) ** 2 - (finger.y - y) ** 2));
  const towards = finger.x < (room.left + room.right) / 2 ? 1 : -1;
  return { x: within(finger.x + towards * aside, room.left, room.right), y };
}

/** Client coordinates in units of the drawing. */
export function toUnits(board: BoardState, box: DOMRect, x: number, y: number): XY {
  const scale = board.shape.width / (box.width || 1);
  return { x: (x - box.left) * scale, y: (y - box.top) * scale };
}

/** The place reached from another by an arrow key, along the track as it is drawn. */
export function neighbour(
  geometry: Geometry,
  bottom: Seat,
  mirrored: boolean,
  from: { seat: Seat; point: number; column: number },
  key: string,
): Neighbour | null {
  const next = drawnBeside(bottom, mirrored, from, key);
  if (next?.kind !== "column" || isUsed(geometry, next.column)) return next;
  // Round the turn of a shorter way.
  const half = trackOf(geometry) / 2;
  return { kind: "column", column: next.column > 12 ? half : 25 - half };
}

type Neighbour = { kind: "column"; column: number } | { kind: "bar" } | { kind: "tray" };

function drawnBeside(bottom: Seat, mirrored: boolean, from: { seat: Seat; point: number; column: number }, key: string): Neighbour | null {
  const right = mirrored ? key === "ArrowLeft" : key === "ArrowRight";
  const horizontal = key === "ArrowLeft" || key === "ArrowRight";
  if (from.point === BAR || from.point === OFF) {
    const tray = from.point === OFF;
    const upper = from.seat !== bottom;
    if (key === "ArrowUp" || key === "ArrowDown")
      return { kind: "column", column: tray ? (key === "ArrowUp" ? 24 : 1) : key === "ArrowUp" ? 18 : 7 };
    if (tray) return right ? null : { kind: "column", column: upper ? 24 : 1 };
    return { kind: "column", column: right ? (upper ? 6 : 19) : upper ? 7 : 18 };
  }
  const column = from.column;
  if (!horizontal) {
    const top = column > 12;
    const across = 25 - column;
    return (key === "ArrowDown") === top ? { kind: "column", column: across } : null;
  }
  if (column > 12) {
    if (right) return column === 24 ? { kind: "bar" } : { kind: "column", column: column + 1 };
    return column === 13 ? { kind: "column", column: 12 } : { kind: "column", column: column - 1 };
  }
  if (right) return column === 1 ? { kind: "tray" } : { kind: "column", column: column - 1 };
  return column === 12 ? { kind: "column", column: 13 } : { kind: "column", column: column + 1 };
}

/** The size of a checker in client pixels, from which drag distances follow. */
export function checkerPixels(board: BoardState, box: DOMRect): number {
  return (CHECKER * box.width) / board.shape.width;
}
