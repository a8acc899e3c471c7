// A lesson under way: the exercise, the server's graph of its roll, and the play being tried.

import * as input from "../board/input";
import { pathTo } from "../board/walk";
import { isMet } from "../games/goal";
import { optionsOf, textOf, type Exercise } from "../games/page";
import { t } from "../i18n/games";
import type { RefusedStep, Seat, VariantInfo } from "../wire";
import { api, troubleOf } from "./api";
import { Tryout } from "./tryout.svelte";

export type Verdict = "trying" | "missed" | "done";

export class Lesson extends Tryout {
  index = $state(0);
  verdict = $state<Verdict>("trying");
  /** The solution was asked for. */
  shown = $state(false);
  /** Exercises done so far. */
  done = $state<number[]>([]);
  private asked = 0;

  constructor(
    readonly variant: VariantInfo,
    readonly exercises: Exercise[],
    start: number,
  ) {
    super();
    this.index = Math.min(exercises.length - 1, Math.max(0, start));
  }

  get exercise(): Exercise {
    const exercise = this.exercises[this.index];
    if (!exercise) throw new RangeError("a lesson has exercises");
    return exercise;
  }

  get last(): boolean {
    return this.index === this.exercises.length - 1;
  }

  async open(index: number): Promise<void> {
    const mine = (this.asked += 1);
    this.index = index;
    this.trial = null;
    this.verdict = "trying";
    this.shown = false;
    this.trouble = null;
    const { exercise } = this;
    const dice = exercise.dice ?? [];
    try {
      const graph = await api.plays({
        variant: this.variant.id,
        options: optionsOf(exercise),
        position: textOf(exercise),
        player: "a",
        dice,
        turnsBefore: exercise.turnsBefore ?? 0,
        doublesBefore: exercise.doublesBefore ?? 0,
      });
      if (mine !== this.asked) return;
      this.trial = input.begin(graph, "a", dice);
      this.polite = `${exercise.title}. ${exercise.task}`;
    } catch (error) {
      if (mine === this.asked) this.trouble = troubleOf(error);
    }
  }

  get seat(): Seat {
    return "a";
  }

  get closed(): boolean {
    return this.verdict === "done";
  }

  override get ready(): boolean {
    return this.verdict === "trying" && super.ready;
  }

  override update(next: input.Trial, carried = false): void {
    if (!this.closed) this.verdict = "trying";
    super.update(next, carried);
  }

  confirm(): void {
    if (!this.trial || !this.ready) return;
    const met = isMet(this.exercise.goal, this.variant.geometry, input.here(this.trial).position);
    this.verdict = met ? "done" : "missed";
    if (met) this.done = [...new Set([...this.done, this.index])];
    this.polite = met ? `${t.lesson.done} ${this.exercise.yes}` : `${t.lesson.missed} ${this.exercise.no ?? ""}`;
  }

  override again(): void {
    if (!this.trial || this.closed) return;
    super.again();
    this.verdict = "trying";
  }

  /** Plays the written solution. */
  show(): void {
    if (!this.trial) return;
    const path = pathTo(this.trial.graph, this.exercise.solution);
    if (!path) return;
    this.again();
    this.shown = true;
    this.update({ ...this.trial, walked: path });
  }

  /** What the exercise points out as forbidden, with the reasons the rules gave. */
  get forbidden(): RefusedStep[] {
    const given = this.trial?.graph.refusals.filter((one) => one.node === 0) ?? [];
    return (this.exercise.refused ?? []).flatMap(([from, to]) => given.filter((one) => one.from === from && one.to === to));
  }
}
