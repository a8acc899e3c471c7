// What somebody wishes to play, as the forms for a new match and for a new table ask it.

import type { Catalogue, IllegalRule, TableGame } from "../wire";
import { questions } from "./house";

/** Lengths that have a button of their own; 0 is money play. */
export const LENGTHS: readonly number[] = [1, 3, 5, 7, 11, 0];

/** What is chosen where somebody puts a series together. */
export const OWN = "own-series";

export class GameWish {
  /** Identifier of a variant or of a series. */
  chosen = $state("");
  length = $state(0);
  /** The games of a series of one's own, in their order. */
  own = $state<string[]>([]);
  /** Whether a cube is wished for; null leaves it to the game. */
  cubeWish = $state<boolean | null>(null);
  /** Money: gammons count only after a double. */
  jacoby = $state(true);
  /** Money: an offered cube may be turned again at once. */
  beavers = $state(false);
  illegal = $state<IllegalRule>("refused");
  /** House rules that were chosen, by name, whether or not they say something in what is chosen now. */
  private readonly chosenHouse: Record<string, string> = $state({});

  constructor(
    private readonly catalogue: () => Catalogue,
    chosen: string,
    length: number,
  ) {
    this.chosen = chosen;
    this.length = length;
  }

  /** The wish for just what somebody else has proposed. */
  static like(catalogue: () => Catalogue, terms: TableGame): GameWish {
    const games = [terms.variant, ...terms.then].join();
    const series = catalogue().series.find((one) => one.games.join() === games);
    const wish = new GameWish(catalogue, series?.id ?? (terms.then.length > 0 ? OWN : terms.variant), terms.length);
    wish.own = [terms.variant, ...terms.then];
    wish.cubeWish = terms.cube;
    wish.illegal = terms.illegal;
    if (terms.length === 0 && terms.cube) [wish.jacoby, wish.beavers] = [terms.jacoby, terms.beavers];
    for (const [rule, way] of Object.entries(terms.house ?? {})) wish.agree(rule, way);
    return wish;
  }

  readonly series = $derived.by(() => this.catalogue().series.find((one) => one.id === this.chosen) ?? null);
  /** The variants, one a game. */
  readonly games = $derived(this.chosen === OWN ? this.own : (this.series?.games ?? [this.chosen]));
  /** The variant; of a series, the first one. */
  readonly variant = $derived.by(() => this.catalogue().variants.find((one) => one.id === this.games[0]) ?? null);
  /** Whether one of these games can have a cube. */
  readonly cubed = $derived.by(() => this.catalogue().variants.some((one) => one.contact === "hit" && this.games.includes(one.id)));
  /** A series is played without a cube unless somebody wishes for one. */
  readonly cube = $derived((this.cubeWish ?? (this.games.length === 1 && (this.variant?.cube ?? false))) && this.cubed);
  /** The house rules that are agreed on and say something. */
  readonly house = $derived.by(() => {
    const asked = questions(this.catalogue(), this.games, this.length, this.cube);
    return Object.fromEntries(
      Object.entries(this.chosenHouse).filter(([id, kept]) =>
        asked.some((rule) => rule.id === id && rule.ways.some((way) => way.id === kept)),
      ),
    );
  });
  /** All of it. */
  readonly terms: TableGame = $derived.by(() => {
    const money = this.length === 0 && this.cube;
    const { games, length, cube, illegal, house } = this;
    return {
      variant: games[0] ?? this.chosen,
      then: games.slice(1),
      length,
      cube,
      jacoby: money && this.jacoby,
      beavers: money && this.beavers,
      illegal,
      house,
    };
  });

  /** Chooses a game or a series; a series of one's own begins with what was chosen before. */
  choose(id: string): void {
    if (id === OWN && this.chosen !== OWN) this.own = this.games.length > 1 ? [...this.games] : [this.games[0] ?? "", this.games[0] ?? ""];
    this.chosen = id;
  }

  /** Puts another game into a place of the series; without one, the place goes. */
  replace(at: number, id: string | null): void {
    this.own = id === null ? this.own.toSpliced(at, 1) : this.own.with(at, id);
  }

  /** Keeps a house rule in a way; without one, as usual. */
  agree(rule: string, way: string): void {
    if (way === "") delete this.chosenHouse[rule];
    else this.chosenHouse[rule] = way;
  }
}
