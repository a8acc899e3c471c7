// The board of a lesson's step.

import type { Shape } from "../../board/geometry";
import type { BoardState } from "../../board/state";
import { t } from "../../i18n/lessons";
import type { Taught } from "../../session/taught.svelte";
import type { LessonTask } from "../../wire";
import { triedBoard } from "../play/boardState";

/** Where the cube lies that a step is about. */
function cubeOf(task: LessonTask): BoardState["cube"] {
  if (task.type !== "choice") return null;
  return task.choices.includes("take") ? { value: 2, at: "offered" } : { value: 64, at: "centre" };
}

export function taughtState(taught: Taught, shape: Shape, hover: number | null): BoardState {
  const { step, trial, seat, verdict } = taught;
  const { geometry, contact } = taught.lesson.variant;
  const open = verdict !== "done";
  const of = { variant: { geometry, contact }, position: step.position, seat, flights: taught.air.list, dice: [], open };
  const board = triedBoard(of, trial, shape, hover);
  // The words speak of light and dark checkers.
  board.swapped = false;
  board.names = { a: t.play.you, b: t.taught.opponent };
  board.cube = cubeOf(step.task);
  if (step.task.type !== "tap") return board;
  if (taught.index === 0) board.ways = [seat];
  const marked = open && verdict !== "missed" ? [...taught.shown, ...taught.tapped] : open ? [] : taught.tapped;
  board.targets = [...new Set(marked)].map((point) => ({ point, hits: false }));
  if (verdict === "missed") board.blocked = taught.tapped;
  return board;
}
