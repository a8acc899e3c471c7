// Generated from crates/wire/src. To write it anew: UPDATE_WIRE=1 cargo test -p pasch-server --test wire
// Fair dice

import type { DiceParty } from "./dice";

/** A player's signed message. */
export type FairMessage = {
  /** The epoch that it belongs to: the hash of the context. */
  m: string,
  /** The entry or the link that is sent. */
  body: FairBody,
  /** The last head that its sender had seen and checked. */
  head: FairHead,
  /** The signature, 64 bytes. */
  signature: string,
};

/** What a player signs and sends. */
export type FairBody = { "entry": FairEntry }
  | { "release": {
  /** The player who shows the link. */
  party: DiceParty,
  /** The number of the throw it is for. */
  number: number,
  /** The link, 32 bytes as base64url. */
  link: string, } }
  | { "deposit": {
  /** The player who leaves the link. */
  party: DiceParty,
  /** The number of the throw it is for. */
  number: number,
  /** The link, 32 bytes as base64url. */
  link: string, } };

/** One entry of the transcript. */
export type FairEntry = { "kind": "bind",
  /** The party whose chain it is. */
  party: DiceParty,
  /** The first throw it is for. */
  from: number,
  /** The link before the first. */
  commitment: string,
  /** What its seed was drawn with, 16 bytes. */
  salt: string }
  | { "kind": "begin",
  /** Number of its opening throw. */
  number: number }
  | { "kind": "declare",
  /** The player who rolls. */
  party: DiceParty,
  /** Number of the throw. */
  number: number,
  /** The roller's link; null of a player without a chain. */
  link: string | null }
  | { "kind": "skip",
  /** The player who was to roll. */
  party: DiceParty,
  /** The number that is used up. */
  number: number }
  | { "kind": "deposit",
  /** The player whose link it is. */
  party: DiceParty,
  /** The number of the throw it is for. */
  number: number }
  | { "kind": "throw",
  /** Number of the throw. */
  number: number,
  /** The links of all who have a chain. */
  links: FairLinks,
  /** The faces thrown, 1 to 6. */
  dice: Array<number> }
  | { "kind": "word",
  /** The player who says it. */
  party: DiceParty,
  /** The word that was signed. */
  word: FairWord }
  | { "kind": "act",
  /** The action's line in a `.pasch` file. */
  line: string }
  | { "kind": "rebind",
  /** The player with the new device. */
  party: DiceParty,
  /** The key that the player signs with from now on. */
  key: string,
  /** The first throw of the new chain: the one after the burnt number. */
  from: number,
  /** The link before the first. */
  commitment: string,
  /** What its seed was drawn with, 16 bytes. */
  salt: string }
  | { "kind": "epoch",
  /** The epoch that ended with the restore. */
  old: string,
  /** The last head of the old epoch. */
  head: FairHead,
  /** The epoch that begins with this entry. */
  new: string }
  | { "kind": "end",
  /** The party that signs it. */
  party: DiceParty,
  /** The result, in words. */
  result: string,
};

/** A word that a player signs. */
export type FairWord = "double" | "take" | "drop" | "beaver" | "resign 1" | "resign 2" | "resign 3" | "accept" | "decline" | "reject opening" | "take back" | "allow" | "concede" | "that was me" | "that was not me";

/** Links of a throw, 32 bytes each; null of a player without a chain. */
export type FairLinks = {
  /** The link of the server. */
  server: string | null,
  /** That of seat a. */
  a: string | null,
  /** That of seat b. */
  b: string | null,
};

/** A place in the transcript. */
export type FairHead = {
  /** Number of entries up to here. */
  k: number,
  /** The hash over all of them. */
  t: string,
};

/** One entry with the signatures that it needs. */
export type FairItem = {
  /** The entry that was signed. */
  entry: FairEntry,
  /** The signatures; left out where there are none. */
  signed?: Array<FairStamp>,
};

/** A signature of the record. */
export type FairStamp = {
  /** The party that signed. */
  by: DiceParty,
  /** Number of entries of the head it names. */
  at: number,
  /** The signature, 64 bytes. */
  signature: string,
};

/** The server's signature of a head. */
export type FairReceipt = {
  /** The head that the server signs. */
  head: FairHead,
  /** The signature, 64 bytes. */
  signature: string,
};

/** The server's word that it has stored a message without entering it. */
export type FairGot = {
  /** Hash of the message's signed bytes. */
  message: string,
  /** The head at that time. */
  head: FairHead,
  /** The signature, 64 bytes. */
  signature: string,
};

/** One epoch of a match: what everything in it is bound to. */
export type FairContext = {
  /** The host under which players reach the server. */
  host: string,
  /** Identifier of the match. */
  match: string,
  /** 16 random bytes, drawn at the beginning and after every restore. */
  epoch: string,
  /** The terms that were agreed for the match. */
  terms: FairTerms,
  /** Names at seat a and seat b when the match began. */
  players: Array<string>,
  /** Keys when the epoch began. */
  keys: FairKeys,
};

/** What is played for, and how. */
export type FairTerms = {
  /** Rules of the games. */
  rules: string,
  /** Points of the match; 0 for a money session. */
  length: number,
  /** The clock, in words. */
  clock: string,
  /** Whether the match may change ratings. */
  rated: boolean,
  /** Whether no link may be left with the server where the roller may double. */
  strict: boolean,
};

/** Public keys of the server and the players, 32 bytes each. */
export type FairKeys = {
  /** The key of the server. */
  server: string,
  /** Seat a's: null for a program that has none, the server's own for its bot. */
  a: string | null,
  /** The same of seat b. */
  b: string | null,
};

/** A head that a client has checked, of one epoch. */
export type FairKnown = {
  /** The epoch: the hash of its context. */
  m: string,
  /** Number of entries that are known. */
  k: number,
};

/** The record of a match's dice. */
export type FairRecord = {
  /** The name of the protocol, `pasch-dice/3`. */
  protocol: string,
  /** The epochs, in order: one, and one more for each restore. */
  epochs: Array<FairPart>,
};

/** One epoch of a record. */
export type FairPart = {
  /** The context that everything in it is bound to. */
  context: FairContext,
  /** The entries with their signatures, in order. */
  items: Array<FairItem>,
  /** Receipts of the server: that of the last head, others where there are some. */
  receipts: Array<FairReceipt>,
};

/** The answer to `GET /.well-known/pasch-key`. */
export type HostKey = {
  /** The name of the protocol, `pasch-dice/3`. */
  protocol: string,
  /** The host that contexts name. */
  host: string,
  /** The server's public key. */
  key: string,
};
