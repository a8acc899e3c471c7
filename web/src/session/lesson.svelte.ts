// A lesson under way: the exercise, the server's graph of its roll, and the play being tried.

import { CHECKER_MS, duration, run, type Flight } from "../board/animate";
import * as input from "../board/input";
import { pathTo } from "../board/walk";
import { isMet } from "../games/goal";
import { optionsOf, textOf, type Exercise } from "../games/page";
import { t } from "../i18n";
import type { Edge, RefusedStep, VariantInfo } from "../wire";
import { ApiError, api } from "./api";
import { speed } from "./settings.svelte";
import { play as sound } from "./sound";

export type Verdict = "trying" | "missed" | "done";

export class Lesson {
  index = $state(0);
  trial = $state.raw<input.Trial | null>(null);
  verdict = $state<Verdict>("trying");
  /** The solution was asked for. */
  shown = $state(false);
  trouble = $state<string | null>(null);
  flights = $state<Flight[]>([]);
  /** What a screen reader is told. */
  polite = $state("");
  /** Exercises done so far. */
  done = $state<number[]>([]);
  private flightId = 0;
  private asked = 0;

  constructor(
    readonly variant: VariantInfo,
    readonly exercises: Exercise[],
    start: number,
  ) {
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
        variant: this.variant.id, options: optionsOf(exercise), position: textOf(exercise), player: "a", dice,
        turnsBefore: exercise.turnsBefore ?? 0, doublesBefore: exercise.doublesBefore ?? 0,
      });
      if (mine !== this.asked) return;
      this.trial = input.begin(graph, "a", dice);
      this.polite = `${exercise.title}. ${exercise.task}`;
    } catch (error) {
      if (mine === this.asked) this.trouble = error instanceof ApiError ? error.message : String(error);
    }
  }

  get ready(): boolean {
    return this.trial !== null && this.verdict === "trying" && input.ready(this.trial);
  }

  /** A new state of the turn; new parts fly, except the one the pointer carried. */
  update(next: input.Trial, carried = false): void {
    if (this.verdict === "done") return;
    const before = this.trial?.walked.length ?? 0;
    this.trial = next;
    this.verdict = "trying";
    if (next.refused) this.polite = next.refused.reason;
    const added = next.walked.slice(before);
    if (added.length === 0) return;
    sound(added.some((edge) => edge.hit) ? "hit" : "move");
    if (!carried) for (const edge of added) void this.fly(edge);
  }

  private async fly(edge: Edge): Promise<void> {
    const ms = duration(CHECKER_MS, speed());
    if (ms <= 0) return;
    const id = (this.flightId += 1);
    this.flights = [...this.flights, { id, seat: "a", from: edge.from, to: edge.to, progress: 0 }];
    await run(
      ms,
      (progress) => {
        const mine = this.flights.find((one) => one.id === id);
        if (mine) mine.progress = progress;
      },
      () => false,
    );
    this.flights = this.flights.filter((one) => one.id !== id);
  }

  check(): void {
    if (!this.trial || !this.ready) return;
    const met = isMet(this.exercise.goal, this.variant.geometry, input.here(this.trial).position);
    this.verdict = met ? "done" : "missed";
    if (met) this.done = [...new Set([...this.done, this.index])];
    this.polite = met ? `${t.lesson.done} ${this.exercise.yes}` : `${t.lesson.missed} ${this.exercise.no ?? ""}`;
  }

  again(): void {
    if (!this.trial) return;
    this.trial = input.reset(this.trial);
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
