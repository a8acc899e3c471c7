// Everything the drawing shows, as plain data. State goes in, intents come out; no rules inside.

import type { ComingView, Contact, Geometry, PositionView, Seat } from "../wire";
import type { Flight, Progress } from "./animate";
import type { Arrow } from "./arrows";
import type { CubeSeat, Place, Shape, XY } from "./geometry";

export interface DiceState {
  seat: Seat;
  values: number[];
  /** Parts each die has left: 0 is played; doubles have up to 2. */
  left: number[];
  /** Of the throw that begins a game: who threw each die. Each lies on its thrower's own side. */
  thrown?: Seat[];
  /** They tumble, and have come so far. */
  rolling?: Progress;
  /** They lie beside a button. */
  beside?: boolean;
  /** Dice that follow when these have been played in full. */
  locked?: number[];
  /** What follows these dice when they, and what stands before it, are played in full. */
  coming?: ComingView[];
}

export interface CubeState {
  value: number;
  at: CubeSeat;
}

export interface Ghost {
  place: Place;
  /** The spot in the stack, counted from the edge. */
  index: number;
}

export interface TargetMark {
  point: number;
  hits: boolean;
}

export interface BoardState {
  shape: Shape;
  geometry: Geometry;
  contact: Contact;
  position: PositionView;
  /** The seat drawn below. */
  bottom: Seat;
  /** The seat whose places are named in intents and marks. */
  actor: Seat;
  /** The seat whose count the numbers show; null hides them. */
  labels: Seat | null;
  mirrored: boolean;
  /** The sides' colours are exchanged. */
  swapped: boolean;
  dice: DiceState | null;
  cube: CubeState | null;
  /** Places of the actor whose checkers can move. */
  movable: number[];
  /** They are marked. */
  marked: boolean;
  picked: number | null;
  targets: TargetMark[];
  ghosts: Ghost[];
  /** Points of the actor that refused a try. */
  blocked: number[];
  arrows: Arrow[];
  flights: Flight[];
  /** The sides whose way home is drawn. */
  ways: Seat[];
  /** The other side's numbers stand beside the labelled ones. */
  bothNumbers: boolean;
  /** Checkers are set up by hand: places that hold one are not marked. */
  editing: boolean;
  /** Names for the spoken labels. */
  names: { a: string; b: string };
}

/** A checker held by the pointer. */
export interface Drag {
  from: number;
  at: XY;
}

export type BoardIntent =
  | { type: "tap"; point: number; button: "left" | "right" }
  | { type: "hold"; point: number }
  | { type: "lift"; point: number }
  | { type: "drop"; from: number; to: number | null }
  | { type: "activate"; point: number }
  | { type: "hover"; point: number | null }
  | { type: "field"; home: boolean }
  | { type: "swipe" };
