// The computer's players: faces with a name, plain levels, and levels with a style of one's own choice.

import type { Catalogue, FaceInfo, PlayerView } from "../wire";

/** What a level's identifier says: `vega`, `expert` or `expert+careful`. */
export interface Opponent {
  face: FaceInfo | null;
  level: string;
  style: string;
}

const PLAIN = "even";

export function opponentOf(catalogue: Catalogue, id: string): Opponent | null {
  const face = catalogue.faces.find((one) => one.id === id);
  if (face) return { face, level: face.level, style: face.style };
  const [level = "", style = PLAIN] = id.split("+");
  const known = catalogue.levels.some((one) => one.id === level) && catalogue.styles.some((one) => one.id === style);
  return known ? { face: null, level, style } : null;
}

/** The identifier of a level with a style. */
export const ownLevel = (level: string, style: string): string => (style === PLAIN ? level : `${level}+${style}`);

/** The opponent of somebody who has never chosen one. */
export const usualOpponent = (catalogue: Catalogue): string => catalogue.faces[Math.floor((catalogue.faces.length - 1) / 2)]?.id ?? "";

/** The identifier that was kept, or the usual one where nobody of it plays any more. */
export const keptOpponent = (catalogue: Catalogue, kept: string): string => (opponentOf(catalogue, kept) ? kept : usualOpponent(catalogue));

/** What an opponent is called: its face's name, or its level's. */
export function opponentName(catalogue: Catalogue, id: string): string {
  const found = opponentOf(catalogue, id);
  return found?.face?.name ?? catalogue.levels.find((one) => one.id === found?.level)?.name ?? id;
}

/** The name that somebody gave an opponent; none where it is the usual one. Faces keep their names. */
export function givenName(catalogue: Catalogue, id: string, name: string): string | null {
  return opponentOf(catalogue, id)?.face ? null : name.trim() || null;
}

/** Whether it is a classic player of the museum. */
export const isClassic = (catalogue: Catalogue, id: string): boolean => catalogue.classics.some((one) => one.id === id);

/** The name of its level; empty for a classic player, who has none. */
export function levelName(catalogue: Catalogue, id: string): string {
  if (isClassic(catalogue, id)) return "";
  const found = opponentOf(catalogue, id);
  return catalogue.levels.find((one) => one.id === found?.level)?.name ?? id;
}

/** The address of a portrait; a bot without a face has that of the machine. */
export const portraitOf = (face: string | null): string => `/faces/${face ?? "custom"}.svg`;

/** The portrait of a player at a match; none for people. */
export function portrait(catalogue: Catalogue, player: PlayerView): string | null {
  return player.level === null ? null : portraitOf(opponentOf(catalogue, player.level)?.face?.id ?? null);
}

/** A PR as it is told: whole, and below 1 as 0. */
export const roundPr = (pr: number): number => Math.round(pr);

/** The rank among the faces, the weakest first, for each sum of three answers worth 0, 1 or 2. Nobody is placed with the strongest. */
const PLACES = [0, 1, 2, 3, 5, 6, 7];

/** The opponent that three answers lead to; null until all are given. */
export function placed(catalogue: Catalogue, answers: readonly (number | null)[]): FaceInfo | null {
  const sum = answers.reduce<number | null>((all, one) => (all === null || one === null ? null : all + one), 0);
  return sum === null ? null : (catalogue.faces[PLACES[sum] ?? 0] ?? null);
}
