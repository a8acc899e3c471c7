// Sentences for players when dice cannot go on by themselves. Loaded with the code that signs.

import loaders from "virtual:locale/fair";
import { Refused, type Refusal } from "../dice/v3/keeper";
import { group, use } from "./spoken.svelte";
import type { Parts } from "./strings";
import { faultText, plainNames } from "./verdict";

use("fair", loaders);

export const fair = group<Parts["fair"]["fair"]>("fair", "fair");

/** Why this browser does not do what it is asked for. */
export function refusalText(refusal: Refusal): string {
  const words = fair.refusal;
  switch (refusal.why) {
    case "fault":
      if (refusal.fault.code === "turn") return words.turn;
      if (refusal.fault.code === "burnt") return words.burnt;
      return words.fault({ at: refusal.at, fault: faultText(refusal.fault, plainNames()) });
    case "other-head":
      return words.otherHead({ number: refusal.number });
    case "overtaken":
      return words.overtaken({ number: refusal.number });
    case "skip-first":
      return words.skipFirst;
    case "no-chain":
      return words.noChain;
    case "not-agreed":
      return words.notAgreed;
    default:
      return words[refusal.why];
  }
}

export function refusedText(error: unknown): string | null {
  return error instanceof Refused ? refusalText(error.refusal) : null;
}
