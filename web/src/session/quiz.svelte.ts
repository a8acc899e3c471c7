// A problem under way: the question, the play being tried on the server's graph, and the verdict.

import { CHECKER_MS, duration, run, type Flight } from "../board/animate";
import * as input from "../board/input";
import { lossText, t } from "../i18n";
import type { CubeAnswer, Edge, ProblemVerdict, ProblemView, QuizView, TurnReport } from "../wire";
import { ApiError, api } from "./api";
import { speed } from "./settings.svelte";
import { play as sound } from "./sound";

export class Quiz {
  state = $state.raw<QuizView | null>(null);
  trial = $state.raw<input.Trial | null>(null);
  verdict = $state.raw<ProblemVerdict | null>(null);
  /** What was answered about the cube. */
  act = $state<CubeAnswer | null>(null);
  busy = $state(false);
  trouble = $state<string | null>(null);
  flights = $state<Flight[]>([]);
  /** What a screen reader is told. */
  polite = $state("");
  private flightId = 0;

  constructor(readonly daily: boolean) {}

  get problem(): ProblemView | null {
    return this.state?.problem ?? null;
  }

  async open(): Promise<void> {
    this.trouble = null;
    try {
      this.show(await api.quiz(this.daily));
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.message : String(error);
    }
  }

  private show(state: QuizView): void {
    this.state = state;
    this.verdict = null;
    this.act = null;
    const problem = state.problem;
    this.trial = problem?.plays && problem.dice ? input.begin(problem.plays, problem.player, problem.dice) : null;
  }

  get ready(): boolean {
    return this.trial !== null && this.verdict === null && !this.busy && input.ready(this.trial);
  }

  /** A new state of the turn; new parts fly, except the one the pointer carried. */
  update(next: input.Trial, carried = false): void {
    if (this.verdict || this.busy) return;
    const before = this.trial?.walked.length ?? 0;
    this.trial = next;
    if (next.refused) this.polite = next.refused.reason;
    const added = next.walked.slice(before);
    if (added.length === 0) return;
    sound(added.some((edge) => edge.hit) ? "hit" : "move");
    if (!carried) for (const edge of added) void this.fly(edge);
  }

  private async fly(edge: Edge): Promise<void> {
    const ms = duration(CHECKER_MS, speed());
    const seat = this.problem?.player;
    if (ms <= 0 || !seat) return;
    const id = (this.flightId += 1);
    this.flights = [...this.flights, { id, seat, from: edge.from, to: edge.to, progress: 0 }];
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

  again(): void {
    if (this.trial && !this.verdict && !this.busy) this.trial = input.reset(this.trial);
  }

  /** Sends the play, or what to do about the cube. */
  async answer(act: CubeAnswer | null = null): Promise<void> {
    const { problem } = this;
    if (!problem || this.verdict || this.busy || (act === null && !this.ready)) return;
    this.busy = true;
    this.trouble = null;
    try {
      const path = act === null && this.trial ? input.path(this.trial) : null;
      const verdict = await api.answerProblem(problem.id, { path, cube: act });
      this.act = act;
      this.verdict = verdict;
      this.polite = `${t.analysis.mark[verdict.mark]}, ${lossText(verdict.loss)}`;
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.message : String(error);
    } finally {
      this.busy = false;
    }
  }
}

/** The decision with the answer in the place of what was played. */
export function answeredTurn(verdict: ProblemVerdict, act: CubeAnswer | null): TurnReport {
  const { turn, answer, mark, loss } = verdict;
  if (!answer) return { ...turn, kind: act ?? turn.kind, mark, loss };
  const others = turn.candidates.map((one) => ({ ...one, played: one.play === answer.play }));
  const at = others.findIndex((one) => one.played);
  const candidates = at >= 0 ? others : [...others, answer];
  return { ...turn, candidates, played: at >= 0 ? at : others.length, text: answer.play, mark, loss };
}
