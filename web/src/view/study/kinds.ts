// Names of the kinds of problems.

import { t } from "../../i18n/study";

/** The names of all kinds, in the order of lists. */
const names = (): Record<string, string> => ({
  opening: t.problems.kind.opening,
  attack: t.problems.kind.attack,
  prime: t.problems.kind.prime,
  holding: t.problems.kind.holding,
  "back-game": t.problems.kind.backGame,
  middle: t.problems.kind.middle,
  "bear-in": t.problems.kind.bearIn,
  "bear-off": t.problems.kind.bearOff,
  "race-cube": t.problems.kind.raceCube,
  "contact-cube": t.problems.kind.contactCube,
  take: t.problems.kind.take,
  score: t.problems.kind.score,
});

/** All kinds, in the order of lists. */
export const KINDS = Object.keys(names());

/** The name of a kind; a kind that this page does not know is called as the server calls it. */
export function kindName(kind: string): string {
  return names()[kind] ?? kind;
}
