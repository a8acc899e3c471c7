// Generated from crates/wire/src. To write it anew: UPDATE_WIRE=1 cargo test -p pasch-server --test wire
// Openings

import type { Seat, VariantView, PositionView, MoveView } from "./boards";

/** A part of the opening book of a game: all first rolls, or all replies to a play. */
export type OpeningsView = {
  /** The game that the book is of. */
  variant: VariantView,
  /** Identifiers of the games that have a book. */
  games: Array<string>,
  /** Games for each play of a first roll, and for each reply. */
  trials: Array<number>,
  /** Rolls the players of these games looked ahead, for first rolls and for replies. */
  plies: Array<number>,
  /** Half-moves after which a game was judged; 0 where they were played to the end. */
  horizon: number,
  /** The game is solved: the plays are there with their exact worth, and nothing was rolled out. */
  exact: boolean,
  /** The rolls, 1-1 first; those that are not made yet are missing. */
  entries: Array<OpeningEntry>,
};

/** How a roll is played. Seat a plays the first roll of the game, seat b answers. */
export type OpeningEntry = {
  /** The roll, the higher die first. */
  roll: Array<number>,
  /** The player who plays the roll. */
  player: Seat,
  /** The checkers before it is played. */
  position: PositionView,
  /** What the address of the position's page ends with. */
  place: string,
  /** The plays that were rolled out, best first. */
  choices: Array<OpeningChoice>,
  /** Plays of a first roll whose replies are in the book. */
  answered: Array<string>,
};

/** A play of the book. All numbers are those of the player who makes it, for money. */
export type OpeningChoice = {
  /** The play in notation, e.g. "8/5 6/5". */
  play: string,
  /** The checkers moved, in order. */
  moves: Array<MoveView>,
  /** Games it was rolled out for. */
  trials: number,
  /** Equity with the cube, no Jacoby rule. */
  equity: number,
  /** Lower end of the interval that holds the true equity 95 times of 100. */
  low: number,
  /** Upper end of that interval. */
  high: number,
  /** Equity behind the best, 0 or more. */
  loss: number,
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
};
