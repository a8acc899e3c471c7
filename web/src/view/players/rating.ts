// The drawing of a player's rating: a line from match to match.

export interface RatingLine {
  path: string;
  dots: { x: number; y: number }[];
  /** Ratings at which lines are drawn across, with their heights. */
  ticks: { value: number; y: number }[];
}

const STEPS = [5, 10, 20, 25, 50, 100, 200, 500];

/** The rating after each match, from left to right; everybody begins at 1500. */
export function ratingLine(ratings: number[], width: number, height: number): RatingLine {
  const all = [1500, ...ratings];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const step = STEPS.find((one) => (high - low) / one <= 4) ?? 1000;
  const bottom = Math.floor((low - 1) / step) * step;
  const top = Math.ceil((high + 1) / step) * step;
  const x = (i: number): number => (i * width) / (all.length - 1 || 1);
  const y = (rating: number): number => height * (1 - (rating - bottom) / (top - bottom));
  const dots = all.map((rating, i) => ({ x: x(i), y: y(rating) }));
  const path = `M${dots.map((dot) => `${dot.x.toFixed(1)} ${dot.y.toFixed(1)}`).join("L")}`;
  const ticks = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, i) => ({
    value: bottom + i * step,
    y: y(bottom + i * step),
  }));
  return { path, dots, ticks };
}
