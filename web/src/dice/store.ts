// What this browser keeps of dice: its dice keys, what it has sent and seen of each match, the keys of servers. All of it is
// written before anything is sent.

import { fromText, toText } from "./v3/bytes";
import { readMemory } from "./v3/read";
import { DiceKey } from "./v3/sign";
import type { Memory, Text64 } from "./v3/types";

/** The part of Storage that is used. */
export interface Shelf {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

/** The part of LockManager that is used. */
export interface Locks {
  request: <T>(name: string, run: () => T | Promise<T>) => Promise<T>;
}

const KEY = "pasch.dice.key";
/** Keys that were in use before another one was brought here: matches that began with them go on with them. */
const FORMER = "pasch.dice.former";
const HOSTS = "pasch.dice.hosts";
const INDEX = "pasch.dice.memories";
const LOCK = "pasch.dice.lock";
const MEMORY = "pasch.dice.memory.";
/** Finished matches that are remembered, the latest first. */
const FINISHED = 60;
const MOST_FORMER = 4;
/** How long a tab may hold the lock, and how long another one waits to see that it has got it, in milliseconds. */
const HELD = 4000;
const SETTLE = 25;

/** When a memory was last written, and whether its match is over. */
type Index = Record<string, { at: number; over: boolean }>;

/** The browser's storage; null where it refuses. */
function shelfOf(): Shelf | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

function locksOf(): Locks | null {
  return typeof navigator !== "undefined" && "locks" in navigator ? (navigator.locks as Locks) : null;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class DiceStore {
  /** What storage did not take lasts as long as the page. */
  private readonly loose = new Map<string, string>();
  private refused = false;

  constructor(
    private readonly shelf: Shelf | null = shelfOf(),
    private readonly locks: Locks | null = locksOf(),
    private readonly random: (length: number) => Uint8Array = (length) => crypto.getRandomValues(new Uint8Array(length)),
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** Whether what is written here is still there when the page is loaded again. */
  get isLasting(): boolean {
    return this.shelf !== null && !this.refused;
  }

  /** One tab at a time: two with the same key must never give a link for two heads. */
  async exclusive<T>(run: () => T): Promise<T> {
    if (this.locks) return this.locks.request(LOCK, run);
    const mine = toText(this.random(12));
    for (;;) {
      const held = this.read<{ by: string; until: number } | null>(LOCK, null);
      if (!held || held.until < this.now()) {
        this.write(LOCK, JSON.stringify({ by: mine, until: this.now() + HELD }));
        // Whoever wrote last has it.
        await pause(SETTLE);
        if (this.read<{ by: string } | null>(LOCK, null)?.by === mine) break;
      }
      await pause(SETTLE);
    }
    try {
      return run();
    } finally {
      this.remove(LOCK);
    }
  }

  salt(): Text64 {
    return toText(this.random(16));
  }

  /** The dice keys of this browser; the first is the one in use, and is drawn when there is none. */
  keys(): DiceKey[] {
    return this.secrets().map((secret) => new DiceKey(secret));
  }

  /** The dice key in use, as it is brought to another device. */
  secret(): Uint8Array {
    return this.secrets()[0] ?? this.random(32);
  }

  private secrets(): Uint8Array[] {
    let first = fromText(this.get(KEY) ?? "");
    if (first?.length !== 32) {
      first = this.random(32);
      this.write(KEY, toText(first));
    }
    const former = (this.get(FORMER) ?? "").split(" ").map((text) => fromText(text));
    return [first, ...former.filter((one): one is Uint8Array => one?.length === 32)];
  }

  /** Takes a key of another device into use. */
  adopt(secret: Uint8Array): void {
    const texts = this.secrets().map((one) => toText(one));
    const text = toText(secret);
    const former = texts.filter((one) => one !== text).slice(0, MOST_FORMER);
    this.write(KEY, text);
    this.write(FORMER, former.join(" "));
  }

  /** The key that a server had when this browser first met it. */
  pinned(host: string): Text64 | null {
    return this.read<Record<string, Text64>>(HOSTS, {})[host] ?? null;
  }

  pin(host: string, key: Text64): void {
    this.write(HOSTS, JSON.stringify({ ...this.read<Record<string, Text64>>(HOSTS, {}), [host]: key }));
  }

  /** What was sent and seen in a match by the holder of a key. */
  memory(match: string, key: Text64): Memory | null {
    try {
      return readMemory(JSON.parse(this.get(nameOf(match, key)) ?? ""));
    } catch {
      return null;
    }
  }

  /** All memories of a match: of each key that this browser has played it with. */
  memories(match: string): Memory[] {
    const names = Object.keys(this.read<Index>(INDEX, {})).filter((name) => name.startsWith(nameOf(match, "")));
    return names.flatMap((name) => this.memory(match, name.slice(nameOf(match, "").length)) ?? []);
  }

  /** Writes a memory down, and forgets old ones of finished matches. */
  remember(match: string, memory: Memory, over: boolean): void {
    const name = nameOf(match, memory.key);
    this.write(name, JSON.stringify(memory));
    const index = { ...this.read<Index>(INDEX, {}), [name]: { at: this.now(), over } };
    const finished = Object.entries(index)
      .filter(([, one]) => one.over)
      .sort(([, one], [, other]) => other.at - one.at);
    for (const [old] of finished.slice(FINISHED)) {
      this.remove(old);
      delete index[old];
    }
    this.write(INDEX, JSON.stringify(index));
  }

  private get(name: string): string | null {
    const loose = this.loose.get(name);
    if (loose !== undefined) return loose;
    try {
      return this.shelf?.getItem(name) ?? null;
    } catch {
      this.refused = true;
      return null;
    }
  }

  private read<T>(name: string, none: T): T {
    try {
      return (JSON.parse(this.get(name) ?? "null") as T | null) ?? none;
    } catch {
      return none;
    }
  }

  private write(name: string, value: string): void {
    try {
      if (this.shelf) {
        this.shelf.setItem(name, value);
        this.loose.delete(name);
        return;
      }
    } catch {
      this.refused = true;
    }
    this.loose.set(name, value);
  }

  private remove(name: string): void {
    this.loose.delete(name);
    try {
      this.shelf?.removeItem(name);
    } catch {
      this.refused = true;
    }
  }
}

const nameOf = (match: string, key: Text64): string => `${MEMORY}${match}.${key}`;
