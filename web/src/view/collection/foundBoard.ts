// The board of a decision that was found, without what was done.

import { fresh } from "../../board/input";
import type { BoardState } from "../../board/state";
import { stillBoard } from "../../board/still";
import { settings } from "../../session/settings.svelte";
import type { FoundDecision } from "../../wire";

export function foundBoard(one: FoundDecision): BoardState {
  const { geometry, contact } = one.variant;
  const board = stillBoard({ position: one.position, geometry, contact, bottom: one.player });
  board.mirrored = settings.mirrored;
  board.swapped = settings.swapped;
  if (one.dice) board.dice = { seat: one.player, ...fresh(one.dice) };
  if (one.cube.enabled) {
    const { owner, value } = one.cube;
    if (one.kind === "take" || one.kind === "drop" || one.kind === "beaver" || one.kind === "raccoon")
      board.cube = { value: value * 2, at: "offered" };
    else if (owner === null) board.cube = { value: value === 1 ? 64 : value, at: "centre" };
    else board.cube = { value, at: owner === one.player ? "bottom" : "top" };
  }
  return board;
}
