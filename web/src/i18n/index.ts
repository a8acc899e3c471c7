import loaders from "virtual:locale/main";
import { language, languageOf, strings, use } from "./spoken.svelte";
import type { Strings } from "./strings";

export type { Strings };

use("main", loaders);

/** The sentences of the page's language. */
export const t = strings<Strings>("main");

/** A point in notation, which is the same in every language. */
export const pointText = (n: number): string => (n === 25 ? "bar" : n === 0 ? "off" : String(n));

/** The region for dates and numbers: as the browser asks for the page's language. */
export const region = (): string =>
  navigator.languages.find((tag) => languageOf([tag]) === language() && /^[a-z]{2}/i.test(tag)) ?? language();

const list = (type: "conjunction" | "disjunction", parts: readonly string[]): string =>
  new Intl.ListFormat(language() === "en" ? "en-GB" : language(), { type }).format(parts);

/** Several as a list: *a, b and c*. */
export const andList = (parts: readonly string[]): string => list("conjunction", parts);

/** Several to choose from: *a, b or c*. */
export const orList = (parts: readonly string[]): string => list("disjunction", parts);

/** What the server calls by a word of its own (`missed double`), by the key of that word; a word of a newer server as it is. */
export function named(words: object, word: string): string {
  const key = word.replace(/[ -](.)/g, (_, letter: string) => letter.toUpperCase());
  const found = (words as Record<string, unknown>)[key];
  return typeof found === "string" ? found : word;
}

const MINUS = "\u2212";

/** A number with its sign and fixed decimals, with a true minus: −0.363, +0.120. */
export function signed(value: number, decimals = 3): string {
  const text = Math.abs(value).toFixed(decimals);
  if (Number(text) === 0) return text;
  return `${value < 0 ? MINUS : "+"}${text}`;
}

/** A loss is shown negative. */
export function lossText(loss: number): string {
  const text = Math.abs(loss).toFixed(3);
  return Number(text) === 0 ? text : `${MINUS}${text}`;
}

const numbers = (digits: number, style: "decimal" | "percent"): Intl.NumberFormat =>
  new Intl.NumberFormat(language() === "en" ? "en-GB" : language(), {
    style,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });

/** A number within a sentence, as the page's language writes it: 8.17, 8,17. Figures in tables keep the point. */
export const decimal = (value: number, digits: number): string => numbers(digits, "decimal").format(value);

/** A chance 0..1 in percent with one decimal within a sentence, without its unit. */
export const share = (chance: number): string => decimal(chance * 100, 1);

/** The same with its unit, which stands off by a narrow space where the language sets one. */
export const shareText = (chance: number): string => numbers(1, "percent").format(chance).replace("\u00a0", "\u202f");

/** A chance 0..1 in percent with one decimal, without its unit, for tables. */
export function percent(chance: number): string {
  return (chance * 100).toFixed(1);
}

export function scoreText(x: number, y: number): string {
  return `${x}\u2009\u2013\u2009${y}`;
}

/** A score in a match of so many points, 0 for money. Points beyond its length do not count. */
export function scoreWithin(length: number, x: number, y: number): string {
  const most = length || Infinity;
  return scoreText(Math.min(x, most), Math.min(y, most));
}

/** A day of the server's, 2026-12-05, in words without its year. */
export function dayText(day: string, month: "long" | "short" = "long"): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.valueOf()) ? day : date.toLocaleDateString(region(), { day: "numeric", month, timeZone: "UTC" });
}

/** A moment of the server's, as the browser writes a day and an hour. */
export function whenText(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.valueOf()) ? text : date.toLocaleString(region(), { dateStyle: "medium", timeStyle: "short" });
}

/** Minutes and seconds as 1:05. */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
