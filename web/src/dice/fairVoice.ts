// What this browser says about the dice of a match by pasch-dice/3: it checks what it is told, binds itself, gives its links,
// signs its player's words. Everything happens in order, and is written down before it is sent.

import type { ClientMessage, FairGot, FairKnown, FairMessage, FairPart, HostKey, Intent, ServerMessage, TakeBackWord } from "../wire";
import type { DiceStore } from "./store";
import { contextId, hasChain, isBot, signing } from "./v3/context";
import { isEntry } from "./v3/entry";
import { Keeper, given, newMemory, Refused, type Refusal } from "./v3/keeper";
import type { DiceKey } from "./v3/sign";
import { opponent, type Item, type Memory, type Message, type Party, type Player, type Text64, type Word } from "./v3/types";

type Told = Extract<ServerMessage, { type: "diceTold" }>;
type Late = Extract<ServerMessage, { type: "diceLate" }>;
type Said = Extract<ClientMessage, { type: "diceSay" | "diceGiveBack" }>;

/** What a person has to know or to decide. */
export type FairTrouble =
  /** The server has another key than when this browser first met it. */
  | { kind: "host"; host: string; pinned: Text64; offered: Text64 }
  /** This browser stops: what it was told cannot be. */
  | { kind: "stopped"; refusal: Refusal }
  /** A throw was lost in a restore of the server; the match is rated. */
  | { kind: "agree" }
  /** This browser does not hold the key by which its player is bound. */
  | { kind: "rebind"; rated: boolean; possible: boolean }
  /** Another device has taken over with a key of its own. */
  | { kind: "wasThatYou"; key: Text64; number: number };

/** When the own link is left with the server. */
export type Leaving = "never" | "friendly" | "always";

export interface FairTable {
  seat: Player;
  /** Days for each move: the link is left so that the other need not wait. */
  correspondence: boolean;
}

export interface FairEvents {
  send: (message: Said) => void;
  /** The server is to be asked for what is new. */
  ask: () => void;
  /** A roll that was asked for has to be asked for once more. */
  rollAgain: () => void;
  trouble: (trouble: FairTrouble | null) => void;
  /** This browser keeps nothing: to be said once. */
  unkept: () => void;
  /** The match began before this player's page had come: to be said once. */
  noShare: () => void;
}

/** Words that players sign, by the wish that they belong to. */
function wordOf(intent: Intent): Word | null {
  switch (intent.type) {
    case "double":
    case "take":
    case "drop":
    case "beaver":
    case "concede":
      return intent.type;
    case "resign":
      return ({ single: "resign 1", gammon: "resign 2", backgammon: "resign 3" } as const)[intent.grade];
    case "acceptResign":
      return "accept";
    case "rejectResign":
      return "decline";
    case "rejectOpening":
      return "reject opening";
    default:
      return null;
  }
}

/** Of what is given back, so much goes into a frame. */
const FRAME = 6000;
/** How long a wish waits for what is still on its way, in milliseconds. */
const PATIENCE = 4000;
/** How long a link for an opening throw is kept back, in milliseconds: when both players are here, the game begins by itself,
 * and the server never has the link of a throw that has not begun. */
const OPENING = 1500;

export class FairVoice {
  private keeper: Keeper | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  private waiting: (() => void)[] = [];
  private stopped: FairTrouble | null = null;
  private agreed = false;
  private wantsRoll = false;
  private isTold = false;
  private answered = false;
  /** Salts of bindings that were sent and not entered yet: the same promise again to whoever asks. */
  private readonly salts = new Map<string, Text64>();
  leaving: Leaving = "never";
  private isAway = false;
  private opening: ReturnType<typeof setTimeout> | null = null;

  private constructor(
    private readonly match: string,
    private readonly keys: readonly DiceKey[],
    private readonly host: HostKey,
    private readonly store: DiceStore,
    private readonly table: () => FairTable | null,
    private readonly events: FairEvents,
  ) {}

  static async open(match: string, host: HostKey, store: DiceStore, table: () => FairTable | null, events: FairEvents): Promise<FairVoice> {
    const keys = await store.exclusive(() => store.keys());
    const voice = new FairVoice(match, keys, host, store, table, events);
    const pinned = store.pinned(host.host);
    if (pinned === null) store.pin(host.host, host.key);
    else if (pinned !== host.key) voice.stop({ kind: "host", host: host.host, pinned, offered: host.key });
    return voice;
  }

  /** Whether the match goes by pasch-dice/3. */
  get isActive(): boolean {
    return this.isTold;
  }

  /** What `resume` says of this browser. */
  hello(): { diceKey?: string; diceKnown?: FairKnown } {
    const key = this.keys[0]?.signer(this.host.host).key;
    if (!key) return {};
    if (!this.keeper || this.keeper.story.head.k === 0) return { diceKey: key };
    return { diceKey: key, diceKnown: { m: this.keeper.story.m, k: this.keeper.story.head.k } };
  }

  // What the server says

  told(told: Told): Promise<void> {
    this.isTold = true;
    return this.inOrder(async () => {
      if (this.stopped) return;
      try {
        this.take(told);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const { refusal } = error;
        this.stop(refusal.why === "not-agreed" ? { kind: "agree" } : { kind: "stopped", refusal });
        return;
      }
      this.tellOnce();
      await this.duties();
      for (const go of this.waiting.splice(0)) go();
    });
  }

  /** What is good to know of this browser in this match. */
  private tellOnce(): void {
    const { keeper } = this;
    if (!keeper || this.answered) return;
    this.answered = true;
    if (!hasChain(keeper.story.keys, keeper.party)) this.events.noShare();
    else if (!this.store.isLasting) this.events.unkept();
  }

  /** The server has stored a link without entering it. */
  got(got: FairGot): Promise<void> {
    return this.inOrder(async () => {
      await this.writing((keeper) => {
        try {
          keeper.noteGot(got);
        } catch (error) {
          // A word of a take-back is stored as well and is not remembered.
          if (!(error instanceof Refused)) throw error;
        }
      });
    });
  }

  /** A declaration came too late: its number is given up, and the roll asked for again if it was this player's wish. */
  late({ got, declared }: Late): Promise<void> {
    return this.inOrder(async () => {
      const skip = await this.writing((keeper) => {
        // Another device may have rolled, whose player wishes something else here.
        const own = given(keeper.memory, keeper.story.m, keeper.story.next);
        this.wantsRoll ||= own?.message.signature === declared.signature;
        try {
          keeper.noteGot(got);
        } catch (error) {
          // It may be the declaration of another device.
          if (!(error instanceof Refused)) throw error;
        }
        return attempt(() => keeper.skip(declared as Message));
      });
      if (skip) this.events.send({ type: "diceSay", message: skip });
    });
  }

  // What the player wishes

  /** The signed message that belongs to a wish; null where it needs none. Throws [`Refused`]. */
  sign(intent: Intent, isOpening: boolean): Promise<FairMessage | null> {
    const word = wordOf(intent);
    if (word !== null) return this.say((keeper) => keeper.word(word));
    return intent.type === "roll" && !isOpening ? this.say((keeper) => keeper.declare()) : Promise.resolve(null);
  }

  signTakeBack(say: TakeBackWord): Promise<FairMessage | null> {
    if (say !== "ask" && say !== "allow") return Promise.resolve(null);
    return this.say((keeper) => keeper.word(say === "ask" ? "take back" : "allow"));
  }

  private async say(make: (keeper: Keeper) => Message): Promise<FairMessage | null> {
    if (!this.isTold) return null;
    await this.queue;
    // The server says it all for a player without a share.
    if (this.keeper && !hasChain(this.keeper.story.keys, this.keeper.party)) return null;
    try {
      return await this.inOrder(() => this.signed(make));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { why } = error.refusal;
      if (why === "skip-first") {
        const skip = await this.inOrder(() => this.writing((keeper) => attempt(() => keeper.skip(null))));
        if (skip) this.events.send({ type: "diceSay", message: skip });
      } else if (why !== "unbound") {
        throw error;
      }
      // Something is still on its way.
      await this.next();
      return this.inOrder(() => this.signed(make));
    }
  }

  private async signed(make: (keeper: Keeper) => Message): Promise<FairMessage> {
    if (this.stopped) throw new Refused(this.stopped.kind === "stopped" ? this.stopped.refusal : { why: "key", party: "server" });
    const message = await this.writing(make);
    if (!message) throw new Refused({ why: "nothing" });
    return message;
  }

  /** Goes on with this browser's own key. One number is burnt. */
  rebind(): Promise<void> {
    return this.inOrder(async () => {
      const message = await this.writing((keeper) => keeper.rebind(this.saltFor(keeper, keeper.story.next + 1)));
      if (message) this.events.send({ type: "diceSay", message });
    });
  }

  /** What the person says of the key of another device. */
  answer(mine: boolean): Promise<void> {
    return this.inOrder(async () => {
      const message = await this.writing((keeper) => keeper.word(mine ? "that was me" : "that was not me"));
      if (message) this.events.send({ type: "diceSay", message });
    });
  }

  /** The person goes on although a throw was lost. */
  agree(): void {
    this.agreed = true;
    this.goOn();
  }

  /** The person has asked the operator, and trusts the server's new key. */
  trustHost(): void {
    this.store.pin(this.host.host, this.host.key);
    this.goOn();
  }

  private goOn(): void {
    this.stopped = null;
    this.events.trouble(null);
    this.events.ask();
  }

  /** The page is left, or looked at again. */
  away(isAway: boolean): Promise<void> {
    this.isAway = isAway;
    return this.inOrder(() => (isAway && this.keeper && !this.stopped ? this.leaveLink() : Promise.resolve()));
  }

  /** A key was brought here from another device. */
  get holdsKey(): boolean {
    return this.keeper?.isBoundKey ?? false;
  }

  // How it is done

  private inOrder<T>(run: () => Promise<T>): Promise<T> {
    const next = this.queue.then(run);
    this.queue = next.catch(() => undefined);
    return next;
  }

  private next(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      setTimeout(resolve, PATIENCE);
    });
  }

  private stop(trouble: FairTrouble): void {
    this.stopped = trouble;
    this.events.trouble(trouble);
  }

  /** Makes something to say, with the memory as all tabs have left it, and writes the memory before it is said. */
  private async writing<T>(make: (keeper: Keeper) => T): Promise<T | null> {
    const { keeper } = this;
    if (!keeper) return null;
    return this.store.exclusive(() => {
      keeper.memory = merged(this.store.memory(this.match, keeper.ownKey), keeper.memory);
      try {
        return make(keeper);
      } finally {
        this.store.remember(this.match, keeper.memory, keeper.story.result !== null);
      }
    });
  }

  /** Checks what the server tells, and takes it in. Throws [`Refused`]. */
  private take({ context, from, items, receipt, before }: Told): void {
    const parts: FairPart[] = [...before, { context, items, receipts: [receipt] }];
    const [known, m] = [this.keeper, contextId(context)];
    if (known?.story.m === m) {
      const { k } = known.story.head;
      if (from > k) {
        this.events.ask();
        return;
      }
      const told = from + items.length;
      if (told < k && receipt.head.k === told && known.receipt) this.giveBack(known.items.slice(told), known);
      else known.hear(items.slice(k - from), receipt);
      return;
    }
    if (from !== 0) {
      this.events.ask();
      return;
    }
    const at = known ? parts.findIndex((part) => contextId(part.context) === known.story.m) : -1;
    const seat = this.table()?.seat;
    const first = parts[0];
    if (!seat || !first) return;
    let keeper = at < 0 ? null : known;
    for (const part of at < 0 ? parts : parts.slice(at)) {
      const last = part.receipts.at(-1);
      if (!last) throw new Refused({ why: "receipt" });
      if (!keeper) {
        keeper = this.begin(seat, parts);
        keeper.hear(part.items, last);
      } else if (contextId(part.context) === keeper.story.m) {
        keeper.hear(part.items.slice(keeper.story.head.k), last);
      } else {
        keeper.renew(part.context, part.items, last, this.agreed);
      }
    }
    this.keeper = keeper;
  }

  /** A keeper with that key of this browser which the match knows. */
  private begin(seat: Player, parts: readonly FairPart[]): Keeper {
    const first = parts[0] as FairPart;
    const { context } = first;
    if (context.host !== this.host.host) throw new Refused({ why: "key", party: "server" });
    const rebound = parts
      .flatMap((part) => part.items)
      .map(({ entry }) => entry)
      .filter((entry) => entry.kind === "rebind" && entry.party === seat);
    const used = [signing(context.keys, seat), ...rebound.map((entry) => (entry.kind === "rebind" ? entry.key : ""))].reverse();
    const found = used.flatMap((key) => this.keys.find((one) => one.signer(context.host).key === key) ?? [])[0] ?? this.keys[0];
    if (!found) throw new Refused({ why: "no-chain" });
    const { key } = found.signer(context.host);
    return new Keeper(seat, found, this.host.key, context, this.store.memory(this.match, key) ?? newMemory(seat, key));
  }

  /** After a restore: what the server has lost, with its own receipt. */
  private giveBack(items: readonly Item[], { receipt }: Keeper): void {
    let frame: Item[] = [];
    for (const item of items) {
      if (frame.length > 0 && JSON.stringify([...frame, item]).length > FRAME) {
        this.events.send({ type: "diceGiveBack", items: frame, receipt: null });
        frame = [];
      }
      frame.push(item);
    }
    this.events.send({ type: "diceGiveBack", items: frame, receipt });
  }

  private saltFor(keeper: Keeper, from: number): Text64 {
    const name = `${keeper.story.m} ${from}`;
    const salt = this.salts.get(name) ?? this.store.salt();
    this.salts.set(name, salt);
    return salt;
  }

  /** What is owed without anybody pressing a button. */
  private async duties(): Promise<void> {
    const said = await this.writing((keeper) => this.owed(keeper));
    for (const message of said ?? []) this.events.send({ type: "diceSay", message });
    const { keeper } = this;
    if (!keeper) return;
    this.events.trouble(this.toDecide(keeper));
    if (this.mayLeave()) await this.leaveInTime(keeper);
    const declared = given(keeper.memory, keeper.story.m, keeper.story.next);
    // Whoever has declared a roll is held to it, after a reload as well.
    const isHeld = declared !== null && isEntry(declared.message.body, "declare") !== null && keeper.story.isFresh(declared.message.head);
    if (keeper.mayDeclare && keeper.isBoundKey && (isHeld || (this.wantsRoll && declared === null))) {
      this.wantsRoll = false;
      this.events.rollAgain();
    }
  }

  private owed(keeper: Keeper): Message[] {
    const { story, party } = keeper;
    if (!keeper.isBoundKey) return [];
    const due = story.bindingDue(party);
    const said: (Message | null)[] = [];
    if (due !== null) said.push(attempt(() => keeper.bind(this.saltFor(keeper, due))));
    // A refusal here is one of R2: the link was given for another head, and both are kept.
    if (story.owing.includes(party))
      said.push(
        attempt(
          () => keeper.release(),
          (refusal) => this.stop({ kind: "stopped", refusal }),
        ),
      );
    if (story.result !== null && !story.hasEnded(party)) said.push(attempt(() => keeper.end()));
    return said.filter((one): one is Message => one !== null);
  }

  private toDecide(keeper: Keeper): FairTrouble | null {
    if (this.stopped) return this.stopped;
    if (!hasChain(keeper.story.keys, keeper.party)) return null;
    if (keeper.isBoundKey || keeper.story.turn.at === "over" || keeper.story.result !== null) return this.question(keeper);
    const question = this.question(keeper);
    if (question) return question;
    const { story, party } = keeper;
    const { rated } = story.context.terms;
    const isOut = story.pending !== null && story.owing.length === 0;
    return { kind: "rebind", rated, possible: !isOut && !(rated && story.tally.burnt[party] > 0) };
  }

  private question({ story, party, ownKey }: Keeper): FairTrouble | null {
    const last = story.tally.rebound.findLast((one) => one.party === party);
    if (!last || last.mine !== null || last.old !== ownKey || story.pending) return null;
    return { kind: "wasThatYou", key: last.new, number: last.number };
  }

  private mayLeave(): boolean {
    const [table, story] = [this.table(), this.keeper?.story];
    if (!table || !story) return false;
    if (table.correspondence) return true;
    return this.isAway && (this.leaving === "always" || (this.leaving === "friendly" && !story.context.terms.rated));
  }

  private async leaveInTime({ story }: Keeper): Promise<void> {
    if (story.turn.at !== "begin" || this.isAway) await this.leaveLink();
    else
      this.opening ??= setTimeout(() => {
        this.opening = null;
        void this.inOrder(() => this.leaveLink());
      }, OPENING);
  }

  /** Leaves the link for the next throw with the server where that is wished and possible. */
  private async leaveLink(): Promise<void> {
    const { keeper } = this;
    if (!keeper?.isBoundKey || !this.mayLeave()) return;
    const { story, party } = keeper;
    const { turn } = story;
    const isOthers = turn.at === "begin" || (turn.at === "roll" && turn.by !== party);
    if (!isOthers || story.pending || story.hasDeposit(party) || isBot(story.keys, opponent(party))) return;
    if (story.context.terms.strict && turn.at === "roll" && turn.mayDouble) return;
    const message = await this.writing(() => attempt(() => keeper.deposit()));
    if (message) this.events.send({ type: "diceSay", message });
  }
}

/** What is said, or null where it is not the time for it. */
function attempt<T>(run: () => T, refused: (refusal: Refusal) => void = () => undefined): T | null {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.refusal.why === "other-head") refused(error.refusal);
    return null;
  }
}

/** What two tabs remember together. */
function merged(stored: Memory | null, own: Memory): Memory {
  if (!stored) return own;
  const more = own.sent.filter(({ message }) => !stored.sent.some((one) => one.message.signature === message.signature));
  const sent = stored.sent.map((one) => ({ ...own.sent.find(({ message }) => message.signature === one.message.signature), ...one }));
  const seen = stored.seen.map((one) => {
    const mine = own.seen.find(({ m }) => m === one.m);
    return mine && mine.receipt.head.k > one.receipt.head.k ? mine : one;
  });
  const unseen = own.seen.filter(({ m }) => !stored.seen.some((one) => one.m === m));
  return { ...stored, sent: [...sent, ...more], seen: [...seen, ...unseen] };
}

export type { Party };
