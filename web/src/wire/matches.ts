// Generated from crates/wire/src. To write it anew: UPDATE_WIRE=1 cargo test -p pasch-server --test wire
// Matches

import type { Seat, VariantView, PositionView, MoveView, ShiftView, CubeView } from "./boards";
import type { PlayGraphView } from "./legal-plays";
import type { MatchTable, ClockView } from "./tables-and-the-lobby";
import type { Sentence } from "./requests-and-answers";

/** A match as one viewer sees it. */
export type MatchView = {
  /** Identifier of the match. */
  id: string,
  /** Number of facts in the match's log; every change raises it. */
  seq: number,
  /** The variant that is played now. */
  variant: VariantView,
  /** The viewer's seat. With two people on one device, the seat that has to act; null for others. */
  you: Seat | null,
  /** Both seats belong to the viewer: two people on one device. */
  local: boolean,
  /** The table it is played at; null for matches that belong to one person. */
  table: MatchTable | null,
  /** The clocks; null without. */
  clock: ClockView | null,
  /** The players at both seats. */
  players: PlayerViews,
  /** Match length in points; 0 for money play. */
  length: number,
  /** Number of the current game, from 1. */
  game: number,
  /** This is the Crawford game. */
  crawford: boolean,
  /** The Jacoby rule holds. */
  jacoby: boolean,
  /** What becomes of plays that the rules forbid. */
  illegal: IllegalRule,
  /** The house rules that are agreed on, in words. */
  house: Array<string>,
  /** The games of the series; null where all games of the match are the same. */
  round: RoundView | null,
  /** The cube, as the viewer may turn it. */
  cube: CubeView,
  /** The viewer may refuse the roll before them and throw again. */
  mayRefuse: boolean,
  /** What the cube then shows; null where refusing costs nothing. */
  refusedCube: number | null,
  /** The checkers of the current game. */
  position: PositionView,
  /** What the match waits for. */
  phase: Phase,
  /** Every legal play, only for the viewer who has to move. */
  plays: PlayGraphView | null,
  /** What the viewer may offer to resign now. */
  resignable: Array<Grade>,
  /** The current game so far. */
  history: Array<HistoryEntry>,
  /** The finished games in order. */
  results: Array<GameResult>,
  /** GNU Backgammon position ID; empty for boards it cannot express. */
  positionId: string,
  /** GNU Backgammon match ID; empty for boards it cannot express. */
  matchId: string,
  /** XGID; empty for boards it cannot express. */
  xgid: string,
};

/** What the match waits for. */
export type Phase = { "type": "opening" }
  | { "type": "toRoll",
  /** The player who may roll. */
  player: Seat }
  | { "type": "toMove",
  /** The player who has to play. */
  player: Seat,
  /** The dice as they fell, or those of the part of the roll that is played now. */
  dice: Array<number>,
  /** What follows when they have been played in full. */
  coming: Array<ComingView> }
  | { "type": "illegalPlay",
  /** The player who made it. Where both must correct, this player may insist on a legal play, too. */
  by: Seat,
  /** The rule it breaks, as a sentence. */
  reason: string,
  /** The move that breaks it; null when too little was played. */
  at: ShiftView | null,
  /** Whether it can be let stand. */
  canStand: boolean }
  | { "type": "doubleOffered",
  /** The player who offered it. */
  by: Seat,
  /** The cube if taken. */
  value: number,
  /** Double, beaver or raccoon. */
  kind: OfferKind,
  /** Who owns the cube if it is taken. */
  ownerIfTaken: Seat,
  /** What the player who answers may do instead of taking: turn the cube once more. Null where that is not allowed. */
  counter: CubeCounter | null }
  | { "type": "resignOffered",
  /** Who would give up. */
  by: Seat,
  /** Points the other would win. */
  points: number,
  /** The grade of the loss that is offered. */
  grade: Grade }
  | { "type": "gameOver",
  /** The winner; null for a draw. */
  winner: Seat | null,
  /** Points that the winner gets, with the cube. */
  points: number,
  /** Single, gammon or backgammon. */
  grade: Grade,
  /** How the game came to its end. */
  how: GameEnd }
  | { "type": "matchOver",
  /** The player who won the match. */
  winner: Seat,
};

/** Something that follows the dice on the table when they, and what stands before it, are played in full. */
export type ComingView = { "type": "number",
  /** The number; null while it is the underside of a double yet to be chosen. */
  die: number | null,
  /** How many times the number may be played. */
  times: number,
  /** As often as one likes. */
  optional: boolean }
  | { "type": "choice" }
  | { "type": "roll" };

/** What becomes of plays that the rules forbid. */
export type IllegalRule = "refused" | "opponentMayInsist" | "bothMustCorrect";

/** The games of a series, which follow each other over and over. */
export type RoundView = {
  /** The games in turn. */
  games: Array<RoundGame>,
  /** Which of them is played now, from 0; after a game is over, still that one. */
  now: number,
};

/** A game of a series. */
export type RoundGame = {
  /** Identifier of the variant. */
  id: string,
  /** Its name for people. */
  name: string,
};

/** Which offer of the cube stands. */
export type OfferKind = "double" | "beaver" | "raccoon";

/** An offered cube turned once more by the player who answers. */
export type CubeCounter = {
  /** Whether it is a beaver or a raccoon. */
  kind: OfferKind,
  /** The cube it offers. */
  value: number,
};

/** How much a game is worth beyond the cube. */
export type Grade = "single" | "gammon" | "backgammon";

/** How a game ended. */
export type GameEnd = "played" | "dropped" | "resigned" | "forfeited";

/** Both players of a match. */
export type PlayerViews = {
  /** The player at seat a. */
  a: PlayerView,
  /** The player at seat b. */
  b: PlayerView,
};

/** One player of a match. */
export type PlayerView = {
  /** The player's name at this match. */
  name: string,
  /** Whether a person or a bot plays. */
  kind: PlayerKind,
  /** The bot's level; null for people. */
  level: string | null,
  /** A program of the person's plays, with a token. */
  program: boolean,
  /** Points won in the match. */
  score: number,
  /** Pips that the player still needs. */
  pips: number,
  /** Someone (or the bot) is there. */
  connected: boolean,
  /** The last day of the player's vacation, 2026-12-05 in UTC, while it pauses their clock; null otherwise. */
  vacation: string | null,
};

/** Who sits at a seat. */
export type PlayerKind = "human" | "bot";

/** One line of the move list. */
export type HistoryEntry = {
  /** The match's `seq` after it. */
  seq: number,
  /** Number of the game, from 1. */
  game: number,
  /** Who did it; null for nobody. */
  player: Seat | null,
  /** The kind of line. */
  kind: HistoryKind,
  /** The dice, when it is about a roll. */
  dice: Array<number> | null,
  /** As written by players: "8/5 6/5", "Doubles to 2". */
  text: string,
  /** The same as data, for other languages; null for dice and plays in notation. */
  told: Sentence | null,
  /** The checkers moved, in order. */
  moves: Array<MoveView>,
};

/** What a line of the move list is. */
export type HistoryKind = "opening" | "play" | "dance" | "double" | "take" | "drop" | "beaver" | "resign" | "accept" | "reject" | "flag" | "concede" | "illegal" | "insist" | "letstand" | "takeback" | "cocked" | "end";

/** The result of a finished game. */
export type GameResult = {
  /** Number of the game, from 1. */
  game: number,
  /** The player who won the game. */
  winner: Seat,
  /** Points that the winner got, with the cube. */
  points: number,
};

/** Points of both seats. */
export type Score = {
  /** Points of the player at seat a. */
  a: number,
  /** Points of the player at seat b. */
  b: number,
};

/** Names of both seats. */
export type SeatNames = {
  /** The name of the player at seat a. */
  a: string,
  /** The name of the player at seat b. */
  b: string,
};
