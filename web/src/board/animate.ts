// Checkers in the air. A flight is drawn over the board while its landing spot is kept free.

import type { Seat } from "../wire";
import type { XY } from "./geometry";

export interface Flight {
  id: number;
  seat: Seat;
  from: number;
  to: number;
  /** 0 at the start, 1 when it lands. */
  progress: number;
}

/** How far something has come that moves by itself: 0 at the start, 1 at rest. */
export interface Progress {
  progress: number;
}

export type Speed = 0 | 1 | 2 | 3 | 4;

const FACTOR: Record<Speed, number> = { 0: 0, 1: 1.6, 2: 1, 3: 0.6, 4: 0.35 };

export const CHECKER_MS = 280;
export const DICE_MS = 420;
/** The way of a cube that is offered or taken. */
export const CUBE_MS = 320;
/** How long an offer waits in sight before its answer is shown. */
export const OFFER_MS = 700;
/** How long the two dice that begin a game lie before anything is done with them: both are read. */
export const OPENING_MS = 900;
/** The opponent's checkers are never faster than this, or nobody could follow them. */
export const OPPONENT_MS = 250;

export function duration(base: number, speed: Speed, opponent = false): number {
  const ms = base * FACTOR[speed];
  return opponent && ms > 0 ? Math.max(OPPONENT_MS, ms) : ms;
}

export type DicePace = "off" | "fast" | "normal" | "slow";

const DICE_FACTOR: Record<DicePace, number> = { off: 0, fast: 0.6, normal: 1, slow: 1.8 };

export type OpponentPace = "quick" | "normal" | "slow";

const STAY: Record<OpponentPace, number> = { quick: 0.5, normal: 1, slow: 3 };

/** How long dice lie that the computer threw, when others would lie for `ms`. */
export const stayMs = (ms: number, pace: OpponentPace): number => ms * STAY[pace];

/** How long dice tumble. */
export const tumbleMs = (pace: DicePace, speed: Speed): number => (speed === 0 ? 0 : DICE_MS * DICE_FACTOR[pace]);

export interface DiePose {
  /** How far from its place it is, in the drawing's units. */
  x: number;
  y: number;
  /** Its turn in degrees. */
  turn: number;
  scale: number;
  face: number;
}

/** A die on its way: thrown from its player's side, it turns and bounces until it lies square on its place. `thrown` is the
 *  way it comes from, in the drawing's units; `index` keeps two dice apart. */
export function tumble(progress: number, value: number, index: number, thrown: XY): DiePose {
  if (progress >= 1) return { x: 0, y: 0, turn: 0, scale: 1, face: value };
  const left = (1 - Math.max(0, progress)) ** 3;
  const bounce = Math.abs(Math.sin(Math.PI * 2.5 * (1 - progress) ** 2)) * 90 * (1 - progress);
  const face = progress > 0.78 ? value : ((Math.floor(progress * 11) * (index + 2) + value + index) % 6) + 1;
  return {
    x: thrown.x * left,
    y: thrown.y * left - bounce,
    turn: (thrown.x < 0 ? -1 : 1) * (400 + 70 * index) * left,
    scale: 1 + 0.14 * (1 - progress),
    face,
  };
}

/** The curve of a checker: cubic-bezier(.3,.1,.2,1). */
export function ease(t: number): number {
  if (t <= 0) return 0;
  return t >= 1 ? 1 : bezier(0.3, 0.1, 0.2, 1, t);
}

function bezier(x1: number, y1: number, x2: number, y2: number, x: number): number {
  const at = (p1: number, p2: number, s: number): number => 3 * p1 * s * (1 - s) ** 2 + 3 * p2 * s * s * (1 - s) + s ** 3;
  let low = 0;
  let high = 1;
  for (let i = 0; i < 24; i += 1) {
    const mid = (low + high) / 2;
    if (at(x1, x2, mid) < x) low = mid;
    else high = mid;
  }
  return at(y1, y2, (low + high) / 2);
}

/** A shallow arc between two spots. */
export function along(from: XY, to: XY, progress: number): XY {
  const t = ease(progress);
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const lift = Math.min(60, distance * 0.08) * 4 * t * (1 - t);
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t - lift };
}

/** Runs `frame` with 0..1 for `ms`; resolves at the end, at once when there is nothing to show. */
export function run(ms: number, frame: (progress: number) => void, stopped: () => boolean): Promise<void> {
  if (ms <= 0 || typeof requestAnimationFrame === "undefined") {
    frame(1);
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const start = performance.now();
    let ended = false;
    const end = (): void => {
      if (ended) return;
      ended = true;
      frame(1);
      resolve();
    };
    const tick = (now: number): void => {
      if (ended) return;
      const progress = (now - start) / ms;
      if (progress >= 1 || stopped()) end();
      else {
        frame(Math.max(0, progress));
        requestAnimationFrame(tick);
      }
    };
    requestAnimationFrame(tick);
    // A hidden tab gets no frames; the game must go on there all the same.
    setTimeout(end, ms + 80);
  });
}
