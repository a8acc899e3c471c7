// What a browser says about dice, against a server that is played by the test.

import { describe, expect, it, vi } from "vitest";
import { FairVoice, type FairTrouble } from "../src/dice/fairVoice";
import { DiceStore, type Shelf } from "../src/dice/store";
import { fromCode, toCode } from "../src/dice/code";
import { toText } from "../src/dice/v3/bytes";
import { signReceipt } from "../src/dice/v3/entry";
import { Refused } from "../src/dice/v3/keeper";
import { DiceKey } from "../src/dice/v3/sign";
import type { Message, Player } from "../src/dice/v3/types";
import { chosen, foreseen } from "../src/dice/v3/verdict";
import { run, verify, verifyMemory } from "../src/dice/v3/verify";
import type { ClientMessage } from "../src/wire";
import { HOST, TestHost, contextOf, serverKey } from "./fixtures/diceHost";

class MapShelf implements Shelf {
  readonly held = new Map<string, string>();
  isFull = false;
  getItem(key: string): string | null {
    return this.held.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.isFull) throw new Error("full");
    this.held.set(key, value);
  }
  removeItem(key: string): void {
    this.held.delete(key);
  }
}

let drawn = 0;
/** Bytes that are the same in each run of the tests. */
const random = (length: number): Uint8Array => Uint8Array.from({ length }, (_, at) => (drawn++ * 41 + at * 7) & 255);

class Browser {
  said: Extract<ClientMessage, { type: "diceSay" | "diceGiveBack" }>[] = [];
  trouble: FairTrouble | null = null;
  asked = 0;
  rolls = 0;
  unkept = 0;
  shareless = 0;
  voice!: FairVoice;

  constructor(
    readonly seat: Player,
    readonly shelf: MapShelf,
    readonly correspondence = false,
  ) {}

  get store(): DiceStore {
    return new DiceStore(this.shelf, null, random);
  }

  async open(key = serverKey.key): Promise<this> {
    this.voice = await FairVoice.open(
      "m1",
      { protocol: "pasch-dice/3", host: HOST, key },
      this.store,
      () => ({ seat: this.seat, correspondence: this.correspondence }),
      {
        send: (message) => this.said.push(message),
        ask: () => (this.asked += 1),
        rollAgain: () => (this.rolls += 1),
        trouble: (trouble) => (this.trouble = trouble),
        unkept: () => (this.unkept += 1),
        noShare: () => (this.shareless += 1),
      },
    );
    return this;
  }

  get key(): string {
    return this.voice.hello().diceKey ?? "";
  }

  /** What was said since the last time. */
  take(): Message[] {
    return this.said.splice(0).flatMap((one) => (one.type === "diceSay" ? [one.message as Message] : []));
  }
}

/** A server and two browsers. */
class World {
  host!: TestHost;
  known: Record<Player, number> = { a: 0, b: 0 };
  constructor(
    readonly a: Browser,
    readonly b: Browser,
  ) {}

  static async start(terms: Parameters<typeof contextOf>[1] = {}, correspondence = false): Promise<World> {
    const world = new World(
      await new Browser("a", new MapShelf(), correspondence).open(),
      await new Browser("b", new MapShelf(), correspondence).open(),
    );
    world.host = TestHost.start(contextOf({ a: world.a.key, b: world.b.key }, terms));
    world.host.bind();
    await world.settle();
    return world;
  }

  /** A match after its opening throw and the first play. */
  static async rolling(terms: Parameters<typeof contextOf>[1] = {}, correspondence = false): Promise<World> {
    const world = await World.start(terms, correspondence);
    world.host.begin();
    await world.settle();
    world.host.act();
    await world.settle();
    return world;
  }

  browser(seat: Player): Browser {
    return seat === "a" ? this.a : this.b;
  }

  get roller(): Browser {
    const { turn } = this.host.story;
    if (turn.at !== "roll") throw new Error(`nobody is to roll: ${JSON.stringify(turn)}`);
    return this.browser(turn.by);
  }

  get waiting(): Browser {
    return this.roller === this.a ? this.b : this.a;
  }

  async tell(seats: Player[] = ["a", "b"]): Promise<void> {
    for (const seat of seats) {
      const browser = this.browser(seat);
      await browser.voice.told(this.host.told(Math.min(this.known[seat], this.host.items.length)));
      this.known[seat] = this.host.items.length;
    }
  }

  /** Tells and hears until nobody has anything to say; a throw that can be opened is opened. */
  async settle(): Promise<void> {
    for (let round = 0; round < 12; round += 1) {
      await this.tell();
      const said = [this.a, this.b].flatMap((browser) => browser.take().map((message) => ({ browser, message })));
      for (const { browser, message } of said) {
        const got = this.host.hear(message);
        if (got && got !== "late") await browser.voice.got(got);
      }
      if (this.host.isReady) this.host.open();
      else if (said.length === 0) return;
    }
  }

  async roll(): Promise<void> {
    const message = (await this.roller.voice.sign({ type: "roll" }, false)) as Message;
    expect(this.host.hear(message)).toBeNull();
    await this.settle();
    this.host.act();
    await this.settle();
  }

  record() {
    return { protocol: "pasch-dice/3", epochs: [...this.host.past, this.host.part()] };
  }

  async word(browser: Browser, type: "double" | "take" | "concede"): Promise<void> {
    this.host.hear((await browser.voice.sign({ type }, false)) as Message);
    await this.settle();
  }
}

describe("two browsers and a server", { timeout: 60_000 }, () => {
  it("play a match whose record is green, and remember what they sent", async () => {
    const world = await World.rolling();
    await world.roll();
    const [doubles, takes] = [world.roller, world.waiting];
    await world.word(doubles, "double");
    await world.word(takes, "take");
    await world.roll();
    await world.word(world.roller, "concede");
    world.host.end("5-0");
    await world.settle();
    const verdict = run(verify(world.record()));
    expect([verdict.contradiction, verdict.doubts]).toEqual([null, []]);
    expect([chosen(verdict), foreseen(verdict), verdict.throws]).toEqual(["green", "green", 3]);
    for (const browser of [world.a, world.b]) {
      const [memory, ...others] = browser.store.memories("m1");
      expect(others).toEqual([]);
      if (!memory) throw new Error("it remembers the match");
      expect(memory.sent).toHaveLength(3);
      const beside = run(verifyMemory(world.record(), memory));
      expect([beside.contradiction, beside.doubts]).toEqual([null, []]);
    }
  });

  it("sign what belongs to a wish and nothing else", async () => {
    const { roller } = await World.rolling();
    expect(await roller.voice.sign({ type: "next" }, false)).toBeNull();
    expect(await roller.voice.sign({ type: "play", path: [0] }, false)).toBeNull();
    expect(await roller.voice.sign({ type: "roll" }, true)).toBeNull();
    expect(await roller.voice.signTakeBack("decline")).toBeNull();
    const double = (await roller.voice.sign({ type: "double" }, false)) as Message;
    expect(double.body).toEqual({ entry: { kind: "word", party: roller.seat, word: "double" } });
  });

  it("take a play back with two signed words", async () => {
    const world = await World.rolling();
    const [asks, allows] = [world.waiting, world.roller];
    const ask = (await asks.voice.signTakeBack("ask")) as Message;
    const got = world.host.hear(ask);
    if (got && got !== "late") await asks.voice.got(got);
    expect(world.host.hear((await allows.voice.signTakeBack("allow")) as Message)).toBeNull();
    expect(world.host.story.turn).toEqual({ at: "other", by: asks.seat });
  });
});

describe("a page that is loaded again", { timeout: 60_000 }, () => {
  it("in the middle of a throw sends the same bytes, and holds the player to the roll", async () => {
    const world = await World.rolling();
    const [roller, waiting] = [world.roller, world.waiting];
    const declared = await roller.voice.sign({ type: "roll" }, false);
    // The declaration never arrived. The page is loaded again and asks for the roll by itself.
    await roller.open();
    world.known[roller.seat] = 0;
    await world.tell([roller.seat]);
    expect(roller.rolls).toBe(1);
    await expect(roller.voice.sign({ type: "double" }, false)).rejects.toMatchObject({ refusal: { why: "declared" } });
    expect(await roller.voice.sign({ type: "roll" }, false)).toEqual(declared);
    world.host.hear(declared as Message);
    await world.tell([waiting.seat]);
    const [release] = waiting.take();
    // The release was not heard either.
    await waiting.open();
    world.known[waiting.seat] = 0;
    await world.tell([waiting.seat]);
    expect(waiting.take()).toEqual([release]);
  });

  it("goes by its memory, and stops where another story is told", async () => {
    const world = await World.rolling();
    await world.roll();
    const [{ seat }, full] = [world.a, world.host.told(0)];
    // A server that was set back tells another story of one number.
    const forged = TestHost.start(full.context);
    for (const item of full.items.slice(0, -1)) forged.enter(item.entry, item.signed);
    forged.act('{"do":"play","moves":[1]}');
    await world.a.open();
    await world.a.voice.told(forged.told(0));
    expect(world.a.trouble).toMatchObject({ kind: "stopped", refusal: { why: "fork" } });
    await expect(world.browser(seat).voice.sign({ type: "double" }, false)).rejects.toBeInstanceOf(Refused);
    // The true one is heard by the same memory.
    await world.a.open();
    world.a.trouble = null;
    await world.a.voice.told(full);
    expect(world.a.trouble).toBeNull();
  });

  it("without storage says so, and goes on", async () => {
    const browser = new Browser("a", new MapShelf());
    browser.shelf.isFull = true;
    await browser.open();
    const host = TestHost.start(contextOf({ a: browser.key, b: null }));
    host.bind();
    await browser.voice.told(host.told(0));
    expect(browser.unkept).toBe(1);
    expect(browser.take()).toHaveLength(1);
  });
});

describe("two tabs of one browser", { timeout: 60_000 }, () => {
  it("never give a link for two heads", async () => {
    const world = await World.rolling();
    const { roller, waiting } = world;
    const tab = await new Browser(roller.seat, roller.shelf).open();
    await tab.voice.told(world.host.told(0));
    const first = (await roller.voice.sign({ type: "roll" }, false)) as Message;
    // The other tab has not rolled, and may not double any more.
    await expect(tab.voice.sign({ type: "double" }, false)).rejects.toMatchObject({ refusal: { why: "declared" } });
    expect(await tab.voice.sign({ type: "roll" }, false)).toEqual(first);
    expect(waiting.take()).toEqual([]);
  });

  it("skip a number when one rolls and the other device doubles", async () => {
    const world = await World.rolling();
    const { roller, waiting } = world;
    // A second device with the same dice key and a storage of its own.
    const device = await new Browser(roller.seat, new MapShelf()).open();
    device.store.adopt(roller.store.secret());
    await device.open();
    await device.voice.told(world.host.told(0));
    const late = (await device.voice.sign({ type: "roll" }, false)) as Message;
    await world.word(roller, "double");
    await world.word(waiting, "take");
    expect(world.host.hear(late)).toBe("late");
    const { signGot } = await import("../src/dice/v3/entry");
    const number = world.host.story.next;
    await device.voice.told(world.host.told(0));
    await device.voice.late({ type: "diceLate", got: signGot(late, world.host.story.head, serverKey), declared: late });
    const [skip] = device.take();
    expect(skip?.body).toEqual({ entry: { kind: "skip", party: roller.seat, number } });
    world.host.hear(skip as Message);
    await device.voice.told(world.host.told(0));
    expect(device.rolls).toBe(1);
    // The one that had doubled does not roll for its player.
    await roller.voice.late({ type: "diceLate", got: signGot(late, world.host.story.head, serverKey), declared: late });
    await roller.voice.told(world.host.told(0));
    expect(roller.rolls).toBe(0);
    const again = (await device.voice.sign({ type: "roll" }, false)) as Message;
    expect(again.body).toMatchObject({ entry: { kind: "declare", number: number + 1 } });
  });
});

describe("another device", { timeout: 60_000 }, () => {
  it("without the key asks before it burns a number; the first one is asked whether that was its player", async () => {
    const world = await World.rolling({ rated: true });
    const first = world.waiting;
    const device = await new Browser(first.seat, new MapShelf()).open();
    await device.voice.told(world.host.told(0));
    expect(device.trouble).toEqual({ kind: "rebind", rated: true, possible: true });
    expect(device.take()).toEqual([]);
    await expect(device.voice.sign({ type: "double" }, false)).rejects.toMatchObject({ refusal: { why: "no-chain" } });
    await device.voice.rebind();
    const [rebind] = device.take();
    const number = world.host.story.next;
    expect(rebind?.body).toMatchObject({ entry: { kind: "rebind", party: first.seat, from: number + 1 } });
    world.host.hear(rebind as Message);
    await world.tell();
    expect(first.trouble).toEqual({ kind: "wasThatYou", key: device.key, number });
    await first.voice.answer(true);
    world.host.hear(first.take()[0] as Message);
    await device.voice.told(world.host.told(0));
    expect(device.trouble).toBeNull();
    await first.voice.told(world.host.told(world.host.items.length - 1));
    // Its player may come back, but a rated match allows no second burnt number.
    expect(first.trouble).toEqual({ kind: "rebind", rated: true, possible: false });
    // The device that is bound goes on.
    if (first.seat === "a") Object.assign(world, { a: device });
    else Object.assign(world, { b: device });
    world.known = { a: 0, b: 0 };
    await world.settle();
    await world.roll();
    expect(run(verify(world.record())).doubts[0]).toMatchObject({ reason: "rebound", mine: true });
  });

  it("goes on as one party when the key was brought there by its code", async () => {
    const world = await World.rolling();
    const first = world.roller;
    const device = new Browser(first.seat, new MapShelf());
    const secret = fromCode(toCode(first.store.secret()).toLowerCase().replace(/-/g, " "));
    if (!secret) throw new Error("the code is read");
    device.store.adopt(secret);
    await device.open();
    expect(device.key).toBe(first.key);
    await device.voice.told(world.host.told(0));
    expect(device.trouble).toBeNull();
    const declared = await device.voice.sign({ type: "roll" }, false);
    expect(world.host.hear(declared as Message)).toBeNull();
  });
});

describe("a declaration that is out", { timeout: 60_000 }, () => {
  it("is made late by nothing that the server enters alone", async () => {
    const world = await World.rolling();
    const roller = world.roller;
    const declared = await roller.voice.sign({ type: "roll" }, false);
    expect(declared).not.toBeNull();
    const letter = roller.seat === "a" ? "A" : "B";
    expect(() => world.host.enter({ kind: "act", line: `{"do":"next","to":"roll","by":"${letter}"}` })).toThrow("game");
    world.host.enter({ kind: "act", line: `{"do":"first_turn","by":"${letter}"}` });
    await roller.voice.told(world.host.told(world.known[roller.seat]));
    expect(roller.trouble).toMatchObject({ kind: "stopped", refusal: { why: "overtaken" } });
  });
});

describe("a player without a share", { timeout: 60_000 }, () => {
  it("is told so once, signs nothing and is asked nothing", async () => {
    const browser = await new Browser("a", new MapShelf()).open();
    const host = TestHost.start(contextOf({ a: null, b: new DiceKey(random(32)).signer(HOST).key }));
    host.bind();
    await browser.voice.told(host.told(0));
    await browser.voice.told(host.told(1));
    expect([browser.shareless, browser.trouble, browser.take()]).toEqual([1, null, []]);
    expect(await browser.voice.sign({ type: "roll" }, false)).toBeNull();
    expect(await browser.voice.signTakeBack("allow")).toBeNull();
  });
});

describe("the server's key", { timeout: 60_000 }, () => {
  it("is pinned at first use, and another one is refused until the person trusts it", async () => {
    const browser = await new Browser("a", new MapShelf()).open();
    const other = new DiceKey(random(32)).signer(HOST).key;
    await browser.open(other);
    expect(browser.trouble).toEqual({ kind: "host", host: HOST, pinned: serverKey.key, offered: other });
    const host = TestHost.start(contextOf({ a: browser.key, b: null }));
    host.bind();
    await browser.voice.told(host.told(0));
    expect(browser.take()).toEqual([]);
    browser.voice.trustHost();
    expect([browser.trouble, browser.asked]).toEqual([null, 1]);
    // What is signed by the old one is refused now.
    await browser.voice.told(host.told(0));
    expect(browser.trouble).toEqual({ kind: "stopped", refusal: { why: "key", party: "server" } });
  });
});

describe("a restore of the server", { timeout: 60_000 }, () => {
  it("gets back what it has lost, and goes on in a new epoch", async () => {
    const world = await World.rolling();
    const full = world.host.items;
    await world.roll();
    const kept = world.host;
    const lost = TestHost.start(kept.story.context);
    for (const item of full.slice(0, 6)) lost.enter(item.entry, item.signed);
    await world.a.voice.told({ ...lost.told(0) });
    const given = world.a.said.splice(0).flatMap((one) => (one.type === "diceGiveBack" ? [one] : []));
    expect(given.flatMap((one) => one.items)).toEqual(kept.items.slice(6));
    expect(given.at(-1)?.receipt).toEqual(kept.receipt);
    world.host = kept.renewed();
    world.host.bind();
    world.known = { a: 0, b: 0 };
    await world.settle();
    await world.roll();
    const verdict = run(verify(world.record()));
    expect([verdict.contradiction, verdict.doubts.map((one) => one.reason)]).toEqual([null, ["restored", "unfinished"]]);
  });

  it("that leaves out what was signed is refused, after a reload as well", async () => {
    const world = await World.rolling();
    const short = TestHost.start(world.host.story.context);
    for (const item of world.host.items.slice(0, 4)) short.enter(item.entry, item.signed);
    const next = short.renewed();
    await world.a.open();
    await world.a.voice.told(next.told(0));
    expect(world.a.trouble).toMatchObject({ kind: "stopped", refusal: { why: "dropped" } });
  });

  it("that loses a throw of a rated match asks first", async () => {
    const world = await World.rolling({ rated: true });
    world.host.hear((await world.roller.voice.sign({ type: "roll" }, false)) as Message);
    await world.tell();
    world.host = world.host.renewed();
    await world.a.voice.told(world.host.told(0));
    expect(world.a.trouble).toEqual({ kind: "agree" });
    world.a.voice.agree();
    expect(world.a.asked).toBe(1);
    await world.a.voice.told(world.host.told(0));
    expect(world.a.trouble).toBeNull();
  });
});

describe("links that are left with the server", { timeout: 60_000 }, () => {
  it("go with the play that gives the roll away in correspondence", async () => {
    const world = await World.rolling({}, true);
    const waits = world.waiting.seat;
    expect(world.host.story.hasDeposit(waits)).toBe(true);
    await world.roll();
    const verdict = run(verify(world.record()));
    expect(foreseen(verdict)).toBe("amber");
    // The game began at once, since both are here: nobody has left a link for its opening throw.
    const left = verdict.doubts.flatMap((one) => (one.reason === "deposited" ? [[one.party, one.throws]] : []));
    expect(Object.fromEntries(left)).toEqual({ [waits]: 1 });
  });

  it("go for an opening throw once the game does not begin by itself", async () => {
    const world = await World.start({}, true);
    const left = (): boolean[] => (["a", "b"] as const).map((seat) => world.host.story.hasDeposit(seat));
    expect(left()).toEqual([false, false]);
    const isLeft = async (): Promise<void> => {
      await world.settle();
      expect(left()).toEqual([true, true]);
    };
    await vi.waitFor(isLeft, { timeout: 30_000, interval: 100 });
  });

  it("go at once for an opening throw when the page is left", async () => {
    const world = await World.start({}, true);
    await world.a.voice.away(true);
    await world.settle();
    expect((["a", "b"] as const).map((seat) => world.host.story.hasDeposit(seat))).toEqual([true, false]);
  });

  it("are none where the terms are strict and the roller may double", async () => {
    const world = await World.rolling({ strict: true }, true);
    expect(world.host.story.hasDeposit(world.waiting.seat)).toBe(false);
  });

  it("in live games only as the player wishes, when the page is left", async () => {
    const world = await World.rolling({ rated: true });
    const { waiting } = world;
    await waiting.voice.away(true);
    expect(waiting.take()).toEqual([]);
    waiting.voice.leaving = "friendly";
    await waiting.voice.away(true);
    expect(waiting.take()).toEqual([]);
    waiting.voice.leaving = "always";
    await waiting.voice.away(true);
    expect(waiting.take()[0]?.body).toHaveProperty("deposit");
  });
});

describe("what is kept", () => {
  const memory = (at: number) => ({
    protocol: "pasch-dice/3",
    party: "a" as const,
    key: toText(new Uint8Array(32).fill(at)),
    sent: [],
    seen: [
      {
        m: toText(new Uint8Array(32)),
        receipt: signReceipt(toText(new Uint8Array(32)), { k: 0, t: toText(new Uint8Array(32)) }, serverKey),
      },
    ],
  });

  it("of finished matches is forgotten after a while, of running ones never", () => {
    const shelf = new MapShelf();
    let now = 0;
    const store = new DiceStore(shelf, null, random, () => (now += 1));
    store.remember("running", memory(1), false);
    for (let at = 0; at < 80; at += 1) store.remember(`m${at}`, memory(2), true);
    expect(store.memories("running")).toHaveLength(1);
    expect(store.memories("m0")).toEqual([]);
    expect(store.memories("m79")).toHaveLength(1);
    expect([...shelf.held.keys()].filter((name) => name.includes("memory.m"))).toHaveLength(60);
  });

  it("of two tabs is written by one at a time", async () => {
    const shelf = new MapShelf();
    const [one, other] = [new DiceStore(shelf, null, random), new DiceStore(shelf, null, random)];
    const order: string[] = [];
    await Promise.all([one.exclusive(() => order.push("one")), other.exclusive(() => order.push("other"))]);
    expect(order).toHaveLength(2);
    expect(shelf.held.has("pasch.dice.lock")).toBe(false);
  });

  it("as a code has one key, and a slip is noticed", () => {
    const secret = random(32);
    const code = toCode(secret);
    expect(code).toMatch(/^([0-9A-Z]{4}-){13}[0-9A-Z]{4}$/);
    expect(fromCode(code)).toEqual(secret);
    const slips = Array.from({ length: 20 }, (_, at) => code.slice(0, at) + (code[at] === "7" ? "8" : "7") + code.slice(at + 1));
    expect(slips.map((slip) => fromCode(slip)).filter((one) => one !== null)).toEqual([]);
    expect(fromCode(code.slice(1))).toBeNull();
  });
});
