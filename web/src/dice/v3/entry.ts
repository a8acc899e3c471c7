// The kinds of messages, their fields as bytes, and what is signed.

import { bytesOf, encode, hash, letter, number, utf8 } from "./bytes";
import { contextId, firstHead } from "./context";
import { verifySignature, type Signer } from "./sign";
import {
  PROTOCOL,
  type Body,
  type Entry,
  type Got,
  type Head,
  type LinkBody,
  type Message,
  type Part,
  type Party,
  type Receipt,
  type Text64,
} from "./types";

/** The fields of an entry, in their order. */
export function fields(entry: Entry): Uint8Array[] {
  switch (entry.kind) {
    case "bind":
      return [letter(entry.party), number(entry.from), bytesOf(entry.commitment), bytesOf(entry.salt)];
    case "begin":
      return [number(entry.number)];
    case "declare":
      return [letter(entry.party), number(entry.number), bytesOf(entry.link)];
    case "skip":
    case "deposit":
      return [letter(entry.party), number(entry.number)];
    case "throw":
      return [
        number(entry.number),
        bytesOf(entry.links.server),
        bytesOf(entry.links.a),
        bytesOf(entry.links.b),
        new Uint8Array(entry.dice),
      ];
    case "word":
      return [letter(entry.party), utf8(entry.word)];
    case "act":
      return [utf8(entry.line)];
    case "rebind":
      return [letter(entry.party), bytesOf(entry.key), number(entry.from), bytesOf(entry.commitment), bytesOf(entry.salt)];
    case "epoch":
      return [bytesOf(entry.old), number(entry.head.k), bytesOf(entry.head.t), bytesOf(entry.new)];
    case "end":
      return [letter(entry.party), utf8(entry.result)];
  }
}

/** The head of the transcript after an entry. */
export function follow(entry: Entry, head: Head): Head {
  return { k: head.k + 1, t: hash(encode(bytesOf(head.t), utf8(entry.kind), ...fields(entry))) };
}

/**
 * Whether a message whose head is older than this entry alone is still in time. The deposit and the old key's word on a
 * re-binding have to be among them: otherwise the opponent could make any declaration come too late by one.
 */
export function isQuiet(entry: Entry): boolean {
  const { kind } = entry;
  return (
    kind === "bind" ||
    kind === "deposit" ||
    kind === "end" ||
    (kind === "word" && (entry.word === "that was me" || entry.word === "that was not me"))
  );
}

/** The bytes that are signed. */
export function signedBytes(m: Text64, kind: string, head: Head, of: readonly Uint8Array[]): Uint8Array {
  return encode(utf8(PROTOCOL), bytesOf(m), utf8(kind), number(head.k), bytesOf(head.t), ...of);
}

/** Kind and fields of a release. */
export function releaseFields({ party, number: index, link }: LinkBody): [string, Uint8Array[]] {
  return ["release", [letter(party), number(index), bytesOf(link)]];
}

/** The entry that a message becomes; null for a release. */
export function entryOf(body: Body): Entry | null {
  if ("entry" in body) return body.entry;
  return "deposit" in body ? { kind: "deposit", party: body.deposit.party, number: body.deposit.number } : null;
}

/** What is said, as an entry of this kind. */
export function isEntry<K extends Entry["kind"]>(body: Body, kind: K): Extract<Entry, { kind: K }> | null {
  return "entry" in body && body.entry.kind === kind ? (body.entry as Extract<Entry, { kind: K }>) : null;
}

function messageBytes(message: Omit<Message, "signature">): Uint8Array {
  const { m, body, head } = message;
  if ("release" in body) return signedBytes(m, ...withHead(releaseFields(body.release), head));
  // A deposit's link is not signed: its chain binds it.
  const entry = "entry" in body ? body.entry : { kind: "deposit" as const, party: body.deposit.party, number: body.deposit.number };
  return signedBytes(m, entry.kind, head, fields(entry));
}

function withHead([kind, of]: [string, Uint8Array[]], head: Head): [string, Head, Uint8Array[]] {
  return [kind, head, of];
}

export function signMessage(m: Text64, body: Body, head: Head, signer: Signer): Message {
  return { m, body, head, signature: signer.sign(messageBytes({ m, body, head })) };
}

export function isMessageBy(message: Message, key: Text64): boolean {
  return verifySignature(key, messageBytes(message), message.signature);
}

export function signReceipt(m: Text64, head: Head, signer: Signer): Receipt {
  return { head, signature: signer.sign(signedBytes(m, "head", head, [])) };
}

export function isReceiptBy(receipt: Receipt, m: Text64, key: Text64): boolean {
  return verifySignature(key, signedBytes(m, "head", receipt.head, []), receipt.signature);
}

export function signGot(message: Message, head: Head, signer: Signer): Got {
  const found = hash(messageBytes(message));
  return { message: found, head, signature: signer.sign(signedBytes(message.m, "got", head, [bytesOf(found)])) };
}

/** Whether the server has said by this key that it has a message. */
export function isGotFor(got: Got, message: Message, key: Text64): boolean {
  const found = hash(messageBytes(message));
  return found === got.message && verifySignature(key, signedBytes(message.m, "got", got.head, [bytesOf(found)]), got.signature);
}

export function sameHead(one: Head | undefined, other: Head): boolean {
  return one !== undefined && one.k === other.k && one.t === other.t;
}

/** The heads of an epoch after 0, 1, … entries. */
export function headsOf(part: Part): Head[] {
  const heads: Head[] = [{ k: 0, t: firstHead(part.context) }];
  for (const { entry } of part.items) heads.push(follow(entry, heads.at(-1) as Head));
  return heads;
}

export { contextId };
export type { Party };
