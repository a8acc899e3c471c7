// What a person has chosen; kept in localStorage, and with the account if there is one.

import type { DicePace, OpponentPace, Speed } from "../board/animate";
import { boardOfDay } from "./season";

export interface Settings {
  /** The language of pages and mails, as a tag; empty until one is chosen. */
  language: string;
  theme: "auto" | "light" | "dark" | "contrast";
  board: "page" | "wood" | "midsummer" | "jul" | "season";
  speed: Speed;
  /** How the dice tumble. */
  dice: DicePace;
  mirrored: boolean;
  /** The sides' colours are exchanged. */
  swapped: boolean;
  /** A click or tap on a checker plays the die shown first; otherwise it picks the checker up. */
  tap: boolean;
  pips: boolean;
  numbers: boolean;
  targets: boolean;
  /** Checkers that can move are marked. */
  movable: boolean;
  /** The board shows nothing but checkers, cube and dice, as a wooden one does. */
  bare: boolean;
  /** Nothing leads to playing with people. */
  alone: boolean;
  /** With an account: nobody is told that its owner is there, but those they play with. */
  invisible: boolean;
  /** One's own home board lies at the top. */
  above: boolean;
  confirm: "ask" | "auto";
  forced: "off" | "offer" | "auto";
  /** Rolls by itself where doubling is impossible; never skips a possible double. */
  autoRoll: boolean;
  /** Bears off by itself, once the sides have passed each other and every part of the roll bears a checker off. */
  bearOff: boolean;
  /** Against the computer a decision that loses more than this, in points, is asked about once; 0 for never. */
  tutor: number;
  muted: boolean;
  /** How loud the sounds are, 0 to 100. */
  volume: number;
  /** In live games the link for the next throw is left with the server when the page is left. */
  leaveLink: "never" | "friendly" | "always";
  /** Quick pairing is for rated matches, and among players near one's own rating. */
  ratedPairing: boolean;
  nearPairing: boolean;
  /** The last match asked for, offered again on the first page. */
  length: number;
  /** The last opponent: a face, a level, or a level and a style as in "expert+careful". */
  level: string;
  /** The name of an opponent of one's own making; empty for the usual one. */
  opponentName: string;
  /** How long the computer's dice lie before its checkers move. */
  opponentPace: OpponentPace;
  /** How deep matches are analysed; empty takes the usual level. */
  analysisLevel: string;
  /** The games of which one has been played to its end; their ways home are no longer shown unasked. */
  played: string[];
}

const KEY = "pasch.settings";
const DEFAULTS: Settings = {
  language: "",
  theme: "auto",
  board: "page",
  speed: 2,
  dice: "normal",
  mirrored: false,
  swapped: false,
  tap: true,
  pips: true,
  numbers: true,
  targets: true,
  movable: true,
  bare: false,
  alone: false,
  invisible: false,
  above: false,
  confirm: "ask",
  forced: "offer",
  autoRoll: false,
  bearOff: false,
  tutor: 0,
  muted: false,
  volume: 50,
  leaveLink: "never",
  ratedPairing: false,
  nearPairing: true,
  length: 5,
  level: "",
  opponentName: "",
  opponentPace: "normal",
  analysisLevel: "",
  played: [],
};

function read(): Settings {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    return { ...DEFAULTS, ...stored };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(read());

let kept: () => void = () => undefined;

/** Tells when something has been chosen. */
export function onKeep(listener: () => void): void {
  kept = listener;
}

function store(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that stores nothing still plays; the choice holds until the page is closed.
  }
  applyTheme();
}

export function keep(change: Partial<Settings>): void {
  store(change);
  kept();
}

/** Takes over what was chosen on another device, as far as this version knows it. */
export function adopt(chosen: Record<string, unknown>): void {
  const isKnown = ([key, value]: [string, unknown]): boolean => {
    const usual: unknown = DEFAULTS[key as keyof Settings];
    return usual !== undefined && typeof usual === typeof value && Array.isArray(usual) === Array.isArray(value);
  };
  store(Object.fromEntries(Object.entries(chosen).filter(isKnown)));
}

const media = (query: string): boolean => typeof matchMedia === "function" && matchMedia(query).matches;

/** The speed in force: reduced motion is always speed 0. */
export function speed(): Speed {
  return media("(prefers-reduced-motion: reduce)") ? 0 : settings.speed;
}

export function pageTheme(): "light" | "dark" | "contrast" {
  if (settings.theme !== "auto") return settings.theme;
  if (media("(prefers-contrast: more)")) return "contrast";
  return media("(prefers-color-scheme: dark)") ? "dark" : "light";
}

/** Whether the board may show one of its helps: a classic board has none. */
export function helps(help: "pips" | "numbers" | "targets" | "movable"): boolean {
  return settings[help] && !settings.bare;
}

export function applyTheme(): void {
  const page = pageTheme();
  const root = document.documentElement;
  const board = settings.board === "season" ? boardOfDay(new Date()) : settings.board;
  root.dataset["theme"] = page;
  root.dataset["board"] = board === "page" ? page : board;
  root.dataset["motion"] = speed() === 0 ? "off" : "on";
}

export function followSystem(): void {
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(prefers-reduced-motion: reduce)"]) {
    matchMedia(query).addEventListener("change", applyTheme);
  }
}
