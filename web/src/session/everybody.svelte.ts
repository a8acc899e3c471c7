// A problem for everybody under way: of a kind, of any, or of the day.

import type { EverybodyVerdict, EverybodyView, ProblemAnswer, ProblemView } from "../wire";
import { api, troubleOf } from "./api";
import { Asked } from "./asked.svelte";

export class Everybody extends Asked<EverybodyVerdict> {
  state = $state.raw<EverybodyView | null>(null);

  constructor(readonly what: string) {
    super();
  }

  get problem(): ProblemView | null {
    return this.state?.problem ?? null;
  }

  async open(): Promise<void> {
    this.trouble = null;
    try {
      this.state = await api.everybody(this.what);
      this.begin();
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  /** Of the plays those that were rolled out are shown, and the one that was answered. */
  protected async send(problem: string, answer: ProblemAnswer): Promise<EverybodyVerdict> {
    const verdict = await api.answerEverybody(problem, answer);
    const candidates = verdict.answered.candidates.filter((one) => one.played || one.level === "rollout");
    return { ...verdict, answered: { ...verdict.answered, candidates } };
  }
}
