// A game followed by the names of its actions alone, without its rules. It knows who is to roll. Where a game goes on
// otherwise than by turns, a line of its own says so; a replay by the rules says whether that is right.

import { opponent, type Party, type Player, type Word } from "./types";

/** Where a game stands, as far as dice are concerned. */
export type Turn =
  | { at: "begin" }
  /** A play may have ended the game: then a game may begin instead. */
  | { at: "roll"; by: Player; mayDouble: boolean; mayBeOver: boolean }
  /** A player has to play, or to answer. */
  | { at: "other"; by: Player }
  | { at: "over" };

type Back =
  | { at: "roll"; by: Player; afterPlay: boolean }
  | { at: "play"; by: Player }
  | { at: "misplayed"; by: Player }
  | { at: "doubled"; by: Player; answers: Player };
type At = Back | { at: "begin" } | { at: "resigned"; by: Player; back: Back } | { at: "over" };

const SEATS: Record<string, Player> = { A: "a", B: "b" };

/** JSON that every program reads alike: strings of printable ASCII without escapes, integers of at most 15 digits. */
const PLAIN = /^(?:[{}[\],:-]|(?<![0-9])[0-9]{1,15}(?![0-9])|true|false|null|"[ !#-[\]-~]*")*$/;

/** The action of a line of a `.pasch` file, which calls players A and B; null for what is none. */
export function action(line: string): { do: string; by: Player | null; to: unknown } | null {
  if (!PLAIN.test(line) || line.length > 4096 || (line.replace(/"[^"]*"/g, "").match(/[{[]/g)?.length ?? 0) > 64) return null;
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const { do: name, by, to } = value as Record<string, unknown>;
  return typeof name === "string" ? { do: name, by: by === "A" || by === "B" ? (SEATS[by] ?? null) : null, to } : null;
}

/** Whether a line only says who goes on. It is entered and stands in no `.pasch` file. */
export function isNext(line: string): boolean {
  return line.startsWith('{"do":"next",');
}

/** Whose flag has fallen, or who gave up, according to a line. */
export function forfeit(line: string): Player | null {
  const read = action(line);
  return read?.do === "forfeit" ? read.by : null;
}

/** Immutable: what happens gives the next one, or null where it cannot happen now. */
export class Outline {
  private constructor(
    private readonly at: At,
    /** Who owns the cube; the server stands for the middle. */
    private readonly cube: Party,
    private readonly length: number,
    /** An opening throw was the last that happened. */
    private readonly hasOpened: boolean,
    /** The state before the latest play, for a take-back. */
    private readonly beforePlay: Outline | null,
  ) {}

  /** A match before its first game. In a match to one point nobody doubles. */
  static start(length: number): Outline {
    return new Outline({ at: "begin" }, "server", length, false, null);
  }

  get turn(): Turn {
    const { at } = this;
    switch (at.at) {
      case "begin":
      case "over":
        return at;
      case "roll":
        return { at: "roll", by: at.by, mayDouble: this.mayDouble(at.by), mayBeOver: at.afterPlay };
      case "play":
        return { at: "other", by: at.by };
      case "misplayed":
      case "resigned":
        return { at: "other", by: opponent(at.by) };
      case "doubled":
        return { at: "other", by: at.answers };
    }
  }

  private mayDouble(by: Player): boolean {
    return this.length !== 1 && (this.cube === "server" || this.cube === by);
  }

  private to(at: At, cube: Party = this.cube, beforePlay: Outline | null = this.beforePlay): Outline {
    return new Outline(at, cube, this.length, false, beforePlay);
  }

  /** In a money session who gives up loses the game, elsewhere the match. */
  private givenUp(): Outline {
    return this.to({ at: this.length === 0 ? "begin" : "over" });
  }

  /** The throw that begins a game. */
  opening(dice: readonly number[]): Outline | null {
    const { at } = this;
    const [a, b] = dice.slice(-2);
    if (a === undefined || b === undefined || !(at.at === "begin" || (at.at === "roll" && at.afterPlay))) return null;
    return new Outline({ at: "play", by: a > b ? "a" : "b" }, "server", this.length, true, null);
  }

  roll(): Outline | null {
    return this.at.at === "roll" ? this.to({ at: "play", by: this.at.by }, this.cube, null) : null;
  }

  word(party: Player, word: Word): Outline | null {
    const { at } = this;
    switch (word) {
      case "double":
        return at.at === "roll" && at.by === party && this.mayDouble(party)
          ? this.to({ at: "doubled", by: party, answers: opponent(party) })
          : null;
      case "take":
        return at.at === "doubled" && at.answers === party ? this.to({ at: "roll", by: at.by, afterPlay: false }, opponent(at.by)) : null;
      case "beaver":
        // Of beavers and raccoons the cube stays with the player who was doubled first.
        return at.at === "doubled" && at.answers === party ? this.to({ ...at, answers: opponent(party) }) : null;
      case "drop":
        return at.at === "doubled" && at.answers === party ? this.to({ at: "begin" }) : null;
      case "resign 1":
      case "resign 2":
      case "resign 3": {
        const back = this.back(party);
        return back && this.to({ at: "resigned", by: party, back });
      }
      case "accept":
        return at.at === "resigned" && at.by !== party ? this.to({ at: "begin" }) : null;
      case "decline":
        return at.at === "resigned" && at.by !== party ? this.to(at.back) : null;
      case "reject opening":
        return at.at === "play" && at.by === party ? this.to({ at: "roll", by: party, afterPlay: false }) : null;
      case "take back":
        return this.beforePlay;
      case "concede":
        return this.givenUp();
      case "that was me":
      case "that was not me":
        return this;
      case "allow":
        return null;
    }
  }

  /** A player resigns only in turn: nothing that the opponent says may come between a player and the roll. */
  private back(party: Player): Back | null {
    const { at } = this;
    if ((at.at === "roll" || at.at === "play") && at.by === party) return at;
    if (at.at === "misplayed") return at.by === party ? null : at;
    return at.at === "doubled" && at.answers === party ? at : null;
  }

  line(line: string): Outline | null {
    const [read, { at }] = [action(line), this];
    const before = new Outline(at, this.cube, this.length, false, null);
    switch (read?.do) {
      case "play":
        return at.at === "play" ? this.to({ at: "roll", by: opponent(at.by), afterPlay: true }, this.cube, before) : null;
      case "misplay":
        return at.at === "play" ? this.to({ at: "misplayed", by: at.by }, this.cube, before) : null;
      case "insist":
        return at.at === "misplayed" ? this.to({ at: "play", by: at.by }) : null;
      case "let_stand":
        return at.at === "misplayed" ? this.to({ at: "roll", by: opponent(at.by), afterPlay: true }) : null;
      case "first_turn":
        return read.by && (at.at === "begin" || (at.at === "roll" && at.afterPlay))
          ? this.to({ at: "roll", by: read.by, afterPlay: false }, "server", null)
          : null;
      case "forfeit":
        return at.at === "over" ? null : this.givenUp();
      case "next":
        return this.goesOn(read.to, read.by);
      default:
        return null;
    }
  }

  private goesOn(to: unknown, by: Player | null): Outline | null {
    const { at } = this;
    if (at.at === "roll" && at.afterPlay) {
      if (to === "begin") return this.to({ at: "begin" });
      // No line names a player who is on roll already: it would only make a declaration late.
      if (by && to === "roll") return by === at.by ? null : this.to({ at: "roll", by, afterPlay: false });
      return by && to === "play" ? this.to({ at: "play", by }) : null;
    }
    // The player who won the opening throw rolls anew in some games.
    return this.hasOpened && at.at === "play" && at.by === by && to === "roll" ? this.to({ at: "roll", by, afterPlay: false }) : null;
  }
}
