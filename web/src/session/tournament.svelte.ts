// A tournament as the server tells it: the whole of it after every change.

import type { TournamentChoice, TournamentIntent, TournamentMatch, TournamentMessage, TournamentView } from "../wire";
import { ApiError, api, troubleOf } from "./api";
import { Feed } from "./feed.svelte";
import { tournaments } from "./tournaments";

export class TournamentRoom {
  view = $state.raw<TournamentView | null>(null);
  failure = $state.raw<ApiError | null>(null);
  sending = $state(false);
  trouble = $state<string | null>(null);

  private readonly feed: Feed;

  constructor(readonly id: string) {
    this.feed = new Feed(`/tournaments/${encodeURIComponent(id)}/ws`, (text) =>
      this.take(JSON.parse(text) as TournamentMessage as TournamentView & { type: string }),
    );
  }

  get link(): Feed["link"] {
    return this.feed.link;
  }

  async start(): Promise<void> {
    try {
      await api.me();
      this.take(await tournaments.show(this.id));
      this.feed.start();
    } catch (error) {
      this.failure = error instanceof ApiError ? error : new ApiError(String(error), 0, "unknown", null);
    }
  }

  stop(): void {
    this.feed.stop();
  }

  private take(next: TournamentView): void {
    // An answer to a request may come after the news that followed it.
    if (this.view && next.seq < this.view.seq) return;
    this.view = next;
  }

  may(choice: TournamentChoice): boolean {
    return this.view?.choices.includes(choice) ?? false;
  }

  name(entrant: number | null): string {
    return entrant === null ? "" : (this.view?.entrants.find((one) => one.id === entrant)?.name ?? "");
  }

  /** The viewer's matches that are being played. */
  get own(): TournamentMatch[] {
    const you = this.view?.you ?? null;
    return you === null ? [] : (this.view?.matches.filter((one) => one.running && one.players.includes(you)) ?? []);
  }

  async act(intent: TournamentIntent): Promise<boolean> {
    const { view } = this;
    if (!view || this.sending) return false;
    this.sending = true;
    this.trouble = null;
    try {
      this.take(await tournaments.act(this.id, view.seq, intent));
      return true;
    } catch (error) {
      this.trouble = troubleOf(error);
      return false;
    } finally {
      this.sending = false;
    }
  }
}
