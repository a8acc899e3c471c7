// Games of the family that are told of, not played here: what is known of them, and what is not.

import { t } from "../i18n/games";

type Key = keyof typeof t.relative;

export interface Relative {
  /** Its place on the page. */
  id: string;
  name: string;
  /** Other names and spellings under which it may be looked for. */
  also: string[];
  when: string;
  text: readonly string[];
  /** The playable game nearest to it, and what they share. */
  near: { id: string; text: string } | null;
  /** It is played by the rules of that game, as a reconstruction. */
  played: boolean;
}

interface Known {
  id: string;
  also?: string[];
  near?: string;
  played?: true;
}

const KNOWN: Known[] = [
  { id: "ludus-duodecim-scriptorum", near: "tabula" },
  { id: "tabula-or-alea", near: "tabula" },
  { id: "royal-game-of-ur" },
  { id: "senet" },
  { id: "the-board-of-shahr-e-sukhteh" },
  { id: "nard-nardshir", near: "nard" },
  { id: "tables-wurfzabel", also: ["Tabulae", "Tavole", "Tablas"] },
  { id: "the-games-of-alfonso-x", near: "irish" },
  { id: "tric-trac", also: ["Trictrac", "Trick-track"] },
  { id: "verquere" },
  {
    id: "ban-sugoroku-shuanglu-ssang-ryuk",
    also: ["Sugoroku", "Sunoroku", "Jeopo", "Jeopo-nori", "Ssangnyuk", "Shuang-lu"],
    near: "irish",
    played: true,
  },
  { id: "coan-ki", near: "coan-ki" },
];

export const relatives = (): Relative[] =>
  KNOWN.map(({ id, also = [], near, played = false }) => {
    const { name, when, text, ...words } = t.relative[id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as Key];
    return { id, also, name, when, text, played, near: near && "near" in words ? { id: near, text: words.near } : null };
  });
