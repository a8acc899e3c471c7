// The board of a lesson's step.

import { arrowsFor } from "../../board/arrows";
import type { Shape } from "../../board/geometry";
import { fresh } from "../../board/input";
import type { BoardState } from "../../board/state";
import { t } from "../../i18n/lessons";
import type { Taught } from "../../session/taught.svelte";
import type { LessonStep, MoveView, PositionView, Seat } from "../../wire";
import { triedBoard } from "../play/boardState";

/** Where the cube lies that a step is about. */
function cubeOf({ task, stakes }: LessonStep): BoardState["cube"] {
  const isOffer = task.type === "choice" && task.choices.includes("take");
  if (isOffer) return { value: stakes.value * 2, at: "offered" };
  if (stakes.owner) return { value: stakes.value, at: stakes.owner === "a" ? "bottom" : "top" };
  return task.type === "choice" ? { value: 64, at: "centre" } : null;
}

/** The moves of a play, drawn where they begin. */
function draw(board: BoardState, kind: "best" | "played", before: PositionView, seat: Seat, moves: MoveView[]): void {
  const { shape, geometry, bottom, mirrored, contact, cube } = board;
  const frame = { shape, geometry, bottom, mirrored, cubeCentred: cube?.at === "centre" };
  board.arrows = arrowsFor(kind, frame, { geometry, contact }, before, seat, moves);
}

/** The dice of a step whose roll is not tried out. */
const rolled = ({ task }: LessonStep): number[] => (task.type === "order" || task.type === "write" ? task.dice : []);

export function taughtState(taught: Taught, shape: Shape, hover: number | null): BoardState {
  const { step, seat, verdict, reply } = taught;
  const { geometry, contact } = taught.lesson.variant;
  const open = verdict !== "done";
  const position = taught.placed ?? step.position;
  const of = { variant: { geometry, contact }, position, seat, flights: taught.air.list, dice: rolled(step), open };
  const board = triedBoard(
    reply ? { ...of, position: taught.replied ? reply.after : reply.before } : of,
    reply ? null : taught.trial,
    shape,
    hover,
  );
  // The words speak of light and dark checkers.
  board.swapped = false;
  board.names = { a: t.play.you, b: t.taught.opponent };
  board.cube = cubeOf(step);
  if (reply) {
    board.dice = { seat: "b", ...fresh(reply.dice, taught.replied ? 0 : undefined) };
    if (taught.replied) draw(board, "played", reply.before, "b", reply.moves);
    return board;
  }
  const { task } = step;
  if (task.type === "write") draw(board, "best", position, seat, task.moves);
  else if (task.type === "order") {
    const looked = task.plays.find((one) => one.play === taught.looked);
    if (looked) draw(board, "best", position, seat, looked.moves);
  } else if (task.type === "setup") board.editing = open;
  if (task.type !== "tap") return board;
  if (taught.index === 0) board.ways = [seat];
  const marked = open && verdict !== "missed" ? [...taught.shown, ...taught.tapped] : open ? [] : taught.tapped;
  board.targets = [...new Set(marked)].map((point) => ({ point, hits: false }));
  if (verdict === "missed") board.blocked = taught.tapped;
  return board;
}
