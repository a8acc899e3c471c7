// The way home of a side, as a dotted line through the middle of the board: from its farthest
// point along one half, round the turn, and along the other to its last point.

import type { Geometry, Seat } from "../wire";
import { POINT, centreY, columnOf, columnX, isTop, trackOf, type Shape } from "./geometry";

export interface Way {
  seat: Seat;
  /** Whether the way of the lower player; the other's lies inside it. */
  own: boolean;
  line: string;
  head: string;
  start: { x: number; y: number };
  /** The home quarter, as an edge along its points; where the way is a circle, the start. */
  home: { x: number; y: number; width: number };
}

export function wayOf(shape: Shape, geometry: Geometry, bottom: Seat, seat: Seat, mirrored: boolean): Way {
  const own = seat === bottom;
  const column = (point: number): number => columnOf(geometry, bottom, { seat, point });
  const x = (point: number): number => columnX(shape, column(point), mirrored);
  const gap = shape.half - shape.pointHeight - 26 - (own ? 0 : 17);
  const y = (point: number): number => centreY(shape) + (isTop(column(point)) ? -gap : gap);
  const track = trackOf(geometry);
  const out = Math.sign(x(track / 2 + 1) - x(track));
  const turn = x(track / 2 + 1) + out * (own ? 28 : 10);
  const [y1, y2] = [y(track), y(1)];
  const down = Math.sign(y2 - y1);
  const r = 20;
  const back = x(1) + out * 30;
  // Who goes round comes home to the start.
  const circle = geometry === "circle";
  const edge = isTop(column(circle ? track : 1)) ? shape.band - 3 : shape.height - shape.band - 3;
  const left = (circle ? x(track) : Math.min(x(1), x(6))) - POINT / 2;
  return {
    seat,
    own,
    line: `M${x(track)} ${y1}L${turn - out * r} ${y1}Q${turn} ${y1} ${turn} ${y1 + down * r}L${turn} ${y2 - down * r}Q${turn} ${y2} ${turn - out * r} ${y2}L${back} ${y2}`,
    head: `M${x(1)} ${y2}L${back} ${y2 - 15}L${back} ${y2 + 15}Z`,
    start: { x: x(track), y: y1 },
    home: { x: left + 4, y: edge, width: (circle ? 1 : 6) * POINT - 8 },
  };
}
