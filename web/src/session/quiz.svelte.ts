// A problem under way: the question, the play being tried on the server's graph, and the verdict.

import * as input from "../board/input";
import { lossText } from "../i18n";
import { t } from "../i18n/study";
import type { CubeAnswer, ProblemVerdict, ProblemView, QuizView, Seat, TurnReport } from "../wire";
import { byLevel } from "./levels";
import { api, troubleOf } from "./api";
import { Tryout } from "./tryout.svelte";

export class Quiz extends Tryout {
  state = $state.raw<QuizView | null>(null);
  verdict = $state.raw<ProblemVerdict | null>(null);
  busy = $state(false);

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
      this.show(only ? { ...state, problem: only } : state);
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  private show(state: QuizView): void {
    this.state = state;
    this.verdict = null;
    const problem = state.problem;
    this.trial = problem?.plays && problem.dice ? input.begin(problem.plays, problem.player, problem.dice) : null;
  }

  get seat(): Seat {
    return this.problem?.player ?? "a";
  }

  get closed(): boolean {
    return this.verdict !== null || this.busy;
  }

  confirm(): void {
    void this.answer();
  }

  /** Sends the play, or what to do about the cube. */
  async answer(act: CubeAnswer | null = null): Promise<void> {
    const { problem } = this;
    if (!problem || this.closed || (act === null && !this.ready)) return;
    this.busy = true;
    this.trouble = null;
    try {
      const path = act === null && this.trial ? input.path(this.trial) : null;
      const verdict = await api.answerProblem(problem.id, { path, cube: act });
      this.verdict = verdict;
      this.polite = `${t.analysis.mark[verdict.mark]}, ${lossText(verdict.loss)}`;
    } catch (error) {
      this.trouble = troubleOf(error);
    } finally {
      this.busy = false;
    }
  }
}

/** The decision with the answer in the place of what was played, its plays by what they lose, as far as that is known. */
export function answeredTurn({ answered, mark, loss }: ProblemVerdict): TurnReport {
  const candidates = byLevel(answered.candidates).map(({ one }, i) => ({ ...one, rank: i + 1 }));
  const at = candidates.findIndex((one) => one.played);
  return { ...answered, candidates, played: at >= 0 ? at : null, mark, loss };
}

/** Whether two decisions come to the same: the same play, or the same about the cube. */
export function isSameAnswer(one: TurnReport, other: TurnReport): boolean {
  const play = (turn: TurnReport): string => (turn.played === null ? turn.text : (turn.candidates[turn.played]?.play ?? turn.text));
  return one.kind === other.kind && (one.kind !== "play" || play(one) === play(other));
}
