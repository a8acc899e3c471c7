// What this browser is bound to in the dice of its matches: seeds it has drawn, links it has sent. They stay here until
// the game is over; the server learns link after link.

import { Chain, type Context } from "./chain";
import type { Fault, Proof } from "./proof";
import type { DiceCommitment, DiceLink, DiceView, Seat } from "../wire";

/** The part of Storage that is used. */
export interface Memory {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

/** A chain of this browser's, as it is kept. */
interface Kept {
  game: number;
  seat: Seat;
  from: number;
  seed: string;
  /** The latest throw for which a link was sent. */
  shown: number;
}

const PREFIX = "pasch.dice.";
/** Matches whose seeds are kept, the latest first. */
const MATCHES = 60;

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function unhex(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16));
}

export class DiceKeeper {
  private readonly chains = new Map<Kept, Chain>();
  private kept: Kept[];

  constructor(
    private readonly match: string,
    private readonly memory: Memory,
    private readonly random: () => Uint8Array = () => crypto.getRandomValues(new Uint8Array(32)),
  ) {
    this.kept = this.read();
  }

  /** The chain that this browser is bound to, if the server says the same. */
  private own(view: DiceView, seat: Seat): Kept | null {
    const bound = view[seat];
    const mine = this.kept.findLast((one) => one.game === view.context.game && one.seat === seat && one.from === bound.from);
    return mine && !bound.held && this.chain(view.context, mine).commitment === bound.commitment ? mine : null;
  }

  private chain(context: Context, one: Kept): Chain {
    const known = this.chains.get(one);
    if (known) return known;
    const made = new Chain(context, one.seat, unhex(one.seed), one.from);
    this.chains.set(one, made);
    return made;
  }

  /** A new chain from a throw on. */
  bind(view: DiceView, seat: Seat, from: number): DiceCommitment {
    const game = view.context.game;
    // The same promise again, should the first not have arrived.
    let mine = this.kept.find((one) => one.game === game && one.seat === seat && one.from === from);
    if (!mine) {
      mine = { game, seat, from, seed: hex(this.random()), shown: 0 };
      this.kept.push(mine);
      this.write();
    }
    return { game, seat, from, commitment: this.chain(view.context, mine).commitment };
  }

  /** The link for the next throw; null where this browser is bound to none. */
  show(view: DiceView, seat: Seat): DiceLink | null {
    const mine = this.own(view, seat);
    const link = mine ? this.chain(view.context, mine).link(view.next) : null;
    if (!mine || link === null) return null;
    if (mine.shown < view.next) {
      mine.shown = view.next;
      this.write();
    }
    return { game: view.context.game, seat, throw: view.next, link };
  }

  /**
   * What there is to send without being pressed: a promise where none is bound or the server stands in, and the link that
   * is wanted.
   */
  answers(view: DiceView, seat: Seat): { commit: DiceCommitment | null; link: DiceLink | null } {
    const { wanted, held } = view[seat];
    const commit = wanted === "commitment" || (held && !view.begun) ? this.bind(view, seat, view.next) : null;
    return { commit, link: wanted === "link" ? this.show(view, seat) : null };
  }

  /** What a player's request to roll begins with: their link, or a new promise where another device is bound. */
  beforeRoll(view: DiceView, seat: Seat): { commit: DiceCommitment | null; link: DiceLink | null } {
    const link = this.show(view, seat);
    return {
      commit: link === null && view[seat].commitment !== null ? this.bind(view, seat, view.next + (view.begun ? 1 : 0)) : null,
      link,
    };
  }

  /** Where the record says of this browser's own player what this browser did not send. */
  disputes(proof: Proof, seat: Seat): Fault[] {
    const mine = this.kept.filter((one) => one.game === proof.context.game && one.seat === seat);
    if (mine.length === 0) return [];
    const faults: Fault[] = [];
    let [next, bound]: [number, Kept | null] = [1, null];
    for (const step of proof.steps) {
      if (step.step === "commit") {
        if (step.by !== seat) continue;
        const own = mine.find((one) => one.from === step.from && this.chain(proof.context, one).commitment === step.commitment);
        bound = own ?? null;
        if (!own && step.held !== true) faults.push({ kind: "forged", throw: next, party: seat });
        continue;
      }
      // It had sent this link, and the record leaves it out.
      const link = step.step === "void" ? step[seat] : step.links[seat];
      if (bound && bound.shown >= next && link === null) faults.push({ kind: "withheld", throw: next, party: seat });
      next += 1;
    }
    return faults;
  }

  private read(): Kept[] {
    try {
      const value: unknown = JSON.parse(this.memory.getItem(PREFIX + this.match) ?? "[]");
      return Array.isArray(value) ? (value as Kept[]) : [];
    } catch {
      return [];
    }
  }

  private write(): void {
    try {
      this.memory.setItem(PREFIX + this.match, JSON.stringify(this.kept));
      this.forget();
    } catch {
      // A browser that keeps nothing: its chains last as long as the page.
    }
  }

  /** Seeds of old matches are of no use to anybody. */
  private forget(): void {
    const list = this.memory.getItem(`${PREFIX}matches`) ?? "";
    const known = list.split(" ").filter((id) => id !== "" && id !== this.match);
    for (const id of known.splice(MATCHES - 1)) this.memory.removeItem(PREFIX + id);
    this.memory.setItem(`${PREFIX}matches`, [this.match, ...known].join(" "));
  }
}
