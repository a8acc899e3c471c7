// A dice key as a code that a person can copy from one device to another: 14 groups of four letters and digits, the last of
// which tell whether it was copied rightly.

import { sha256 } from "@noble/hashes/sha2.js";

/** Without I, L, O and U, which are taken for other signs (Crockford's base 32). */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const KEY = 32;
const CHECK = 3;

export function toCode(secret: Uint8Array): string {
  const bytes = [...secret, ...sha256(secret).subarray(0, CHECK)];
  let [text, pending, bits] = ["", 0, 0];
  for (const byte of bytes) {
    pending = (pending << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += SIGNS[(pending >> (bits - 5)) & 31] ?? "";
    pending &= 31;
  }
  return (text.match(/.{4}/g) ?? []).join("-");
}

/** The key of a code; null where it was not copied rightly. Spaces, dashes and the case of letters do not matter. */
export function fromCode(code: string): Uint8Array | null {
  const text = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
  if (text.length !== ((KEY + CHECK) * 8) / 5) return null;
  const bytes: number[] = [];
  let [pending, bits] = [0, 0];
  for (const sign of text) {
    const value = SIGNS.indexOf(sign);
    if (value < 0) return null;
    pending = (pending << 5) | value;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((pending >> bits) & 255);
    pending &= (1 << bits) - 1;
  }
  const secret = Uint8Array.from(bytes.slice(0, KEY));
  const check = sha256(secret).subarray(0, CHECK);
  return check.every((byte, at) => byte === bytes[KEY + at]) ? secret : null;
}
