// Whether a play did what an exercise asks. Legality is the server's: this looks at the result.

import type { Geometry, PositionView } from "../wire";
import { opposite } from "../board/geometry";
import type { Goal } from "./page";

export function isMet(goal: Goal, geometry: Geometry, position: PositionView): boolean {
  const on = (point: number): number => position.a.points[point - 1] ?? 0;
  const every = (points: number[] | undefined, fact: (point: number) => boolean): boolean => (points ?? []).every(fact);
  return (
    position.b.bar >= (goal.hit ?? 0) &&
    position.a.off >= (goal.off ?? 0) &&
    every(goal.pin, (point) => on(point) > 0 && position.b.pinned.includes(opposite(geometry, point))) &&
    every(goal.make, (point) => on(point) >= 2) &&
    every(goal.stand, (point) => on(point) >= 1) &&
    every(goal.clear, (point) => on(point) === 0) &&
    !(goal.safe === true && position.a.points.includes(1))
  );
}
