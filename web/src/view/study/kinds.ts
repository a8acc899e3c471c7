// Names of the kinds of problems.

import { t } from "../../i18n/study";

/** The names of all kinds. */
const names = () => ({
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
export const KINDS = [
  "opening",
  "attack",
  "prime",
  "holding",
  "back-game",
  "middle",
  "bear-in",
  "bear-off",
  "race-cube",
  "contact-cube",
  "take",
  "score",
] as const satisfies readonly (keyof ReturnType<typeof names>)[];

/** The name of a kind; a kind that this page does not know is called as the server calls it. */
export function kindName(kind: string): string {
  const all: Partial<Record<string, string>> = names();
  return all[kind] ?? kind;
}
