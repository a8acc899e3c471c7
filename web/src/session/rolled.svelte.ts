// Chosen decisions that are rolled out in one go: what it would take, how far it has come.

import type { ChosenRollouts, RolledMatch, RolloutEstimate, RolloutQueue, RolloutWish } from "../wire";
import { send, troubleOf } from "./api";

const POLL_MS = 1000;
const ROLLOUTS = "/decisions/rollouts";

const body = (settings: RolloutWish): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ settings } satisfies ChosenRollouts),
});

export class RollingOut {
  queue = $state.raw<RolloutQueue | null>(null);
  guess = $state.raw<RolloutEstimate | null>(null);
  trouble = $state<string | null>(null);
  busy = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private gone = false;
  /** Answers to earlier questions are thrown away. */
  private asked = 0;

  /** `changed` is told when another decision is finished. */
  constructor(private readonly changed: () => void) {}

  underWay = $derived((this.queue?.total ?? 0) > 0);

  async look(): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.take(await send<RolloutQueue>(ROLLOUTS));
    } catch (error) {
      this.trouble = troubleOf(error);
    }
    // A server that is away for a moment comes back.
    if (this.underWay && !this.gone) this.timer = setTimeout(() => void this.look(), POLL_MS);
  }

  private take(queue: RolloutQueue): void {
    const before = this.queue;
    this.queue = queue;
    if (before && (before.total !== queue.total || before.done !== queue.done || before.failed !== queue.failed)) this.changed();
  }

  async estimate(params: URLSearchParams, settings: RolloutWish): Promise<void> {
    const mine = ++this.asked;
    try {
      const guess = await send<RolloutEstimate>(`${ROLLOUTS}/estimate?${params}`, body(settings));
      if (mine !== this.asked) return;
      this.guess = guess;
      this.trouble = null;
    } catch (error) {
      if (mine === this.asked) this.trouble = troubleOf(error);
    }
  }

  /** Begins; whether it could. */
  async begin(params: URLSearchParams, settings: RolloutWish): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      this.take(await send<RolloutQueue>(`${ROLLOUTS}?${params}`, body(settings)));
      this.trouble = null;
      void this.look();
      return true;
    } catch (error) {
      this.trouble = troubleOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  async stop(): Promise<void> {
    try {
      await send(ROLLOUTS, { method: "DELETE" });
      await this.look();
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  leave(): void {
    this.gone = true;
    clearTimeout(this.timer);
  }
}

export const rolledOf = (match: string): Promise<RolledMatch> => send<RolledMatch>(`${ROLLOUTS}/${encodeURIComponent(match)}`);
