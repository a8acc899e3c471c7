// What a check of the dice says: two questions, answered in green, amber or red, with the reasons as data.

import type { Fault } from "./fault";
import type { Party, Player, Text64 } from "./types";

export type Color = "green" | "amber" | "red";

/** A reason for amber. */
export type Doubt =
  /** A player went on with a new key, which burnt a number. */
  | { reason: "rebound"; party: Player; number: number; key: Text64; mine: boolean | null }
  /** A number was skipped although the other's link for it was with the server. */
  | { reason: "burnt"; party: Player; number: number }
  /** A player's program held no key: that player had no share in the dice. */
  | { reason: "no-share"; party: Player }
  /** The server was set back: what had been said and not entered is gone, a declaration perhaps among it. */
  | { reason: "restored"; number: number }
  /** A new epoch voided a throw that had been declared, or numbers for which links had gone out. */
  | { reason: "voided"; number: number }
  /** After a restore entries were lost that the server had signed, and both players went on. */
  | { reason: "lost"; entries: number }
  /** The server did not open a throw and annulled the match. */
  | { reason: "unopened"; number: number }
  | { reason: "unfinished" }
  | { reason: "end-unsigned"; party: Player }
  | { reason: "no-receipt" }
  /** Throws from a link that had been left with the server. */
  | { reason: "deposited"; party: Player; throws: number; couldDouble: number }
  | { reason: "doubled-on-deposit"; times: number }
  /** This browser had given its link for another head than the one that counts. */
  | { reason: "other-head"; number: number }
  /** This browser had left its link with the server, and the record does not say so. */
  | { reason: "not-entered"; number: number }
  /** This browser gave its link, and its player's flag fell all the same. The server has not confirmed that the link came. */
  | { reason: "flagged"; number: number }
  /** The record is shorter than what this browser has seen. */
  | { reason: "shorter" };

/** What contradicts what. */
export type Wrong =
  | { kind: "fault"; fault: Fault }
  /** A receipt that the server did not give. */
  | { kind: "receipt" }
  /** A receipt of another head than the entries lead to. */
  | { kind: "head" }
  /** The game's log is not what was entered: its line, from 1, behind the header. */
  | { kind: "log"; line: number }
  | { kind: "contexts" }
  /** Two entries of one number in one epoch. */
  | { kind: "fork" }
  /** The record leaves out what the server had signed, and not both players agreed. */
  | { kind: "dropped" }
  /** This browser has a receipt for another story. */
  | { kind: "memory" }
  /** The record names another key of this browser's player. */
  | { kind: "other-key" }
  /** The server had confirmed a link and did not go by it. */
  | { kind: "confirmed"; number: number };

/** A contradiction: where, what, and by whom if signatures tell. */
export interface Contradiction {
  /** The epoch, from 1. */
  epoch: number;
  /** The entry, from 1; 0 for the context. */
  entry: number;
  what: Wrong;
  /** Who, where a signature proves it; otherwise anybody may have altered the file. */
  by: Party | null;
}

export interface Verdict {
  /** Throws that are right. */
  throws: number;
  /** Numbers that a second device of the roller used up, without anybody being able to know the throw. */
  skipped: number;
  /** Reasons for amber, in the order of the record. */
  doubts: Doubt[];
  contradiction: Contradiction | null;
}

/** Its name, the same in all checkers. */
export function codeOf(what: Wrong): string {
  return what.kind === "fault" ? what.fault.code : what.kind;
}

/** Whether it is about foreseeing throws, not about choosing them. */
export function isForesight({ reason }: Doubt): boolean {
  return reason === "deposited" || reason === "doubled-on-deposit" || reason === "not-entered";
}

/** Could a throw be chosen? */
export function chosen(verdict: Verdict): Color {
  return color(verdict, false);
}

/** Could a throw be foreseen? */
export function foreseen(verdict: Verdict): Color {
  return color(verdict, true);
}

function color({ contradiction, doubts }: Verdict, foresight: boolean): Color {
  if (contradiction) return "red";
  return doubts.some((doubt) => isForesight(doubt) === foresight) ? "amber" : "green";
}
