// Generated from crates/wire/src. To write it anew: UPDATE_WIRE=1 cargo test -p pasch-server --test wire
// Positions

import type { Seat, VariantView, PositionView } from "./boards";
import type { Score } from "./matches";
import type { Candidate, CubeReport } from "./reports";

/** The body of `POST /api/v1/positions`. */
export type PositionRequest = { "type": "text",
  /** The text that names the position. */
  text: string }
  | { "type": "start",
  /** Identifier of the variant. */
  variant: string }
  | { "type": "draft",
  /** The position, possible or not. */
  draft: PositionDraft,
};

/** A position as somebody sets it up, with everything its value depends on. */
export type PositionDraft = {
  /** Identifier of the variant. */
  variant: string,
  /** The checkers; what is not named is borne off, whatever `off` says. */
  position: PositionView,
  /** Whose turn it is; while a double waits for its answer, the doubler. */
  turn: Seat,
  /** The roll; empty before it. */
  dice: Array<number>,
  /** The player on turn has doubled. */
  doubled: boolean,
  /** The cube before any offer; null in a game without one. */
  cube: CubeDraft | null,
  /** Points won before this game. */
  score: Score,
  /** Points to win the match, 0 for money. */
  length: number,
  /** It is the Crawford game. */
  crawford: boolean,
  /** Money: gammons count only after a double. */
  jacoby: boolean,
  /** Money: a double may be beavered. */
  beavers: boolean,
  /** The most that the cube may show, as a power of two: 10 for 1,024. Left out, it is 10, as in XGIDs. */
  cubeLimitLog2?: number,
};

/** The cube of a position that is set up. */
export type CubeDraft = {
  /** Its value, a power of two. */
  value: number,
  /** Whose it is; null in the middle. */
  owner: Seat | null,
};

/** An identifier of a position. */
export type PlaceIdentifier = {
  /** The name of its kind, such as XGID. */
  name: string,
  /** The identifier as it is passed on. */
  text: string,
};

/** One of several positions in a text or file. */
export type PlaceLine = {
  /** What the address of its page ends with; null when it is impossible or cannot be read. */
  id: string | null,
  /** The first thing that is wrong with it, as a sentence; null when nothing is. */
  fault: string | null,
  /** The position; null when it cannot be read. */
  draft: PositionDraft | null,
};

/** A position that was looked at. */
export type PlaceView = {
  /** What its address ends with; null when it is impossible. */
  id: string | null,
  /** What is wrong with it, a sentence each. */
  faults: Array<string>,
  /** The position with its cube and score. */
  draft: PositionDraft,
  /** What a board needs to draw it. */
  variant: VariantView,
  /** Dice of a roll. */
  diceCount: number,
  /** The game can be played with a cube. */
  cubePossible: boolean,
  /** The program plays the game and can judge the position. */
  judged: boolean,
  /** It is a race of which `POST /positions/endgame` tells more. */
  race: boolean,
  /** XGID; empty for boards it cannot express. */
  xgid: string,
  /** GNU Backgammon's position ID; empty for boards it cannot express. */
  positionId: string,
  /** GNU Backgammon's match ID; empty for boards it cannot express. */
  matchId: string,
  /** OGID; empty for boards it cannot express. */
  ogid: string,
  /** All identifiers under which other programs know it; none for boards they cannot express. */
  identifiers: Array<PlaceIdentifier>,
  /** The position drawn, as eXtreme Gammon's text; empty for boards it cannot show. */
  text: string,
  /** All positions of the text or file, in its order, where it has several; this is the first that could be read. Empty where it has one. */
  list: Array<PlaceLine>,
};

/** The body of `POST /api/v1/positions/evaluate`. */
export type EvaluationRequest = {
  /** A position's identifier, as in [`PlaceView`]. */
  position: string,
  /** Rolls to look ahead, 0 to 4. */
  plies: number,
};

/** What a position is worth. All numbers are those of the player on turn. */
export type EvaluationView = {
  /** The position's identifier, as it was asked. */
  position: string,
  /** How deep the program looked, e.g. "2-ply". */
  level: string,
  /** It looked as deep as was asked; otherwise time was up before. */
  complete: boolean,
  /** The plays of the roll, best first; empty without a roll. */
  candidates: Array<Candidate>,
  /** The position before the roll, with the cube decision; null with a roll. */
  cube: CubeReport | null,
  /** The player on turn may double, or has doubled. */
  canDouble: boolean,
  /** Match winning chance before the roll; null for money and with a roll. */
  mwc: number | null,
  /** All of it as eXtreme Gammon's text; empty for boards it cannot show. */
  text: string,
};
