// The shapes of pasch-dice/3 in JSON, as docs/fair-dice.md lists them. Bytes are base64url without padding.

export const PROTOCOL = "pasch-dice/3";

export type Party = "server" | "a" | "b";
export type Player = "a" | "b";
export const PARTIES: readonly Party[] = ["server", "a", "b"];
export const PLAYERS: readonly Player[] = ["a", "b"];

/** Bytes in base64url. */
export type Text64 = string;

export interface Terms {
  rules: string;
  length: number;
  clock: string;
  rated: boolean;
  strict: boolean;
}

export interface Keys {
  server: Text64;
  a: Text64 | null;
  b: Text64 | null;
}

export interface Context {
  host: string;
  match: string;
  epoch: Text64;
  terms: Terms;
  /** Names of player A and player B. */
  players: string[];
  keys: Keys;
}

/** A place in the transcript: so many entries, and the hash over all of them. */
export interface Head {
  k: number;
  t: Text64;
}

export type Word =
  | "double"
  | "take"
  | "drop"
  | "beaver"
  | "resign 1"
  | "resign 2"
  | "resign 3"
  | "accept"
  | "decline"
  | "reject opening"
  | "concede"
  | "take back"
  | "allow"
  | "that was me"
  | "that was not me";

export const WORDS: readonly Word[] = [
  "double",
  "take",
  "drop",
  "beaver",
  "resign 1",
  "resign 2",
  "resign 3",
  "accept",
  "decline",
  "reject opening",
  "concede",
  "take back",
  "allow",
  "that was me",
  "that was not me",
];

export type Links = Record<Party, Text64 | null>;

export type Entry =
  | { kind: "bind"; party: Party; from: number; commitment: Text64; salt: Text64 }
  | { kind: "begin"; number: number }
  | { kind: "declare"; party: Party; number: number; link: Text64 | null }
  | { kind: "skip"; party: Party; number: number }
  | { kind: "deposit"; party: Party; number: number }
  | { kind: "throw"; number: number; links: Links; dice: number[] }
  | { kind: "word"; party: Party; word: Word }
  | { kind: "act"; line: string }
  | { kind: "rebind"; party: Party; key: Text64; from: number; commitment: Text64; salt: Text64 }
  | { kind: "epoch"; old: Text64; head: Head; new: Text64 }
  | { kind: "end"; party: Party; result: string };

export type EntryOf<K extends Entry["kind"]> = Extract<Entry, { kind: K }>;

/** A signature of the record, with the number of entries that its signer had seen. */
export interface Stamp {
  by: Party;
  at: number;
  signature: Text64;
}

export interface Item {
  entry: Entry;
  signed?: Stamp[];
}

export interface LinkBody {
  party: Party;
  number: number;
  link: Text64;
}

export type Body = { entry: Entry } | { release: LinkBody } | { deposit: LinkBody };

export interface Message {
  m: Text64;
  body: Body;
  head: Head;
  signature: Text64;
}

/** The server's signature of a head. */
export interface Receipt {
  head: Head;
  signature: Text64;
}

/** The server's word that it has stored a message without entering it. */
export interface Got {
  message: Text64;
  head: Head;
  signature: Text64;
}

/** One epoch of a record. */
export interface Part {
  context: Context;
  items: Item[];
  receipts: Receipt[];
}

export interface DiceRecord3 {
  protocol: string;
  epochs: Part[];
}

/** A message with a link, as it was sent. */
export interface Sent {
  number: number;
  message: Message;
  got?: Got;
}

export interface Seen {
  m: Text64;
  receipt: Receipt;
}

/** What a browser remembers of a match: enough to hold it to its words, and evidence. It holds no secret of a throw to come. */
export interface Memory {
  protocol: string;
  party: Player;
  key: Text64;
  sent: Sent[];
  seen: Seen[];
}

export const opponent = (party: Party): Player => (party === "b" ? "a" : "b");
