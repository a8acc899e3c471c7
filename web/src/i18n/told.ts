// Sentences that the server gives as data: the name of a sentence in the catalogue, and its arguments.

import type { Sentence, SentenceArg } from "../wire";
import type { Value } from "./language";
import { knows, language, sayBy } from "./spoken.svelte";

/** A percentage as the server writes it, 74.5%, in the page's language. */
const percentage = (text: string): string => {
  const [, digits, decimals = ""] = /^(\d+)(?:\.(\d+))?%$/.exec(text) ?? [];
  if (digits === undefined || language() === "en") return text;
  return `${digits}${decimals === "" ? "" : `,${decimals}`}\u202f%`;
};

function valueOf(arg: SentenceArg, parts: readonly string[]): Value {
  if (typeof arg === "number") return arg;
  if (typeof arg === "string") return percentage(arg);
  if ("list" in arg) return arg.list.map((one) => said(one, parts) ?? "").join(arg.between);
  return said(arg, parts);
}

/** A sentence in the language of the page; null where these parts of the catalogue do not have it, as a newer server's. */
export function said({ sentence, args }: Sentence, parts: readonly string[]): string | null {
  const part = parts.find((one) => knows(one, sentence));
  if (part === undefined) return null;
  return sayBy(part, sentence, Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, valueOf(arg, parts)])));
}

/** Something that is told in English, and as data. */
export interface Told {
  text: string;
  told: Sentence | null;
}

/** One of its arguments alone. */
export function saidArg(told: Sentence | null, name: string, parts: readonly string[]): string | null {
  const arg = told?.args[name];
  if (arg === undefined) return null;
  const value = valueOf(arg, parts);
  return value === null ? null : String(value);
}

/** It in the language of the page, where that can be. */
export const toldBy = ({ text, told }: Told, ...parts: string[]): string => (told && said(told, parts)) ?? text;

/** A clause as a sentence of its own, as the server makes one. */
export function sentence(text: string): string {
  const [first = ""] = text;
  const whole = first.toLocaleUpperCase(language()) + text.slice(first.length);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}
