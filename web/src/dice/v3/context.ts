// What everything that is hashed or signed is bound to: one epoch of one match.

import { bytesOf, encode, hash, number, utf8 } from "./bytes";
import { PROTOCOL, type Context, type Keys, type Party, type Text64 } from "./types";

/** Why a context cannot be written down. */
export type ContextFault = { kind: "long"; what: string } | { kind: "same-key" };

export const MOST_BYTES = 65_535;

function own(keys: Keys, party: Party): Text64 | null {
  return keys[party];
}

/** The key that signs for a party: the server's for a player without one. */
export function signing(keys: Keys, party: Party): Text64 {
  return own(keys, party) ?? keys.server;
}

/** Whether a party has a chain of its own: bots and programs without a key have none. */
export function hasChain(keys: Keys, party: Party): boolean {
  return party === "server" || (own(keys, party) !== null && own(keys, party) !== keys.server);
}

/** Whether a player is the server's own bot. */
export function isBot(keys: Keys, party: Party): boolean {
  return party !== "server" && own(keys, party) === keys.server;
}

export function contextFault({ host, match, terms, players: [a = "", b = ""], keys }: Context): ContextFault | null {
  const size = (text: string): number => utf8(text).length;
  const texts: [string, string][] = [
    [host, "the host"],
    [match, "the name of the match"],
    [terms.rules, "the name of the rules"],
    [terms.clock, "the clock"],
    [a, "the name of player A"],
    [b, "the name of player B"],
  ];
  const long = texts.find(([text]) => size(text) > MOST_BYTES);
  if (long) return { kind: "long", what: long[1] };
  if (size(terms.rules) + size(terms.clock) > 60_000) return { kind: "long", what: "the terms" };
  if (keys.a !== null && keys.a === keys.b && hasChain(keys, "a")) return { kind: "same-key" };
  return null;
}

/** `M`. */
export function contextBytes({ host, match, epoch, terms, players: [a = "", b = ""], keys }: Context): Uint8Array {
  const flag = (on: boolean): Uint8Array => new Uint8Array([on ? 1 : 0]);
  const termBytes = encode(utf8(terms.rules), number(terms.length), utf8(terms.clock), flag(terms.rated), flag(terms.strict));
  const names = [utf8(a), utf8(b)] as const;
  return encode(
    utf8(PROTOCOL),
    utf8(host),
    utf8(match),
    bytesOf(epoch),
    termBytes,
    ...names,
    bytesOf(keys.server),
    bytesOf(keys.a),
    bytesOf(keys.b),
  );
}

/** `m`, the hash of `M`. */
export function contextId(context: Context): Text64 {
  return hash(contextBytes(context));
}

/** `T0`, the head of a transcript without entries. */
export function firstHead(context: Context): Text64 {
  return hash(encode(utf8("start"), contextBytes(context)));
}
