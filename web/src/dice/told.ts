// Faults of dice in words.

import { t } from "../i18n";
import type { Fault } from "./proof";

export function faultText(fault: Fault, players: readonly string[]): string {
  const words = t.dice.fault;
  const dice = (faces: readonly number[] | null): string => (faces && faces.length > 0 ? faces.join("-") : words.nothing);
  if (fault.kind === "protocol") return words.protocol(fault.protocol);
  if (fault.kind === "dice") return words.dice(fault.throw, dice(fault.recorded), dice(fault.found));
  if (fault.kind === "played") return words.played(fault.throw, dice(fault.thrown), dice(fault.played));
  return words[fault.kind](fault.throw, t.dice.parties(players)[fault.party]);
}
