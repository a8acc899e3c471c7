// The drawing of ratings over time: dots for matches, a line for the moving mean.

import type { PlayedMatch } from "../../wire";

export interface Chart {
  dots: { x: number; y: number; match: number }[];
  line: string;
  /** Ratings at which lines are drawn across, with their heights. */
  ticks: { value: number; y: number }[];
}

const STEPS = [1, 2, 5, 10, 20, 50, 100];

/** The rating at the upper edge: what is higher is drawn there, so that one bad short match does not flatten the rest. */
export function topOf(matches: PlayedMatch[]): number {
  const ratings = matches.flatMap((one) => (one.pr === null ? [] : [one.pr])).sort((x, y) => x - y);
  const means = matches.flatMap((one) => (one.mean === null ? [] : [one.mean]));
  const high = ratings[Math.floor((ratings.length - 1) * 0.95)] ?? 0;
  return Math.max(
    5,
    high * 1.1,
    ...means.slice(-1),
    means.reduce((x, y) => Math.max(x, y), 0),
  );
}

export function chartOf(matches: PlayedMatch[], width: number, height: number): Chart {
  const top = topOf(matches);
  const x = (i: number): number => (matches.length < 2 ? width / 2 : (i * width) / (matches.length - 1));
  const y = (rating: number): number => height * (1 - Math.min(rating, top) / top);
  const dots = matches.flatMap((one, match) => (one.pr === null ? [] : [{ x: x(match), y: y(one.pr), match }]));
  const means = matches.flatMap((one, i) => (one.mean === null ? [] : [`${x(i).toFixed(1)} ${y(one.mean).toFixed(1)}`]));
  const step = STEPS.find((one) => top / one <= 5) ?? 100;
  const ticks = Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => ({ value: i * step, y: y(i * step) }));
  return { dots, line: means.length < 2 ? "" : `M${means.join("L")}`, ticks };
}
