// Chains of hashes, and dice from the links of a throw.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesOf, encode, letter, number, toText, utf8 } from "./bytes";
import type { Links, Party, Text64 } from "./types";

/** Throws that a chain is for. */
export const LENGTH = 4096;
/** How many throws before the end of a chain the next one may be bound. */
export const RENEWAL = 64;
/** Every so many-th link is kept; the others are hashed again when they are asked for. */
const STRIDE = 64;
/** Ties of an opening throw end after 40 pairs: as likely as guessing a key. */
const MOST_FACES = 80;

/** Computes the links before a link: one buffer is filled anew for each. */
class Backwards {
  private readonly buffer: Uint8Array;
  private readonly at: number;

  constructor(m: Text64, party: Party, from: number) {
    const begin = encode(utf8("link"), bytesOf(m), letter(party), number(from));
    this.at = begin.length;
    this.buffer = new Uint8Array(begin.length + 6 + 34);
    this.buffer.set(begin);
    this.buffer[this.at + 1] = 4;
    this.buffer[this.at + 7] = 32;
  }

  before(index: number, link: Uint8Array): Uint8Array {
    this.buffer.set(number(index), this.at + 2);
    this.buffer.set(link, this.at + 8);
    return sha256(this.buffer);
  }
}

/** A party's links for the throws `from` to `from + length - 1`. The last is the seed, each the hash of the next. */
export class Chain {
  readonly commitment: Text64;
  /** The seed, then every STRIDE-th link towards the first. */
  private readonly kept: Uint8Array[] = [];
  private readonly backwards: Backwards;

  constructor(
    m: Text64,
    party: Party,
    readonly from: number,
    seed: Uint8Array,
    private readonly length = LENGTH,
  ) {
    this.backwards = new Backwards(m, party, from);
    let link = seed;
    for (let done = 0; done < length; done += 1) {
      if (done % STRIDE === 0) this.kept.push(link);
      link = this.backwards.before(from + length - 1 - done, link);
    }
    this.commitment = toText(link);
  }

  /** The link of a throw; null before the first throw and after the last. */
  link(index: number): Text64 | null {
    const after = this.length - 1 - (index - this.from);
    let link = index < this.from || after < 0 ? undefined : this.kept[Math.floor(after / STRIDE)];
    if (!link) return null;
    for (let at = index + (after % STRIDE); at > index; at -= 1) link = this.backwards.before(at, link);
    return toText(link);
  }
}

/** The link of throw `to` (or the commitment before it) that the link of throw `index` leads back to. */
export function leadBack(m: Text64, party: Party, from: number, index: number, link: Text64, to: number): Text64 {
  const backwards = new Backwards(m, party, from);
  let back = bytesOf(link);
  for (let at = index; at > to; at -= 1) back = backwards.before(at, back);
  return toText(back);
}

/** The faces, 1 to 6, that a throw gives one after the other, without end. */
export function* faces(m: Text64, index: number, links: Links): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const text = encode(utf8("throw"), bytesOf(m), number(index), bytesOf(links.a), bytesOf(links.b), number(block));
    // From 252 on bytes are passed over: 252 is the largest multiple of six.
    for (const byte of hmac(sha256, bytesOf(links.server), text)) if (byte < 252) yield (byte % 6) + 1;
  }
}

/** The dice of a throw: of one that begins a game A's and B's die, in pairs up to the first that is no tie; else `count`. */
export function dice(all: Iterable<number>, opening: boolean, count: number): number[] {
  const found: number[] = [];
  for (const face of all) {
    found.push(face);
    const done = opening ? found.length % 2 === 0 && (found.at(-2) !== face || found.length >= MOST_FACES) : found.length >= count;
    if (done) break;
  }
  return found;
}
