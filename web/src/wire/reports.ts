// Generated from crates/wire/src. To write it anew: UPDATE_WIRE=1 cargo test -p pasch-server --test wire
// Reports

import type { Seat, VariantView, PositionView, MoveView, CubeView } from "./boards";
import type { Score, SeatNames } from "./matches";

/** A judged match, game by game. */
export type ReportView = {
  /** The variant that was played. */
  variant: VariantView,
  /** Names of the players at both seats. */
  players: SeatNames,
  /** Match length, 0 for money play. */
  length: number,
  /** How deep the engine looked, e.g. "2-ply". */
  level: string,
  /** Each player over the whole match. */
  summary: SeatSummaries,
  /** The same by kinds of decision. */
  themes: SeatThemes,
  /** Each player's result less luck: chance to win the match, or points in money play; null while unfinished. */
  withoutLuck: SeatResults,
  /** The games in order; the last may be unfinished. */
  games: Array<GameReport>,
  /** What the file says about the whole match: event, date, comments and whatever else its header holds. */
  about: Array<About>,
};

/** The summaries of both seats. */
export type SeatSummaries = {
  /** Summary of the player at seat a. */
  a: PlayerSummary,
  /** Summary of the player at seat b. */
  b: PlayerSummary,
};

/** How well a player played, and how lucky. */
export type PlayerSummary = {
  /** Performance rating: 500 × equity lost per decision, lower is better; null without decisions. */
  pr: number | null,
  /** Millipoints lost per unforced decision (GNU Backgammon's rate); null without decisions. */
  errorRateMemg: number | null,
  /** Snowie's error rate: over the moves of both; null without moves. */
  snowieEr: number | null,
  /** Decisions that count: unforced plays, close or actual cube decisions. */
  decisions: number,
  /** Rolls that the player played. */
  moves: number,
  /** Decisions marked doubtful, the mildest mark. */
  doubtful: number,
  /** Decisions marked error, without blunders. */
  errors: number,
  /** Decisions marked blunder, the worst mark. */
  blunders: number,
  /** Cube decisions that were wrong. */
  cubeErrors: number,
  /** The same by kind; kinds that did not happen are left out. */
  cubeMistakes: Array<CubeMistakeSummary>,
  /** Cube decisions that count. */
  cubeDecisions: number,
  /** Equity lost with the cube. */
  cubeLoss: number,
  /** Equity lost in all. */
  lossEquity: number,
  /** Match winning chances lost in all; null in money play. */
  lossMwc: number | null,
  /** Equity gained by luck. */
  luckEquity: number,
  /** Match winning chances gained by luck; null in money play. */
  luckMwc: number | null,
};

/** One kind of cube mistake. */
export type CubeMistakeSummary = {
  /** The kind: "missed double", "wrong take". */
  kind: string,
  /** How many such mistakes were made. */
  count: number,
  /** What they cost together. */
  loss: number,
};

/** The kinds of decision of both seats, those that came up. */
export type SeatThemes = {
  /** Kinds of decision of seat a. */
  a: Array<ThemeSummary>,
  /** Kinds of decision of seat b. */
  b: Array<ThemeSummary>,
};

/** The decisions of one kind. */
export type ThemeSummary = {
  /** The kind: "opening", "blitz", "cube". */
  theme: string,
  /** Decisions that count for PR. */
  decisions: number,
  /** Equity they gave up together. */
  loss: number,
  /** How many of them were blunders. */
  blunders: number,
  /** PR of these decisions alone; null when none counted. */
  pr: number | null,
};

/** What each seat deserved. */
export type SeatResults = {
  /** Result of seat a; null while unfinished. */
  a: number | null,
  /** Result of seat b; null while unfinished. */
  b: number | null,
};

/** A game of the match with its judged decisions. */
export type GameReport = {
  /** Number of the game, from 1. */
  game: number,
  /** What is played in it. */
  variant: VariantView,
  /** The score before the game. */
  score: Score,
  /** It is the Crawford game. */
  crawford: boolean,
  /** Who won; null when unfinished or drawn. */
  winner: Seat | null,
  /** Points that the winner got, with the cube. */
  points: number,
  /** The decisions in order. */
  turns: Array<TurnReport>,
  /** Each player over this game. */
  summary: SeatSummaries,
  /** Somebody's words about the game, from the file; null without any. */
  comment: string | null,
};

/** A judged decision with what was done and what was best. */
export type TurnReport = {
  /** Index of the action in the record. */
  index: number,
  /** Number of the turn in its game, from 1. */
  number: number,
  /** The player whose decision it was. */
  player: Seat,
  /** The kind of decision, by the action that was taken. */
  kind: DecisionKind,
  /** The dice, for a play. */
  dice: Array<number> | null,
  /** As written by players. */
  text: string,
  /** The checkers before it. */
  position: PositionView,
  /** The cube before it. */
  cube: CubeView,
  /** Chance that **seat a** wins the game, before the decision. */
  winBefore: number,
  /** Chance that **seat a** wins the match, before the decision; null in money play. */
  mwcBefore: number | null,
  /** Equity lost, 0 or more. */
  loss: number,
  /** Match winning chance lost; null in money play. */
  lossMwc: number | null,
  /** How good it was; null when there was nothing to decide. */
  mark: Mark | null,
  /** The kind of decision: "opening", "blitz", "cube"; null in games that do not move as backgammon. */
  theme: string | null,
  /** Luck of the roll in equity; null without a roll. */
  luck: number | null,
  /** How lucky the roll was; null when ordinary. */
  luckMark: LuckMark | null,
  /** Index of what was played in `candidates`. */
  played: number | null,
  /** The plays compared, those looked at most deeply first, of these the best first. */
  candidates: Array<Candidate>,
  /** The cube decision, for cube actions and where one was close. */
  cubeDecision: CubeReport | null,
  /** What was best and what the decision did, in one or two plain sentences. */
  why: string,
  /** The position as XGID; empty for boards it cannot express. */
  xgid: string,
  /** What the address of the position's own page ends with; empty where there is none. */
  place: string,
  /** What the file says about it; null if nothing. */
  said: FileSaid | null,
};

/** The kind of decision, by the action that was taken. */
export type DecisionKind = "play" | "double" | "noDouble" | "take" | "drop" | "beaver" | "raccoon";

/** How good a decision was. */
export type Mark = "best" | "ok" | "doubtful" | "error" | "blunder";

/** How lucky a roll was. */
export type LuckMark = "lucky" | "veryLucky" | "unlucky" | "veryUnlucky";

/** A play compared with the others of its roll. */
export type Candidate = {
  /** Its place among all plays, from 1. */
  rank: number,
  /** The play in notation, e.g. "8/5 6/5". */
  play: string,
  /** The checkers moved, in order. */
  moves: Array<MoveView>,
  /** Equity after it, the mover's. */
  equity: number,
  /** Behind the best, 0 or more; null where it was looked at less deeply than the best, so that the two cannot be compared. */
  loss: number | null,
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
  /** How deep it was looked at, e.g. "2-ply". */
  level: string,
  /** It is the play that was made. */
  played: boolean,
};

/** A cube decision with the equities of its branches. */
export type CubeReport = {
  /** Equity without doubling, doubler's view. */
  noDouble: number,
  /** Equity of double and take, doubler's view. */
  doubleTake: number,
  /** Equity of double and pass, doubler's view. */
  doublePass: number,
  /** The best actions of both: "No double, take", "Double, take", "Double, pass", "Too good to double, pass". */
  best: string,
  /** Chance to win, doubler's view. */
  win: number,
  /** Chance to win a gammon or better. */
  winG: number,
  /** Chance to win a backgammon. */
  winBg: number,
  /** Chance to lose a gammon or worse. */
  loseG: number,
  /** Chance to lose a backgammon. */
  loseBg: number,
  /** Equity without any cube. */
  cubeless: number,
  /** Close enough to show, or an actual cube action. */
  shown: boolean,
  /** The equities are those of a rollout. */
  rolled: boolean,
};

/** An entry of a file's header. */
export type About = {
  /** Its name, such as "Event" or "Comment". */
  key: string,
  /** The entry's text, as the file has it. */
  value: string,
};

/** Remarks of a file about a decision: somebody's words, and the figures of the program that wrote it. Equities and chances are those of the player who decides, of the doubler for the cube; nothing is computed here but match winning chances turned into equities. */
export type FileSaid = {
  /** Somebody's words; null without any. */
  comment: string | null,
  /** Luck of the roll in equity; null where the file gives none. */
  luck: number | null,
  /** The plays compared, in the order of the file: the first five and the one that was made. */
  candidates: Array<FileCandidate>,
  /** What the cube is worth; null where the file does not say. */
  cube: FileCube | null,
};

/** A play as another program judged it. */
export type FileCandidate = {
  /** Its place in the file, from 1. */
  rank: number,
  /** The play in notation, without stars. */
  play: string,
  /** Equity after it, the mover's. */
  equity: number,
  /** Chance to win the game, 0 to 1. */
  win: number,
  /** Chance to win a gammon or better. */
  winG: number,
  /** Chance to lose a gammon or worse. */
  loseG: number,
  /** How deep the program looked, in its words: "2-ply", "XG Roller++". */
  level: string,
  /** It is the play that was made. */
  played: boolean,
};

/** A cube decision as another program judged it. */
export type FileCube = {
  /** Equity without doubling, doubler's view. */
  noDouble: number,
  /** Equity of double and take, doubler's view. */
  doubleTake: number,
  /** Chance to win, doubler's view. */
  win: number,
  /** Chance to win a gammon or better. */
  winG: number,
  /** Chance to lose a gammon or worse. */
  loseG: number,
  /** How deep the program looked. */
  level: string,
};
