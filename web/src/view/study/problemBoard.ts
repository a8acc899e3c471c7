// The board of a problem, without what was done, and its question in words.

import { other } from "../../board/geometry";
import { fresh, largestFirst } from "../../board/input";
import type { BoardState } from "../../board/state";
import { stillBoard } from "../../board/still";
import { t } from "../../i18n/study";
import { settings } from "../../session/settings.svelte";
import type { ProblemView } from "../../wire";

/** The cube of a problem, where whoever decides looks at it. */
export function problemCube(problem: ProblemView): BoardState["cube"] {
  const { enabled, owner, value } = problem.cube;
  if (!enabled) return null;
  if (problem.kind === "take") return { value: value * 2, at: "offered" };
  if (owner === null) return { value: value === 1 ? 64 : value, at: "centre" };
  return { value, at: owner === problem.player ? "bottom" : "top" };
}

export function problemBoard(problem: ProblemView): BoardState {
  const { geometry, contact } = problem.variant;
  const board = stillBoard({ position: problem.position, geometry, contact, bottom: problem.player });
  board.mirrored = settings.mirrored;
  board.swapped = settings.swapped;
  board.labels = problem.player;
  board.actor = problem.player;
  board.names = problem.players;
  if (problem.dice) board.dice = { seat: problem.player, ...fresh(problem.dice) };
  board.cube = problemCube(problem);
  return board;
}

export function problemQuestion(problem: ProblemView): string {
  const names = problem.players;
  const me = problem.player;
  const offered = problem.cube.value * 2;
  if (problem.kind === "double") return t.quiz.askDouble({ name: names[me], value: offered });
  if (problem.kind === "take") return t.quiz.askTake({ name: names[me], other: names[other(me)], value: offered });
  return t.quiz.askPlay({ name: names[me], dice: largestFirst(problem.dice ?? []).join("-") });
}

/** The score, or that money is played for. */
export function problemScore(problem: ProblemView): string {
  if (problem.length === 0) return t.quiz.money;
  const me = problem.player;
  const text = t.quiz.score({ mine: String(problem.score[me]), theirs: String(problem.score[other(me)]), length: problem.length });
  return problem.crawford ? `${text} · ${t.quiz.crawford}` : text;
}
