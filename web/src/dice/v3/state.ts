// What a transcript knows, and the checks that all kinds of entries share.

import { leadBack, LENGTH, RENEWAL } from "./chain";
import { contextId, firstHead, hasChain, signing } from "./context";
import { fields, signedBytes } from "./entry";
import { broken } from "./fault";
import type { Outline } from "./game";
import { verifySignature } from "./sign";
import {
  PARTIES,
  PLAYERS,
  type Context,
  type Entry,
  type Head,
  type Keys,
  type Party,
  type Player,
  type Stamp,
  type Text64,
} from "./types";

/** Most dice that a throw may have. */
export const MOST_DICE = 80;
/** The result of a match that the server does not go on with. */
export const ANNULLED = "annulled";

/** A throw that has been declared and not made. */
export interface Pending {
  number: number;
  /** The roller; null for the throw that begins a game. */
  roller: Party | null;
  /** Whether the cube was the roller's to turn. */
  mayDouble: boolean;
  /** The head that ends with the declaration. */
  head: Head;
}

/** One chain that a party is bound to, and how far its links are known. */
export interface Bound {
  from: number;
  /** The latest link that was entered, or the commitment. */
  link: Text64;
  /** The throw of that link. */
  number: number;
}

/** A binding of a new key in place of the old one. */
export interface Rebound {
  party: Player;
  /** The number that it burnt. */
  number: number;
  old: Text64;
  new: Text64;
  /** What the old key said of it. */
  mine: boolean | null;
}

/** What the record counts. */
export interface Tally {
  throws: number;
  rebound: readonly Rebound[];
  /** Numbers that were skipped; `known` where the other's link was with the server. */
  skipped: readonly { party: Player; number: number; known: boolean }[];
  /** Throws from a deposited link. */
  deposited: readonly { number: number; party: Player; mayDouble: boolean }[];
  /** Times when a player could have doubled with a deposited link of the other, and did. */
  doubled: number;
  /** The next number at the beginning of each new epoch. */
  restored: readonly number[];
  /** Numbers that were voided by a new epoch. */
  voided: readonly number[];
  /** A throw that the server did not open before it annulled the match. */
  unopened: number | null;
  /** Numbers burnt through re-bindings, or through skips with the other's link deposited. */
  burnt: Record<Player, number>;
}

const NOTHING: Tally = {
  throws: 0,
  rebound: [],
  skipped: [],
  deposited: [],
  doubled: 0,
  restored: [],
  voided: [],
  unopened: null,
  burnt: { a: 0, b: 0 },
};

/** The end of the throws that a chain is for. */
export const endOf = (chain: Bound): number => chain.from + LENGTH;

export function seatOf(party: Party): Player | null {
  return party === "server" ? null : party;
}

/** The signatures of one item, taken in order. */
export class Stamps {
  private used = 0;
  constructor(private readonly signed: readonly Stamp[]) {}

  next(party: Party): Stamp {
    const stamp = this.signed[this.used];
    this.used += 1;
    return stamp?.by === party ? stamp : broken({ code: "unsigned", party });
  }

  allUsed(): void {
    const left = this.signed[this.used];
    if (left) broken({ code: "surplus", party: left.by });
  }
}

/** The state of one epoch. Lists are replaced and never changed, so that a copy is cheap; only the heads grow in place. */
export class State {
  readonly m: Text64;
  /** Shared by copies: entered ones are added at the end. */
  readonly heads: Text64[];
  /** Number of the latest entry that is not quiet. */
  loud = 0;
  keys: Keys;
  next = 1;
  first = 1;
  chains: Record<Party, readonly Bound[]> = { server: [], a: [], b: [] };
  /** Entries with which the server bound its chains, by their first throw: players name a head behind it. */
  served: readonly { from: number; at: number }[] = [];
  pending: Pending | null = null;
  deposits: Record<Player, number | null> = { a: null, b: null };
  reboundSinceThrow: Record<Player, boolean> = { a: false, b: false };
  /** Whether a player, on roll with the next number, has signed a word: only that can make their own declaration late. */
  spoken: Record<Player, boolean> = { a: false, b: false };
  result: { at: number; text: string } | null = null;
  ended: Record<Party, boolean> = { server: false, a: false, b: false };
  begun = false;
  lines: readonly string[] = [];
  lastPlay: number | null = null;
  tally: Tally = NOTHING;
  /** What a new epoch starts from. */
  before: { epoch: Text64; head: Head } | null = null;
  /** Signatures are taken as checked: a head that this browser has signed off leads past them. */
  trusting = false;

  constructor(
    readonly context: Context,
    public game: Outline,
  ) {
    this.m = contextId(context);
    this.heads = [firstHead(context)];
    this.keys = context.keys;
  }

  copy(): State {
    return Object.assign(Object.create(State.prototype) as State, this);
  }

  get head(): Head {
    return { k: this.heads.length - 1, t: this.heads.at(-1) ?? "" };
  }

  headAt(k: number): Head | null {
    const t = this.heads[k];
    return t === undefined ? null : { k, t };
  }

  hasDeposit(party: Party): boolean {
    const seat = seatOf(party);
    return seat !== null && this.deposits[seat] === this.next;
  }

  bound(party: Party, number: number): Bound | null {
    return this.chains[party].findLast((chain) => chain.from <= number && number < endOf(chain)) ?? null;
  }

  /** Whether a player's link is still wanted for the throw that is pending. */
  owes(party: Player): boolean {
    return this.pending !== null && hasChain(this.keys, party) && this.pending.roller !== party && !this.hasDeposit(party);
  }

  get owing(): Player[] {
    return PLAYERS.filter((player) => this.owes(player));
  }

  /** The first party that has a chain and is not bound to the next throw. */
  get unbound(): Party | null {
    return PARTIES.find((party) => hasChain(this.keys, party) && !this.bound(party, this.next)) ?? null;
  }

  /** Whether a player has not bound a chain for the next number although the server has. */
  owesBinding(party: Player): boolean {
    return hasChain(this.keys, party) && !this.bound(party, this.next) && this.bound("server", this.next) !== null;
  }

  allBound(): void {
    const party = this.unbound;
    if (party) broken({ code: "unbound", party, number: this.next });
  }

  bindingDue(party: Party): number | null {
    if (!hasChain(this.keys, party) || this.pending || this.result) return null;
    const last = this.chains[party].at(-1);
    if (!last) return party === "server" ? this.next : (this.chains.server[0]?.from ?? null);
    const from = endOf(last);
    return this.next < from && from <= this.next + RENEWAL ? from : null;
  }

  /** Checks one signature by its party's key. */
  signed(stamps: Stamps, entry: Entry, party: Party): Head {
    return this.signedBy(stamps, entry.kind, fields(entry), party, signing(this.keys, party));
  }

  signedBy(stamps: Stamps, kind: string, of: readonly Uint8Array[], party: Party, key: Text64): Head {
    const stamp = stamps.next(party);
    const head = this.headAt(stamp.at) ?? broken({ code: "no-head", party });
    if (!this.trusting && !verifySignature(key, signedBytes(this.m, kind, head, of), stamp.signature)) broken({ code: "signature", party });
    return head;
  }

  /** Its author had seen everything that matters. */
  fresh(head: Head, party: Party): void {
    if (head.k < this.loud) broken({ code: "stale", party });
  }

  isNext(found: number): void {
    if (found !== this.next) broken({ code: "number", found, next: this.next });
  }

  /** Follows a link back to what its party was bound to, and remembers it. */
  leadsBack(party: Party, number: number, link: Text64 | null): void {
    if (!hasChain(this.keys, party)) {
      if (link !== null) broken({ code: "links", party });
      return;
    }
    if (link === null) broken({ code: "links", party });
    const chain = this.bound(party, number) ?? broken({ code: "unbound", party, number });
    // A number before the link that is known leads nowhere: then both have to be the same.
    if (leadBack(this.m, party, chain.from, number, link, Math.min(chain.number, number)) !== chain.link)
      broken({ code: "link", party, number });
    const known = this.chains[party].map((one) => (one === chain ? { ...one, link, number } : one));
    this.chains = { ...this.chains, [party]: known };
  }

  /** A number is over, thrown or not: whatever was left for it is void. */
  useUp(number: number): void {
    this.pending = null;
    this.deposits = { a: null, b: null };
    this.spoken = { a: false, b: false };
    this.next = number + 1;
  }

  /** One more number burnt: once a match where ratings change, elsewhere once between two throws. */
  burn(party: Party): void {
    const seat = seatOf(party) ?? broken({ code: "burnt", party });
    if (this.reboundSinceThrow[seat] || (this.context.terms.rated && this.tally.burnt[seat] > 0)) broken({ code: "burnt", party });
    this.reboundSinceThrow = { ...this.reboundSinceThrow, [seat]: true };
    this.tally = { ...this.tally, burnt: { ...this.tally.burnt, [seat]: this.tally.burnt[seat] + 1 } };
  }
}
