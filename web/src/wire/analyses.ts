// Generated from crates/wire/src. To write it anew: UPDATE_WIRE=1 cargo test -p pasch-server --test wire
// Analyses

import type { Score, SeatNames } from "./matches";
import type { ReportView } from "./reports";

/** The body of `POST /api/v1/analyses` when it is JSON. */
export type AnalysisRequest = {
  /** Identifier of a match played here. */
  match: string,
};

/** The answer to `POST /api/v1/analyses`. */
export type AnalysisStarted = {
  /** Identifier of the analysis. */
  id: string,
  /** What the reader forgave in the file. */
  warnings: Array<Warning>,
};

/** The caller's analyses, the latest first. */
export type AnalysisList = {
  /** The analyses, the latest first. */
  analyses: Array<AnalysisSummary>,
};

/** The performance ratings of both seats. */
export type SeatRatings = {
  /** Rating of seat a; null without decisions. */
  a: number | null,
  /** Rating of seat b; null without decisions. */
  b: number | null,
};

/** What a report comes down to. */
export type AnalysisResult = {
  /** Names of the players at both seats. */
  players: SeatNames,
  /** Points of each after the last game. */
  score: Score,
  /** Performance rating of each, lower is better; null without decisions. */
  pr: SeatRatings,
};

/** One line of the list of analyses. */
export type AnalysisSummary = {
  /** Identifier of the analysis. */
  id: string,
  /** Whether it is running, done, cancelled or failed. */
  status: AnalysisStatus,
  /** Players and length, or the file's name. */
  title: string,
  /** How far it has come. */
  progress: AnalysisProgress,
  /** When it was asked for, ISO 8601 in UTC. */
  createdAt: string,
  /** What came of it; null before the report is there. */
  result: AnalysisResult | null,
};

/** An analysis with its report, once that is there. */
export type AnalysisView = {
  /** Identifier of the analysis. */
  id: string,
  /** Whether it is running, done, cancelled or failed. */
  status: AnalysisStatus,
  /** Players and length, or the file's name. */
  title: string,
  /** How far it has come. */
  progress: AnalysisProgress,
  /** What the reader forgave in the file. */
  warnings: Array<Warning>,
  /** Why it failed; null otherwise. */
  error: string | null,
  /** The report, once done. */
  report: ReportView | null,
};

/** Where an analysis stands. */
export type AnalysisStatus = "running" | "done" | "cancelled" | "failed";

/** How far an analysis has come. */
export type AnalysisProgress = {
  /** Decisions judged so far. */
  done: number,
  /** Decisions in all; 0 until counted. */
  total: number,
  /** Estimated seconds left; null until there is something to go by. */
  secondsLeft: number | null,
  /** Number of the game at work, from 1; 0 while waiting. */
  game: number,
  /** Games of the match in all. */
  games: number,
};

/** Something a reader forgave in a file. */
export type Warning = {
  /** Line of the file, from 1; null when it has no place. */
  line: number | null,
  /** The reader's remark, as an English sentence. */
  text: string,
};
