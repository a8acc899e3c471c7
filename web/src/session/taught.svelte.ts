// A lesson under way: the step, what was done in it, and what the server said to that.

import { CHECKER_MS, duration } from "../board/animate";
import { BAR } from "../board/geometry";
import * as input from "../board/input";
import { copy } from "../board/position";
import { carry, put, take, type Table } from "../board/setup";
import type { BoardIntent } from "../board/state";
import { pathTo } from "../board/walk";
import type { Say } from "../i18n/courses";
import { t } from "../i18n/lessons";
import type { LessonAnswer, LessonChoice, LessonReply, LessonStep, LessonView, PositionView, Seat } from "../wire";
import { api, troubleOf } from "./api";
import {
  dayOf,
  isDue,
  keepLesson,
  keptOf,
  readProgress,
  repeating,
  shareProgress,
  starsOf,
  withRound,
  withStep,
  type Kept,
} from "./progress";
import { keep, settings, speed } from "./settings.svelte";
import { play as sound } from "./sound";
import { Tryout } from "./tryout.svelte";

/** The mistakes that the tutor asks about in a first game lose this much, in points, or more. */
const BLUNDER = 0.12;

/** Whether every step of a lesson can be told: a page that is older than its server may lack the sentences. */
export const isTold = (lesson: LessonView, say: Say): boolean =>
  lesson.steps.every(({ text }) => ["title", "task", "yes"].every((word) => say(`step-${text}-${word}`) !== null));

/** How long the opponent's roll lies before its checkers move. */
const ROLL_MS = 700;

export class Taught extends Tryout {
  index = $state(0);
  verdict = $state<"trying" | "missed" | "done">("trying");
  /** The word of the sentence about a foreseen mistake. */
  private mistake = $state<string | null>(null);
  /** The roll that punishes a mistake, while it lies on the board, and whether it has been played. */
  reply = $state.raw<LessonReply | null>(null);
  replied = $state(false);
  /** The hint was asked for. */
  hinted = $state(false);
  /** The right points are marked. */
  shown = $state.raw<number[]>([]);
  tapped = $state.raw<number[]>([]);
  typed = $state("");
  /** Plays in the order that was given to them so far, and the one that is drawn. */
  ranked = $state.raw<string[]>([]);
  looked = $state<string | null>(null);
  /** The checkers that were put on the board. */
  placed = $state.raw<PositionView | null>(null);
  kept = $state.raw<Kept>(keptOf({}, ""));
  /** An answer is on its way. */
  busy = $state(false);
  private asked = 0;

  constructor(
    readonly lesson: LessonView,
    private readonly sentences: Say,
  ) {
    super();
    const kept = keptOf(readProgress(), lesson.id);
    this.kept = isDue(kept, dayOf(new Date())) ? repeating(kept) : kept;
    if (this.kept.again?.length === 0) this.kept = { ...this.kept, at: null };
    const at = lesson.steps.findIndex((step) => step.text === this.kept.at);
    this.open(Math.max(0, at));
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
    return this.verdict === "done" || this.busy || this.reply !== null;
  }

  isDone(index: number): boolean {
    return (this.kept.again ?? this.kept.done).includes(this.lesson.steps[index]?.text ?? "");
  }

  /** How many steps are done. */
  get count(): number {
    return this.lesson.steps.filter((_, index) => this.isDone(index)).length;
  }

  get stars(): number {
    return starsOf({ id: this.lesson.id, steps: this.lesson.steps.map((step) => step.text) }, { [this.lesson.id]: this.kept });
  }

  private get table(): Table {
    const { geometry, contact, checkers } = this.lesson.variant;
    return { geometry, contact, checkers, pool: false };
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
    this.kept = { ...this.kept, at: this.step.text };
    this.polite = `${t.taught.at({ n: index + 1, of: this.lesson.steps.length })}. ${this.say("title") ?? ""}. ${this.say("task") ?? ""}`;
    this.store();
  }

  private begin(): void {
    const { task } = this.step;
    this.trial = task.type === "play" ? input.begin(task.plays, "a", task.dice) : null;
    this.shown = [];
    this.tapped = [];
    this.typed = "";
    this.ranked = [];
    this.looked = null;
    this.reply = null;
    this.replied = false;
    this.placed = task.type === "setup" ? copy(this.step.position) : null;
  }

  private store(): void {
    keepLesson(this.lesson.id, this.kept);
  }

  /** A step is done: kept here, and with the account. What does not arrive now goes with the next one. */
  private finish(index: number): void {
    const step = this.lesson.steps[index];
    if (!step) return;
    const steps = this.lesson.steps.map((one) => one.text);
    this.kept = withRound(withStep(this.kept, step.text), steps, step.text, dayOf(new Date()));
    this.store();
    void shareProgress().catch(() => undefined);
  }

  private help(): void {
    const { text } = this.step;
    if (this.kept.done.includes(text) || this.kept.helped.includes(text)) return;
    this.kept = { ...this.kept, helped: [...this.kept.helped, text] };
    this.store();
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
    if (task.type !== "tap" || this.closed || point < 1 || point > BAR) return;
    const before = this.verdict === "missed" ? [] : this.tapped;
    this.tapped = before.includes(point) ? before.filter((one) => one !== point) : [...before, point];
    this.verdict = "trying";
    if (this.tapped.length >= task.taps) void this.answer({ type: "tap", points: this.tapped });
  }

  /** A checker put on the board or taken off it; the opponent's stay where they are. */
  place(intent: BoardIntent): void {
    if (!this.placed || this.closed || intent.type === "hover") return;
    const theirs = (point: number): boolean => (this.placed?.b.points[24 - point] ?? 0) > 0;
    const free = (point: number): boolean => point >= 1 && point < BAR && !theirs(point);
    let next = this.placed;
    if (intent.type === "drop") {
      if (intent.to === null || free(intent.to)) next = carry(next, this.table, "a", intent.from, intent.to);
    } else if ("point" in intent && free(intent.point)) {
      const less = intent.type === "hold" || (intent.type === "tap" && intent.button === "right");
      const more = intent.type === "activate" || intent.type === "tap";
      if (less && (next.a.points[intent.point - 1] ?? 0) > 0) next = take(next, this.table, "a", intent.point);
      else if (more && next.a.off > 0) next = put(next, this.table, "a", intent.point);
    }
    if (next === this.placed) return;
    sound("move");
    this.placed = next;
    this.verdict = "trying";
  }

  /** One checker less on a point. */
  lift(point: number): void {
    this.place({ type: "hold", point });
  }

  /** Gives the next rank to a play, or takes its rank away. */
  rank(play: string): void {
    if (this.closed) return;
    this.looked = play;
    const before = this.verdict === "missed" ? [] : this.ranked;
    this.ranked = before.includes(play) ? before.filter((one) => one !== play) : [...before, play];
    this.verdict = "trying";
  }

  /** All that was asked is there to be checked. */
  get whole(): boolean {
    const { task } = this.step;
    if (this.closed || this.verdict === "missed") return false;
    if (task.type === "order") return this.ranked.length === task.plays.length;
    if (task.type === "setup") return this.placed !== null;
    return this.typed.trim() !== "";
  }

  /** Sends what was typed, ranked or put on the board. */
  send(): void {
    if (!this.whole) return;
    const { type } = this.step.task;
    if (type === "order") void this.answer({ type, plays: this.ranked });
    else if (type === "setup" && this.placed) void this.answer({ type, points: this.placed.a.points });
    else if (type === "write") void this.answer({ type, play: this.typed.trim() });
    else if (type === "number") this.number();
  }

  choose(choice: LessonChoice): void {
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
      if (verdict.right) this.finish(index);
      this.polite = `${verdict.right ? t.taught.right : t.taught.notYet} ${this.said}`;
      if (verdict.reply) void this.punish(verdict.reply);
    } catch (error) {
      if (mine === this.asked) this.trouble = troubleOf(error);
    } finally {
      if (mine === this.asked) this.busy = false;
    }
  }

  /** Shows on the board what a mistake costs: the opponent's roll, and its play. It stays until it is taken back. */
  private async punish(reply: LessonReply): Promise<void> {
    this.reply = reply;
    this.replied = false;
    this.polite = `${this.polite} ${this.punished}`;
    const rest = duration(ROLL_MS, speed());
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    if (this.reply !== reply) return;
    this.replied = true;
    sound(reply.moves.some((move) => move.hit) ? "hit" : "move");
    for (const move of reply.moves) void this.air.fly("b", move, duration(CHECKER_MS, speed()));
  }

  /** The opponent's answer to a mistake, in words. */
  get punished(): string {
    return this.reply ? t.taught.punished({ roll: this.reply.dice.join("-"), play: this.reply.play }) : "";
  }

  override again(): void {
    if (this.verdict === "done" || this.busy) return;
    this.reply = null;
    if (this.trial) super.again();
    else this.begin();
    this.verdict = "trying";
  }

  hint(): void {
    this.help();
    this.hinted = true;
    this.polite = this.say("hint") ?? "";
  }

  /** Shows the answer on the board, for the learner to send. */
  show(): void {
    if (this.verdict === "done" || this.busy) return;
    this.again();
    this.hint();
    const { solution } = this.step;
    if (solution.type === "tap") this.shown = solution.points;
    else if (solution.type === "number") this.typed = String(solution.number);
    else if (solution.type === "write") this.typed = solution.play;
    else if (solution.type === "order") this.ranked = solution.plays;
    else if (solution.type === "setup" && this.placed) {
      const off = this.lesson.variant.checkers - this.placed.a.bar - solution.points.reduce((sum, n) => sum + n, 0);
      this.placed = { ...this.placed, a: { ...this.placed.a, points: [...solution.points], off } };
    } else if (solution.type === "play" && this.trial) {
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
      const { length, cube, position } = task;
      const { id } = await api.newMatch({ variant, length, cube, position, opponent, jacoby: false, beavers: false, seat: "a" });
      this.finish(this.index);
      return id;
    } catch (error) {
      this.trouble = troubleOf(error);
      return null;
    } finally {
      this.busy = false;
    }
  }
}
