// Why an entry cannot be the next. The codes are the same in all checkers; the words are in i18n/verdict.ts.

import type { ContextFault } from "./context";
import type { Entry, Party, Word } from "./types";

export type Fault =
  /** A signature does not fit its message and key. */
  | { code: "signature"; party: Party }
  | { code: "unsigned"; party: Party }
  /** A signature that the entry does not need. */
  | { code: "surplus"; party: Party }
  /** The message named a head from which others had gone on. */
  | { code: "stale"; party: Party }
  | { code: "no-head"; party: Party }
  /** A chain that is bound out of order, or for numbers that are over. */
  | { code: "bound"; party: Party; from: number }
  | { code: "unbound"; party: Party; number: number }
  | { code: "number"; found: number; next: number }
  /** A link that does not lead back to what its party was bound to. */
  | { code: "link"; party: Party; number: number }
  /** A link of a party without a chain, or none of one that has a chain. */
  | { code: "links"; party: Party }
  | { code: "dice"; number: number; recorded: readonly number[]; found: readonly number[] }
  /** Something was entered between a declaration and its throw. */
  | { code: "pending"; kind: Entry["kind"]; number: number }
  | { code: "not-declared"; number: number }
  /** Somebody rolled, doubled or left a link out of turn. */
  | { code: "turn"; party: Party }
  | { code: "game"; what: GameFault }
  /** A flag of a player whom nobody waits for. */
  | { code: "flag"; party: Party }
  /** One more burnt number than a player may cause. */
  | { code: "burnt"; party: Party }
  | { code: "deposit"; party: Party }
  /** A number is skipped although the roller has said nothing that could have made a declaration late. */
  | { code: "skip"; party: Party }
  /** A key that is no new one. */
  | { code: "key"; party: Party }
  | { code: "epoch" }
  | { code: "ended" }
  | { code: "end" }
  | { code: "context"; what: ContextFault }
  | { code: "long" };

/** What the game does not allow. */
export type GameFault =
  | { kind: "count"; dice: number }
  | { kind: "opening" }
  | { kind: "roll" }
  | { kind: "word"; party: Party; word: Word }
  | { kind: "line"; line: string };

/** Thrown where an entry breaks a rule, and caught where it is entered. */
export class Broken extends Error {
  constructor(readonly fault: Fault) {
    super(fault.code);
  }
}

export function broken(fault: Fault): never {
  throw new Broken(fault);
}

/** Whether it is about signatures alone. They are no part of the transcript, so that a receipt does not cover them. */
export function isOutside({ code }: Fault): boolean {
  return code === "signature" || code === "unsigned" || code === "surplus" || code === "no-head" || code === "stale";
}
