// Why a rated match does not count, or counts in part, in words.

import { t } from "../../i18n";
import type { Reason } from "../../wire";

/** The sentence for a reason; a general one for a word that a newer server may send. */
export function whyText(reason: Reason): string {
  const words: Record<string, (args: Record<string, number>) => string> = t.players.why;
  return words[reason.code]?.(reason.args) ?? t.players.unknownWhy;
}
