// Facts about each classic player beside its sentences.

import type { Parts } from "../../i18n/strings";

type Told = keyof Parts["museum"]["museum"]["cards"];

interface Card {
  id: string;
  year: string;
  author: string;
  /** Games of self-play from which a net learnt. */
  games?: number;
}

export const CARDS: readonly Card[] = [
  { id: "random", year: "2026", author: "Pasch" },
  { id: "pip-greedy", year: "2026", author: "Pasch" },
  { id: "thumb", year: "2026", author: "Pasch" },
  { id: "bkg-1977", year: "1977", author: "Hans Berliner" },
  { id: "bkg-1979", year: "1979", author: "Hans Berliner" },
  { id: "pubeval-like", year: "1993", author: "Gerald Tesauro" },
  { id: "neurogammon", year: "1989", author: "Gerald Tesauro" },
  { id: "td-gammon-0", year: "1992", author: "Gerald Tesauro", games: 200_000 },
  { id: "td-gammon-1", year: "1992", author: "Gerald Tesauro", games: 300_000 },
];

/** An identifier as the catalogue names its sentences: `pip-greedy`, `pipGreedy`. */
export const camel = (id: string): Told => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as Told;
