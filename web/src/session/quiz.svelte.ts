// A problem of your own play under way.

import { drill } from "./drill.svelte";
import { setContent } from "./decisions.svelte";
import type { ProblemAnswer, ProblemVerdict, ProblemView, QuizView, TurnReport } from "../wire";
import { api, troubleOf } from "./api";
import { Asked } from "./asked.svelte";

export class Quiz extends Asked<ProblemVerdict> {
  state = $state.raw<QuizView | null>(null);

  /** What is drilled: the name, those that are still to come, how many there are, and how many were right. */
  drilled = $state.raw<{ name: string; left: string[]; all: string[]; right: number } | null>(null);
  private one = $state.raw<ProblemView | null>(null);

  /** `only`: the problem to begin with. `set`: decisions of this set alone, one after the other; `drills`: those chosen. */
  constructor(
    readonly daily: boolean,
    private only: string | null = null,
    readonly set: string | null = null,
    readonly drills = false,
  ) {
    super();
  }

  get problem(): ProblemView | null {
    return this.drilled ? this.one : (this.state?.problem ?? null);
  }

  /** Whether all that was to be drilled has been answered. */
  get finished(): boolean {
    return this.drilled !== null && this.one === null && this.drilled.left.length === 0;
  }

  /** The drill once more, from its beginning. */
  async restart(): Promise<void> {
    if (this.drilled) this.drilled = { ...this.drilled, left: this.drilled.all, right: 0 };
    await this.open();
  }

  private async begun(): Promise<{ name: string; all: string[] } | null> {
    if (this.set !== null) {
      const { set, decisions } = await setContent(this.set);
      return { name: set.name, all: decisions };
    }
    return this.drills && drill.ids.length > 0 ? { name: "", all: drill.ids } : null;
  }

  private async step(): Promise<boolean> {
    if (this.drilled === null) {
      const begun = await this.begun();
      if (begun === null) return false;
      this.drilled = { ...begun, left: begun.all, right: 0 };
    }
    const [next, ...left] = this.drilled.left;
    // Until the next one is there the drill is not done.
    const one = next === undefined ? null : await api.problem(next);
    this.drilled = { ...this.drilled, left };
    this.one = one;
    this.begin();
    return true;
  }

  async open(): Promise<void> {
    this.trouble = null;
    try {
      if (await this.step()) return;
      const [state, only] = await Promise.all([api.quiz(this.daily), this.only === null ? null : api.problem(this.only)]);
      this.only = null;
      this.state = only ? { ...state, problem: only } : state;
      this.begin();
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  protected async send(problem: string, answer: ProblemAnswer): Promise<ProblemVerdict> {
    const verdict = await api.answerProblem(problem, answer);
    const isRight = verdict.mark === "best" || verdict.mark === "ok";
    if (this.drilled && isRight) this.drilled = { ...this.drilled, right: this.drilled.right + 1 };
    return verdict;
  }
}

/** Whether two decisions come to the same: the same play, or the same about the cube. */
export function isSameAnswer(one: TurnReport, other: TurnReport): boolean {
  const play = (turn: TurnReport): string => (turn.played === null ? turn.text : (turn.candidates[turn.played]?.play ?? turn.text));
  return one.kind === other.kind && (one.kind !== "play" || play(one) === play(other));
}
