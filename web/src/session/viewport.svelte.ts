// The window's size and what follows from it for a page with a board.

import { portraitShape, wideShape, type Shape } from "../board/geometry";

const read = () =>
  typeof window === "undefined"
    ? { width: 1440, height: 900 }
    : { width: document.documentElement.clientWidth, height: window.innerHeight };

export const viewport: { width: number; height: number } = $state(read());

export function followSize(): void {
  addEventListener("resize", () => Object.assign(viewport, read()));
}

export const coarse = (): boolean => typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;

export interface PageLayout {
  kind: "phone" | "side" | "desktop";
  shape: Shape;
  /** Board width in pixels. */
  board: number;
  panel: number;
  /** The panel's height: the board's, or more where the window is tall. */
  tall: number;
  header: number;
  /** A short phone has no room for the line between board and thumb bar. */
  short: boolean;
}

const RATIO = 1460 / 1168;

export function playLayout(width: number, height: number): PageLayout {
  // An upright tablet too is better served by the portrait board: beside a panel little would be left.
  if ((width < 700 && height > width) || (width < 900 && height > 1.2 * width)) {
    const short = height < 740;
    const chrome = short ? 44 + 2 * 46 + 75 + 16 : 48 + 2 * 56 + 89 + 117;
    const lowest = 2 * 560 + 100;
    const board = Math.floor(Math.min(width - 8, ((height - chrome) * 1312) / lowest));
    const unit = board / 1312;
    const half = Math.floor(((height - chrome) / unit - 100) / 2);
    return { kind: "phone", shape: portraitShape(half), board, panel: 0, tall: 0, header: short ? 44 : 48, short };
  }
  if (width < 1100) {
    const low = height < 500;
    const header = low ? 48 : 64;
    const gap = low ? 12 : 24;
    const tall = height - header - (low ? 8 : 36);
    const board = Math.floor(Math.min(tall * RATIO, width - 260 - 3 * gap));
    return {
      kind: "side",
      shape: wideShape(),
      board,
      panel: Math.min(440, width - board - 3 * gap),
      tall: Math.max(board / RATIO, Math.min(tall, 640)),
      header,
      short: low,
    };
  }
  const page = Math.min(width, 1680);
  const board = Math.floor(Math.min((height - 100) * RATIO, page - 440, 1280));
  return {
    kind: "desktop",
    shape: wideShape(),
    board,
    panel: Math.min(440, page - board - 72),
    tall: board / RATIO,
    header: 64,
    short: false,
  };
}

/** The layout of a lesson: on a phone its words need more room than a game's players and buttons, and the board gives it. */
export function taughtLayout(width: number, height: number): PageLayout {
  const layout = playLayout(width, height);
  if (layout.kind !== "phone") return layout;
  const chrome = layout.short ? 348 : 372;
  const lowest = 2 * 560 + 100;
  const board = Math.floor(Math.min(width - 8, ((height - chrome) * 1312) / lowest));
  const half = Math.floor((((height - chrome) * 1312) / board - 100) / 2);
  return { ...layout, board, shape: portraitShape(half) };
}

/** The layout of a chouette: on a phone a row for each player stands below the lowest board; elsewhere the panel is as wide
 *  as it can be. */
export function chouetteLayout(width: number, height: number): PageLayout {
  const layout = playLayout(width, height);
  if (layout.kind !== "phone") return layout;
  const board = Math.floor(Math.min(width - 8, 480, ((height - 320) * 1312) / (2 * 560 + 100)));
  return { ...layout, board, shape: portraitShape(560) };
}

/** What the rest of the page has to know of a game's page: how high the thumb bar is, and where a short message lies
 *  without hiding points or players: above the thumb bar, else on the panel's tools. */
export function playRoots(layout: PageLayout, width: number, height: number): Record<string, string> {
  if (layout.kind === "phone") {
    const thumb = layout.short ? 75 : 89;
    return { "--thumb": `${thumb}px`, "--toast-x": "50%", "--toast-y": `${thumb + (layout.short ? 4 : 8)}px` };
  }
  const gap = layout.short ? 12 : 24;
  const right = (width + layout.board + gap + layout.panel) / 2;
  const row = layout.short ? 44 : 74;
  return {
    "--thumb": "0px",
    "--toast-x": `${Math.round(right - layout.panel / 2)}px`,
    "--toast-y": `${Math.round(height - layout.header - layout.tall + row + 6)}px`,
  };
}
