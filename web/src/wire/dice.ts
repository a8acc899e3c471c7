// Generated from crates/wire/src. To write it anew: UPDATE_WIRE=1 cargo test -p pasch-server --test wire
// Dice

import type { Seat } from "./boards";
import type { FairRecord } from "./fair-dice";

/** Where the dice of a game stand. */
export type DiceView = {
  /** The game that the chains are bound to. */
  context: DiceContext,
  /** Number of the next throw, from 1. */
  next: number,
  /** A player has shown their link for it: a player who is bound anew now gives it up, and begins with the one after it. */
  begun: boolean,
  /** The player at seat a. */
  a: DiceSeat,
  /** The player at seat b. */
  b: DiceSeat,
};

/** A player's part of the dice. */
export type DiceSeat = {
  /** The commitment the player is bound to; null before. */
  commitment: string | null,
  /** The first throw that it is for. */
  from: number,
  /** The server holds the chain in the player's place. */
  held: boolean,
  /** What is wanted of the player now. */
  wanted: DiceWanted | null,
};

/** What is wanted of a player for the next throw. */
export type DiceWanted = "commitment" | "link";

/** The game that dice belong to. */
export type DiceContext = {
  /** Identifier of the match. */
  match: string,
  /** Number of the game in it, from 1. */
  game: number,
  /** The rules that it is played by. */
  rules: string,
  /** Names at seat a and seat b. */
  players: Array<string>,
};

/** A player's message about their dice. */
export type DiceCommitment = {
  /** Number of the game, from 1. */
  game: number,
  /** The seat of the player who binds themselves. */
  seat: Seat,
  /** The first throw of the chain: the next one, or the one after it where that is given up. */
  from: number,
  /** The end of the player's chain, 64 hexadecimal digits. */
  commitment: string,
};

/** A player's link for a throw. */
export type DiceLink = {
  /** Number of the game, from 1. */
  game: number,
  /** The seat of the player whose link it is. */
  seat: Seat,
  /** Number of the throw, from 1. */
  throw: number,
  /** The link, 64 hexadecimal digits. */
  link: string,
};

/** The answer to `GET /api/v1/matches/{id}/dice`. */
export type DiceRecord = {
  /** The dice were thrown by hand and entered: there is no proof of them. */
  byHand: boolean,
  /** The games so far; none in matches whose dice were not made in this way. */
  games: Array<DiceProof>,
  /** For each of these games the throws that it was played with, in order. */
  played: Array<Array<PlayedThrow>>,
  /** The record of a match by `pasch-dice/3`; null in others. */
  record: FairRecord | null,
  /** The lines of its log behind the header, as a `.pasch` file has them; none without a record. */
  lines: Array<string>,
};

/** A throw as a game's log has it. */
export type PlayedThrow = {
  /** It began the game: the die of seat a, that of seat b, and the same for each tie before; else the highest first. */
  opening: boolean,
  /** The faces thrown, 1 to 6. */
  faces: Array<number>,
};

/** A match as `GET /api/v1/matches/{id}/export?format=json` gives it. */
export type MatchExport = {
  /** The name of this format, `pasch-match/1`. */
  format: string,
  /** Identifier of the match. */
  match: string,
  /** Its log in Pasch's own format: a header and a line for every action. */
  log: string,
  /** The proofs of its dice: one for each game by `pasch-dice/2`, one for the match by `pasch-dice/3`. */
  dice: Array<DiceEvidence>,
};

/** The proof of the dice of a game or a match. */
export type DiceEvidence = DiceProof | FairRecord;

/** Everything that was shown of a game's dice: enough to recompute every throw. */
export type DiceProof = {
  /** The name of the protocol, `pasch-dice/2`. */
  protocol: string,
  /** The game that the chains are bound to. */
  context: DiceContext,
  /** What was shown, in order. */
  steps: Array<DiceStep>,
};

/** One thing that was shown of a game's dice (docs/fair-dice.md). */
export type DiceStep = { "step": "commit",
  /** The party that was bound. */
  by: DiceParty,
  /** The first throw it is for. */
  from: number,
  /** The end of the chain. */
  commitment: string,
  /** The server holds it in the player's place. */
  held?: boolean }
  | { "step": "throw",
  /** The links of this throw. */
  links: DiceLinks,
  /** The faces thrown, 1 to 6. */
  dice: Array<number> }
  | { "step": "void",
  /** What seat a had shown for it. */
  a: string | null,
  /** What seat b had shown for it. */
  b: string | null,
};

/** The links of a throw, 64 hexadecimal digits each. */
export type DiceLinks = {
  /** The link of the server. */
  server: string,
  /** That of seat a. */
  a: string,
  /** That of seat b. */
  b: string,
};

/** A party of the dice. */
export type DiceParty = "server" | "a" | "b";

/** The answer to `GET /api/v1/dice`: all throws ever made here. */
export type DiceStatistics = {
  /** Rolls of two dice: 21 counts, 1-1, 2-1, 2-2, 3-1 and so on. */
  rolls: Array<number>,
  /** Throws that began a game, ties among them: 36 counts, those of seat a's die 1 first. */
  openings: Array<number>,
  /** Each single die of all throws: 6 counts. */
  faces: Array<number>,
  /** The tests of these counts. */
  tests: Array<DiceTest>,
};

/** A test of the throws against what honest dice do. */
export type DiceTest = {
  /** The property that the test looks at. */
  kind: DiceTestKind,
  /** How many throws or dice it is about. */
  count: number,
  /** Pearson's chi-squared over all classes. */
  chi2: number,
  /** Its degrees of freedom. */
  freedom: number,
  /** Chance that honest dice deviate as much or more; null below five expected in a class. */
  p: number | null,
};

/** What a test of the dice looks at. */
export type DiceTestKind = "rolls" | "openings" | "faces" | "doubles";
