// A problem of your own play under way.

import type { ProblemAnswer, ProblemVerdict, ProblemView, QuizView, TurnReport } from "../wire";
import { api, troubleOf } from "./api";
import { Asked } from "./asked.svelte";

export class Quiz extends Asked<ProblemVerdict> {
  state = $state.raw<QuizView | null>(null);

  /** `only`: the problem to begin with. */
  constructor(
    readonly daily: boolean,
    private only: string | null = null,
  ) {
    super();
  }

  get problem(): ProblemView | null {
    return this.state?.problem ?? null;
  }

  async open(): Promise<void> {
    this.trouble = null;
    try {
      const [state, only] = await Promise.all([api.quiz(this.daily), this.only === null ? null : api.problem(this.only)]);
      this.only = null;
      this.state = only ? { ...state, problem: only } : state;
      this.begin();
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  protected send(problem: string, answer: ProblemAnswer): Promise<ProblemVerdict> {
    return api.answerProblem(problem, answer);
  }
}

/** Whether two decisions come to the same: the same play, or the same about the cube. */
export function isSameAnswer(one: TurnReport, other: TurnReport): boolean {
  const play = (turn: TurnReport): string => (turn.played === null ? turn.text : (turn.candidates[turn.played]?.play ?? turn.text));
  return one.kind === other.kind && (one.kind !== "play" || play(one) === play(other));
}
