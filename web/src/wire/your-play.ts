// Generated from crates/wire/src. To write it anew: UPDATE_WIRE=1 cargo test -p pasch-server --test wire
// Your play

import type { Seat, VariantView, PositionView, CubeView } from "./boards";
import type { PlayGraphView } from "./legal-plays";
import type { Score, SeatNames } from "./matches";
import type { TurnReport, Mark, Candidate } from "./reports";

/** The body of `PUT /api/v1/you/names`: the names under which the caller plays. */
export type OwnNames = {
  /** The names, at most 50; blanks, dots and capitals make no difference. */
  names: Array<string>,
};

/** The names of the caller's collection, their own first, then the most frequent. */
export type CollectedNames = {
  /** The names, the caller's own first. */
  names: Array<CollectedName>,
};

/** A name that occurs in the caller's collection. */
export type CollectedName = {
  /** As files write it. */
  name: string,
  /** Matches in which it occurs. */
  matches: number,
  /** The caller says that it is theirs. */
  own: boolean,
};

/** The caller's statistics over their collection. */
export type Statistics = {
  /** The names under which the caller plays; without any there is nothing else here. */
  names: Array<string>,
  /** Matches in which the caller plays. */
  matches: number,
  /** Of these, analysed: all figures but results are about them. */
  analysed: number,
  /** Matches that the caller won. */
  won: number,
  /** Matches that the caller lost. */
  lost: number,
  /** Performance rating over all decisions; null without decisions. */
  pr: number | null,
  /** Decisions that count for PR. */
  decisions: number,
  /** Decisions marked error, without blunders. */
  errors: number,
  /** Decisions marked blunder, the worst mark. */
  blunders: number,
  /** Equity gained by luck a match, less the opponent's; null without matches. */
  luck: number | null,
  /** The caller's matches, the earliest first. */
  overTime: Array<PlayedMatch>,
  /** The caller's opponents, those met most often first. */
  opponents: Array<OpponentSum>,
  /** The caller's decisions by kind of position, the costliest kind first. */
  themes: Array<ThemeSum>,
  /** The caller's cube mistakes by kind, the costliest first. */
  cube: Array<CubeSum>,
};

/** One analysed match of a player. */
export type PlayedMatch = {
  /** Identifier of its analysis. */
  analysis: string,
  /** When it was played, ISO 8601 as far as known; null where nothing says when. */
  on: string | null,
  /** The name of the other player. */
  opponent: string,
  /** Points to win; 0 for money. */
  length: number,
  /** Whether the player won; null where nobody did. */
  won: boolean | null,
  /** Performance rating; null without decisions. */
  pr: number | null,
  /** Decisions that count for PR. */
  decisions: number,
  /** Performance rating over this match and those before it, 20 in all; null without decisions. */
  mean: number | null,
  /** Decisions behind that mean. */
  meanDecisions: number,
};

/** A player's matches against one opponent. */
export type OpponentSum = {
  /** The opponent's name, as files write it. */
  name: string,
  /** Analysed matches against this opponent. */
  matches: number,
  /** Won by the player. */
  won: number,
  /** Lost by the player. */
  lost: number,
  /** The player's performance rating in them; null without decisions. */
  pr: number | null,
  /** Decisions of the player that count for PR. */
  decisions: number,
  /** Equity gained by luck in all, less the opponent's. */
  luck: number,
};

/** A player's decisions in one kind of position. */
export type ThemeSum = {
  /** The kind: "opening", "blitz", "cube". */
  theme: string,
  /** Decisions that count for PR. */
  decisions: number,
  /** How many of them were blunders. */
  blunders: number,
  /** Equity lost in all. */
  loss: number,
  /** Performance rating of these decisions; null when none counted. */
  pr: number | null,
};

/** A player's cube mistakes of one kind. */
export type CubeSum = {
  /** The kind: "missed double", "wrong take". */
  kind: string,
  /** How many such mistakes were made. */
  count: number,
  /** Equity lost in all. */
  loss: number,
};

/** What is to be done today. */
export type QuizView = {
  /** The next problem; null when there is none today. */
  problem: ProblemView | null,
  /** Problems that come back by now. */
  due: number,
  /** New ones still to come today. */
  fresh: number,
  /** Problems that there are in all. */
  problems: number,
  /** Problems answered today (in UTC). */
  answeredToday: number,
  /** When the next one comes back, ISO 8601; null when nothing waits. */
  nextAt: string | null,
};

/** A decision of the caller's that comes back. What was played is not in it. */
export type ProblemView = {
  /** Identifier: that of the collected match, a dot, the index of the action. */
  id: string,
  /** Whether it asks for a play or about the cube. */
  kind: ProblemKind,
  /** The variant that was played. */
  variant: VariantView,
  /** Names of the players at both seats. */
  players: SeatNames,
  /** The player whose decision it is. */
  player: Seat,
  /** Points to win; 0 for money. */
  length: number,
  /** The score before the game. */
  score: Score,
  /** It is the Crawford game. */
  crawford: boolean,
  /** The checkers before the decision. */
  position: PositionView,
  /** Pips that each player needs. */
  pips: Score,
  /** The cube; of an offer, before it. */
  cube: CubeView,
  /** The roll, for a play. */
  dice: Array<number> | null,
  /** What can be played, for a play. */
  plays: PlayGraphView | null,
  /** Kind of position: "blitz". */
  theme: string | null,
  /** When it was played, as far as known. */
  playedOn: string | null,
  /** Times it was answered before. */
  answered: number,
};

/** What a problem asks. */
export type ProblemKind = "play" | "double" | "take";

/** The body of `POST /api/v1/quiz/{id}`: one of the two. */
export type ProblemAnswer = {
  /** Indexes of the nodes walked in `plays`, from 0 to a leaf. */
  path: Array<number> | null,
  /** What to do about the cube. */
  cube: CubeAnswer | null,
};

/** What can be answered about the cube. */
export type CubeAnswer = "noDouble" | "double" | "take" | "drop";

/** How an answer was. */
export type ProblemVerdict = {
  /** Equity given up, 0 or more. */
  loss: number,
  /** How good it was. */
  mark: Mark,
  /** The grade of the schedule, 0 to 5; from 3 on it was known. */
  grade: number,
  /** When the problem comes back, ISO 8601. */
  dueAt: string,
  /** Days until then; 0 for the same day. */
  days: number,
  /** The play that was answered, judged; null for a cube action. */
  answer: Candidate | null,
  /** The decision with the answer in the place of what was played: its figures and words compare the answer with the best. */
  answered: TurnReport,
  /** The decision as it stands in the report, with what was played in the match. */
  turn: TurnReport,
  /** The analysis it is from. */
  analysis: string,
};

/** A position to count. */
export type PipQuestion = {
  /** The variant that is played. */
  variant: VariantView,
  /** The checkers to be counted. */
  position: PositionView,
  /** The player who is shown below. */
  player: Seat,
  /** Pips of seat a. */
  a: number,
  /** Pips of seat b. */
  b: number,
  /** It is from the caller's collection. */
  collected: boolean,
};

/** A score, and what the match equity table says about it. */
export type ScoreQuestion = {
  /** Points that the player needs. */
  away: number,
  /** Points that the opponent needs. */
  opponent: number,
  /** Whether the Crawford game is still to be played, where somebody needs one point. */
  crawford: boolean,
  /** Chance to win the match before the next game. */
  mwc: number,
  /** What the opponent doubles to; null where they have no use for a double. */
  doublesTo: number | null,
  /** Chance to win the match after a pass. */
  afterPass: number,
  /** After a take and a win. */
  afterWin: number,
  /** After a take and a loss. */
  afterLoss: number,
  /** Winning chance from which a take is right: no gammons, nobody doubles again; null like `doublesTo`. */
  takePoint: number | null,
  /** Name of the table. */
  table: string,
};
