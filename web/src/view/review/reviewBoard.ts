// The board of one decision, with the best and the played play drawn on it.

import { arrowsFor } from "../../board/arrows";
import type { Shape } from "../../board/geometry";
import { fresh } from "../../board/input";
import { frameOf } from "../../board/pointer";
import type { BoardState } from "../../board/state";
import { stillBoard } from "../../board/still";
import { settings } from "../../session/settings.svelte";
import type { ReportView, Seat, TurnReport } from "../../wire";

type Judged = Pick<ReportView, "variant" | "players"> & Partial<Pick<ReportView, "games">>;

export function reviewBoard(report: Judged, turn: TurnReport, shape: Shape, bottom: Seat, looked: number | null): BoardState {
  // In a series each game has its own.
  const variant = report.games?.find((game) => game.turns.includes(turn))?.variant ?? report.variant;
  const { geometry, contact } = variant;
  const board = stillBoard({ position: turn.position, geometry, contact, shape, bottom });
  board.mirrored = settings.mirrored;
  board.swapped = settings.swapped;
  // Notation is the mover's, and so are the numbers.
  board.labels = turn.player;
  board.actor = turn.player;
  board.names = report.players;
  if (turn.cube.enabled) {
    const { owner, value } = turn.cube;
    const offered = turn.kind === "take" || turn.kind === "drop" || turn.kind === "beaver" || turn.kind === "raccoon";
    if (offered) board.cube = { value: value * 2, at: "offered" };
    else if (owner === null) board.cube = { value: value === 1 ? 64 : value, at: "centre" };
    else board.cube = { value, at: owner === bottom ? "bottom" : "top" };
  }
  if (turn.dice) {
    board.dice = { seat: turn.player, ...fresh(turn.dice) };
  }
  const frame = frameOf(board);
  const draw = (kind: "best" | "played" | "last", index: number | null): void => {
    const candidate = index === null ? undefined : turn.candidates[index];
    if (candidate) board.arrows = [...board.arrows, ...arrowsFor(kind, frame, variant, turn.position, turn.player, candidate.moves)];
  };
  const best = turn.candidates.findIndex((one) => one.rank === 1);
  if (looked !== null && looked !== best && looked !== turn.played) {
    draw("last", looked);
    return board;
  }
  if (turn.played !== null && turn.played !== best && looked !== best) draw("played", turn.played);
  if (best >= 0 && (looked === null || looked === best)) draw("best", best);
  return board;
}
