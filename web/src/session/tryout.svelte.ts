// A play tried out on the server's graph away from a match: what a lesson and a problem have in common.

import { CHECKER_MS, duration } from "../board/animate";
import * as input from "../board/input";
import { reasonText } from "../i18n/story";
import type { Seat } from "../wire";
import { Flights } from "./flights.svelte";
import { speed } from "./settings.svelte";
import { play as sound } from "./sound";

export abstract class Tryout {
  trial = $state.raw<input.Trial | null>(null);
  trouble = $state<string | null>(null);
  /** What a screen reader is told. */
  polite = $state("");
  readonly air = new Flights();

  /** Whose play it is. */
  abstract get seat(): Seat;
  /** Nothing can be tried any more: it is answered, or on its way. */
  abstract get closed(): boolean;
  /** Says that the play is the answer. */
  abstract confirm(): void;

  /** The play is whole and can be the answer. */
  get ready(): boolean {
    return this.trial !== null && !this.closed && input.ready(this.trial);
  }

  /** A new state of the turn; new parts fly, except the one the pointer carried. */
  update(next: input.Trial, carried = false): void {
    if (this.closed) return;
    const before = this.trial?.walked.length ?? 0;
    this.trial = next;
    if (next.refused) this.polite = reasonText(next.refused);
    const added = next.walked.slice(before);
    if (added.length === 0) return;
    sound(added.some((edge) => edge.hit) ? "hit" : "move");
    if (!carried) for (const edge of added) void this.air.fly(this.seat, edge, duration(CHECKER_MS, speed()));
  }

  again(): void {
    if (this.trial && !this.closed) this.trial = input.reset(this.trial);
  }

  undo(): void {
    if (this.trial && !this.closed) this.update(this.trial.picked !== null ? input.pick(this.trial, null) : input.undo(this.trial));
  }

  swap(): void {
    if (this.trial && this.trial.walked.length === 0 && !this.closed) this.update(input.swap(this.trial));
  }
}
