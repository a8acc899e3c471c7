// What each intent of the board does to the turn being tried out. The rules are in the graph; here
// is only which of its edges a click, a drag or a key stands for.

import { BAR, OFF } from "../../board/geometry";
import * as input from "../../board/input";
import type { Trial } from "../../board/input";
import { countAt } from "../../board/position";
import type { BoardIntent } from "../../board/state";
import { pointText, t } from "../../i18n";

export interface Manner {
  /** A click or tap plays the die shown first; otherwise it picks up. */
  tap: boolean;
}

export interface Outcome {
  trial: Trial;
  /** The pointer carried the checker, so it needs no flight. */
  carried: boolean;
}

/** The trial after an intent; the same object when the intent means nothing here. */
export function act(trial: Trial, intent: BoardIntent, manner: Manner): Outcome {
  switch (intent.type) {
    case "tap":
      return plain(tapped(trial, intent.point, intent.button, manner));
    case "hold":
    case "lift":
      return plain(input.pick(trial, intent.point));
    case "drop":
      return dropped(trial, intent.from, intent.to);
    case "activate":
      return plain(activated(trial, intent.point));
    default:
      return plain(trial);
  }
}

const plain = (trial: Trial): Outcome => ({ trial, carried: false });

function tapped(trial: Trial, point: number, button: "left" | "right", manner: Manner): Trial {
  if (trial.choice) return input.choose(trial, point) ?? input.pick(trial, null);
  if (trial.picked !== null) {
    if (trial.picked === point) return input.pick(trial, null);
    const down = input.drop(trial, trial.picked, point);
    if (down) return down;
  }
  if (input.sources(trial).includes(point)) {
    if (button === "right") return input.tap(trial, point, "second") ?? trial;
    if (manner.tap) return input.tap(trial, point) ?? trial;
    return input.pick(trial, point);
  }
  if (input.liftable(trial).includes(point)) return input.pick(trial, point);
  return aimed(trial, point);
}

/** A click on a place that holds no movable checker: a target first, then a checker that came from there and is taken
 *  back, or a refusal with its reason. */
function aimed(trial: Trial, point: number): Trial {
  const back = input.takeBack(trial, point);
  if (input.complete(trial)) return back ?? trial;
  if (point !== BAR) {
    const played = input.playTo(trial, point);
    if (played === "several") return input.refuse(trial, point, own(t.play.several({ point: pointText(point) })));
    if (played) return played;
  }
  if (back) return back;
  return input.refuse(trial, point, reason(trial, point));
}

function owns(trial: Trial, point: number): boolean {
  return countAt(input.here(trial).position, { seat: trial.seat, point }) > 0;
}

/** A reason that the page itself gives. */
const own = (reason: string): input.Reason => ({ reason, told: null });

function reason(trial: Trial, point: number): input.Reason {
  const sources = input.sources(trial);
  if (point === OFF) return input.reasonFor(trial, sources[0] ?? 0, OFF) ?? own(t.play.cannotLand({ point: pointText(OFF) }));
  if (sources.length === 1 && sources[0] === BAR)
    return own(input.here(trial).position[trial.seat].bar > 0 ? t.play.enterBar : t.play.enterPool);
  const given = input.reasonFor(trial, point, null);
  if (given) return given;
  const node = trial.walked.at(-1)?.node ?? 0;
  const to = trial.graph.refusals.find((one) => one.to === point && one.node === node) ?? null;
  if (to) return to;
  return own(owns(trial, point) ? t.play.cannotMove({ point: pointText(point) }) : t.play.cannotLand({ point: pointText(point) }));
}

function dropped(trial: Trial, from: number, to: number | null): Outcome {
  if (to === null || to === from) return plain(input.pick(trial, null));
  const down = input.drop(trial, from, to);
  if (down) return { trial: down, carried: true };
  const given = input.reasonFor(trial, from, to);
  return plain(given ? input.refuse(trial, to, given) : input.pick(trial, null));
}

/** Enter or a screen reader on a place: pick up, put down, or play straight there. */
function activated(trial: Trial, point: number): Trial {
  if (trial.choice) return input.choose(trial, point) ?? input.pick(trial, null);
  if (trial.picked !== null) {
    if (trial.picked === point) return input.pick(trial, null);
    const down = input.drop(trial, trial.picked, point);
    if (down) return down;
    const given = input.reasonFor(trial, trial.picked, point);
    if (!input.sources(trial).includes(point))
      return input.refuse(trial, point, given ?? own(t.play.cannotLand({ point: pointText(point) })));
  }
  if (input.sources(trial).includes(point)) return input.pick(trial, point);
  if (input.liftable(trial).includes(point)) return input.pick(trial, point);
  return aimed(trial, point);
}

/** The play written by the player, for example "8/5 6/5", walked on the graph; null when not legal. */
export function typed(trial: Trial, text: string): Trial | null {
  const start = input.reset(trial);
  const wanted = parsePlay(text);
  if (!wanted) return null;
  let found: Trial | null = null;
  const walk = (now: Trial, rest: [number, number][]): void => {
    if (found) return;
    if (rest.length === 0) {
      if (input.ready(now)) found = now;
      return;
    }
    rest.forEach(([from, to], i) => {
      for (const target of input.targets(now, from)) {
        if (target.to !== to) continue;
        for (const way of target.ways) {
          walk({ ...now, walked: [...now.walked, ...way] }, [...rest.slice(0, i), ...rest.slice(i + 1)]);
        }
      }
    });
  };
  walk(start, wanted);
  return found;
}

function parsePlay(text: string): [number, number][] | null {
  const moves: [number, number][] = [];
  for (const part of text
    .trim()
    .toLowerCase()
    .split(/[\s,]+/)) {
    const match = /^((?:bar|off|\d+)(?:\/(?:bar|off|\d+)\*?)+)(?:\((\d)\))?$/.exec(part.replace(/\*(?=\/)/g, ""));
    if (!match?.[1]) return null;
    const stops = match[1]
      .replace(/\*/g, "")
      .split("/")
      .map((one) => (one === "bar" ? BAR : one === "off" ? OFF : Number(one)));
    const times = Number(match[2] ?? "1");
    for (let i = 0; i < times; i += 1) {
      for (let k = 0; k + 1 < stops.length; k += 1) moves.push([stops[k] ?? 0, stops[k + 1] ?? 0]);
    }
  }
  return moves;
}
