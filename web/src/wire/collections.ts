// Generated from crates/wire/src. To write it anew: UPDATE_WIRE=1 cargo test -p pasch-server --test wire
// Collections

import type { Seat } from "./boards";
import type { Score, SeatNames } from "./matches";
import type { Warning } from "./analyses";

/** Matches of the caller's collection. */
export type CollectionPage = {
  /** The matches in order. */
  matches: Array<CollectedMatch>,
  /** How many there are before the first of these. */
  offset: number,
  /** How many the question leaves. */
  total: number,
  /** Of these, how many have been analysed. */
  analysed: number,
  /** Of these, waiting to be analysed or at work. */
  waiting: number,
};

/** A match of the caller's collection, as a list shows it. */
export type CollectedMatch = {
  /** Identifier of the match in the collection. */
  id: string,
  /** Names of the players at both seats. */
  players: SeatNames,
  /** Identifiers of the variants; those of a series are joined by commas. */
  variant: string,
  /** Names of the variants for people. */
  variantName: string,
  /** Points to win, 0 for money play. */
  length: number,
  /** The score after the last game. */
  score: Score,
  /** Who won the match; null in money play and where nobody has. */
  winner: Seat | null,
  /** Games begun, the unfinished one among them. */
  games: number,
  /** Rolls played by both players. */
  rolls: number,
  /** When it was played, ISO 8601 as far as known: a year, a month or a day. */
  playedOn: string | null,
  /** At which event; empty when not told. */
  event: string,
  /** Where, or on which site; empty when not told. */
  place: string,
  /** The file it came in, with folders and archives before it. */
  file: string,
  /** Identifier of that file's format. */
  format: string,
  /** How often the file contradicts itself or the rules. */
  faults: number,
  /** The level at which it waits to be analysed. */
  waiting: string | null,
  /** The analysis that is waiting or at work. */
  running: string | null,
  /** How it was played, by the latest analysis that is done. */
  judged: CollectedJudged | null,
  /** When it was added, ISO 8601 in UTC. */
  addedAt: string,
};

/** How a match was played. */
export type CollectedJudged = {
  /** The analysis; its report has every decision. */
  analysis: string,
  /** Identifier of its level. */
  level: string,
  /** How the player at seat a played. */
  a: SeatJudged,
  /** How the player at seat b played. */
  b: SeatJudged,
};

/** How a player played in one match. */
export type SeatJudged = {
  /** Performance rating: 500 × equity lost per decision, lower is better; null without decisions. */
  pr: number | null,
  /** Decisions that count for PR. */
  decisions: number,
  /** Decisions marked error, without blunders. */
  errors: number,
  /** Decisions marked blunder, the worst mark. */
  blunders: number,
  /** Equity gained by luck. */
  luckEquity: number,
};

/** What occurs in the caller's collection. */
export type CollectionKinds = {
  /** The kinds of matches, the most frequent first. */
  kinds: Array<CollectedKind>,
  /** Matches of the whole collection. */
  total: number,
  /** Of these, waiting to be analysed or at work. */
  waiting: number,
};

/** A kind of match. */
export type CollectedKind = {
  /** Identifiers of the variants, joined by commas. */
  variant: string,
  /** Names of the variants for people. */
  variantName: string,
  /** Points to win, 0 for money play. */
  length: number,
  /** How many there are. */
  count: number,
};

/** One match, with what its reader said. */
export type CollectedDetail = {
  /** The match, as lists show it. */
  match: CollectedMatch,
  /** What the reader noticed in the file. */
  warnings: Array<Warning>,
};

/** Which matches of a collection are meant: those named, of those that the question in the address leaves. */
export type CollectedChoice = {
  /** Identifiers; null for all that the question leaves. */
  ids: Array<string> | null,
};

/** How many matches something was done to. */
export type CollectedCount = {
  /** How many matches it was done to. */
  matches: number,
};

/** The analysis of a collected match. */
export type ReviewStarted = {
  /** Identifier of the analysis, begun now or before. */
  analysis: string,
};

/** One run over files. */
export type ImportView = {
  /** Identifier of the import. */
  id: string,
  /** What is imported, for people. */
  title: string,
  /** Whether it is running, done, cancelled or failed. */
  status: ImportStatus,
  /** Files seen so far. */
  files: number,
  /** Files in all, as far as can be told beforehand; null when it is not at work. */
  total: number | null,
  /** Matches that are new. */
  added: number,
  /** Matches that were known already. */
  known: number,
  /** Files of which nothing was taken. */
  refused: number,
  /** New matches whose files have faults. */
  faulty: number,
  /** Why it broke off. */
  error: string | null,
  /** When it began, ISO 8601 in UTC. */
  createdAt: string,
};

/** Where an import stands. */
export type ImportStatus = "running" | "done" | "cancelled" | "failed";

/** The caller's imports, the latest first. */
export type ImportList = {
  /** The imports, the latest first. */
  imports: Array<ImportView>,
};

/** What was wrong with the files of an import, in order. */
export type ImportProblems = {
  /** The problems from the place asked for on. */
  problems: Array<ImportProblem>,
  /** How many are kept, at most a thousand. */
  total: number,
};

/** Something that was wrong with a file. */
export type ImportProblem = {
  /** Whether nothing of the file was taken; else the rest of it was. */
  refused: boolean,
  /** The file, with folders and archives before it. */
  file: string,
  /** Line of the file, from 1. */
  line: number | null,
  /** Column of the line, from 1. */
  column: number | null,
  /** Game, by the file's number. */
  game: number | null,
  /** Move, by the file's number. */
  move: number | null,
  /** The fault, as an English sentence. */
  text: string,
};

/** The body of `POST /api/v1/claims`. */
export type ClaimRequest = {
  /** The token of the link that `pasch import` has printed. */
  token: string,
};

/** What a claim brought. */
export type ClaimView = {
  /** Matches that are the caller's now. */
  moved: number,
  /** Matches that the caller had already. */
  known: number,
};
