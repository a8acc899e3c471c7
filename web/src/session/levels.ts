// Plays in groups of one depth: equities of different depths are not compared.

import type { Candidate } from "../wire";

/** Whether a play was looked at as deeply as the best, so that its loss means something. */
export function isLevel(one: Candidate, best: Candidate): boolean {
  return one.level === best.level && one.loss !== null;
}

export interface Placed {
  one: Candidate;
  /** Its place in the report. */
  index: number;
}

const gap = (x: Candidate, y: Candidate): number =>
  (x.loss !== null && y.loss !== null ? x.loss - y.loss : 0) || y.equity - x.equity || x.rank - y.rank;

/** The plays in the order in which they are shown: the best one's depth first, each depth by what the plays lose. */
export function byLevel(candidates: Candidate[]): Placed[] {
  const ranked = candidates.map((one, index) => ({ one, index })).sort((x, y) => x.one.rank - y.one.rank);
  const levels = [...new Set(ranked.map(({ one }) => one.level))];
  return levels.flatMap((level) => ranked.filter(({ one }) => one.level === level).sort((x, y) => gap(x.one, y.one)));
}
