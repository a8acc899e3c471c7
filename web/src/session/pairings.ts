// What quick pairing offers.

import type { ClockSetting, NewTable } from "../wire";

export const PAIRINGS: { length: number; clock: ClockSetting }[] = [
  { length: 1, clock: { type: "delay", delay: 8, reserve: 60 } },
  { length: 3, clock: { type: "delay", delay: 12, reserve: 300 } },
  { length: 5, clock: { type: "delay", delay: 12, reserve: 480 } },
  { length: 7, clock: { type: "delay", delay: 12, reserve: 720 } },
];

/** A pairing that waits. */
export interface Seeking {
  /** Which of the pairings. */
  at: number;
  /** Its table. */
  id: string;
  since: number;
  /** It is for players near the caller's rating. */
  near: boolean;
}

/** The table that a pairing asks for. */
export function pairingWish(at: number, rated: boolean, near: boolean): NewTable | null {
  const pairing = PAIRINGS[at];
  if (!pairing) return null;
  return {
    game: { variant: "backgammon", then: [], length: pairing.length, cube: true, jacoby: false, beavers: false, illegal: "refused" },
    clock: pairing.clock,
    rated,
    near: rated && near,
    public: true,
  };
}
