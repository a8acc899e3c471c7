// Records and memories out of files: every field is checked before anything is computed from it.

import { fromText } from "./bytes";
import {
  PARTIES,
  PLAYERS,
  PROTOCOL,
  WORDS,
  type Body,
  type Context,
  type DiceRecord3,
  type Entry,
  type Got,
  type Head,
  type Item,
  type Keys,
  type LinkBody,
  type Links,
  type Memory,
  type Message,
  type Part,
  type Party,
  type Player,
  type Receipt,
  type Seen,
  type Sent,
  type Stamp,
  type Terms,
} from "./types";

/** A file that is not what it should be: where it is not. */
export class Unreadable extends Error {
  constructor(readonly place: string) {
    super(`unreadable: ${place}`);
  }
}

type Reader<T> = (value: unknown, place: string) => T;

function bad(place: string): never {
  throw new Unreadable(place);
}

const text: Reader<string> = (value, place) => (typeof value === "string" && !/\p{Surrogate}/u.test(value) ? value : bad(place));
const flag: Reader<boolean> = (value, place) => (typeof value === "boolean" ? value : bad(place));

function whole(most: number): Reader<number> {
  return (value, place) => (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most ? value : bad(place));
}
const count = whole(0xffff_ffff);
const byte = whole(255);

function bytes(length: number): Reader<string> {
  return (value, place) => (typeof value === "string" && fromText(value)?.length === length ? value : bad(place));
}
const [b16, b32, b64] = [bytes(16), bytes(32), bytes(64)];

function oneOf<T extends string>(known: readonly T[]): Reader<T> {
  return (value, place) => known.find((one) => one === value) ?? bad(place);
}
const party: Reader<Party> = oneOf(PARTIES);
const player: Reader<Player> = oneOf(PLAYERS);

function list<T>(of: Reader<T>): Reader<T[]> {
  return (value, place) => (Array.isArray(value) ? value.map((one, at) => of(one, `${place}[${at}]`)) : bad(place));
}

function nullable<T>(of: Reader<T>): Reader<T | null> {
  return (value, place) => (value === null || value === undefined ? null : of(value, place));
}

type Shape<T> = { [K in keyof T]-?: Reader<T[K]> };

/** An object with these fields and no other. */
function object<T>(shape: Shape<T>): Reader<T> {
  const names = Object.keys(shape) as (keyof T & string)[];
  return (value, place) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) bad(place);
    const fields = value as Record<string, unknown>;
    const unknown = Object.keys(fields).find((name) => !names.includes(name as keyof T & string));
    if (unknown !== undefined) bad(`${place}.${unknown}`);
    const read = names.map((name) => [name, shape[name](Object.hasOwn(fields, name) ? fields[name] : undefined, `${place}.${name}`)]);
    return Object.fromEntries(read.filter(([, one]) => one !== undefined)) as T;
  };
}

function optional<T>(of: Reader<T>): Reader<T | undefined> {
  return (value, place) => (value === undefined ? undefined : of(value, place));
}

const head: Reader<Head> = object<Head>({ k: count, t: b32 });
const receipt: Reader<Receipt> = object<Receipt>({ head, signature: b64 });
const stamp: Reader<Stamp> = object<Stamp>({ by: party, at: count, signature: b64 });
const links: Reader<Links> = object<Links>({ server: nullable(b32), a: nullable(b32), b: nullable(b32) });
const terms: Reader<Terms> = object<Terms>({ rules: text, length: count, clock: text, rated: flag, strict: flag });
const keys: Reader<Keys> = object<Keys>({ server: b32, a: nullable(b32), b: nullable(b32) });
const names: Reader<string[]> = (value, place) => {
  const read = list(text)(value, place);
  return read.length === 2 ? read : bad(place);
};
const context: Reader<Context> = object<Context>({ host: text, match: text, epoch: b16, terms, players: names, keys });

/** The kind is checked by whoever chooses the shape. */
const kind = (value: unknown): never => value as never;
const ENTRIES: { [K in Entry["kind"]]: Reader<Extract<Entry, { kind: K }>> } = {
  bind: object({ kind, party, from: count, commitment: b32, salt: b16 }),
  begin: object({ kind, number: count }),
  declare: object({ kind, party, number: count, link: nullable(b32) }),
  skip: object({ kind, party, number: count }),
  deposit: object({ kind, party, number: count }),
  throw: object({ kind, number: count, links, dice: list(byte) }),
  word: object({ kind, party, word: oneOf(WORDS) }),
  act: object({ kind, line: text }),
  rebind: object({ kind, party, key: b32, from: count, commitment: b32, salt: b16 }),
  epoch: object({ kind, old: b16, head, new: b16 }),
  end: object({ kind, party, result: text }),
};

const entry: Reader<Entry> = (value, place) => {
  const found = typeof value === "object" && value !== null && "kind" in value ? value.kind : null;
  if (typeof found !== "string" || !Object.hasOwn(ENTRIES, found)) bad(`${place}.kind`);
  return ENTRIES[found as Entry["kind"]](value, place);
};

const item: Reader<Item> = object<Item>({ entry, signed: optional(list(stamp)) });
const part: Reader<Part> = object<Part>({ context, items: list(item), receipts: list(receipt) });
const record: Reader<DiceRecord3> = object<DiceRecord3>({ protocol: text, epochs: list(part) });
const linkBody: Reader<LinkBody> = object<LinkBody>({ party, number: count, link: b32 });

const body: Reader<Body> = (value, place) => {
  if (typeof value !== "object" || value === null || Object.keys(value).length !== 1) bad(place);
  if ("entry" in value) return { entry: entry(value.entry, `${place}.entry`) };
  if ("release" in value) return { release: linkBody(value.release, `${place}.release`) };
  return "deposit" in value ? { deposit: linkBody(value.deposit, `${place}.deposit`) } : bad(place);
};

const message: Reader<Message> = object<Message>({ m: b32, body, head, signature: b64 });
const got: Reader<Got> = object<Got>({ message: b32, head, signature: b64 });
const sent: Reader<Sent> = object<Sent>({
  number: count,
  message,
  got: ((value, place) => (value === null ? undefined : optional(got)(value, place))) as Reader<Got>,
});
const seen: Reader<Seen> = object<Seen>({ m: b32, receipt });
const memory: Reader<Memory> = object<Memory>({ protocol: text, party: player, key: b32, sent: list(sent), seen: list(seen) });

export function readRecord(value: unknown): DiceRecord3 {
  return record(value, "record");
}

export function readMemory(value: unknown): Memory {
  return memory(value, "memory");
}

/** What is in a file: a record with the lines of its game's log, or what a browser remembers. */
export type CheckFile = { kind: "record"; record: DiceRecord3; log: string[] | null } | { kind: "memory"; memory: Memory };

/** Reads a match as it is exported, a record alone, or a memory. Throws [`Unreadable`]. */
export function readFile(content: string): CheckFile {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    bad("JSON");
  }
  if (typeof value !== "object" || value === null) bad("JSON");
  if ("sent" in value) return { kind: "memory", memory: readMemory(value) };
  if ("epochs" in value) return { kind: "record", record: readRecord(value), log: null };
  if (!("dice" in value) || !Array.isArray(value.dice)) bad("dice");
  const own: unknown = value.dice.find(
    (one: unknown) => typeof one === "object" && one !== null && "protocol" in one && one.protocol === PROTOCOL,
  );
  if (own === undefined) bad("dice");
  const log = "log" in value && typeof value.log === "string" ? value.log : null;
  return { kind: "record", record: readRecord(own), log: log === null ? null : logLines(log) };
}

/** The lines behind the header of a `.pasch` file. */
export function logLines(log: string): string[] {
  return log
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line !== "")
    .slice(1);
}
