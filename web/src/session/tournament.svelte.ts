// A tournament as the server tells it: the whole of it after every change.

import type { TournamentChoice, TournamentIntent, TournamentMatch, TournamentMessage, TournamentView } from "../wire";
import { ApiError, api, troubleOf } from "./api";
import { socketUrl } from "./socket";
import { tournaments } from "./tournaments";
import { checkVersion } from "./version.svelte";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

export class TournamentRoom {
  view = $state.raw<TournamentView | null>(null);
  failure = $state.raw<ApiError | null>(null);
  link = $state<"connecting" | "open" | "lost">("connecting");
  sending = $state(false);
  trouble = $state<string | null>(null);

  private wire: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(readonly id: string) {}

  async start(): Promise<void> {
    try {
      await api.me();
      this.take(await tournaments.show(this.id));
      if (!this.ended) this.open();
    } catch (error) {
      this.failure = error instanceof ApiError ? error : new ApiError(String(error), 0, "unknown", null);
    }
  }

  stop(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.wire?.close();
  }

  private open(): void {
    const wire = new WebSocket(socketUrl(`/tournaments/${encodeURIComponent(this.id)}/ws`, {}));
    this.wire = wire;
    wire.onmessage = (event) => {
      this.link = "open";
      this.wait = FIRST_WAIT;
      if (typeof event.data === "string") this.take(JSON.parse(event.data) as TournamentMessage as TournamentView & { type: string });
    };
    wire.onclose = () => {
      if (this.ended) return;
      if (this.link === "open") void checkVersion();
      this.link = "lost";
      this.timer = setTimeout(() => this.open(), this.wait * (0.8 + Math.random() * 0.4));
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
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
