// The board of a chouette, and what stands beside it, in words.

import { arrowsFor } from "../../board/arrows";
import * as input from "../../board/input";
import type { Shape } from "../../board/geometry";
import { stillBoard } from "../../board/still";
import type { BoardState, CubeState } from "../../board/state";
import type { ChouetteRoom } from "../../session/chouette.svelte";
import { helps, settings } from "../../session/settings.svelte";
import type { ChouetteCube, ChouetteView, PositionView } from "../../wire";
import { addMarks, ghostsOf } from "../play/boardState";

/** The cube that is drawn on the board: the viewer's own, or that of the whole team. */
function cubeOf(room: ChouetteRoom, view: ChouetteView): CubeState | null {
  const { game, you, options } = view;
  const cube = options.singleCube ? game?.cubes.find((one) => one.open) : you === null ? null : room.cube(you);
  if (!cube?.open) return null;
  if (cube.offered !== null) return { value: cube.offered, at: "offered" };
  if (cube.owner === null) return { value: cube.value === 1 ? 64 : cube.value, at: "centre" };
  return { value: cube.value, at: cube.owner === room.seat ? "bottom" : "top" };
}

/** The board as somebody sees it; `start` is how it lies before the first game. */
export function chouetteBoard(room: ChouetteRoom, view: ChouetteView, start: PositionView, shape: Shape, hover: number | null): BoardState {
  const { game, variant } = view;
  const { trial, seat } = room;
  const before = game?.position ?? start;
  const position = room.staged ?? (trial ? input.here(trial).position : before);
  const board = stillBoard({ position, geometry: variant.geometry, contact: variant.contact, shape, bottom: seat });
  board.labels = helps("numbers") ? seat : null;
  board.mirrored = settings.mirrored;
  board.swapped = settings.swapped;
  board.flights = room.air.list;
  board.cube = cubeOf(room, view);
  board.names = { a: room.name(view.boxSeat), b: room.name(view.captain) };
  if (trial && !room.staged) {
    board.dice = { seat, ...input.shownDice(trial) };
    if (!room.sending) addMarks(board, trial, hover);
    board.ghosts = ghostsOf(trial, seat);
  } else if (game?.turn && game.dice.length > 0) board.dice = { seat: game.turn, ...input.fresh(game.dice) };
  const shown = game?.suggestions.find((one) => one.by === room.looked);
  if (game?.turn && shown) {
    const frame = {
      shape,
      geometry: variant.geometry,
      bottom: seat,
      mirrored: board.mirrored,
      cubeCentred: board.cube?.at === "centre",
    };
    board.arrows = arrowsFor("best", frame, variant, before, game.turn, shown.moves);
  }
  return board;
}

/** Everybody in the order of the line; then who plays from the next game on, and who has left with points. */
export function inOrder(view: ChouetteView): number[] {
  const first = [...view.line, ...view.newcomers];
  const others = view.people.filter((one) => !first.includes(one.seat) && (one.present || one.total !== 0));
  return [...first, ...others.map((one) => one.seat)];
}

/** A cube that somebody can be asked about. */
export const isOffered = (cube: ChouetteCube | null): boolean => cube?.offered !== null && cube?.offered !== undefined;
