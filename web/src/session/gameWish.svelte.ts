// What somebody wishes to play, as the forms for a new match and for a new table ask it.

import type { Catalogue } from "../wire";

/** Lengths that have a button of their own; 0 is money play. */
export const LENGTHS: readonly number[] = [1, 3, 5, 7, 11, 0];

export class GameWish {
  /** Identifier of a variant or of a series. */
  chosen = $state("");
  length = $state(0);
  /** Whether a cube is wished for; null leaves it to the game. */
  cubeWish = $state<boolean | null>(null);

  constructor(
    private readonly catalogue: () => Catalogue,
    chosen: string,
    length: number,
  ) {
    this.chosen = chosen;
    this.length = length;
  }

  readonly series = $derived.by(() => this.catalogue().series.find((one) => one.id === this.chosen) ?? null);
  /** The variant; of a series, the first one. */
  readonly variant = $derived.by(() => this.catalogue().variants.find((one) => one.id === (this.series?.games[0] ?? this.chosen)) ?? null);
  /** The variants, one a game. */
  readonly games = $derived(this.series?.games ?? [this.chosen]);
  /** Whether these games can have a cube. */
  readonly cubed = $derived(this.series === null && this.variant?.contact === "hit");
  readonly cube = $derived((this.cubeWish ?? this.variant?.cube ?? false) && this.cubed);
}
