// Dice that server and players make together: chains of hashes, the faces of a throw. docs/fair-dice.md has the
// protocol; crates/dice is the same in Rust, and tests hold both against the same values.
//
// The browser's own cryptography is missing on pages without https, as a club's in its own network, so a library hashes.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

export const PROTOCOL = "pasch-dice/2";

/** Throws that a chain is for. */
export const LENGTH = 1024;

export type Party = "server" | "a" | "b";
export const PARTIES: readonly Party[] = ["server", "a", "b"];

/** The game that chains are drawn for. */
export interface Context {
  match: string;
  game: number;
  rules: string;
  players: readonly string[];
}

/** 32 bytes in hexadecimal: a link, a seed or a commitment. */
export type Hex = string;

const LETTER: Record<Party, string> = { server: "S", a: "A", b: "B" };
const utf8 = new TextEncoder();

function number(value: number): Uint8Array {
  return new Uint8Array([value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]);
}

/** Each field after its length in two bytes. */
function encode(...fields: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, field) => sum + 2 + field.length, 0));
  let at = 0;
  for (const field of fields) {
    bytes.set([field.length >>> 8, field.length & 255], at);
    bytes.set(field, at + 2);
    at += 2 + field.length;
  }
  return bytes;
}

export function contextBytes({ match, game, rules, players: [a = "", b = ""] }: Context): Uint8Array {
  return encode(utf8.encode(PROTOCOL), utf8.encode(match), number(game), utf8.encode(rules), utf8.encode(a), utf8.encode(b));
}

function hash(context: Uint8Array, party: Party, index: number, link: Uint8Array): Uint8Array {
  return sha256(encode(utf8.encode("link"), utf8.encode(LETTER[party]), context, number(index), link));
}

/** The link (or commitment) that must have been shown before `link` was shown for a throw. */
export function before(context: Context, party: Party, index: number, link: Hex): Hex {
  return bytesToHex(hash(contextBytes(context), party, index, hexToBytes(link)));
}

/** What a party has to show for throws `from` to `from + length - 1`. */
export class Chain {
  /** The commitment, then the link of each throw. */
  private readonly links: Uint8Array[];

  constructor(
    context: Context,
    party: Party,
    seed: Uint8Array,
    readonly from: number,
    length = LENGTH,
  ) {
    const bytes = contextBytes(context);
    const links = [seed];
    let link = seed;
    for (let index = from + length - 1; index >= from; index -= 1) {
      link = hash(bytes, party, index, link);
      links.push(link);
    }
    this.links = links.reverse();
  }

  get commitment(): Hex {
    return bytesToHex(this.links[0] ?? new Uint8Array());
  }

  /** What is shown for a throw; null before the first and after the last. */
  link(index: number): Hex | null {
    const link = index < this.from ? undefined : this.links[index - this.from + 1];
    return link ? bytesToHex(link) : null;
  }
}

/** The first faces of a throw. */
export function faces(context: Context, index: number, links: Record<Party, Hex>, count: number): number[] {
  const [bytes, key] = [contextBytes(context), hexToBytes(links.server)];
  const found: number[] = [];
  for (let block = 0; found.length < count; block += 1) {
    const text = encode(utf8.encode("throw"), bytes, number(index), hexToBytes(links.a), hexToBytes(links.b), number(block));
    for (const byte of hmac(sha256, key, text)) {
      // From 252 on bytes are passed over: 252 is the largest multiple of six.
      if (byte < 252 && found.length < count) found.push((byte % 6) + 1);
    }
  }
  return found;
}
