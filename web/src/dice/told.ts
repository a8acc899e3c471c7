// Faults of dice in words.

import { t } from "../i18n";
import type { Party } from "./chain";
import type { Fault } from "./proof";

/** How the parties of a match are called. */
export const partiesOf = (players: readonly string[]): Record<Party, string> => ({
  server: t.dice.theServer,
  a: players[0] ?? "A",
  b: players[1] ?? "B",
});

export function faultText(fault: Fault, players: readonly string[]): string {
  const words = t.dice.fault;
  const dice = (faces: readonly number[] | null): string => (faces && faces.length > 0 ? faces.join("-") : words.nothing);
  if (fault.kind === "protocol") return words.protocol({ name: fault.protocol });
  if (fault.kind === "dice") return words.dice({ n: fault.throw, recorded: dice(fault.recorded), found: dice(fault.found) });
  if (fault.kind === "played") return words.played({ n: fault.throw, thrown: dice(fault.thrown), played: dice(fault.played) });
  return words[fault.kind]({ n: fault.throw, who: partiesOf(players)[fault.party] });
}
