// Generated from crates/wire/src. To write it anew: UPDATE_WIRE=1 cargo test -p pasch-server --test wire
// Rollouts

import type { MoveView } from "./boards";

/** The body of `POST /api/v1/rollouts`. Asking again for the same position and settings leads to the same rollout: it goes on where it was if more games are wished for, and costs nothing if not. */
export type RolloutRequest = {
  /** A position's identifier, as `PlaceView` has it. */
  position: string,
  /** How it is rolled out. */
  settings: RolloutWish,
};

/** How to roll out. Dice are always balanced, and the same for all candidates. */
export type RolloutWish = {
  /** Games for each candidate; multiples of 36 balance the dice, of 1296 those of the first two rolls together. */
  trials: number,
  /** Half-moves after which a game is judged instead of played on; null plays to the end. */
  horizon: number | null,
  /** Rolls the players look ahead for a play. */
  plies: number,
  /** Rolls the players look ahead for a decision about the cube. */
  cubePlies: number,
  /** Play with the cube. */
  cubeful: boolean,
  /** Take the luck of the dice out. */
  varianceReduction: boolean,
  /** Where the dice come from. */
  seed: number,
  /** Stop when the best candidate is so many joint standard deviations ahead, and play those no further that are so far behind; null plays all games. */
  jsd: number | null,
  /** Stop when every standard error is below this; null plays all games. */
  error: number | null,
  /** Plays of a roll to roll out, the best ones of a 2-ply search, where `plays` names none. */
  best: number,
  /** The plays to roll out, in notation; empty for the best ones. */
  plays: Array<string>,
};

/** The answer to `POST /api/v1/rollouts`. */
export type RolloutStarted = {
  /** Identifier of the rollout. */
  id: string,
};

/** A rollout, as far as it has come. */
export type RolloutView = {
  /** Identifier of the rollout. */
  id: string,
  /** The position's identifier, as it was asked. */
  position: string,
  /** How it is rolled out. */
  settings: RolloutWish,
  /** Whether it waits, runs or is over. */
  status: RolloutStatus,
  /** Games played of the candidate with the fewest, those given up not counted. */
  played: number,
  /** Seconds of work so far. */
  seconds: number,
  /** Estimated seconds left; null until there is something to go by, and when it is over. */
  secondsLeft: number | null,
  /** The candidates, best first; of a cube decision no double, then double and take. */
  candidates: Array<RolloutCandidate>,
  /** Equity of double and pass; null where nothing can be doubled, and with a roll. */
  doublePass: number | null,
  /** The best actions about the cube in words; empty with a roll. */
  best: string,
  /** Why it failed; null otherwise. */
  failure: string | null,
  /** The caller may stop it. */
  mine: boolean,
};

/** Where a rollout stands. */
export type RolloutStatus = "waiting" | "running" | "done" | "certain" | "stopped" | "failed";

/** What the games of one candidate say. All numbers are those of the player on turn. */
export type RolloutCandidate = {
  /** What was rolled out. */
  subject: RolloutSubject,
  /** Notation; empty for a cube action. */
  play: string,
  /** The checkers moved, in order. */
  moves: Array<MoveView>,
  /** Games played for this candidate. */
  trials: number,
  /** Equity, per unit of the cube before any double, in matches equivalent to money. */
  equity: number,
  /** Standard error of that equity. */
  error: number,
  /** Lower end of the interval that holds the true equity 95 times of 100. */
  low: number,
  /** Upper end of that interval. */
  high: number,
  /** Equity behind the best candidate, 0 or more. */
  loss: number,
  /** Joint standard deviations behind the best candidate. */
  jsd: number,
  /** Equity as if the cube never moved again. */
  cubeless: number,
  /** Chance to win the game, 0 to 1. */
  win: number,
  /** Chance to win a gammon or better. */
  winG: number,
  /** Chance to win a backgammon. */
  winBg: number,
  /** Chance to lose a gammon or worse. */
  loseG: number,
  /** Chance to lose a backgammon. */
  loseBg: number,
  /** Match winning chance; null in money play. */
  mwc: number | null,
  /** It is so far behind that it was played no further. */
  dropped: boolean,
};

/** What was rolled out. */
export type RolloutSubject = "noDouble" | "doubleTake" | "play";
