// A board that only shows a position.

import type { Contact, Geometry, PositionView, Seat } from "../wire";
import { wideShape, type Shape } from "./geometry";
import type { BoardState } from "./state";

export interface Still {
  position: PositionView;
  geometry: Geometry;
  contact: Contact;
  shape?: Shape;
  bottom?: Seat;
  numbers?: boolean;
}

export function stillBoard(still: Still): BoardState {
  const bottom = still.bottom ?? "a";
  return {
    shape: still.shape ?? wideShape(),
    geometry: still.geometry,
    contact: still.contact,
    position: still.position,
    bottom,
    actor: bottom,
    labels: still.numbers === false ? null : bottom,
    mirrored: false,
    swapped: false,
    dice: null,
    cube: null,
    movable: [],
    marked: true,
    picked: null,
    targets: [],
    ghosts: [],
    blocked: [],
    arrows: [],
    flights: [],
    ways: [],
    bothNumbers: false,
    editing: false,
    names: { a: "", b: "" },
  };
}
