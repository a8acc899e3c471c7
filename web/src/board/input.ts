// A turn being tried out: a walk over the play graph that the server's rules gave. The walk is all
// the browser knows of the rules. Every function returns a new trial and leaves the old one be.

import type { Edge, Geometry, MoveView, PlayGraphView, PlayNode, PositionView, Seat, Sentence } from "../wire";
import { BAR, OFF, opposite, other } from "./geometry";
import { applyMove, countAt, type Board } from "./position";

/** Several ways of bringing one checker to a target that end differently (one hits on the way). */
export interface Choice {
  to: number;
  ways: { via: number; edges: Edge[] }[];
}

export interface Trial {
  graph: PlayGraphView;
  /** Whose turn it is. */
  seat: Seat;
  /** As shown: the die on the left is used first. */
  dice: number[];
  walked: Edge[];
  /** How the board lies where checkers may be put anywhere, legal or not; else null. */
  free: Board | null;
  /** Moves after those walked that the graph does not know. */
  loose: MoveView[];
  /** The place whose checker is picked up. */
  picked: number | null;
  choice: Choice | null;
  /** Why the last try was refused, and where. */
  refused: ({ point: number } & Reason) | null;
}

/** A reason in words; as data, where the rules give it. */
export interface Reason {
  reason: string;
  told: Sentence | null;
}

export interface Target {
  to: number;
  /** The parts that bring the picked checker there; more than one for a total of the dice. */
  edges: Edge[];
  hits: boolean;
  /** All ways that lead to different positions. */
  ways: Edge[][];
}

export function begin(graph: PlayGraphView, seat: Seat, dice: number[], free: Board | null = null): Trial {
  return { graph, seat, dice: largestFirst(dice), walked: [], free, loose: [], picked: null, choice: null, refused: null };
}

export const largestFirst = (dice: number[]): number[] => [...dice].sort((x, y) => y - x);
export const isDouble = (dice: number[]): boolean => dice.length === 2 && dice[0] === dice[1];

/** Dice nobody has played from yet, as they are drawn. */
export function fresh(dice: number[], parts = isDouble(dice) ? 2 : 1): { values: number[]; left: number[] } {
  return { values: largestFirst(dice), left: dice.map(() => parts) };
}

const EMPTY: PlayNode = { position: { a: side(), b: side() }, diceLeft: [], edges: [], play: null };

function side() {
  return { points: Array<number>(24).fill(0), bar: 0, pool: 0, off: 0, pinned: [] };
}

export function nodeAt(graph: PlayGraphView, index: number): PlayNode {
  return graph.nodes[index] ?? EMPTY;
}

export function here(trial: Trial): PlayNode {
  const node = nodeAt(trial.graph, trial.walked.at(-1)?.node ?? 0);
  return trial.loose.length === 0 ? node : { ...node, position: looseBoard(trial), edges: [], play: null };
}

/** The board after the moves that no graph knows. */
function looseBoard(trial: Trial): PositionView {
  const { free, seat } = trial;
  const start = nodeAt(trial.graph, trial.walked.at(-1)?.node ?? 0).position;
  return free ? trial.loose.reduce((board, move) => applyMove(board, free, seat, move), start) : start;
}

export function path(trial: Trial): number[] {
  return [0, ...trial.walked.map((edge) => edge.node)];
}

/** All legal parts have been played (also when there are none). */
export function complete(trial: Trial): boolean {
  return here(trial).edges.length === 0;
}

/** The turn may end here, whether or not more could be played. */
export function ready(trial: Trial): boolean {
  const node = here(trial);
  if (trial.loose.length > 0) return true;
  return node.edges.length === 0 || (trial.walked.length > 0 && node.play !== null);
}

export function sources(trial: Trial): number[] {
  return [...new Set(here(trial).edges.map((edge) => edge.from))].sort((x, y) => y - x);
}

/** The places whose checkers may be lifted: those with a legal move, or all where anything may be tried. */
export function liftable(trial: Trial): number[] {
  if (!trial.free) return sources(trial);
  const { position } = here(trial);
  return Array.from({ length: 25 }, (_, i) => BAR - i).filter((point) => countAt(position, { seat: trial.seat, point }) > 0);
}

/** A checker put where no legal move of the roll brings it. */
function astray(trial: Trial, from: number, to: number): Trial | null {
  const { free, seat } = trial;
  if (!free || from === to || from === OFF || to === BAR || trial.loose.length >= 12) return null;
  const { position } = here(trial);
  if (countAt(position, { seat, point: from }) === 0) return null;
  const met = to === OFF ? 0 : countAt(position, { seat: other(seat), point: opposite(free.geometry, to) });
  const move = { from, to, hit: met === 1 && free.contact === "hit" };
  return { ...trial, loose: [...trial.loose, move], picked: null, choice: null, refused: null };
}

/** All that was moved, as the server is told where the graph does not know it. */
export function freely(trial: Trial): { from: number; to: number }[] {
  return [...trial.walked, ...trial.loose].map(({ from, to }) => ({ from, to }));
}

/** Every way one checker can travel from a place: one part, or several in a row. */
function journeys(graph: PlayGraphView, start: number, from: number): Edge[][] {
  const found: Edge[][] = [];
  const walk = (index: number, at: number, edges: Edge[]): void => {
    for (const edge of nodeAt(graph, index).edges) {
      if (edge.from !== at) continue;
      const next = [...edges, edge];
      found.push(next);
      if (edge.to >= 1 && edge.to <= 24 && next.length < 4) walk(edge.node, edge.to, next);
    }
  };
  walk(start, from, []);
  return found;
}

function last(edges: Edge[]): Edge {
  const edge = edges.at(-1);
  if (!edge) throw new RangeError("a journey has at least one part");
  return edge;
}

/** Where the checker at `from` can land, nearest first. The shortest way stands for each. */
export function targets(trial: Trial, from: number): Target[] {
  if (trial.loose.length > 0) return [];
  const start = trial.walked.at(-1)?.node ?? 0;
  const byPoint = new Map<number, Edge[][]>();
  for (const edges of journeys(trial.graph, start, from)) {
    const to = last(edges).to;
    byPoint.set(to, [...(byPoint.get(to) ?? []), edges]);
  }
  const first = order(trial)[0];
  return [...byPoint.entries()]
    .map(([to, all]) => {
      const shortest = Math.min(...all.map((edges) => edges.length));
      const short = all.filter((edges) => edges.length === shortest);
      short.sort((x, y) => Number(y[0]?.die === first) - Number(x[0]?.die === first));
      const ways = short.filter((edges, i) => short.findIndex((one) => last(one).node === last(edges).node) === i);
      return { to, edges: ways[0] ?? [], hits: ways.some((edges) => last(edges).hit), ways };
    })
    .sort((x, y) => y.to - x.to);
}

/** The dice as shown, the one to be used first on the left, without those already played. */
export function order(trial: Trial): number[] {
  const left = [...here(trial).diceLeft];
  const shown: number[] = [];
  for (const die of trial.dice) {
    const at = left.indexOf(die);
    if (at >= 0) shown.push(...left.splice(at, 1));
  }
  return [...shown, ...left];
}

/** The dice as drawn, with the parts each has left: 0 or 1, for doubles up to 2. A double of one's
 *  choice shows all faces until the first move settles it. */
export function shownDice(trial: Trial): { values: number[]; left: number[] } {
  const rest = [...here(trial).diceLeft];
  const whole = nodeAt(trial.graph, 0).diceLeft;
  const chosen = isChoice(whole);
  if (chosen && trial.walked.length === 0) return { values: rest, left: rest.map(() => 1) };
  if (chosen || isDouble(trial.dice)) {
    const face = rest[0] ?? trial.walked.at(-1)?.die ?? trial.dice[0] ?? 0;
    const each = chosen ? 2 : Math.max(1, Math.ceil(whole.length / 2));
    return { values: [face, face], left: [Math.min(each, Math.max(0, rest.length - each)), Math.min(each, rest.length)] };
  }
  const left = trial.dice.map((die) => {
    const at = rest.indexOf(die);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0 ? 1 : 0;
  });
  return { values: trial.dice, left };
}

/** Six different faces at once: a double of one's choice. */
export const isChoice = (dice: number[]): boolean => new Set(dice).size === 6;

function step(trial: Trial, edges: Edge[]): Trial {
  return { ...trial, walked: [...trial.walked, ...edges], picked: null, choice: null, refused: null };
}

/** A reason for a step that is not in the graph, as the rules gave it, or null when none was given. */
export function reasonFor(trial: Trial, from: number, to: number | null): Reason | null {
  const node = trial.walked.at(-1)?.node ?? 0;
  const fits = trial.graph.refusals.filter((one) => one.from === from && (to === null || one.to === to));
  const known = fits.find((one) => one.node === node) ?? fits.find((one) => one.node === 0);
  if (known) return known;
  if (to === null) return null;
  return trial.graph.blocked.find((one) => one.point === to) ?? null;
}

export function refuse(trial: Trial, point: number, { reason, told }: Reason): Trial {
  return { ...trial, picked: null, choice: null, refused: { point, reason, told } };
}

export function pick(trial: Trial, from: number | null): Trial {
  if (from !== null && !liftable(trial).includes(from)) return { ...trial, picked: null, choice: null };
  return { ...trial, picked: from, choice: null, refused: null };
}

/** Puts the picked (or dragged) checker down; asks for the way where ways end differently. */
export function drop(trial: Trial, from: number, to: number): Trial | null {
  const target = targets(trial, from).find((one) => one.to === to);
  if (!target) return astray(trial, from, to);
  if (target.ways.length > 1) {
    const ways = target.ways.map((edges) => ({ via: edges[0]?.to ?? to, edges }));
    return { ...trial, picked: from, choice: { to, ways }, refused: null };
  }
  return step(trial, target.edges);
}

export function choose(trial: Trial, via: number): Trial | null {
  const way = trial.choice?.ways.find((one) => one.via === via);
  return way ? step(trial, way.edges) : null;
}

/** Plays the checker by the die shown first, or by the other where that is impossible. */
export function tap(trial: Trial, from: number, which: "first" | "second" = "first"): Trial | null {
  const dice = order(trial);
  const wanted = which === "first" ? dice : [...dice].reverse();
  for (const die of wanted) {
    const edge = here(trial).edges.find((one) => one.from === from && one.die === die);
    if (edge) return step(trial, [edge]);
  }
  return null;
}

/** Plays to an open point, or makes it with two checkers, when exactly one way leads there. */
export function playTo(trial: Trial, to: number): Trial | "several" | null {
  if (trial.loose.length > 0) return null;
  const start = trial.walked.at(-1)?.node ?? 0;
  const making: Edge[][] = [];
  for (const one of nodeAt(trial.graph, start).edges) {
    if (one.to !== to) continue;
    for (const two of nodeAt(trial.graph, one.node).edges) if (two.to === to) making.push([one, two]);
  }
  const made = distinct(making);
  if (to !== 0 && made.length === 1 && made[0]) return step(trial, made[0]);
  if (to !== 0 && made.length > 1) return "several";
  const ways = distinct(sources(trial).flatMap((from) => journeys(trial.graph, start, from).filter((edges) => last(edges).to === to)));
  const shortest = Math.min(...ways.map((edges) => edges.length));
  const short = ways.filter((edges) => edges.length === shortest);
  if (short.length > 1) return "several";
  return short[0] ? step(trial, short[0]) : null;
}

function distinct(ways: Edge[][]): Edge[][] {
  return ways.filter((edges, i) => ways.findIndex((one) => last(one).node === last(edges).node) === i);
}

export function swap(trial: Trial): Trial {
  const [first, ...others] = trial.dice;
  return first === undefined ? trial : { ...trial, dice: [...others, first] };
}

export function undo(trial: Trial): Trial {
  if (trial.loose.length > 0) return { ...trial, loose: trial.loose.slice(0, -1), picked: null, choice: null, refused: null };
  return { ...trial, walked: trial.walked.slice(0, -1), picked: null, choice: null, refused: null };
}

/** Takes the checker that left a place back there. The rest of the play stays as far as it is legal without it; null where
 *  no checker has left that place. */
export function takeBack(trial: Trial, from: number): Trial | null {
  if (trial.loose.length > 0) return null;
  const first = trial.walked.lastIndexOf(departures(trial).findLast((edge) => edge.from === from) as Edge);
  if (first < 0) return null;
  let at = trial.walked[first]?.to;
  const rest = trial.walked.filter((edge, i) => {
    const goesOn = i > first && edge.from === at;
    if (goesOn) at = edge.to;
    return i !== first && !goesOn;
  });
  let back = reset(trial);
  for (const { from: start, to, die } of rest) {
    const edge = here(back).edges.find((one) => one.from === start && one.to === to && one.die === die);
    if (!edge) break;
    back = step(back, [edge]);
  }
  return back;
}

export function reset(trial: Trial): Trial {
  return { ...trial, walked: [], loose: [], picked: null, choice: null, refused: null };
}

/** The only play there is, walked to its end; null where there is a real choice. */
export function forcedWalk(trial: Trial): Trial | null {
  if (!trial.graph.forced) return null;
  let walk = trial;
  for (let i = 0; i < 12; i += 1) {
    const edge = here(walk).edges[0];
    if (!edge) return walk.walked.length > 0 ? walk : null;
    walk = step(walk, [edge]);
  }
  return null;
}

/** Whether the sides have passed each other, so that nothing can be met any more; told where they run against each other. */
function hasPassed(position: PositionView, seat: Seat, geometry: Geometry): boolean {
  const [mine, theirs] = [position[seat], position[other(seat)]];
  if (geometry !== "contrary" || mine.bar + mine.pool + theirs.bar + theirs.pool + mine.pinned.length + theirs.pinned.length > 0)
    return false;
  const last = mine.points.findLastIndex((n) => n > 0) + 1;
  return theirs.points.every((n, i) => n === 0 || opposite(geometry, i + 1) > last);
}

/**
 * The play that bears off a checker with every part of the roll, walked to its end; null where the sides have not passed
 * each other, where not every part can, and where several such plays end differently.
 */
export function bearOffWalk(trial: Trial, geometry: Geometry): Trial | null {
  const start = nodeAt(trial.graph, 0);
  if (trial.walked.length + trial.loose.length > 0 || start.diceLeft.length === 0 || !hasPassed(start.position, trial.seat, geometry))
    return null;
  const ends = new Map<string, Edge[]>();
  const walk = (index: number, edges: Edge[]): void => {
    const off = nodeAt(trial.graph, index).edges.filter((edge) => edge.to === OFF);
    const node = nodeAt(trial.graph, index);
    if (edges.length > 0 && node.edges.length === 0) ends.set(node.position[trial.seat].points.join(), edges);
    for (const edge of off) walk(edge.node, [...edges, edge]);
  };
  walk(0, []);
  const whole = [...ends.values()].filter((edges) => {
    const end = nodeAt(trial.graph, edges.at(-1)?.node ?? 0).position[trial.seat];
    return edges.length === start.diceLeft.length || end.points.every((n) => n === 0);
  });
  return whole.length === 1 && whole[0] ? step(trial, whole[0]) : null;
}

/** The places a turn has left so far, with how often: they carry a dashed circle. */
export function departures(trial: Trial): Edge[] {
  return trial.walked.filter((edge, i) => {
    // A checker that moved on leaves no circle at its stopover.
    const stopover = trial.walked.slice(0, i).some((before) => before.to === edge.from);
    return !stopover;
  });
}
