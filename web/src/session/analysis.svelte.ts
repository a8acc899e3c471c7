// One analysis being read: its report as far as it has come, and the place in it.

import { t } from "../i18n";
import type { AnalysisView, GameReport, Mark, Seat, SeatNames, TurnReport } from "../wire";
import { ApiError, api } from "./api";

const POLL_MS = 700;

export const isMistake = (mark: Mark | null): boolean => mark === "doubtful" || mark === "error" || mark === "blunder";

/** The decisions worth stepping through: all but the rolls where doubling was never a question. */
export function decisions(game: GameReport | null): TurnReport[] {
  return (game?.turns ?? []).filter((turn) => turn.kind !== "noDouble" || turn.cubeDecision?.shown || isMistake(turn.mark));
}

/** The seat of the player with this name, where only one has it. */
export function ownSeat(players: SeatNames | null, name: string | null): Seat | null {
  if (!players || name === null || players.a === players.b) return null;
  return players.a === name ? "a" : players.b === name ? "b" : null;
}

export class Review {
  view = $state.raw<AnalysisView | null>(null);
  failure = $state<ApiError | null>(null);
  /** Set while the connection to a running analysis is away. */
  away = $state(false);
  game = $state(0);
  turn = $state(0);
  /** The reader's own name. */
  private me = $state<string | null>(null);
  /** The candidate looked at, besides the best and the played one. */
  candidate = $state<number | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(readonly id: string) {}

  games = $derived(this.view?.report?.games ?? []);
  report = $derived(this.games[this.game] ?? null);
  turns = $derived(decisions(this.report));
  now = $derived(this.turns[Math.min(this.turn, Math.max(0, this.turns.length - 1))] ?? null);

  /** The seat that the reader played, by name; null in matches of others. */
  you = $derived(ownSeat(this.view?.report?.players ?? null, this.me));
  /** The players' names as the reader reads them. */
  names = $derived.by<SeatNames>(() => {
    const names = { ...(this.view?.report?.players ?? { a: "", b: "" }) };
    if (this.you) names[this.you] = t.play.you;
    return names;
  });

  async load(): Promise<void> {
    try {
      if (this.view === null) this.me = (await api.me()).name;
      const view = await api.analysis(this.id);
      if (this.ended) return;
      this.away = false;
      this.view = view;
      if (view.status === "running") this.later();
    } catch (error) {
      const known = error instanceof ApiError ? error : new ApiError(String(error), 0, "unknown", null);
      if (this.view && known.status === 0) {
        this.away = true;
        this.later();
      } else this.failure = known;
    }
  }

  private later(): void {
    clearTimeout(this.timer);
    if (!this.ended) this.timer = setTimeout(() => void this.load(), POLL_MS);
  }

  stop(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  async cancel(): Promise<void> {
    try {
      await api.dropAnalysis(this.id);
    } catch {
      // The next look at the analysis tells what became of it.
    }
    if (this.view) this.view = { ...this.view, status: "cancelled" };
    clearTimeout(this.timer);
  }

  open(game: number, turn = 0): void {
    this.game = game;
    this.turn = turn;
    this.candidate = null;
  }

  /** One play on or back, across the games. */
  step(by: 1 | -1): void {
    const next = this.turn + by;
    if (next >= 0 && next < this.turns.length) this.open(this.game, next);
    else if (next < 0 && this.game > 0) this.open(this.game - 1, Math.max(0, decisions(this.games[this.game - 1] ?? null).length - 1));
    else if (next >= this.turns.length && this.game + 1 < this.games.length) this.open(this.game + 1, 0);
  }

  edge(end: "first" | "last"): void {
    this.open(this.game, end === "first" ? 0 : Math.max(0, this.turns.length - 1));
  }

  /** The next marked decision after the current one, in this game or a later one. */
  nextMistake(): { game: number; turn: number } | null {
    for (let game = this.game; game < this.games.length; game += 1) {
      const all = decisions(this.games[game] ?? null);
      const from = game === this.game ? this.turn + 1 : 0;
      const turn = all.findIndex((one, i) => i >= from && isMistake(one.mark));
      if (turn >= 0) return { game, turn };
    }
    return null;
  }

  goToMistake(): void {
    const next = this.nextMistake();
    if (next) this.open(next.game, next.turn);
  }

  look(by: 1 | -1): void {
    const count = this.now?.candidates.length ?? 0;
    if (count === 0) return;
    const at = this.candidate ?? (by === 1 ? -1 : 0);
    this.candidate = Math.min(count - 1, Math.max(0, at + by));
  }
}
