// Help against the computer: hints in three steps, and a question before a costly decision is sent.

import { lossText } from "../i18n";
import type { Told } from "../i18n/told";
import type { HintStep, Intent, MatchView, Seat } from "../wire";
import { api, troubleOf } from "./api";
import { settings } from "./settings.svelte";

/** What the coach needs of a match. */
export interface Coached {
  readonly view: MatchView | null;
  readonly acting: Seat | null;
  /** Sends what was looked at already. */
  send: (intent: Intent, sure: boolean) => boolean;
  /** Shows which checker is meant. */
  point: (from: number) => void;
}

const STEPS: readonly HintStep[] = ["idea", "part", "whole"];

/** What is worth a look: the rest is no decision, or cannot be taken back anyway. */
const LOOKED_AT: ReadonlySet<Intent["type"]> = new Set(["play", "roll", "double", "take", "drop", "beaver"]);

export class Coach {
  /** A hint, and whether there is more of it. */
  hint = $state.raw<{ seq: number; step: number; said: Told; more: boolean } | null>(null);
  /** A decision that costs something, before it is sent. */
  question = $state.raw<{ seq: number; intent: Intent; said: Told; loss: string } | null>(null);
  busy = $state(false);
  trouble = $state<string | null>(null);
  /** The decision about which was asked already. */
  private asked = -1;

  constructor(private readonly match: Coached) {}

  /** There is help in this match. */
  may = $derived.by(() => {
    const { view } = this.match;
    return view !== null && view.table === null && view.you !== null && (view.players.a.kind === "bot" || view.players.b.kind === "bot");
  });

  /** Something of it is to be seen. */
  shown = $derived.by(() => {
    const seq = this.match.view?.seq;
    return this.trouble !== null || this.hint?.seq === seq || this.question?.seq === seq;
  });

  /** The next step of the hint for the present decision. */
  async next(): Promise<void> {
    const { view } = this.match;
    if (!view || !this.may || this.match.acting === null || this.busy) return;
    const step = this.hint?.seq === view.seq ? Math.min(this.hint.step + 1, STEPS.length - 1) : 0;
    this.busy = true;
    this.trouble = null;
    try {
      const hint = await api.hint(view.id, { seq: view.seq, step: STEPS[step] ?? "idea" });
      this.hint = { seq: view.seq, step, said: hint, more: step + 1 < STEPS.length };
      if (hint.from !== null && this.match.view?.seq === view.seq) this.match.point(hint.from);
    } catch (error) {
      this.trouble = troubleOf(error);
    } finally {
      this.busy = false;
    }
  }

  /** Whether an intent waits here; then it is sent from here, at once or when the player wants it so. */
  holds(intent: Intent): boolean {
    const { view } = this.match;
    if (!view || !this.may || settings.tutor === 0 || !LOOKED_AT.has(intent.type) || this.asked === view.seq) return false;
    if (intent.type === "roll" && (view.phase.type !== "toRoll" || !view.cube.canDouble)) return false;
    if (!this.busy) void this.look(view, intent);
    return true;
  }

  private async look(view: MatchView, intent: Intent): Promise<void> {
    this.busy = true;
    let costly = false;
    try {
      const found = await api.check(view.id, { seq: view.seq, intent });
      costly = found.loss > settings.tutor;
      this.asked = view.seq;
      if (costly) this.question = { seq: view.seq, intent, said: found, loss: lossText(found.loss) };
    } catch {
      // Without an answer nobody is kept from playing.
      this.asked = view.seq;
    } finally {
      this.busy = false;
    }
    if (!costly && this.match.view?.seq === view.seq) this.match.send(intent, true);
  }

  /** The player wants it so. */
  goOn(): void {
    const { question } = this;
    this.question = null;
    if (question && this.match.view?.seq === question.seq) this.match.send(question.intent, true);
  }

  putAway(): void {
    this.question = this.hint = this.trouble = null;
  }
}
