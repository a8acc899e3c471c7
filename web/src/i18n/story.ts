// The events of a match, and the reasons why a play is illegal. Loaded with the page of a match.

import loaders from "virtual:locale/story";
import { use } from "./spoken.svelte";
import type { Sentence } from "../wire";
import { said, saidArg, sentence, toldBy, type Told } from "./told";

use("story", loaders);

/** What has happened, in the language of the page. */
export const storyText = (one: Told): string => toldBy(one, "story");

/** Why a play was taken back or corrected. */
export const faultOf = ({ told }: Told): string | null => saidArg(told, "fault", ["story"]);

/** A reason of the rules, as a sentence of its own. */
export function reasonText({ reason, told }: { reason: string; told: Sentence | null }): string {
  const text = told && said(told, ["story"]);
  return text === null ? reason : sentence(text);
}
