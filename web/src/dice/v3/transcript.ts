// The transcript of one epoch: what may be entered next. The browser and the checkers fold the same entries.
// crates/dice/src/v3/transcript.rs is the same in Rust.

import { contextFault, hasChain, MOST_BYTES } from "./context";
import { fields, follow, isQuiet, sameHead } from "./entry";
import { Broken, broken, type Fault } from "./fault";
import { Outline, forfeit, type Turn } from "./game";
import * as sayings from "./sayings";
import { ANNULLED, Stamps, State, type Bound, type Pending, type Tally } from "./state";
import * as throws from "./throws";
import type { Context, Entry, Head, Item, Keys, Party, Player, Text64 } from "./types";

export class Transcript {
  private constructor(private state: State) {}

  /** The transcript of a match's first epoch, without entries. Throws [`Broken`] where the context cannot be written down. */
  static start(context: Context): Transcript {
    return new Transcript(begin(context, Outline.start(context.terms.length)));
  }

  /** The transcript of the epoch after this one. All chains are void, a throw that was pending too. Throws [`Broken`]. */
  renewed(context: Context): Transcript {
    const [old, { state }] = [this.state.context, this];
    const same = context.host === old.host && context.match === old.match && context.players.join("\0") === old.players.join("\0");
    const { terms } = context;
    const sameTerms =
      terms.rules === old.terms.rules &&
      terms.length === old.terms.length &&
      terms.clock === old.terms.clock &&
      terms.strict === old.terms.strict;
    const sameKeys = context.keys.server === state.keys.server && context.keys.a === state.keys.a && context.keys.b === state.keys.b;
    if (!same || !sameTerms || !sameKeys || context.epoch === old.epoch || (terms.rated && !old.terms.rated)) broken({ code: "epoch" });
    if (state.result) broken({ code: "ended" });
    const next = begin(context, state.game);
    next.tally = { ...state.tally, restored: [...state.tally.restored, state.next] };
    next.next = state.next;
    if (state.pending) {
      next.tally = { ...next.tally, voided: [...next.tally.voided, state.pending.number] };
      next.next = state.pending.number + 1;
    }
    next.first = next.next;
    next.reboundSinceThrow = state.reboundSinceThrow;
    next.lines = state.lines;
    next.lastPlay = state.lastPlay;
    next.begun = state.begun;
    next.before = { epoch: old.epoch, head: state.head };
    return new Transcript(next);
  }

  /** A copy that goes its own way. */
  fork(): Transcript {
    const state = this.state.copy();
    return new Transcript(Object.assign(state, { heads: [...state.heads] }));
  }

  get context(): Context {
    return this.state.context;
  }

  /** The hash that everything in this epoch is bound to. */
  get m(): Text64 {
    return this.state.m;
  }

  get head(): Head {
    return this.state.head;
  }

  headAt(k: number): Head | null {
    return this.state.headAt(k);
  }

  /** The keys in use. */
  get keys(): Keys {
    return this.state.keys;
  }

  /** Number of the next throw. */
  get next(): number {
    return this.state.next;
  }

  get pending(): Pending | null {
    return this.state.pending;
  }

  /** Whether a party's link for the next throw is with the server. */
  hasDeposit(party: Party): boolean {
    return this.state.hasDeposit(party);
  }

  /** The chain of a party for a throw. */
  bound(party: Party, number: number): Bound | null {
    return this.state.bound(party, number);
  }

  /** Whether a link is the one that a party is bound to for a throw. */
  isLink(party: Party, number: number, link: Text64): boolean {
    try {
      this.state.copy().leadsBack(party, number, link);
      return true;
    } catch (error) {
      if (error instanceof Broken) return false;
      throw error;
    }
  }

  /** The players whose links are still wanted for the throw that is pending. */
  get owing(): Player[] {
    return this.state.owing;
  }

  /** Whether all who have a chain are bound to the next throw. */
  get isBound(): boolean {
    return this.state.unbound === null;
  }

  /** Whether a link has gone out in this match: from then on leaving it is losing it. */
  get hasBegun(): boolean {
    return this.state.begun;
  }

  /** The result, once the server has entered it. */
  get result(): string | null {
    return this.state.result?.text ?? null;
  }

  hasEnded(party: Party): boolean {
    return this.state.ended[party];
  }

  get turn(): Turn {
    return this.state.game.turn;
  }

  /** The lines that the game's log has behind its header: what was taken back is not among them. */
  get lines(): readonly string[] {
    return this.state.lines;
  }

  get tally(): Tally {
    return this.state.tally;
  }

  /** From which throw on a party may bind its next chain now. */
  bindingDue(party: Party): number | null {
    return this.state.bindingDue(party);
  }

  /** Whether a message that names this head would still be in time. */
  isFresh(head: Head): boolean {
    return sameHead(this.headAt(head.k) ?? undefined, head) && head.k >= this.state.loud;
  }

  /** Adds an entry with its signatures. What is wrong with it, or null; then the transcript is as before. */
  enter(item: Item, trusting = false): Fault | null {
    const next = this.state.copy();
    next.trusting = trusting;
    try {
      takeIn(next, item);
    } catch (error) {
      if (error instanceof Broken) return error.fault;
      throw error;
    }
    next.heads.push(follow(item.entry, next.head).t);
    if (!isQuiet(item.entry)) next.loud = next.head.k;
    if (next.pending && (item.entry.kind === "begin" || item.entry.kind === "declare")) next.pending = { ...next.pending, head: next.head };
    this.state = next;
    return null;
  }
}

function begin(context: Context, game: Outline): State {
  const what = contextFault(context);
  if (what) broken({ code: "context", what });
  return new State(context, game);
}

function takeIn(state: State, { entry, signed = [] }: Item): void {
  if (state.before && state.head.k === 0 && entry.kind !== "epoch") broken({ code: "epoch" });
  if (state.result && !mayFollowEnd(entry)) broken({ code: "ended" });
  if (state.pending) mayBePending(state, entry, state.pending);
  if (fields(entry).some((field) => field.length > MOST_BYTES)) broken({ code: "long" });
  const stamps = new Stamps(signed);
  switch (entry.kind) {
    case "bind":
      throws.bind(state, stamps, entry);
      break;
    case "begin":
      throws.begin(state, entry);
      break;
    case "declare":
      throws.declare(state, stamps, entry);
      break;
    case "skip":
      throws.skip(state, stamps, entry);
      break;
    case "deposit":
      throws.deposit(state, stamps, entry);
      break;
    case "throw":
      throws.thrown(state, stamps, entry);
      break;
    case "word":
      sayings.word(state, stamps, entry);
      break;
    case "act":
      sayings.act(state, entry);
      break;
    case "rebind":
      sayings.rebind(state, stamps, entry);
      break;
    case "epoch":
      sayings.epoch(state, stamps, entry);
      break;
    case "end":
      sayings.end(state, stamps, entry);
  }
  stamps.allUsed();
}

function mayFollowEnd(entry: Entry): boolean {
  return entry.kind === "end"
    ? entry.party !== "server"
    : entry.kind === "word" && (entry.word === "that was me" || entry.word === "that was not me");
}

/** From a declaration to its throw nothing else is entered: only a flag, a re-binding, an annulment. */
function mayBePending(state: State, entry: Entry, pending: Pending): void {
  if (entry.kind === "throw" || entry.kind === "rebind") return;
  if (entry.kind === "end" && entry.party === "server" && entry.result === ANNULLED) return;
  const by = entry.kind === "act" ? forfeit(entry.line) : null;
  if (!by) broken({ code: "pending", kind: entry.kind, number: pending.number });
  // The roller's part is done; so is that of a player whose link is here, or who has none.
  const owes = hasChain(state.keys, by) && pending.roller !== by && !state.hasDeposit(by);
  if (!owes) broken({ code: "flag", party: by });
}
