// The board to draw for a live match.

import { OFF, other, type CubeSeat, type Shape } from "../../board/geometry";
import { traceOf } from "../../board/arrows";
import * as input from "../../board/input";
import type { Flight } from "../../board/animate";
import { countAt } from "../../board/position";
import { stillBoard } from "../../board/still";
import type { BoardState, CubeState, DiceState, Ghost } from "../../board/state";
import { t } from "../../i18n";
import { type LiveMatch } from "../../session/match.svelte";
import { THROWERS, bottomSeat, ownSeat, lastPlay, lastRoll, openingThrow } from "../../session/seats";
import { helps, settings } from "../../session/settings.svelte";
import type { Contact, Geometry, MatchView, PositionView, Seat } from "../../wire";

/** The name a player is called by: one's own seat is "You". */
export function nameOf(view: MatchView, seat: Seat): string {
  return view.you === seat && !view.local ? t.play.you : view.players[seat].name;
}

/** A player as sentences take them: by name, and whether that is the reader. */
export const actorOf = (view: MatchView, seat: Seat): { name: string; you: boolean } => ({
  name: nameOf(view, seat),
  you: view.you === seat && !view.local,
});

export function cubeOf(view: MatchView): CubeState | null {
  if (!view.cube.enabled) return null;
  if (view.phase.type === "doubleOffered") return { value: view.phase.value, at: "offered" };
  const { owner, value } = view.cube;
  const at: CubeSeat = owner === null ? "centre" : owner === bottomSeat(view) ? "bottom" : "top";
  return { value: owner === null && value === 1 ? 64 : value, at };
}

/** `onBoard`: buttons lie on the board, and dice beside them. */
function diceOf(match: LiveMatch, view: MatchView, onBoard: boolean): DiceState | null {
  const staged = match.stagedDice;
  const rolling = staged?.rolling ? match.air.dice : undefined;
  if (staged?.thrown)
    return {
      seat: staged.seat,
      values: staged.values,
      left: staged.values.map(() => 1),
      thrown: staged.thrown,
      ...(rolling && { rolling }),
    };
  if (staged) return { seat: staged.seat, ...input.fresh(staged.values), ...(rolling && { rolling }) };
  if (match.animating) return null;
  const { phase } = view;
  if (phase.type === "toMove") {
    const dice = match.trial ? input.shownDice(match.trial) : input.fresh(phase.dice);
    const thrown = openingThrow(view);
    // Whoever waits may say that the throw was cocked, where the other's dice lie.
    const beside = onBoard && match.acting === null && phase.player !== ownSeat(view) && callable(view);
    if (thrown)
      return {
        seat: phase.player,
        values: thrown,
        left: thrown.map((face) => dice.left[dice.values.indexOf(face)] ?? 0),
        thrown: THROWERS,
        beside,
      };
    return { seat: phase.player, ...dice, coming: phase.coming, beside };
  }
  // What the opponent rolled stays, faded.
  const last = lastRoll(view);
  if (phase.type !== "toRoll" || !last || last.player === ownSeat(view)) return null;
  const button = match.acting !== null && (view.cube.canDouble || callable(view));
  return { seat: last.player, ...input.fresh(last.dice, 0), beside: onBoard && button };
}

/** The throw by hand may be called faulty with a button on the board. */
const callable = (view: MatchView): boolean => view.table?.hand?.cocked === true && view.table.hand.called === null;

export function ghostsOf(trial: input.Trial, seat: Seat): Ghost[] {
  const position = input.here(trial).position;
  const seen = new Map<number, number>();
  return input.departures(trial).map((edge) => {
    const gone = seen.get(edge.from) ?? 0;
    seen.set(edge.from, gone + 1);
    const place = { seat, point: edge.from };
    return { place, index: Math.min(countAt(position, place) + gone, 4) };
  });
}

/** A game whose board is not read as backgammon's: another direction, or pins and blocks. */
function isStrange({ variant }: MatchView): boolean {
  return variant.geometry !== "contrary" || variant.contact !== "hit";
}

/** Whose way home is drawn: the first moves of a same-direction game show one's own, those of the
 *  first game of a kind both; later it is asked for. */
export function waysOf(view: MatchView, bottom: Seat, asked: boolean | null): Seat[] {
  const both: Seat[] = [bottom, other(bottom)];
  if (asked !== null) return asked ? both : [];
  if (settings.bare) return [];
  if (view.history.filter((one) => one.kind === "play" && one.player === bottom).length >= 3) return [];
  if (isStrange(view) && !settings.played.includes(view.variant.id)) return both;
  return view.variant.geometry === "contrary" ? [] : [bottom];
}

/** What a turn being tried out shows: what can move, where to, and what was refused. */
export function addMarks(board: BoardState, trial: input.Trial, hover: number | null): void {
  board.movable = input.liftable(trial);
  board.marked = helps("movable");
  board.picked = trial.picked;
  const from = trial.picked ?? (hover !== null && board.movable.includes(hover) ? hover : null);
  if (trial.choice) board.targets = trial.choice.ways.map((way) => ({ point: way.via, hits: way.edges[0]?.hit ?? false }));
  else if (from !== null && helps("targets")) {
    board.targets = input.targets(trial, from).map((one) => ({ point: one.to, hits: one.hits && one.to !== OFF }));
  }
  if (trial.refused) board.blocked = [trial.refused.point];
  else if (input.complete(trial) && trial.walked.length === 0) board.blocked = trial.graph.blocked.map((one) => one.point);
}

/** What is tried out away from a match. */
export interface Tried {
  variant: { geometry: Geometry; contact: Contact };
  /** The checkers before anything is tried. */
  position: PositionView;
  seat: Seat;
  flights: Flight[];
  /** The dice before there is a graph to try on. */
  dice: number[];
  /** More can be tried. */
  open: boolean;
}

/** The board of a lesson or a problem, the one who plays at the bottom. */
export function triedBoard(of: Tried, trial: input.Trial | null, shape: Shape, hover: number | null): BoardState {
  const { geometry, contact } = of.variant;
  const position = trial ? input.here(trial).position : of.position;
  const board = stillBoard({ position, geometry, contact, shape, bottom: of.seat });
  board.mirrored = settings.mirrored;
  board.swapped = settings.swapped;
  board.flights = of.flights;
  if (trial) {
    board.dice = { seat: of.seat, ...input.shownDice(trial) };
    if (of.open) addMarks(board, trial, hover);
    board.ghosts = ghostsOf(trial, of.seat);
  } else if (of.dice.length > 0) board.dice = { seat: of.seat, ...input.fresh(of.dice) };
  return board;
}

export function boardState(
  match: LiveMatch,
  view: MatchView,
  shape: Shape,
  hover: number | null,
  asked: boolean | null = null,
  onBoard = false,
): BoardState {
  const bottom = bottomSeat(view);
  const trial = match.animating ? null : match.trial;
  const phase = view.phase;
  const mover = phase.type === "toMove" && view.plays ? phase.player : phase.type === "illegalPlay" ? phase.by : null;
  const actor: Seat = mover ?? bottom;
  const position = match.staged ?? (trial ? input.here(trial).position : view.position);
  const board: BoardState = {
    shape,
    geometry: view.variant.geometry,
    contact: view.variant.contact,
    position,
    bottom,
    actor,
    labels: helps("numbers") ? ownSeat(view) : null,
    mirrored: settings.mirrored,
    swapped: settings.swapped,
    dice: diceOf(match, view, onBoard),
    cube: match.stagedCube ?? cubeOf(view),
    movable: [],
    marked: true,
    picked: null,
    targets: [],
    ghosts: [],
    blocked: [],
    arrows: [],
    flights: match.air.list,
    ways: waysOf(view, ownSeat(view), asked),
    bothNumbers: false,
    editing: false,
    names: { a: nameOf(view, "a"), b: nameOf(view, "b") },
  };
  board.bothNumbers = board.labels !== null && board.ways.length > 1;
  const trying = trial !== null && trial.walked.length + trial.loose.length > 0;
  if (trial && match.sending === null) addMarks(board, trial, hover);
  // What breaks the rule, where it was put.
  if (phase.type === "illegalPlay" && phase.at && !match.animating) board.blocked = [phase.at.to];
  if (trial && trying) board.ghosts = ghostsOf(trial, actor);
  if (!match.animating && !trying) addTrace(board, view);
  return board;
}

function addTrace(board: BoardState, view: MatchView): void {
  const last = lastPlay(view);
  const { phase } = view;
  const mine = phase.type === "toRoll" || phase.type === "toMove" ? phase.player : phase.type === "illegalPlay" ? other(phase.by) : null;
  if (!last || last.player === null || mine === null || last.player !== other(mine)) return;
  const frame = {
    shape: board.shape,
    geometry: board.geometry,
    bottom: board.bottom,
    mirrored: board.mirrored,
    cubeCentred: board.cube?.at === "centre",
  };
  const trace = traceOf(frame, board.position, last.player, last.moves);
  board.arrows = trace.arrows;
  board.ghosts = trace.ghosts;
}
