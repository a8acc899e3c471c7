// Checkers in the air, each until it lands, and dice that tumble.

import { run, type Flight, type Progress } from "../board/animate";
import { BAR, other } from "../board/geometry";
import type { Seat } from "../wire";

/** A checker that is hit on the way: its own point, and how much of the flight is over when it is met. */
export interface Hit {
  point: number;
  at: number;
}

export class Flights {
  list = $state<Flight[]>([]);
  /** The dice that tumble now. */
  readonly dice: Progress = $state({ progress: 1 });
  private last = 0;
  /** The checkers that were hit and are not on the bar yet. */
  private leaving: Promise<unknown> = Promise.resolve();

  /** One checker's way, over in so many milliseconds, or when `over` says so. What it hits stays where it is until it is
   *  met, and goes to the bar then: `settled` waits for that. */
  async fly(
    seat: Seat,
    move: { from: number; to: number },
    ms: number,
    over: () => boolean = () => false,
    hits: readonly Hit[] = [],
  ): Promise<void> {
    if (ms <= 0) return;
    const waiting = hits.map((hit) => ({ id: this.lift(other(seat), { from: hit.point, to: BAR }), at: hit.at }));
    const meet = (progress: number): void => {
      while (waiting[0] && waiting[0].at <= progress) {
        const { id } = waiting[0];
        waiting.shift();
        this.leaving = Promise.all([this.leaving, this.go(id, ms, over)]);
      }
    };
    await this.go(this.lift(seat, move), ms, over, meet);
  }

  /** All that was hit lies on the bar. */
  async settled(): Promise<void> {
    await this.leaving;
  }

  /** The dice on their way, over in so many milliseconds, or when `over` says so. */
  async tumble(ms: number, over: () => boolean): Promise<void> {
    this.dice.progress = ms > 0 ? 0 : 1;
    await run(ms, (progress) => (this.dice.progress = progress), over);
  }

  private lift(seat: Seat, { from, to }: { from: number; to: number }): number {
    const id = (this.last += 1);
    this.list = [...this.list, { id, seat, from, to, progress: 0 }];
    return id;
  }

  private async go(id: number, ms: number, over: () => boolean, passed: (progress: number) => void = () => undefined): Promise<void> {
    await run(
      ms,
      (progress) => {
        const mine = this.list.find((one) => one.id === id);
        if (mine) mine.progress = progress;
        passed(progress);
      },
      over,
    );
    this.list = this.list.filter((one) => one.id !== id);
  }
}
