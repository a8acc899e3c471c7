// What a browser keeps to: rules R1 to R7 of docs/fair-dice.md. crates/dice/src/v3/keeper.rs is the same in Rust.
//
// Whoever calls it writes the memory down before a message is sent.

import { Chain } from "./chain";
import { signing } from "./context";
import { entryOf, isEntry, isQuiet, isGotFor, isMessageBy, isReceiptBy, sameHead, signMessage } from "./entry";
import { Broken, type Fault } from "./fault";
import { forfeit } from "./game";
import type { DiceKey, Signer } from "./sign";
import { Transcript } from "./transcript";
import {
  PROTOCOL,
  type Body,
  type Context,
  type Got,
  type Item,
  type Memory,
  type Message,
  type Party,
  type Player,
  type Receipt,
  type Sent,
  type Text64,
  type Word,
} from "./types";

/** Why a browser does not do what it is asked for. */
export type Refusal =
  /** Not the server's key that was pinned. */
  | { why: "key"; party: Party }
  /** An entry that breaks the rules. */
  | { why: "fault"; at: number; fault: Fault }
  /** The server's receipt does not fit. */
  | { why: "receipt" }
  /** The server tells another story than before: both of its receipts. */
  | { why: "fork"; known: Receipt; offered: Receipt }
  /** A new epoch leaves out what the server has signed. */
  | { why: "dropped"; known: Receipt }
  /** The link of this throw was given for another head. */
  | { why: "other-head"; number: number; sent: Message }
  /** The server let something come between this browser's declaration and its throw. */
  | { why: "overtaken"; number: number; sent: Message }
  /** A declaration came too late: the number has to be skipped first. */
  | { why: "skip-first"; number: number }
  /** The roll is declared: nothing else until it is thrown. */
  | { why: "declared"; number: number }
  /** Somebody is not bound to the throw yet. */
  | { why: "unbound"; number: number }
  /** This device does not hold what its player is bound to. */
  | { why: "no-chain" }
  /** There is nothing of this kind to send now. */
  | { why: "nothing" }
  /** A throw was lost, and the player has not agreed to go on in a rated match. */
  | { why: "not-agreed" };

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.why);
  }
}

function refuse(refusal: Refusal): never {
  throw new Refused(refusal);
}

function faultAt<T>(at: number, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Broken) refuse({ why: "fault", at, fault: error.fault });
    throw error;
  }
}

export function newMemory(party: Player, key: Text64): Memory {
  return { protocol: PROTOCOL, party, key, sent: [], seen: [] };
}

/** The message by which the link of a throw was given: a declaration or a release. */
export function given(memory: Memory, m: Text64, number: number): Sent | null {
  return memory.sent.find((one) => one.message.m === m && one.number === number && !("deposit" in one.message.body)) ?? null;
}

function highest(memory: Memory, m: Text64): number {
  return Math.max(0, ...memory.sent.filter((one) => one.message.m === m).map((one) => one.number));
}

export class Keeper {
  private readonly signer: Signer;
  private transcript: Transcript;
  private known: Item[] = [];
  private latest: Receipt | null = null;
  private chain: { salt: Text64; chain: Chain } | null = null;

  /** A browser that has just been told of the match. `server` is the key that it has pinned. */
  constructor(
    readonly party: Player,
    private readonly key: DiceKey,
    server: Text64,
    context: Context,
    /** What has to be written down before a message is sent. */
    public memory: Memory = newMemory(party, key.signer(context.host).key),
  ) {
    this.signer = key.signer(context.host);
    if (context.keys.server !== server) refuse({ why: "key", party: "server" });
    this.transcript = faultAt(0, () => Transcript.start(context));
  }

  /** The transcript as far as it is known here. */
  get story(): Transcript {
    return this.transcript;
  }

  /** The entries of this epoch. */
  get items(): readonly Item[] {
    return this.known;
  }

  /** The server's receipt of the latest head. */
  get receipt(): Receipt | null {
    return this.latest;
  }

  /** The key that this browser signs with. */
  get ownKey(): Text64 {
    return this.signer.key;
  }

  /** Whether this device holds the key that is in use: otherwise it has to re-bind. */
  get isBoundKey(): boolean {
    return signing(this.transcript.keys, this.party) === this.signer.key;
  }

  private seenOf(m: Text64): Receipt | null {
    return this.memory.seen.find((one) => one.m === m)?.receipt ?? null;
  }

  /** R7: takes in entries that follow on what is known, with the receipt of the head that they lead to. */
  hear(items: readonly Item[], receipt: Receipt): void {
    const { m } = this.transcript;
    if (!isReceiptBy(receipt, m, this.transcript.keys.server)) refuse({ why: "receipt" });
    const seen = this.seenOf(m);
    if (seen && seen.head.k === receipt.head.k && seen.head.t !== receipt.head.t) refuse({ why: "fork", known: seen, offered: receipt });
    const next = this.fold(items, seen);
    if (!sameHead(next.head, receipt.head)) {
      const head = next.headAt(receipt.head.k);
      // A receipt of a head that was left behind long ago.
      if (head && sameHead(head, receipt.head) && items.length === 0) return;
      if (head && this.latest) refuse({ why: "fork", known: this.latest, offered: receipt });
      refuse({ why: "receipt" });
    }
    const past = seen && next.headAt(seen.head.k);
    if (seen && past && !sameHead(past, seen.head)) refuse({ why: "fork", known: seen, offered: receipt });
    this.transcript = next;
    this.known = [...this.known, ...items];
    this.latest = receipt;
    this.note(m, receipt);
  }

  /**
   * The transcript with these entries. A page that was loaded again goes by its own memory: signatures that it checked before
   * are not checked anew, if the entries lead to the head that it remembers.
   */
  private fold(items: readonly Item[], seen: Receipt | null): Transcript {
    const next = this.transcript.fork();
    const trusted = seen && seen.head.k > next.head.k && seen.head.k <= next.head.k + items.length ? seen.head : null;
    if (trusted && items.every((item) => next.head.k >= trusted.k || next.enter(item, true) === null) && sameHead(next.head, trusted)) {
      return this.goOn(next, items.slice(trusted.k - this.transcript.head.k));
    }
    return this.goOn(this.transcript.fork(), items);
  }

  private goOn(next: Transcript, items: readonly Item[]): Transcript {
    for (const item of items) {
      this.mayFollow(next, item);
      const at = next.head.k + 1;
      const fault = next.enter(item);
      if (fault) refuse({ why: "fault", at, fault });
    }
    return next;
  }

  /**
   * R5: once this browser has declared a roll, what makes the declaration late is signed by its own player, burns a counted
   * number, or is that player's fallen flag. Otherwise the server could have every throw made once more.
   */
  private mayFollow(known: Transcript, item: Item): void {
    const number = known.next;
    const sent = given(this.memory, known.m, number);
    if (!sent || !isEntry(sent.message.body, "declare") || known.pending || !known.isFresh(sent.message.head)) return;
    if (!this.isOwn(item)) refuse({ why: "overtaken", number, sent: sent.message });
  }

  /** Whether an entry may stand between a declaration of this player and its throw. */
  private isOwn({ entry, signed = [] }: Item): boolean {
    if (entry.kind === "act") return forfeit(entry.line) === this.party;
    return entry.kind === "rebind" || isQuiet(entry) || signed.some((stamp) => stamp.by === this.party);
  }

  private note(m: Text64, receipt: Receipt): void {
    const seen = this.memory.seen.find((one) => one.m === m);
    if (!seen) this.memory.seen.push({ m, receipt });
    else if (seen.receipt.head.k <= receipt.head.k) seen.receipt = receipt;
  }

  /** Goes on in a new epoch, whose first entry says from where. `agreed` says that the player goes on although a throw was lost. */
  renew(context: Context, items: readonly Item[], receipt: Receipt, agreed: boolean): void {
    const entry = items[0]?.entry;
    // A page that was loaded again knows from its memory what the server had signed.
    const known = [this.latest, this.seenOf(this.transcript.m)].find((one) => one && entry?.kind === "epoch" && entry.head.k < one.head.k);
    if (known) refuse({ why: "dropped", known });
    const isLost = this.transcript.pending !== null || given(this.memory, this.transcript.m, this.transcript.next) !== null;
    if (isLost && context.terms.rated && !agreed) refuse({ why: "not-agreed" });
    const next = faultAt(0, () => this.transcript.renewed(context));
    const before = { transcript: this.transcript, known: this.known, latest: this.latest, chain: this.chain };
    Object.assign(this, { transcript: next, known: [], latest: null, chain: null });
    try {
      this.hear(items, receipt);
    } catch (error) {
      Object.assign(this, before);
      throw error;
    }
  }

  /** R1: binds this player, at the start or near the end of a chain. */
  bind(salt: Text64): Message {
    this.needsOwnKey();
    const { party } = this;
    const from = this.transcript.bindingDue(party) ?? refuse({ why: "nothing" });
    if (from <= highest(this.memory, this.transcript.m)) refuse({ why: "fault", at: 0, fault: { code: "bound", party, from } });
    const { commitment } = this.newChain(from, salt);
    return this.checked({ entry: { kind: "bind", party, from, commitment, salt } });
  }

  /** R3: goes on without the old key. The next number is burnt. */
  rebind(salt: Text64): Message {
    if (this.isBoundKey) refuse({ why: "nothing" });
    const [{ party }, from] = [this, this.transcript.next + 1];
    const { commitment } = this.newChain(from, salt);
    return this.checked({ entry: { kind: "rebind", party, key: this.signer.key, from, commitment, salt } });
  }

  /** Declares the roll. */
  declare(): Message {
    this.needsOwnKey();
    const [{ party }, number] = [this, this.transcript.next];
    const sent = given(this.memory, this.transcript.m, number);
    if (sent) {
      if (!isEntry(sent.message.body, "declare")) refuse({ why: "other-head", number, sent: sent.message });
      if (!this.transcript.pending && !this.transcript.isFresh(sent.message.head)) refuse({ why: "skip-first", number });
      return sent.message;
    }
    const link = this.link(number);
    const message = this.checked({ entry: { kind: "declare", party, number, link } });
    this.remember(number, message);
    return message;
  }

  /** R1, R2: gives the link for the throw that is pending. */
  release(): Message {
    this.needsOwnKey();
    const [{ party }, { pending }] = [this, this.transcript];
    if (!pending) refuse({ why: "nothing" });
    const { number } = pending;
    const sent = given(this.memory, this.transcript.m, number);
    if (sent) {
      if (!sameHead(sent.message.head, pending.head)) refuse({ why: "other-head", number, sent: sent.message });
      return sent.message;
    }
    if (!this.transcript.owing.includes(party)) refuse({ why: "nothing" });
    const message = this.message({ release: { party, number, link: this.link(number) } });
    this.remember(number, message);
    return message;
  }

  /** Leaves the link for the next throw with the server. */
  deposit(): Message {
    this.needsOwnKey();
    const [{ party }, number] = [this, this.transcript.next];
    const sent = given(this.memory, this.transcript.m, number);
    if (sent) refuse({ why: "other-head", number, sent: sent.message });
    const message = this.checked({ deposit: { party, number, link: this.link(number) } });
    this.remember(number, message);
    return message;
  }

  /**
   * Gives up a number whose link went out with a declaration that came too late, from this device or, as the server shows,
   * from another one of this player.
   */
  skip(shown: Message | null): Message {
    this.needsOwnKey();
    const [{ party }, { m, next: number }] = [this, this.transcript];
    const isLate = (message: Message): boolean => {
      const declared = isEntry(message.body, "declare");
      const isOwn = declared?.party === party && declared.number === number && message.m === m;
      if (!isOwn || !isMessageBy(message, this.signer.key) || !sameHead(this.transcript.headAt(message.head.k) ?? undefined, message.head))
        return false;
      const after = this.known.slice(message.head.k).find(({ entry }) => !isQuiet(entry));
      return after !== undefined && this.isOwn(after);
    };
    if (![given(this.memory, m, number)?.message, shown].some((one) => one && isLate(one))) refuse({ why: "nothing" });
    return this.checked({ entry: { kind: "skip", party, number } });
  }

  /** R5: says something in the game; nothing while a roll is declared. */
  word(word: Word): Message {
    const isAnswer = word === "that was me" || word === "that was not me";
    if (!isAnswer) this.needsOwnKey();
    const number = this.transcript.next;
    const sent = given(this.memory, this.transcript.m, number);
    const isDeclared = sent !== null && isEntry(sent.message.body, "declare") !== null && this.transcript.isFresh(sent.message.head);
    if (isDeclared || this.transcript.pending) refuse({ why: "declared", number });
    const body: Body = { entry: { kind: "word", party: this.party, word } };
    // A take-back needs both players; the old key may have been replaced.
    return word === "take back" || word === "allow" || isAnswer ? this.message(body) : this.checked(body);
  }

  /** Signs the end that the server has entered. */
  end(): Message {
    const result = this.transcript.result ?? refuse({ why: "nothing" });
    return this.checked({ entry: { kind: "end", party: this.party, result } });
  }

  /** Notes the server's word that it has stored a message. */
  noteGot(got: Got): void {
    const sent = this.memory.sent.find((one) => isGotFor(got, one.message, this.transcript.keys.server)) ?? refuse({ why: "receipt" });
    sent.got = got;
  }

  /** Whether this player is to roll and may declare. */
  get mayDeclare(): boolean {
    const { pending, turn } = this.transcript;
    return !pending && turn.at === "roll" && turn.by === this.party;
  }

  private needsOwnKey(): void {
    if (!this.isBoundKey) refuse({ why: "no-chain" });
  }

  private message(body: Body): Message {
    return signMessage(this.transcript.m, body, this.transcript.head, this.signer);
  }

  /** A message that the transcript would take in now. */
  private checked(body: Body): Message {
    const [message, entry] = [this.message(body), entryOf(body)];
    if (!entry) return message;
    const { k } = message.head;
    const fault = this.transcript.fork().enter({ entry, signed: [{ by: this.party, at: k, signature: message.signature }] });
    if (fault) refuse({ why: "fault", at: k + 1, fault });
    return message;
  }

  private remember(number: number, message: Message): void {
    if (!this.memory.sent.some((one) => one.message.signature === message.signature)) this.memory.sent.push({ number, message });
  }

  private newChain(from: number, salt: Text64): Chain {
    const { m } = this.transcript;
    const chain = new Chain(m, this.party, from, this.key.seed(m, this.party, from, salt));
    this.chain = { salt, chain };
    return chain;
  }

  /** The own link of a throw, once everybody is bound to it. The salt stands in the transcript, so that any device with the key finds the chain again. */
  private link(number: number): Text64 {
    const { party } = this;
    const bound = this.transcript.isBound ? this.transcript.bound(party, number) : null;
    if (!bound) refuse({ why: "unbound", number });
    const own = this.known.findLast(
      ({ entry }) => (entry.kind === "bind" || entry.kind === "rebind") && entry.party === party && entry.from === bound.from,
    )?.entry;
    if (own?.kind !== "bind" && own?.kind !== "rebind") refuse({ why: "no-chain" });
    // Another tab may have bound this player with a salt of its own.
    const known = this.chain?.salt === own.salt && this.chain.chain.from === bound.from ? this.chain.chain : null;
    const link = (known ?? this.newChain(bound.from, own.salt)).link(number) ?? refuse({ why: "no-chain" });
    return this.transcript.isLink(party, number, link) ? link : refuse({ why: "no-chain" });
  }
}
