// The check of a record: alone, beside another one, beside what a browser remembers.
//
// A check is a generator that pauses after each entry, so that a page can stay awake while it runs.

import { contextId, hasChain, isBot, signing } from "./context";
import { headsOf, isGotFor, isMessageBy, isReceiptBy, sameHead } from "./entry";
import { Broken, isOutside, type Fault } from "./fault";
import { forfeit } from "./game";
import { ANNULLED } from "./state";
import { Transcript } from "./transcript";
import {
  PLAYERS,
  PROTOCOL,
  opponent,
  type DiceRecord3,
  type Head,
  type Item,
  type Memory,
  type Part,
  type Party,
  type Sent,
} from "./types";
import type { Contradiction, Doubt, Verdict, Wrong } from "./verdict";

/** Why nothing can be checked. */
export type CheckTrouble =
  { trouble: "protocol"; protocol: string } | { trouble: "empty" } | { trouble: "matches" } | { trouble: "memory" };

export class CheckError extends Error {
  constructor(readonly why: CheckTrouble) {
    super(why.trouble);
  }
}

export type Check<T = Verdict> = Generator<void, T>;

/** Runs a check at once. */
export function run<T>(check: Check<T>): T {
  let step = check.next();
  while (!step.done) step = check.next();
  return step.value;
}

/** Runs a check and lets the page breathe between its entries. */
export async function runAwake<T>(check: Check<T>): Promise<T> {
  let paused = performance.now();
  for (let step = check.next(); ; step = check.next()) {
    if (step.done) return step.value;
    if (performance.now() - paused > 30) {
      await new Promise((resolve) => setTimeout(resolve));
      paused = performance.now();
    }
  }
}

/** An epoch with what is computed from it once. */
class Epoch {
  readonly m: string;
  readonly heads: Head[];

  constructor(
    readonly part: Part,
    /** From 1. */
    readonly number: number,
  ) {
    this.m = contextId(part.context);
    this.heads = headsOf(part);
  }

  private get server(): string {
    return this.part.context.keys.server;
  }

  /** Whether the server has signed a head of at least so many entries. */
  isSigned(k: number): boolean {
    return this.part.receipts.some(
      (one) => one.head.k >= k && sameHead(this.heads[one.head.k], one.head) && isReceiptBy(one, this.m, this.server),
    );
  }

  /** The server, if it has signed what is wrong. */
  blame(k: number): Party | null {
    return this.isSigned(k) ? "server" : null;
  }

  red(entry: number, what: Wrong, by: Party | null): Contradiction {
    return { epoch: this.number, entry, what, by };
  }

  fault(entry: number, fault: Fault): Contradiction {
    // Signatures are outside the transcript: anybody may have altered the file there.
    return this.red(entry, { kind: "fault", fault }, entry > 0 && isOutside(fault) ? null : this.blame(entry));
  }

  wrongReceipt(): Contradiction | null {
    for (const receipt of this.part.receipts) {
      const { k } = receipt.head;
      if (!isReceiptBy(receipt, this.m, this.server)) return this.red(k, { kind: "receipt" }, null);
      if (!sameHead(this.heads[k], receipt.head)) return this.red(k, { kind: "head" }, null);
    }
    return null;
  }

  /** Whether every player with a chain has signed a binding in this epoch. */
  get isAgreed(): boolean {
    const { context, items } = this.part;
    return PLAYERS.every(
      (player) => !hasChain(context.keys, player) || items.some(({ entry }) => entry.kind === "bind" && entry.party === player),
    );
  }
}

interface Folded {
  verdict: Verdict;
  epochs: Epoch[];
  /** Where nothing contradicts. */
  transcript: Transcript | null;
}

const firstOf = (epochs: readonly Epoch[]): Epoch => epochs[0] as Epoch;
const lastOf = (epochs: readonly Epoch[]): Epoch => epochs.at(-1) as Epoch;

/** Checks a record. `log` holds the lines of the game's log behind its header, where there is one. */
export function* verify(record: DiceRecord3, log: readonly string[] | null = null): Check {
  return (yield* fold(record, log)).verdict;
}

function* fold(record: DiceRecord3, log: readonly string[] | null): Check<Folded> {
  if (record.protocol !== PROTOCOL) throw new CheckError({ trouble: "protocol", protocol: record.protocol });
  if (record.epochs.length === 0) throw new CheckError({ trouble: "empty" });
  const epochs = record.epochs.map((part, at) => new Epoch(part, at + 1));
  const verdict: Verdict = { throws: 0, skipped: 0, doubts: [], contradiction: null };
  const red = (contradiction: Contradiction): Folded => ({ verdict: { ...verdict, contradiction }, epochs, transcript: null });
  for (const epoch of epochs) {
    const wrong = epoch.wrongReceipt();
    if (wrong) return red(wrong);
    yield;
  }
  let transcript: Transcript | null = null;
  for (const epoch of epochs) {
    try {
      transcript = transcript ? transcript.renewed(epoch.part.context) : Transcript.start(epoch.part.context);
    } catch (error) {
      if (error instanceof Broken) return red(epoch.fault(0, error.fault));
      throw error;
    }
    for (const [at, item] of epoch.part.items.entries()) {
      const fault = transcript.enter(item);
      if (fault) return red(epoch.fault(at + 1, fault));
      yield;
    }
  }
  if (!transcript) throw new CheckError({ trouble: "empty" });
  const line = log && firstDifference(transcript.lines, playedOf(log, transcript));
  if (line) verdict.contradiction = lastOf(epochs).red(transcript.head.k, { kind: "log", line }, null);
  judge(epochs, transcript, verdict);
  return { verdict, epochs, transcript };
}

/** A match whose dice the server does not go on with may end in its log by somebody's loss. */
function playedOf(log: readonly string[], { lines, result }: Transcript): readonly string[] {
  const [before, last] = [log.slice(0, -1), log.at(-1)];
  const mayBeLoss = result === ANNULLED && last !== undefined && forfeit(last) !== null;
  return mayBeLoss && firstDifference(lines, before) === null ? before : log;
}

/** The first line that differs, from 1; null if none does. */
function firstDifference(lines: readonly string[], log: readonly string[]): number | null {
  for (let at = 0; at < Math.max(lines.length, log.length); at += 1) if (lines[at] !== log[at]) return at + 1;
  return null;
}

function judge(epochs: readonly Epoch[], transcript: Transcript, verdict: Verdict): void {
  const { tally, keys, result } = transcript;
  verdict.throws = tally.throws;
  verdict.skipped = tally.skipped.filter((one) => !one.known).length;
  const { doubts } = verdict;
  for (const party of PLAYERS) if (!hasChain(keys, party) && !isBot(keys, party)) doubts.push({ reason: "no-share", party });
  for (const { party, number, new: key, mine } of tally.rebound) doubts.push({ reason: "rebound", party, number, key, mine });
  for (const { party, number, known } of tally.skipped) if (known) doubts.push({ reason: "burnt", party, number });
  for (const number of tally.restored) doubts.push({ reason: "restored", number });
  for (const number of tally.voided) doubts.push({ reason: "voided", number });
  if (tally.unopened !== null) doubts.push({ reason: "unopened", number: tally.unopened });
  if (result === null) doubts.push({ reason: "unfinished" });
  else
    for (const party of PLAYERS) if (hasChain(keys, party) && !transcript.hasEnded(party)) doubts.push({ reason: "end-unsigned", party });
  if (epochs.some((epoch) => !epoch.isSigned(epoch.part.items.length))) doubts.push({ reason: "no-receipt" });
  for (const party of PLAYERS) {
    const left = tally.deposited.filter((one) => one.party === party);
    if (left.length > 0)
      doubts.push({ reason: "deposited", party, throws: left.length, couldDouble: left.filter((one) => one.mayDouble).length });
  }
  if (tally.doubled > 0) doubts.push({ reason: "doubled-on-deposit", times: tally.doubled });
}

/** Checks two records of one match, such as both players' exports: each alone, and against each other. */
export function* verifyTwo(one: DiceRecord3, two: DiceRecord3): Check {
  const [first, second] = [yield* fold(one, null), yield* fold(two, null)];
  const red = [first, second].find(({ verdict }) => verdict.contradiction);
  if (red) return red.verdict;
  const [here, there] = [firstOf(first.epochs).part.context, firstOf(second.epochs).part.context];
  if (here.host !== there.host || here.match !== there.match) throw new CheckError({ trouble: "matches" });
  const verdict = isLonger(first, second) ? first.verdict : second.verdict;
  let lost: number | null = null;
  for (const [at, left] of first.epochs.entries()) {
    const right = second.epochs[at];
    if (!right) break;
    const both = (k: number): Party | null => (left.isSigned(k) && right.isSigned(k) ? "server" : null);
    // An epoch is told from another by its number; two for one place are two stories as well.
    if (left.m !== right.m) return { ...verdict, contradiction: left.red(0, { kind: "contexts" }, both(0)) };
    const fork = left.heads.findIndex((head, k) => right.heads[k] !== undefined && !sameHead(right.heads[k], head));
    if (fork >= 0) return { ...verdict, contradiction: left.red(fork, { kind: "fork" }, both(fork)) };
    const isShort = left.heads.length < right.heads.length;
    const [short, long, next] = isShort ? [left, right, first.epochs[at + 1]] : [right, left, second.epochs[at + 1]];
    const known = short.heads.length;
    if (long.part.items.length >= known && next) {
      if (!next.isAgreed) return { ...verdict, contradiction: left.red(known, { kind: "dropped" }, long.blame(known)) };
      lost = long.part.items.length + 1 - known;
    }
    yield;
  }
  if (lost !== null) verdict.doubts.push({ reason: "lost", entries: lost });
  return verdict;
}

/** The longer one says more. */
function isLonger(one: Folded, two: Folded): boolean {
  const [left, right] = [one.epochs, two.epochs];
  return left.length === right.length ? lastOf(left).part.items.length >= lastOf(right).part.items.length : left.length > right.length;
}

/** Checks a record beside what a player's browser remembers: the heads that it has seen, the links that it has sent. */
export function* verifyMemory(record: DiceRecord3, memory: Memory): Check {
  const { verdict, epochs, transcript } = yield* fold(record, null);
  if (memory.protocol !== PROTOCOL) throw new CheckError({ trouble: "protocol", protocol: memory.protocol });
  for (const { message } of memory.sent) {
    if (!isMessageBy(message, memory.key)) throw new CheckError({ trouble: "memory" });
    yield;
  }
  if (verdict.contradiction || !transcript) return verdict;
  const namesKey = epochs.some(({ part }) => {
    const rebinds = ({ entry }: Item): boolean => entry.kind === "rebind" && entry.key === memory.key;
    return signing(part.context.keys, memory.party) === memory.key || part.items.some(rebinds);
  });
  if (!namesKey) {
    const first = firstOf(epochs);
    return { ...verdict, contradiction: first.red(0, { kind: "other-key" }, first.blame(0)) };
  }
  verdict.contradiction = heardOtherwise(epochs, memory, verdict.doubts);
  for (const sent of memory.sent) {
    if (verdict.contradiction) break;
    const epoch = epochs.find(({ m }) => m === sent.message.m);
    if (epoch) verdict.contradiction = followLink(epoch, memory.party, sent, verdict.doubts);
    yield;
  }
  return verdict;
}

/** Adds a doubt, once: a browser may have sent two messages for one throw. */
function say(doubts: Doubt[], doubt: Doubt): void {
  if (!doubts.some((one) => JSON.stringify(one) === JSON.stringify(doubt))) doubts.push(doubt);
}

/** The receipts that the browser holds against the record. */
function heardOtherwise(epochs: readonly Epoch[], memory: Memory, doubts: Doubt[]): Contradiction | null {
  const server = firstOf(epochs).part.context.keys.server;
  for (const { m, receipt } of memory.seen) {
    if (!isReceiptBy(receipt, m, server)) continue;
    const epoch = epochs.find((one) => one.m === m);
    if (!epoch) return lastOf(epochs).red(0, { kind: "memory" }, "server");
    const { k } = receipt.head;
    const head = epoch.heads[k];
    if (head) {
      if (!sameHead(head, receipt.head)) return epoch.red(k, { kind: "memory" }, "server");
    } else if (epoch === lastOf(epochs)) {
      say(doubts, { reason: "shorter" });
    } else if (epochs[epoch.number]?.isAgreed === true) {
      say(doubts, { reason: "lost", entries: k - epoch.part.items.length });
    } else {
      return epoch.red(k, { kind: "dropped" }, "server");
    }
  }
  return null;
}

/** One link that the browser has sent against what became of it. */
function followLink(epoch: Epoch, party: Party, sent: Sent, doubts: Doubt[]): Contradiction | null {
  const { number, message } = sent;
  const { part } = epoch;
  const confirmed = (): boolean => sent.got !== undefined && isGotFor(sent.got, message, part.context.keys.server);
  const convicts = (k: number): Contradiction => epoch.red(k, { kind: "confirmed", number }, "server");
  const isStamped = (item: Item): boolean => (item.signed ?? []).some((stamp) => stamp.signature === message.signature);
  const isDeposit = "deposit" in message.body;
  let isPending = false;
  for (const [at, item] of part.items.entries()) {
    const [{ entry }, k] = [item, at + 1];
    if ((entry.kind === "begin" || entry.kind === "declare") && entry.number === number) {
      isPending = true;
      if (isStamped(item)) return null;
    } else if (entry.kind === "deposit" && entry.number === number && entry.party === party) {
      return null;
    } else if (entry.kind === "throw" && entry.number === number) {
      const own = (item.signed ?? []).some((stamp) => stamp.by === party);
      if (isDeposit) {
        say(doubts, { reason: "not-entered", number });
      } else if (!isStamped(item) && (own || entry.links[party] !== null)) {
        // The server had the declaration, said that it came too late, and let another one count.
        if (confirmed()) return convicts(k);
        say(doubts, { reason: "other-head", number });
      }
      return null;
    } else if (entry.kind === "act" && isPending && !isDeposit && forfeit(entry.line) === party) {
      if (confirmed()) return convicts(k);
      say(doubts, { reason: "flagged", number });
      return null;
    } else if (
      entry.kind === "rebind" &&
      entry.from === number + 1 &&
      isPending &&
      entry.party !== party &&
      confirmed() &&
      isLastLink(part, k, number, party)
    ) {
      // All links were with the server: it had to open the throw.
      return convicts(k);
    }
  }
  return null;
}

/** Whether the throw pending before entry `k` waited for no other link than this player's. */
function isLastLink(part: Part, k: number, number: number, party: Party): boolean {
  const other = opponent(party);
  const declared = part.items.slice(0, k).some(({ entry }) => entry.kind === "declare" && entry.number === number && entry.party === other);
  return declared || !hasChain(part.context.keys, other);
}
