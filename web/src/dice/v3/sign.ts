// Ed25519 under the one rule that all checkers of docs/fair-dice.md share: S is below the order, the key and R are canonical
// and none of the eight points of small order, and S·B − k·A is R, byte for byte, without the cofactor.
//
// The library's own check multiplies by the cofactor, so this one is computed from its points.

import { ed25519 } from "@noble/curves/ed25519.js";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { bytesOf, encode, fromText, letter, number, same, toText, utf8 } from "./bytes";
import type { Party, Text64 } from "./types";

const { Point } = ed25519;
const ORDER = Point.Fn.ORDER;
type Point = InstanceType<typeof Point>;

/** Keys whose multiples are remembered: a match has three, and a new one now and then. */
const KEYS = 16;
const known = new Map<Text64, Point | null>();

function little(bytes: Uint8Array): bigint {
  let value = 0n;
  for (let at = bytes.length - 1; at >= 0; at -= 1) value = (value << 8n) | BigInt(bytes[at] ?? 0);
  return value;
}

/** The point of a key; null where the key is not canonical or of small order. */
function pointOf(key: Text64): Point | null {
  const found = known.get(key);
  if (found !== undefined) return found;
  let point: Point | null = null;
  try {
    const read = Point.fromBytes(bytesOf(key), false);
    if (!read.isSmallOrder()) point = read.precompute(6);
  } catch {
    // No point of the curve, or another spelling of one.
  }
  if (known.size >= KEYS) known.delete(known.keys().next().value ?? "");
  known.set(key, point);
  return point;
}

/** Whether a signature is right. */
export function verifySignature(key: Text64, message: Uint8Array, signature: Text64): boolean {
  const [keyBytes, bytes] = [fromText(key), fromText(signature)];
  if (keyBytes?.length !== 32 || bytes?.length !== 64) return false;
  const point = pointOf(key);
  const [r, s] = [bytes.subarray(0, 32), little(bytes.subarray(32))];
  if (!point || s >= ORDER) return false;
  const challenge = new Uint8Array(64 + message.length);
  challenge.set(r);
  challenge.set(keyBytes, 32);
  challenge.set(message, 64);
  const k = little(sha512(challenge)) % ORDER;
  const found = Point.BASE.multiplyUnsafe(s).subtract(point.multiplyUnsafe(k));
  // Its spelling is the canonical one, so that R is canonical if they agree.
  return !found.isSmallOrder() && same(found.toBytes(), r);
}

/** A key that signs. */
export class Signer {
  readonly key: Text64;

  constructor(private readonly seed: Uint8Array) {
    this.key = toText(ed25519.getPublicKey(seed));
  }

  /** The same message always gets the same signature. */
  sign(message: Uint8Array): Text64 {
    return toText(ed25519.sign(message, this.seed));
  }
}

/** A person's dice key: never sent, the source of the signing key and of all chains. */
export class DiceKey {
  constructor(private readonly secret: Uint8Array) {}

  /** The signing key for one host. */
  signer(host: string): Signer {
    const [sign, name] = [utf8("sign"), utf8(host)];
    const text = new Uint8Array(sign.length + name.length);
    text.set(sign);
    text.set(name, sign.length);
    return new Signer(hmac(sha256, this.secret, text));
  }

  /** The seed of one chain. */
  seed(m: Text64, party: Party, from: number, salt: Text64): Uint8Array {
    return hmac(sha256, this.secret, encode(utf8("seed"), bytesOf(m), letter(party), number(from), bytesOf(salt)));
  }
}
