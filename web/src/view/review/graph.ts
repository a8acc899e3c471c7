// The curve of winning chances, in a box of its own units.

import type { Mark, Seat, TurnReport } from "../../wire";

export interface GraphPoint {
  x: number;
  y: number;
  chance: number;
}

export interface GraphMark {
  turn: number;
  x: number;
  y: number;
  mark: Mark;
}

export interface Graph {
  points: GraphPoint[];
  line: string;
  area: string;
  marks: GraphMark[];
  /** Cubes turned, with their new value. */
  cubes: { turn: number; x: number; value: number }[];
}

/** The chance of the player below; turns report that of seat a. */
export function chanceOf(turn: TurnReport, below: Seat): number {
  return below === "a" ? turn.winBefore : 1 - turn.winBefore;
}

export function graphOf(turns: TurnReport[], below: Seat, width: number, height: number): Graph {
  const last = Math.max(1, turns.length - 1);
  const points = turns.map((turn, i) => {
    const chance = chanceOf(turn, below);
    return { x: (i / last) * width, y: (1 - chance) * height, chance };
  });
  const text = points.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`);
  const line = text.length > 0 ? `M${text.join("L")}` : "";
  const first = points[0];
  const end = points.at(-1);
  const area = first && end ? `${line}L${end.x.toFixed(1)} ${height}L${first.x.toFixed(1)} ${height}Z` : "";
  const marks = turns.flatMap((turn, i): GraphMark[] => {
    const at = points[i];
    const worth = turn.mark === "error" || turn.mark === "blunder";
    return at && worth && turn.mark && turn.player === below ? [{ turn: i, x: at.x, y: at.y, mark: turn.mark }] : [];
  });
  const cubes = turns.flatMap((turn, i) => {
    const at = points[i];
    return at && turn.kind === "take" ? [{ turn: i, x: at.x, value: turn.cube.value * 2 }] : [];
  });
  return { points, line, area, marks, cubes };
}

/** The turn nearest to a horizontal place of the graph. */
export function turnAt(x: number, width: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.round((x / width) * Math.max(1, count - 1))));
}
