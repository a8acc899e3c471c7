// Generated from crates/wire/src. To write it anew: UPDATE_WIRE=1 cargo test -p pasch-server --test wire
// Endgames

import type { Seat } from "./boards";

/** The body of `POST /api/v1/positions/endgame`. */
export type EndgameRequest = {
  /** A position's identifier, as `PlaceView` has it. */
  position: string,
};

/** A race, seen by the player on turn. */
export type EndgameView = {
  /** The position's identifier, as it was asked. */
  position: string,
  /** Who is on turn. */
  player: Seat,
  /** Pips of the player on turn, then the other's. */
  pips: Array<number>,
  /** Rolls the player needs, then those the other needs; null where the database does not reach. */
  bearoff: Array<BearoffView | null>,
  /** The chance of the player on turn to win. */
  win: number,
  /** It is known from a database, not judged by a net. */
  exact: boolean,
  /** The cube for money; empty in a game without one. */
  cubes: Array<MoneyCube>,
  /** The equities of the cubes are known from the database of both sides, not from a model. */
  cubesExact: boolean,
  /** Rules of thumb and what they advise. */
  rules: Array<RaceRule>,
};

/** How many rolls a side needs to bear off. */
export type BearoffView = {
  /** Chance of needing exactly so many rolls, from none on. */
  chances: Array<number>,
  /** Mean number of rolls. */
  mean: number,
  /** Standard deviation of the number of rolls. */
  deviation: number,
  /** Effective pip count: the mean times the 49/6 pips of a roll. */
  effective: number,
  /** Effective pips beyond those on the board. */
  wastage: number,
};

/** The cube for money, in the middle or owned by the player on turn. */
export type MoneyCube = {
  /** The cube is owned by the player on turn; else it is in the middle. */
  owned: boolean,
  /** Equity without doubling this turn. */
  noDouble: number,
  /** Equity of double and take. */
  doubleTake: number,
  /** Equity of double and pass. */
  doublePass: number,
  /** The best actions of both in words. */
  best: string,
  /** Equity if every double came at the very moment at which it is as good to pass as to take. */
  ideal: number,
};

/** A rule of thumb for the race. */
export type RaceRule = { "rule": "keith",
  /** The count of the player on turn, a seventh added. */
  mine: number,
  /** The count of the other. */
  theirs: number,
  /** The count's advice about the cube. */
  advice: RaceAdvice }
  | { "rule": "kleinman",
  /** The metric; negative when the player on turn is behind even after the roll. */
  metric: number,
  /** Winning chance of the player on turn. */
  win: number,
  /** The metric's advice about the cube. */
  advice: RaceAdvice }
  | { "rule": "trice",
  /** Pips the other may be behind and still take. */
  lastTake: number,
  /** Pips by which the player is behind. */
  behind: number,
  /** The rule's advice about the cube. */
  advice: RaceAdvice,
};

/** What a rule of thumb says about the cube, for money. */
export type RaceAdvice = {
  /** Offer a cube in the middle. */
  double: boolean,
  /** Offer a cube one owns. */
  redouble: boolean,
  /** Accept a cube that is offered. */
  take: boolean,
};
