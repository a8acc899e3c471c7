// A position being set up: what is on the board at once, and what the server says of it a moment later.

import type { EvaluationView, PlaceView, PositionDraft, PositionRequest } from "../wire";
import { api, troubleOf } from "./api";
import { listed } from "./positionList.svelte";

export class PositionEditor {
  /** What the server last said. */
  place = $state.raw<PlaceView | null>(null);
  /** What is on the board. */
  draft = $state.raw<PositionDraft | null>(null);
  /** A text that names no position, in words. */
  trouble = $state<string | null>(null);
  /** The server has not yet answered for what is on the board. */
  checking = $state(false);
  worth = $state.raw<EvaluationView | null>(null);
  judging = $state(false);
  /** Why there is no evaluation. */
  refusal = $state<string | null>(null);
  private past = $state.raw<PositionDraft[]>([]);
  private asked = 0;

  /** `named` is told every identifier the position comes to have. */
  constructor(private readonly named: (id: string, edited: boolean) => void) {}

  id = $derived(this.checking ? null : (this.place?.id ?? null));
  faults = $derived(this.checking ? [] : (this.place?.faults ?? []).map((text, at) => ({ text, told: this.place?.told[at] ?? null })));
  canUndo = $derived(this.past.length > 0);

  private async ask(request: PositionRequest, edited: boolean): Promise<boolean> {
    this.asked += 1;
    const mine = this.asked;
    this.checking = true;
    try {
      const place = await api.position(request);
      if (mine !== this.asked) return false;
      if (!edited && this.draft) this.past = [...this.past, this.draft];
      this.place = place;
      this.draft = place.draft;
      this.trouble = null;
      this.checking = false;
      if (!edited) listed(place.list, place.id);
      if (place.id !== null) this.named(place.id, edited);
      return true;
    } catch (error) {
      if (mine !== this.asked) return false;
      this.trouble = troubleOf(error);
      this.checking = false;
      return false;
    }
  }

  private forget(): void {
    this.worth = null;
    this.refusal = null;
  }

  open(text: string): Promise<boolean> {
    this.forget();
    return this.ask({ type: "text", text }, false);
  }

  start(variant: string): Promise<boolean> {
    this.forget();
    return this.ask({ type: "start", variant }, false);
  }

  change(change: Partial<PositionDraft>): void {
    if (!this.draft) return;
    this.past = [...this.past.slice(-99), this.draft];
    this.show({ ...this.draft, ...change });
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    this.show(last);
  }

  private show(draft: PositionDraft): void {
    this.draft = draft;
    this.forget();
    void this.ask({ type: "draft", draft }, true);
  }

  async judge(plies: number): Promise<void> {
    const { id } = this;
    if (id === null || this.judging) return;
    this.judging = true;
    this.refusal = null;
    try {
      const worth = await api.evaluate({ position: id, plies });
      if (this.id === id) this.worth = worth;
    } catch (error) {
      if (this.id === id) this.refusal = troubleOf(error);
    } finally {
      this.judging = false;
    }
  }
}
