// Streaks of the trainers, kept on this device, and how answers are read.

export type Exercise = "pips" | "mwc" | "take";

export interface Streak {
  now: number;
  best: number;
}

const KEY = "pasch.streaks";
const NONE: Record<Exercise, Streak> = { pips: { now: 0, best: 0 }, mwc: { now: 0, best: 0 }, take: { now: 0, best: 0 } };

function read(): Record<Exercise, Streak> {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<Exercise, Streak>>) };
  } catch {
    return { ...NONE };
  }
}

export const streaks: Record<Exercise, Streak> = $state(read());

export function count(what: Exercise, right: boolean): void {
  const now = right ? streaks[what].now + 1 : 0;
  streaks[what] = { now, best: Math.max(now, streaks[what].best) };
  try {
    localStorage.setItem(KEY, JSON.stringify(streaks));
  } catch {
    // A browser that stores nothing counts until the page is closed.
  }
}

/** A number as people type it, with point or comma; null where it is none. */
export function numberOf(text: string): number | null {
  const plain = text.trim().replace(",", ".").replace(/\s*%$/, "");
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** How far a typed percentage may be from a chance of 0..1. */
export const WITHIN = 2;

export function isNear(typed: number, chance: number): boolean {
  return Math.abs(typed - chance * 100) <= WITHIN + 1e-9;
}
