// What a screen reader is told of each place.

import { t } from "../i18n";
import type { PositionView, Seat } from "../wire";
import { BAR, OFF, columnOf, opposite, other, pointAt, type Place } from "./geometry";
import type { BoardState } from "./state";

/** The places in playing order of the lower player, then the opponent's bar and tray. */
export function placesInOrder(bottom: Seat, track = 24): Place[] {
  const points = Array.from({ length: track + 1 }, (_, i) => ({ seat: bottom, point: track - i }));
  const own = [{ seat: bottom, point: BAR }, ...points];
  const top = other(bottom);
  return [...own, { seat: top, point: BAR }, { seat: top, point: OFF }];
}

function marks(board: BoardState, point: number, moves: (point: number) => string): string[] {
  const said: string[] = [];
  if (board.picked === point) said.push(t.board.picked);
  const target = board.targets.find((one) => one.point === point);
  if (target) said.push(target.hits ? t.board.targetHit : t.board.target);
  if (board.movable.includes(point)) said.push(moves(point));
  return said;
}

/** The label of one place; `moves` tells where its checker can go. */
export function placeLabel(board: BoardState, place: Place, moves: (point: number) => string): string {
  const { position, names } = board;
  const mine = place.seat === board.actor;
  const side = position[place.seat];
  const name = names[place.seat];
  if (place.point === BAR) {
    const waiting = side.pool > 0 ? [t.board.waiting({ count: side.pool })] : [];
    return [
      mine ? t.board.bar({ count: side.bar }) : t.board.barTheirs({ count: side.bar, name }),
      ...waiting,
      ...(mine ? marks(board, BAR, moves) : []),
    ].join(", ");
  }
  if (place.point === OFF) {
    return [
      mine ? t.board.tray({ count: side.off }) : t.board.trayTheirs({ count: side.off, name }),
      ...(mine ? marks(board, OFF, moves) : []),
    ].join(", ");
  }
  const column = columnOf(board.geometry, board.bottom, place);
  const point = pointAt(board.geometry, board.bottom, board.actor, column);
  return [standing(board, point), ...marks(board, point, moves)].join(", ");
}

function standing(board: BoardState, point: number): string {
  const { actor, position, names } = board;
  const enemy = other(actor);
  const theirPoint = opposite(board.geometry, point);
  const own = position[actor].points[point - 1] ?? 0;
  const theirs = position[enemy].points[theirPoint - 1] ?? 0;
  const said: string[] = [];
  if (own > 0 && position[actor].pinned.includes(point)) {
    said.push(t.board.pointTheirs({ n: point, count: theirs, name: names[enemy] }), t.board.pinnedMine);
  } else if (own > 0) {
    said.push(t.board.pointMine({ n: point, count: own }));
    if (own === 1 && theirs === 0) said.push(t.board.alone);
    if (theirs > 0)
      said.push(
        position[enemy].pinned.includes(theirPoint)
          ? t.board.pinnedTheirs({ name: names[enemy] })
          : t.board.pointTheirs({ n: point, count: theirs, name: names[enemy] }),
      );
  } else if (theirs > 0) {
    said.push(t.board.pointTheirs({ n: point, count: theirs, name: names[enemy] }));
    if (theirs === 1) said.push(t.board.alone);
  } else {
    said.push(t.board.pointEmpty({ n: point }));
  }
  return said.join(", ");
}

/** A whole position in one line, each side in its own numbers. */
export function positionText(position: PositionView, names: { a: string; b: string }, first: Seat): string {
  const tell = (seat: Seat): string => {
    const side = position[seat];
    const all: [number, number][] = [
      [BAR, side.bar + side.pool],
      ...side.points.map((n, i): [number, number] => [i + 1, n]).reverse(),
      [OFF, side.off],
    ];
    return all
      .filter(([, n]) => n > 0)
      .map(([point, n]) => t.board.stand({ n: point, list: String(n) }))
      .join(", ");
  };
  return t.board.summary({ you: names[first], opponent: names[other(first)], mine: tell(first), theirs: tell(other(first)) });
}
