// Why a rated match does not count, or counts in part, in words.

import { t } from "../../i18n";
import type { Reason } from "../../wire";

/** The sentence for a reason; a general one for a word that a newer server may send. */
export function whyText(reason: Reason): string {
  const words = t.players.why;
  const number = (name: string): number => reason.args[name] ?? 0;
  switch (reason.code) {
    case "left-early":
      return words.leftEarly({ least: number("least") });
    case "few-plays":
      return words.fewPlays({ least: number("least"), plays: number("plays") });
    case "no-account":
      return words.noAccount;
    case "same-pair":
      return words.samePair({ percent: number("percent") });
    default:
      return t.players.unknownWhy;
  }
}
