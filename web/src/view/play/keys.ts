// The keys of a game, as acts; what is focused decides whether Enter and Space belong to it.

import type { Place } from "../../board/geometry";
import { BAR, OFF } from "../../board/geometry";

export interface HandKeys {
  open: () => boolean;
  face: (face: number) => void;
  back: () => void;
  complete: () => boolean;
  enter: () => void;
}

export interface KeyActs {
  /** Dice thrown by hand, where they may have to be entered. */
  hand?: HandKeys;
  rollable: () => boolean;
  roll: () => void;
  ready: () => boolean;
  confirm: () => void;
  activate: () => void;
  undo: () => void;
  undoAll: () => void;
  swap: () => void;
  canDouble: () => boolean;
  offered: () => boolean;
  arm: (what: "double" | "pass") => void;
  armed: () => "double" | "pass" | null;
  disarm: () => void;
  carryOut: () => void;
  take: () => void;
  focus: (place: Omit<Place, "seat">) => void;
  replay: () => void;
  flip: () => void;
  sound: () => void;
  help: () => void;
  automatic: () => void;
  now: () => number;
}

const DIGIT_MS = 700;

/** Takes keydown events; true where the key was used and its default must not happen. */
export function keyboard(acts: KeyActs): (event: KeyboardEvent) => boolean {
  let digits = "";
  let lastDigit = -Infinity;

  function jump(digit: string): void {
    const now = acts.now();
    const joined = now - lastDigit < DIGIT_MS ? digits + digit : digit;
    const point = Number(joined);
    digits = point >= 1 && point <= 24 ? joined : digit;
    lastDigit = now;
    const target = Number(digits);
    if (target >= 1) acts.focus({ point: target });
  }

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.closest("input, select, textarea, [contenteditable]")) return false;
    const onPlace = target?.classList.contains("place") ?? false;
    const onControl = !onPlace && (target?.closest("button, a, summary") ?? null) !== null;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const digit = key.length === 1 && key >= "0" && key <= "9";
    const begun = digits !== "";
    if (!digit) digits = "";

    if (acts.hand?.open() && acts.armed() === null) {
      if (key >= "1" && key <= "6" && key.length === 1) {
        acts.hand.face(Number(key));
        return true;
      }
      if (key === "Backspace") {
        acts.hand.back();
        return true;
      }
      const elsewhere = onControl && target?.closest(".hand .faces") === null;
      if (key === "Enter" && acts.hand.complete() && !elsewhere) {
        acts.hand.enter();
        return true;
      }
    }

    if (key === "Enter") {
      if (acts.armed()) acts.carryOut();
      else if (onControl) return false;
      else if (acts.ready()) acts.confirm();
      else if (onPlace) acts.activate();
      else return false;
      return true;
    }
    if (key === " ") {
      if (onControl) return false;
      acts.disarm();
      if (acts.rollable()) acts.roll();
      else if (onPlace) acts.activate();
      else return false;
      return true;
    }
    if (key !== "Shift" && key !== "d" && key !== "p") acts.disarm();
    if (digit) {
      if (key === "0" && !begun) return false;
      jump(key);
      return true;
    }
    switch (key) {
      case "u":
      case "Backspace":
        acts.undo();
        return true;
      case "Escape":
        acts.undoAll();
        return true;
      case "s":
        acts.swap();
        return true;
      case "d":
        if (acts.canDouble()) acts.arm("double");
        return acts.canDouble();
      case "t":
        if (acts.offered()) acts.take();
        return acts.offered();
      case "p":
        if (acts.offered()) acts.arm("pass");
        return acts.offered();
      case "b":
        acts.focus({ point: BAR });
        return true;
      case "o":
        acts.focus({ point: OFF });
        return true;
      case "r":
        acts.replay();
        return true;
      case "f":
        acts.flip();
        return true;
      case "m":
        acts.sound();
        return true;
      case "a":
        acts.automatic();
        return true;
      case "?":
        acts.help();
        return true;
      case "ArrowLeft":
      case "ArrowRight":
      case "ArrowUp":
      case "ArrowDown":
      case "Home":
      case "End":
        if (onPlace || onControl || target?.closest("[tabindex='0']")) return false;
        acts.focus({ point: 24 });
        return true;
      default:
        return false;
    }
  };
}
