// Generated from crates/wire/src. To write it anew: UPDATE_WIRE=1 cargo test -p pasch-server --test wire
// Moderation

import type { PersonView } from "./tables-and-the-lobby";

/** What there is to do for moderators. */
export type ModerationView = {
  /** Reports that nobody has decided, the oldest first, at most 100; without those about the caller. */
  cases: Array<CaseView>,
  /** Who is kept from something, the latest first, at most 200. */
  restrained: Array<RestrainedView>,
  /** The end of the log. */
  log: AuditPage,
};

/** A player's words about another, for moderators. */
export type CaseView = {
  /** Identifier of the report. */
  id: string,
  /** The match at which it was made. */
  matchId: string,
  /** When, in milliseconds since 1970. */
  at: number,
  /** The player who reports. */
  by: PersonView,
  /** The player it is about. */
  about: PersonView,
  /** What: plain text, never markup. */
  text: string,
  /** A moderator has decided it. */
  decided: boolean,
  /** The caller may decide it: it is about neither themselves nor another moderator. */
  decidable: boolean,
};

/** What belongs to a report. */
export type CaseDetail = {
  /** The last lines that were said at the match before it, at most 30. */
  lines: Array<CaseLine>,
  /** Other reports about the same person, the latest first, at most 20. */
  others: Array<CaseView>,
  /** What was decided about that person before, the latest first, at most 20. */
  decisions: Array<AuditEntry>,
};

/** A line that was said before a report. */
export type CaseLine = {
  /** Who said it is whom the report is about. */
  byReported: boolean,
  /** What: plain text, never markup. */
  text: string,
  /** When, in milliseconds since 1970. */
  at: number,
};

/** A moderator's decision about a report. */
export type CaseDecision = {
  /** The consequence of the report. */
  verdict: CaseVerdict,
  /** For how many days, 1 to 366; left out, for good. Without meaning for what is dismissed. */
  days?: number,
  /** Why, 1 to 280 characters. Whom it is about reads it, too. */
  reason: string,
};

/** What a moderator decides about a report. */
export type CaseVerdict = "dismiss" | "mute" | "suspend";

/** Somebody who is kept from something. */
export type RestrainedView = {
  /** The person who is kept from it. */
  person: PersonView,
  /** The restraint, and until when it holds. */
  restraint: RestraintView,
};

/** What somebody is kept from, until when, and why. */
export type RestraintView = {
  /** The thing they may not do. */
  kind: RestraintKind,
  /** Until when, in milliseconds since 1970; null for good. */
  until: number | null,
  /** The moderator's words: plain text, never markup. */
  reason: string,
};

/** What somebody may be kept from. */
export type RestraintKind = "mute" | "suspension";

/** Lifts a restraint: somebody may again do what they were kept from. */
export type LiftRequest = {
  /** The restraint that is lifted. */
  kind: RestraintKind,
  /** Why, 1 to 280 characters. */
  reason: string,
};

/** A part of the moderators' log. */
export type AuditPage = {
  /** The entries, the latest first. */
  entries: Array<AuditEntry>,
  /** There are earlier ones. */
  more: boolean,
};

/** An entry of the moderators' log. Names are those of today. */
export type AuditEntry = {
  /** Its number, from 1. */
  number: number,
  /** When, in milliseconds since 1970. */
  at: number,
  /** The moderator; null for whoever runs the server. */
  by: PersonView | null,
  /** The act that was done. */
  deed: AuditDeed,
  /** The person it was done to. */
  about: PersonView,
  /** Identifier of the report that led to it. */
  report: string | null,
  /** Until when it holds, in milliseconds since 1970; null for good, and for what does not last. */
  until: number | null,
  /** Why: plain text, never markup. */
  reason: string,
};

/** An act in the moderators' log. */
export type AuditDeed = "look" | "dismiss" | "mute" | "suspend" | "unmute" | "unsuspend" | "appoint" | "release";
