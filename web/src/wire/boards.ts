// Generated from crates/wire/src. To write it anew: UPDATE_WIRE=1 cargo test -p pasch-server --test wire
// Boards


/** One of the two sides of a match. Absolute: nothing is turned round for the viewer. */
export type Seat = "a" | "b";

/** How one player's point `n` maps to the opponent's count. */
export type Geometry = "contrary" | "parallel" | "same" | "circle";

/** What happens when a checker lands on a lone enemy checker. */
export type Contact = "hit" | "pin" | "block" | "share";

/** The facts of a variant that a board needs to draw a match. */
export type VariantView = {
  /** Stable identifier, e.g. `backgammon`. */
  id: string,
  /** Name for people, in English. */
  name: string,
  /** How the two counts relate. */
  geometry: Geometry,
  /** What landing on a lone checker does. */
  contact: Contact,
  /** Checkers of each player at the start. */
  checkers: number,
};

/** One player's checkers, in that player's own count. */
export type SideView = {
  /** 24 numbers: `points[i]` checkers stand on own point `i + 1`. */
  points: Array<number>,
  /** Checkers on the bar. */
  bar: number,
  /** Checkers that have not entered yet (staged entry). */
  pool: number,
  /** Checkers that have been borne off. */
  off: number,
  /** Own points where my lone checker lies under an enemy checker. */
  pinned: Array<number>,
};

/** Both players' checkers, each side in its own count. */
export type PositionView = {
  /** Seat a's checkers, in that player's own count. */
  a: SideView,
  /** Seat b's checkers, in that player's own count. */
  b: SideView,
};

/** One checker moved by one die. */
export type MoveView = {
  /** Where from, mover's own count, 25 = bar or pool. */
  from: number,
  /** Where to, mover's own count, 0 = off. */
  to: number,
  /** An enemy checker was hit (or pinned). */
  hit: boolean,
};

/** One checker carried from one place to another by whatever dice. */
export type ShiftView = {
  /** Where from, mover's own count, 25 = bar or pool. */
  from: number,
  /** Where to, mover's own count, 0 = off. */
  to: number,
};

/** The doubling cube, as the viewer sees it. */
export type CubeView = {
  /** Its value, 1 when nobody has doubled. */
  value: number,
  /** Whose it is; null while centred. */
  owner: Seat | null,
  /** False when this game has no cube (Crawford game, one-point match, cubeless match). */
  enabled: boolean,
  /** The viewer may double now. */
  canDouble: boolean,
};
