// Generated from crates/wire/src. To write it anew: UPDATE_WIRE=1 cargo test -p pasch-server --test wire
// Legal plays

import type { PositionView } from "./boards";

/** Every legal way to play a roll. A browser walks it and knows no rules: a drag is an edge, undo goes back, confirm is a leaf. */
export type PlayGraphView = {
  /** The match state this graph belongs to. */
  seq: number,
  /** The nodes; index 0 is the start. */
  nodes: Array<PlayNode>,
  /** Exactly one distinct resulting position exists. */
  forced: boolean,
  /** Only when there is no legal play: why. */
  blocked: Array<Blocked>,
  /** Steps that only a rule forbids, with that rule: at the start, and in answer to `POST /api/v1/plays` also further on. */
  refusals: Array<RefusedStep>,
};

/** A position inside a roll: what it looks like, what is left, where it can go. */
export type PlayNode = {
  /** The checkers after the moves so far. */
  position: PositionView,
  /** Dice still to be used, larger first. */
  diceLeft: Array<number>,
  /** Legal next steps; none at the end of a play. */
  edges: Array<Edge>,
  /** Notation when this node is a complete legal play, else null. */
  play: string | null,
};

/** One legal step in a play graph. */
export type Edge = {
  /** Where from, mover's own count, 25 = bar or pool. */
  from: number,
  /** Where to, mover's own count, 0 = off. */
  to: number,
  /** The die it uses. */
  die: number,
  /** It hits an enemy checker. */
  hit: boolean,
  /** It pins an enemy checker. */
  pin: boolean,
  /** Index of the node it leads to. */
  node: number,
};

/** Why a point holds the mover up when no play is legal. */
export type Blocked = {
  /** Where the checker would land, mover's own count. */
  point: number,
  /** The reason in a sentence. */
  reason: string,
};

/** A step a person might try that a rule forbids. */
export type RefusedStep = {
  /** The node at which it is refused. */
  node: number,
  /** Where from, mover's own count. */
  from: number,
  /** Where to, mover's own count. */
  to: number,
  /** The reason in a sentence. */
  reason: string,
};

/** A [`PlayGraphView`] in a fraction of its bytes, for clients that ask for it with `resume`. Nodes have the same numbers. The position of node 0 is the one on the board. That of any other node follows from the first step that leads to it, in the order of the list: the position where the step begins, with the checker moved and what it meets hit or pinned. */
export type ShortPlays = {
  /** The match state these plays belong to. */
  seq: number,
  /** The nodes; index 0 is the start. */
  nodes: Array<ShortNode>,
  /** Exactly one distinct resulting position exists. */
  forced: boolean,
  /** Only when there is no legal play: why. */
  blocked: Array<Blocked>,
  /** Steps at the start that only a rule forbids, with that rule. */
  refusals: Array<RefusedStep>,
};

/** A position inside a roll, by the steps that lead on from it. */
export type ShortNode = {
  /** Dice still to be used, larger first. */
  left: Array<number>,
  /** Legal next steps, five numbers each: where from and where to in the mover's own count (25 = bar or pool, 0 = off), the die, what it does (0 nothing, 1 hits, 2 pins), and the node it leads to. */
  steps: Array<[number, number, number, number, number]>,
  /** Notation when this node is a complete legal play. */
  play?: string,
  /** The position, where it does not follow from the steps. */
  position?: PositionView,
};
