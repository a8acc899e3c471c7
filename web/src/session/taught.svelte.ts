// A lesson under way: the step, what was done in it, and what the server said to that. How far somebody has come is kept in
// this browser.

import * as input from "../board/input";
import { pathTo } from "../board/walk";
import type { Say } from "../i18n/courses";
import { t } from "../i18n/lessons";
import type { CubeAnswer, LessonAnswer, LessonStep, LessonView, Seat } from "../wire";
import { api, troubleOf } from "./api";
import { keep, settings } from "./settings.svelte";
import { Tryout } from "./tryout.svelte";

const KEY = "pasch.lessons";

/** Steps that are done, and the one that was shown last. */
interface Kept {
  done: number[];
  at: number;
}

type Stored = Record<string, Partial<Kept> | undefined>;

function read(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Stored;
  } catch {
    return {};
  }
}

/** The mistakes that the tutor asks about in a first game lose this much, in points, or more. */
const BLUNDER = 0.12;

export class Taught extends Tryout {
  index = $state(0);
  verdict = $state<"trying" | "missed" | "done">("trying");
  /** The word of the sentence about a foreseen mistake. */
  private mistake = $state<string | null>(null);
  /** The hint was asked for. */
  hinted = $state(false);
  /** The right points are marked. */
  shown = $state.raw<number[]>([]);
  tapped = $state.raw<number[]>([]);
  typed = $state("");
  done = $state.raw<number[]>([]);
  /** An answer is on its way. */
  busy = $state(false);
  private asked = 0;

  constructor(
    readonly lesson: LessonView,
    private readonly sentences: Say,
  ) {
    super();
    const kept = read()[lesson.id];
    this.done = (kept?.done ?? []).filter((step) => step in lesson.steps);
    this.open(kept?.at !== undefined && kept.at in lesson.steps ? kept.at : 0);
  }

  get step(): LessonStep {
    const step = this.lesson.steps[this.index];
    if (!step) throw new RangeError("a lesson has steps");
    return step;
  }

  get seat(): Seat {
    return "a";
  }

  get closed(): boolean {
    return this.verdict === "done" || this.busy;
  }

  get last(): boolean {
    return this.index === this.lesson.steps.length - 1;
  }

  override get ready(): boolean {
    return this.verdict === "trying" && super.ready;
  }

  /** A sentence of the step, by the word at the end of its id; null where it says nothing. */
  say(word: string): string | null {
    return this.sentences(`step-${this.step.text}-${word}`);
  }

  /** What is said to the last answer. */
  get said(): string {
    if (this.verdict === "done") return this.say("yes") ?? "";
    return this.say(this.mistake ?? "no") ?? this.say("no") ?? "";
  }

  open(index: number): void {
    this.asked += 1;
    this.index = index;
    this.begin();
    this.verdict = "trying";
    this.hinted = false;
    this.trouble = null;
    this.busy = false;
    this.polite = `${t.taught.at({ n: index + 1, of: this.lesson.steps.length })}. ${this.say("title") ?? ""}. ${this.say("task") ?? ""}`;
    this.store();
  }

  private begin(): void {
    const { task } = this.step;
    this.trial = task.type === "play" ? input.begin(task.plays, "a", task.dice) : null;
    this.shown = [];
    this.tapped = [];
    this.typed = "";
  }

  private store(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...read(), [this.lesson.id]: { done: this.done, at: this.index } }));
    } catch {
      // A browser that stores nothing knows it until the page is closed.
    }
  }

  override update(next: input.Trial, carried = false): void {
    if (!this.closed) this.verdict = "trying";
    super.update(next, carried);
  }

  confirm(): void {
    if (!this.trial || !this.ready) return;
    const { play } = input.here(this.trial);
    if (play !== null) void this.answer({ type: "play", play });
  }

  tap(point: number): void {
    const { task } = this.step;
    if (task.type !== "tap" || this.closed || point < 1 || point > 24) return;
    const before = this.verdict === "missed" ? [] : this.tapped;
    this.tapped = before.includes(point) ? before.filter((one) => one !== point) : [...before, point];
    this.verdict = "trying";
    if (this.tapped.length >= task.taps) void this.answer({ type: "tap", points: this.tapped });
  }

  choose(choice: CubeAnswer): void {
    if (!this.closed) void this.answer({ type: "choice", choice });
  }

  number(): void {
    if (!this.closed && /^\d{1,4}$/.test(this.typed.trim())) void this.answer({ type: "number", number: Number(this.typed) });
  }

  private async answer(answer: LessonAnswer): Promise<void> {
    const mine = (this.asked += 1);
    const { index } = this;
    this.busy = true;
    this.trouble = null;
    try {
      const verdict = await api.checkStep(this.lesson.id, { step: index, answer });
      if (mine !== this.asked) return;
      this.verdict = verdict.right ? "done" : "missed";
      this.mistake = verdict.text;
      if (verdict.right) this.done = [...new Set([...this.done, index])];
      this.store();
      this.polite = `${verdict.right ? t.taught.right : t.taught.notYet} ${this.said}`;
    } catch (error) {
      if (mine === this.asked) this.trouble = troubleOf(error);
    } finally {
      if (mine === this.asked) this.busy = false;
    }
  }

  override again(): void {
    if (this.closed) return;
    if (this.trial) super.again();
    else this.begin();
    this.verdict = "trying";
  }

  hint(): void {
    this.hinted = true;
    this.polite = this.say("hint") ?? "";
  }

  /** Shows the answer on the board, for the learner to send. */
  show(): void {
    if (this.closed) return;
    this.again();
    this.hint();
    const { solution } = this.step;
    if (solution.type === "tap") this.shown = solution.points;
    else if (solution.type === "number") this.typed = String(solution.number);
    else if (solution.type === "play" && this.trial) {
      const path = pathTo(this.trial.graph, solution.play);
      if (path) this.update({ ...this.trial, walked: path });
    }
  }

  /** Makes the game of the last step, with the tutor's help; its identifier, or null if that failed. */
  async play(): Promise<string | null> {
    const { task } = this.step;
    if (task.type !== "free" || this.busy) return null;
    this.busy = true;
    this.trouble = null;
    try {
      if (settings.tutor === 0) keep({ tutor: BLUNDER });
      const opponent = { type: "bot", level: task.level } as const;
      const variant = this.lesson.variant.id;
      const terms = { cube: true, jacoby: false, beavers: false, seat: "a" } as const;
      const { id } = await api.newMatch({ variant, length: task.length, opponent, ...terms });
      this.done = [...new Set([...this.done, this.index])];
      this.store();
      return id;
    } catch (error) {
      this.trouble = troubleOf(error);
      return null;
    } finally {
      this.busy = false;
    }
  }
}
