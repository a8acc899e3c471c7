// What somebody wishes to play, as the forms for a new match and for a new table ask it.

import type { Catalogue, IllegalRule, TableGame } from "../wire";
import { questions } from "./house";

/** Lengths that have a button of their own; 0 is money play. */
export const LENGTHS: readonly number[] = [1, 3, 5, 7, 11, 0];

export class GameWish {
  /** Identifier of a variant or of a series. */
  chosen = $state("");
  length = $state(0);
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
    const wish = new GameWish(catalogue, series?.id ?? terms.variant, terms.length);
    wish.cubeWish = terms.cube;
    wish.illegal = terms.illegal;
    if (terms.length === 0 && terms.cube) [wish.jacoby, wish.beavers] = [terms.jacoby, terms.beavers];
    for (const [rule, way] of Object.entries(terms.house ?? {})) wish.agree(rule, way);
    return wish;
  }

  readonly series = $derived.by(() => this.catalogue().series.find((one) => one.id === this.chosen) ?? null);
  /** The variant; of a series, the first one. */
  readonly variant = $derived.by(() => this.catalogue().variants.find((one) => one.id === (this.series?.games[0] ?? this.chosen)) ?? null);
  /** The variants, one a game. */
  readonly games = $derived(this.series?.games ?? [this.chosen]);
  /** Whether these games can have a cube. */
  readonly cubed = $derived(this.series === null && this.variant?.contact === "hit");
  readonly cube = $derived((this.cubeWish ?? this.variant?.cube ?? false) && this.cubed);
  /** The house rules that are agreed on and say something. */
  readonly house = $derived.by(() => {
    const asked = questions(this.catalogue(), this.games, this.length, this.cube);
    return Object.fromEntries(Object.entries(this.chosenHouse).filter(([id, kept]) => asked.some((rule) => rule.id === id && rule.ways.some((way) => way.id === kept))));
  });
  /** All of it. */
  readonly terms: TableGame = $derived.by(() => {
    const money = this.length === 0 && this.cube;
    const { games, length, cube, illegal, house } = this;
    return { variant: games[0] ?? this.chosen, then: games.slice(1), length, cube, jacoby: money && this.jacoby, beavers: money && this.beavers, illegal, house };
  });

  /** Keeps a house rule in a way; without one, as usual. */
  agree(rule: string, way: string): void {
    if (way === "") delete this.chosenHouse[rule];
    else this.chosenHouse[rule] = way;
  }
}
