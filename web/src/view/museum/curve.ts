// Learning curves as a drawing: points a game over the games learnt from, on a logarithmic scale. The figures are those that
// `pasch-lab museum measure --curves web/src/museum/curves.json` writes.

import curves from "../../museum/curves.json";

/** Points a game and half the width of its 95% interval. */
export interface Measured {
  points: number;
  interval: number;
}

export interface Learnt {
  /** Games of self-play. */
  games: number;
  linear: Measured;
  net: Measured;
}

export interface Net {
  id: string;
  curve: readonly Learnt[];
}

export const NETS: readonly Net[] = curves;

/** Against whom the points were won: the linear player, or our engine's net. */
export const AGAINST = ["linear", "net"] as const;
export type Against = (typeof AGAINST)[number];

export interface Line {
  id: string;
  against: Against;
  path: string;
  /** The measurements with their intervals: place across, mean, and both ends. */
  dots: { x: number; y: number; top: number; bottom: number; games: number; measured: Measured }[];
}

export interface Drawing {
  lines: Line[];
  /** Points at which lines are drawn across. */
  ticks: { value: number; y: number }[];
  /** Games that are named below: powers of ten. */
  marks: { games: number; x: number }[];
}

export function curveOf(nets: readonly Net[], width: number, height: number): Drawing {
  const all = nets.flatMap((net) => net.curve);
  const ends = all.flatMap((one) => AGAINST.flatMap((who) => [one[who].points - one[who].interval, one[who].points + one[who].interval]));
  const [low, high] = [Math.floor(Math.min(0, ...ends)), Math.ceil(Math.max(0, ...ends))];
  const scale = (games: number): number => Math.log10(Math.max(1, games));
  const [first, last] = [Math.min(...all.map((one) => scale(one.games))), Math.max(...all.map((one) => scale(one.games)))];
  const x = (games: number): number => ((scale(games) - first) / Math.max(0.1, last - first)) * width;
  const y = (points: number): number => ((high - points) / Math.max(1, high - low)) * height;
  const lines = nets.flatMap(({ id, curve }) =>
    AGAINST.map((against) => {
      const dots = curve.map((one) => {
        const measured = one[against];
        const { points, interval } = measured;
        return { x: x(one.games), y: y(points), top: y(points + interval), bottom: y(points - interval), games: one.games, measured };
      });
      const path = dots.length < 2 ? "" : `M${dots.map((dot) => `${dot.x.toFixed(1)} ${dot.y.toFixed(1)}`).join("L")}`;
      return { id, against, path, dots };
    }),
  );
  const ticks = Array.from({ length: high - low + 1 }, (_, i) => ({ value: low + i, y: y(low + i) }));
  const powers = Array.from({ length: 10 }, (_, power) => 10 ** power).filter((games) => scale(games) >= first && scale(games) <= last);
  return { lines, ticks, marks: all.length === 0 ? [] : powers.map((games) => ({ games, x: x(games) })) };
}
