// Checkers in flight, each until it lands.

import { run, type Flight } from "../board/animate";
import type { Seat } from "../wire";

export class Flights {
  list = $state<Flight[]>([]);
  private last = 0;

  /** One checker's way, over in so many milliseconds, or when `over` says so. */
  async fly(seat: Seat, move: { from: number; to: number }, ms: number, over: () => boolean = () => false): Promise<void> {
    if (ms <= 0) return;
    const id = (this.last += 1);
    this.list = [...this.list, { id, seat, from: move.from, to: move.to, progress: 0 }];
    await run(
      ms,
      (progress) => {
        const mine = this.list.find((one) => one.id === id);
        if (mine) mine.progress = progress;
      },
      over,
    );
    this.list = this.list.filter((one) => one.id !== id);
  }
}
