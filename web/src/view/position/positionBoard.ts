// The board of a position that is set up, with a play of its evaluation drawn on it.

import { arrowsFor } from "../../board/arrows";
import type { Shape } from "../../board/geometry";
import { fresh } from "../../board/input";
import { frameOf } from "../../board/pointer";
import type { BoardState } from "../../board/state";
import { stillBoard } from "../../board/still";
import { settings } from "../../session/settings.svelte";
import { t } from "../../i18n/study";
import type { MoveView, PositionDraft, Seat, VariantView } from "../../wire";

export function positionBoard(draft: PositionDraft, variant: VariantView, shape: Shape, bottom: Seat, brush: Seat): BoardState {
  const { geometry, contact } = variant;
  const board = stillBoard({ position: draft.position, geometry, contact, shape, bottom });
  board.mirrored = settings.mirrored;
  board.swapped = settings.swapped;
  board.labels = draft.turn;
  board.actor = brush;
  board.names = { a: t.position.side.a, b: t.position.side.b };
  if (draft.cube) {
    const { owner, value } = draft.cube;
    if (draft.doubled) board.cube = { value: value * 2, at: "offered" };
    else if (owner === null) board.cube = { value: value === 1 ? 64 : value, at: "centre" };
    else board.cube = { value, at: owner === bottom ? "bottom" : "top" };
  }
  if (draft.dice.length > 0) board.dice = { seat: draft.turn, ...fresh(draft.dice) };
  return board;
}

/** The same with a play drawn on it. */
export function withPlay(board: BoardState, variant: VariantView, draft: PositionDraft, moves: MoveView[], best: boolean): BoardState {
  return { ...board, arrows: arrowsFor(best ? "best" : "last", frameOf(board), variant, draft.position, draft.turn, moves) };
}
