// Why the server refuses a request. Loaded when it does, unless the page speaks English, as the server does.

import loaders from "virtual:locale/refusals";
import type { Sentence } from "../wire";
import { language, ready, use } from "./spoken.svelte";
import { toldBy } from "./told";

/** Its sentence in the language of the page; the server's own where that cannot be loaded. */
export async function refusalIn(text: string, told: Sentence): Promise<string> {
  if (language() === "en") return text;
  use("refusals", loaders);
  try {
    await ready();
  } catch {
    return text;
  }
  return toldBy({ text, told }, "refusals");
}

/** Shows it: at once where nothing has to be loaded. */
export function showRefusal(text: string, told: Sentence, show: (text: string) => void): void {
  if (language() === "en") show(text);
  else void refusalIn(text, told).then(show);
}
