import main from "virtual:locale/en/main";
import { spell } from "./language";
import type { Strings } from "./strings";

export type { Strings };

/** The sentences of the page's language. */
export const t = spell<Strings>("en", main);

/** A point in notation, which is the same in every language. */
export const pointText = (n: number): string => (n === 25 ? "bar" : n === 0 ? "off" : String(n));

const lists = { and: new Intl.ListFormat("en-GB", { type: "conjunction" }), or: new Intl.ListFormat("en-GB", { type: "disjunction" }) };

/** Several as a list: *a, b and c*. */
export const andList = (parts: readonly string[]): string => lists.and.format(parts);

/** Several to choose from: *a, b or c*. */
export const orList = (parts: readonly string[]): string => lists.or.format(parts);

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

/** A chance 0..1 in percent with one decimal, without its unit. */
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
  return Number.isNaN(date.valueOf()) ? day : date.toLocaleDateString(undefined, { day: "numeric", month, timeZone: "UTC" });
}

/** A moment of the server's, as the browser writes a day and an hour. */
export function whenText(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.valueOf()) ? text : date.toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
}

/** Minutes and seconds as 1:05. */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
