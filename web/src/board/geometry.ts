// The board as drawn, in units where a point is 100 wide. Columns are the points of the player
// below, counted by that player: 1 at the lower right, 24 at the upper right.

import type { Geometry, Seat } from "../wire";

export interface XY {
  x: number;
  y: number;
}
export interface Rect extends XY {
  width: number;
  height: number;
}

/** A place a checker can be: a point, the bar or the tray, of one seat's own count. */
export interface Place {
  seat: Seat;
  point: number;
}

export interface Shape {
  kind: "wide" | "portrait";
  width: number;
  height: number;
  side: number;
  band: number;
  bar: number;
  half: number;
  pointHeight: number;
  tray: number;
  trayGap: number;
  die: number;
  dieGap: number;
  cube: number;
  cubeOffered: number;
  number: number;
  radius: number;
}

export const BAR = 25;
export const OFF = 0;
export const POINT = 100;
export const CHECKER = 92;
/** Checkers touch; more than this many are told by a number on the innermost. */
export const STACK = 5;
/** How far a pinning checker stands beyond the pinned one. */
export const PIN_SHIFT = CHECKER * 0.62;
export const SLIP = 28;
const SLIP_PITCH = 30;
const BAR_START = 58;
const BAR_START_WITH_CUBE = 104;

export function wideShape(): Shape {
  return {
    kind: "wide",
    width: 1460,
    height: 1168,
    side: 22,
    band: 48,
    bar: 92,
    half: 536,
    pointHeight: 440,
    tray: 108,
    trayGap: 16,
    die: 88,
    dieGap: 18,
    cube: 80,
    cubeOffered: 132,
    number: 24,
    radius: 30,
  };
}

/** The portrait board; the half height takes what the page has left, between 560 and 800. */
export function portraitShape(half: number, review = false): Shape {
  const h = Math.min(800, Math.max(560, half));
  return {
    kind: "portrait",
    width: 1312,
    height: 2 * h + 100,
    side: 14,
    band: 50,
    bar: 84,
    half: h,
    pointHeight: Math.min(500, 0.82 * h),
    tray: 0,
    trayGap: 0,
    die: review ? 90 : 104,
    dieGap: 24,
    cube: 78,
    cubeOffered: 150,
    number: 36,
    radius: 26,
  };
}

export const other = (seat: Seat): Seat => (seat === "a" ? "b" : "a");

/** A seat's own point as counted by its opponent. */
export function opposite(geometry: Geometry, point: number): number {
  if (geometry === "contrary") return 25 - point;
  if (geometry === "parallel") return point <= 12 ? point + 12 : point - 12;
  if (geometry === "circle") return point <= 8 ? point + 8 : point - 8;
  return point;
}

/** How many points a side's way has: it starts at the point of this number. */
export const trackOf = (geometry: Geometry): number => (geometry === "circle" ? 16 : 24);

/** Whether a column belongs to the way; a shorter way lies on the columns nearest the trays. */
export function isUsed(geometry: Geometry, column: number): boolean {
  const half = trackOf(geometry) / 2;
  return column <= half || column > 24 - half;
}

const columnOfPoint = (geometry: Geometry, point: number): number =>
  point > trackOf(geometry) / 2 ? point + 24 - trackOf(geometry) : point;

const pointOfColumn = (geometry: Geometry, column: number): number =>
  column > trackOf(geometry) / 2 ? column - 24 + trackOf(geometry) : column;

/** The column (the lower player's count, were all 24 in use) of a seat's own point. */
export function columnOf(geometry: Geometry, bottom: Seat, place: Place): number {
  return columnOfPoint(geometry, place.seat === bottom ? place.point : opposite(geometry, place.point));
}

/** The number a seat writes on a column that is in use. */
export function pointAt(geometry: Geometry, bottom: Seat, seat: Seat, column: number): number {
  const point = pointOfColumn(geometry, column);
  return seat === bottom ? point : opposite(geometry, point);
}

export const isTop = (column: number): boolean => column > 12;

export function centreY(shape: Shape): number {
  return shape.band + shape.half;
}

/** The middle of a column; `mirrored` reverses the direction of play. */
export function columnX(shape: Shape, column: number, mirrored: boolean): number {
  const fromRight = isTop(column) ? 24 - column : column - 1;
  const step = 11 - fromRight;
  const x = shape.side + POINT * (step + 0.5) + (step >= 6 ? shape.bar : 0);
  return mirrored ? shape.width - x : x;
}

export function barX(shape: Shape, mirrored: boolean): number {
  const x = shape.side + 6 * POINT + shape.bar / 2;
  return mirrored ? shape.width - x : x;
}

/** The middle of the half of the board towards home (`right`) or away from it, as drawn. */
export function halfCentre(shape: Shape, side: "home" | "outer", mirrored: boolean, geometry: Geometry = "contrary"): XY {
  // The ring leaves four columns of the outer half bare: there is room beside its field, not across the edge.
  const outer = shape.side + (geometry === "circle" ? 2 : 3) * POINT;
  const x = side === "home" ? shape.side + 9 * POINT + shape.bar : outer;
  return { x: mirrored ? shape.width - x : x, y: centreY(shape) };
}

/** A checker standing on a column, `index` 0 at the edge; `raised` when it pins another. */
export function checkerXY(shape: Shape, column: number, index: number, mirrored: boolean, raised = false): XY {
  const depth = CHECKER / 2 + Math.min(index, STACK - 1) * CHECKER + (raised ? PIN_SHIFT : 0);
  const y = isTop(column) ? shape.band + depth : shape.height - shape.band - depth;
  return { x: columnX(shape, column, mirrored), y };
}

/** A checker on the bar: the lower player's wait above the middle, where they enter. */
export function barCheckerXY(shape: Shape, lower: boolean, index: number, cubeThere: boolean, mirrored: boolean): XY {
  const depth = (cubeThere ? BAR_START_WITH_CUBE : BAR_START) + Math.min(index, 3) * CHECKER;
  return { x: barX(shape, mirrored), y: centreY(shape) + (lower ? -depth : depth) };
}

/** A checker that has not entered yet lies as a slip on the bar, from the frame inwards. */
export function poolRect(shape: Shape, lower: boolean, index: number, mirrored: boolean): Rect {
  const width = shape.bar - 16;
  const depth = shape.band + 8 + index * SLIP_PITCH;
  const y = lower ? depth : shape.height - depth - SLIP;
  return { x: barX(shape, mirrored) - width / 2, y, width, height: SLIP };
}

export function trayRect(shape: Shape, lower: boolean, mirrored: boolean): Rect {
  const x = shape.width - shape.side - shape.tray;
  const height = shape.half - 64;
  const y = lower ? shape.height - shape.band - height : shape.band;
  return { x: mirrored ? shape.width - x - shape.tray : x, y, width: shape.tray, height };
}

/** How many checkers a side can bear off: on the ring each has sixteen. */
export function mostOff(geometry: Geometry): number {
  return geometry === "circle" ? 16 : 15;
}

/** A borne-off checker; where there are `most` of them they lie as close as the tray needs. */
export function slipRect(shape: Shape, lower: boolean, index: number, mirrored: boolean, most = 15): Rect {
  const tray = trayRect(shape, lower, mirrored);
  const inset = 10;
  const depth = 8 + index * Math.min(SLIP_PITCH, (tray.height - 16 - SLIP) / (most - 1));
  const y = lower ? tray.y + tray.height - depth - SLIP : tray.y + depth;
  return { x: tray.x + inset, y, width: tray.width - 2 * inset, height: SLIP };
}

/** Where a checker leaves to when it is borne off: `far` at the other end of the board, where the
 *  upper player's home is when both run the same way round from opposite corners. */
export function offXY(shape: Shape, lower: boolean, index: number, mirrored: boolean, far = false, most = 15): XY {
  if (far) return { x: mirrored ? shape.width + CHECKER : -CHECKER, y: (lower ? 0.75 : 0.25) * shape.height };
  if (shape.tray === 0) {
    const x = shape.width - shape.side - 2 * POINT;
    return { x: mirrored ? shape.width - x : x, y: lower ? shape.height + CHECKER : -CHECKER };
  }
  const slip = slipRect(shape, lower, index, mirrored, most);
  return { x: slip.x + slip.width / 2, y: slip.y + slip.height / 2 };
}

export type CubeSeat = "centre" | "bottom" | "top" | "offered";

export function cubeXY(shape: Shape, at: CubeSeat, mirrored: boolean): XY {
  const x = barX(shape, mirrored);
  if (at === "offered") return halfCentre(shape, "outer", mirrored);
  if (at === "centre") return { x, y: centreY(shape) };
  const inset = shape.band + 12 + shape.cube / 2;
  return { x, y: at === "top" ? inset : shape.height - inset };
}

/** The dice of the lower player lie in the home half, the opponent's in the other. */
/** How far dice are made smaller where many lie side by side. */
export const dieScale = (count: number): number => (count > 3 ? 0.72 : 1);

export function diceWidth(shape: Shape, count: number): number {
  return dieScale(count) * (count * (shape.die + shape.dieGap) - shape.dieGap);
}

export function dieXY(shape: Shape, lower: boolean, index: number, mirrored: boolean, count = 2, geometry: Geometry = "contrary"): XY {
  const home = halfCentre(shape, "home", mirrored);
  const outer = halfCentre(shape, "outer", mirrored, geometry);
  const right = home.x > outer.x ? home : outer;
  const left = home.x > outer.x ? outer : home;
  const middle = lower ? right : left;
  return { x: middle.x + (index - (count - 1) / 2) * (shape.die + shape.dieGap) * dieScale(count), y: middle.y };
}

/** How far from the middle of the outer half dice and a button lie that share it: the dice to the left. */
export const besideX = (shape: Shape, geometry: Geometry): number => (halfCentre(shape, "outer", false, geometry).x - shape.side) / 2;

export type Spot =
  { kind: "column"; column: number } | { kind: "bar" } | { kind: "tray"; lower: boolean } | { kind: "field"; home: boolean };

/** What lies under a point of the drawing. */
export function spotAt(shape: Shape, at: XY, mirrored: boolean): Spot | null {
  const x = mirrored ? shape.width - at.x : at.x;
  const inField = x - shape.side;
  const lower = at.y > centreY(shape);
  if (shape.tray > 0 && x > shape.width - shape.side - shape.tray - shape.trayGap) return { kind: "tray", lower };
  if (at.y > shape.height) return { kind: "tray", lower: true };
  if (at.y < 0) return { kind: "tray", lower: false };
  if (inField >= 6 * POINT && inField < 6 * POINT + shape.bar) return { kind: "bar" };
  const step = Math.floor(inField < 6 * POINT ? inField / POINT : (inField - shape.bar) / POINT);
  const inside = Math.min(11, Math.max(0, step));
  const reach = Math.abs(at.y - centreY(shape));
  if (reach < shape.die / 2 + 10) return { kind: "field", home: inside >= 6 };
  return { kind: "column", column: lower ? 12 - inside : 13 + inside };
}

/** A point's triangle: base 98, tip rounded, 10 across. */
export function pointPath(shape: Shape, column: number, mirrored: boolean): string {
  const x = columnX(shape, column, mirrored);
  const top = isTop(column);
  const base = top ? shape.band : shape.height - shape.band;
  const dir = top ? 1 : -1;
  const tip = base + dir * (shape.pointHeight - 5);
  return `M${x - 49} ${base}L${x - 5} ${tip}A5 5 0 0 ${top ? 0 : 1} ${x + 5} ${tip}L${x + 49} ${base}Z`;
}
