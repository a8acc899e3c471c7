// A problem that is asked: the play being tried on the server's graph, and the verdict.

import * as input from "../board/input";
import { lossText } from "../i18n";
import { t } from "../i18n/study";
import type { CubeAnswer, Mark, ProblemAnswer, ProblemView, Seat, TurnReport } from "../wire";
import { byLevel } from "./levels";
import { troubleOf } from "./api";
import { Tryout } from "./tryout.svelte";

/** What every verdict says. */
export interface Verdict {
  loss: number;
  mark: Mark;
  /** The decision with the answer in the place of what was played. */
  answered: TurnReport;
}

export abstract class Asked<V extends Verdict> extends Tryout {
  verdict = $state.raw<V | null>(null);
  busy = $state(false);

  abstract get problem(): ProblemView | null;
  /** Asks for the problem. */
  abstract open(): Promise<void>;
  protected abstract send(problem: string, answer: ProblemAnswer): Promise<V>;

  /** The board of a problem that has just come. */
  protected begin(): void {
    this.verdict = null;
    const { problem } = this;
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
      const verdict = await this.send(problem.id, { path, cube: act });
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
export function answeredTurn({ answered, mark, loss }: Verdict): TurnReport {
  const candidates = byLevel(answered.candidates).map(({ one }, i) => ({ ...one, rank: i + 1 }));
  const at = candidates.findIndex((one) => one.played);
  return { ...answered, candidates, played: at >= 0 ? at : null, mark, loss };
}
