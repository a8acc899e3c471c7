// What a page tells about a game. The positions of pictures and lessons are data, one file a game beside this one; the
// sentences are in the catalogue (locales/en/games). Tests in Rust play every lesson and check every picture.

import type { MoveView, PlayOptions, PositionText, PositionView, SideView } from "../wire";

/** A position and a roll; side a is the reader's. */
export interface Scene {
  a: string;
  b: string;
  pinnedA?: number[];
  pinnedB?: number[];
  dice?: number[];
  turnsBefore?: number;
  doublesBefore?: number;
  options?: Partial<PlayOptions>;
  /** Steps that a rule forbids here, with a word of what the board says. */
  refused?: [number, number, string][];
}

export interface Picture extends Scene {
  caption: string;
  play?: string;
}

/** What the position after the play must show, in the reader's own count; all of it. */
export interface Goal {
  /** Every legal play will do. */
  any?: boolean;
  /** Opposing checkers on the bar, at least. */
  hit?: number;
  /** Points where an opposing checker is pinned. */
  pin?: number[];
  /** Points with two or more own checkers. */
  make?: number[];
  /** Points with an own checker. */
  stand?: number[];
  /** Points without one. */
  clear?: number[];
  /** Checkers borne off, at least. */
  off?: number;
  /** No own checker stands alone. */
  safe?: boolean;
}

/** An exercise without its sentences. */
export interface ExerciseScene extends Scene {
  goal: Goal;
  /** A play that reaches the goal, as the rules write it. */
  solution: string;
}

export interface Exercise extends ExerciseScene {
  title: string;
  task: string;
  yes: string;
  no?: string;
}

export interface GamePage {
  /** Other names, as people write them. */
  also?: string[];
  intro: string;
  setup: string;
  direction: string;
  aim: string;
  lone: string;
  /** Words that players use for points and checkers, each with what it means. */
  terms?: [string, string][];
  special: string[];
  grades: string;
  options: string[];
  pictures: Picture[];
  lesson: Exercise[];
}

function side(text: string, pinned: number[], checkers: number): SideView {
  const points = Array<number>(24).fill(0);
  const out: SideView = { points, bar: 0, pool: 0, off: 0, pinned };
  let named = 0;
  for (const word of text.split(/\s+/).filter((one) => one !== "")) {
    const [place = "", number = "0"] = word.split(":");
    const count = Number(number);
    named += count;
    if (place === "bar" || place === "25") out.bar += count;
    else if (place === "pool") out.pool += count;
    else points[Number(place) - 1] = count;
  }
  out.off = Math.max(0, checkers - named);
  return out;
}

/** The position of a scene, for drawing. A checker on a point of more opposing ones is pinned, unless the game lets both
 *  stand side by side. */
export function positionOf(scene: Scene, checkers: number, opposite: (point: number) => number, share = false): PositionView {
  const position = { a: side(scene.a, [...(scene.pinnedA ?? [])], checkers), b: side(scene.b, [...(scene.pinnedB ?? [])], checkers) };
  for (let point = 1; point <= 24 && !share; point += 1) {
    const mine = position.a.points[point - 1] ?? 0;
    const theirs = position.b.points[opposite(point) - 1] ?? 0;
    if (mine === 1 && theirs > 1) position.a.pinned.push(point);
    if (theirs === 1 && mine > 1) position.b.pinned.push(opposite(point));
  }
  return position;
}

export function textOf(scene: Scene): PositionText {
  return { a: scene.a, b: scene.b, pinnedA: scene.pinnedA ?? [], pinnedB: scene.pinnedB ?? [] };
}

/** A game as it is usually played. */
const USUAL: PlayOptions = {
  maxPerPoint: null,
  noHitAndRun: false,
  bearOff: null,
  bearOffWhilePinned: false,
  startPrime: null,
  runnerTo: null,
  standardStart: false,
  geometry: null,
  contact: null,
  noExtraRoll: false,
  enterAllFirst: null,
  hitNeedsOneHome: false,
  cascadeFrom: null,
  head: null,
  sixBlock: null,
  optionalBackwardHits: false,
  openHome: false,
  ones: null,
};

export function optionsOf(scene: Scene): PlayOptions {
  return { ...USUAL, ...scene.options };
}

/** The moves of a play in the field's notation, such as "24/18 13/11(2)". */
export function movesOf(play: string): MoveView[] {
  const moves: MoveView[] = [];
  for (const part of play.split(" ").filter((one) => one !== "")) {
    const [, way = "", times = "1"] = /^([^(]+)(?:\((\d)\))?$/.exec(part) ?? [];
    const stops = way.split("/").map((stop) => {
      const place = stop.replace("*", "");
      return { point: place === "bar" || place === "pool" ? 25 : place === "off" ? 0 : Number(place), hit: stop.endsWith("*") };
    });
    for (let i = 0; i < Number(times); i += 1) {
      stops.slice(1).forEach((stop, k) => moves.push({ from: stops[k]?.point ?? 0, to: stop.point, hit: stop.hit }));
    }
  }
  return moves;
}
