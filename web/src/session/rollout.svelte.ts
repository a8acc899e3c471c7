// A rollout being followed: asked for, looked at every so often, stopped, gone on with.

import type { RolloutView, RolloutWish } from "../wire";
import { ApiError, api, troubleOf } from "./api";

const POLL_MS = 700;

/** Games of a candidate, and plays of a roll: at most. */
export const MOST_GAMES = 46_656;
export const MOST_PLAYS = 10;

/** Settings to begin with. */
export const PRESETS: Record<"quick" | "full" | "strong", RolloutWish> = (() => {
  const full: RolloutWish = {
    trials: 1296,
    horizon: null,
    plies: 0,
    cubePlies: 0,
    cubeful: true,
    varianceReduction: true,
    seed: 1,
    jsd: null,
    error: null,
    best: 4,
    plays: [],
  };
  return { quick: { ...full, trials: 360, horizon: 7 }, full, strong: { ...full, plies: 1, horizon: 11, jsd: 3 } };
})();

export const underWay = (view: RolloutView): boolean => view.status === "waiting" || view.status === "running";

export class RolloutWatch {
  view = $state.raw<RolloutView | null>(null);
  /** Why it was not begun or is not to be seen. */
  trouble = $state<string | null>(null);
  starting = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private followed: string | null = null;

  /** `named` is told the rollout that is followed. */
  constructor(private readonly named: (id: string) => void) {}

  busy = $derived(this.starting || (this.view !== null && underWay(this.view)));

  async start(position: string, settings: RolloutWish): Promise<void> {
    if (this.starting) return;
    this.starting = true;
    this.trouble = null;
    try {
      const { id } = await api.rollOut({ position, settings });
      this.named(id);
      await this.follow(id);
    } catch (error) {
      this.trouble = troubleOf(error);
    } finally {
      this.starting = false;
    }
  }

  async follow(id: string): Promise<void> {
    this.followed = id;
    clearTimeout(this.timer);
    try {
      const view = await api.rollout(id);
      if (this.followed !== id) return;
      this.view = view;
      this.trouble = null;
      if (underWay(view)) this.timer = setTimeout(() => void this.follow(id), POLL_MS);
    } catch (error) {
      if (this.followed !== id) return;
      const known = error instanceof ApiError ? error : null;
      this.trouble = known?.message ?? String(error);
      // A server that is away for a moment comes back; a rollout that is not there does not.
      if (known?.status === 0) this.timer = setTimeout(() => void this.follow(id), 3 * POLL_MS);
    }
  }

  async stop(): Promise<void> {
    const { view } = this;
    if (!view) return;
    try {
      await api.stopRollout(view.id);
      await this.follow(view.id);
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  /** More games of the same. */
  async goOn(trials: number): Promise<void> {
    const { view } = this;
    if (view) await this.start(view.position, { ...view.settings, trials });
  }

  leave(): void {
    this.followed = null;
    clearTimeout(this.timer);
    this.view = null;
    this.trouble = null;
  }
}
