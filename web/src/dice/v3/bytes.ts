// How fields become bytes, and bytes text: crates/dice/src/v3/bytes.rs in TypeScript.

import { sha256 } from "@noble/hashes/sha2.js";
import type { Party } from "./types";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const VALUES = new Map(Array.from(ALPHABET, (letter, value) => [letter, value]));
const encoder = new TextEncoder();

export const EMPTY = new Uint8Array();

export function utf8(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Four bytes, the higher first. */
export function number(value: number): Uint8Array {
  return new Uint8Array([value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]);
}

const LETTERS: Record<Party, Uint8Array> = { server: utf8("S"), a: utf8("A"), b: utf8("B") };

/** A party as it is hashed. */
export function letter(party: Party): Uint8Array {
  return LETTERS[party];
}

/** Each field after its length in two bytes, the higher first. Callers keep every field below 65,536 bytes. */
export function encode(...fields: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, field) => sum + 2 + field.length, 0));
  let at = 0;
  for (const field of fields) {
    bytes.set([(field.length >>> 8) & 255, field.length & 255], at);
    bytes.set(field, at + 2);
    at += 2 + field.length;
  }
  return bytes;
}

/** Base64url (RFC 4648, section 5) without padding. */
export function toText(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const block = (a << 16) | (b << 8) | c;
    for (let i = 0; i <= Math.min(3, bytes.length - at); i += 1) text += ALPHABET[(block >> (18 - 6 * i)) & 63] ?? "";
  }
  return text;
}

/** The bytes of a text; null for another alphabet, padding, or bits that belong to no byte: each byte string has one text. */
export function fromText(text: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let [at, pending, bits] = [0, 0, 0];
  for (const one of text) {
    const value = VALUES.get(one);
    if (value === undefined) return null;
    pending = (pending << 6) | value;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at] = pending >> bits;
      at += 1;
      pending &= (1 << bits) - 1;
    }
  }
  return bits < 6 && pending === 0 ? bytes : null;
}

/** The bytes of a text that has been read before, or of our own; those of a link or key that is absent are none. */
export function bytesOf(text: string | null): Uint8Array {
  return (text === null ? EMPTY : fromText(text)) ?? EMPTY;
}

/** SHA-256 as text. */
export function hash(bytes: Uint8Array): string {
  return toText(sha256(bytes));
}

export function same(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
