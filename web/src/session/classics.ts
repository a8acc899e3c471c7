// The classic players of the museum, at a match.

import type { MatchView } from "../wire";
import { loadCatalogue } from "./api";
import { isClassic } from "./opponents";

/** Whether a classic plays here; without the list nobody is known to be one. */
export async function hasClassic(view: MatchView | null): Promise<boolean> {
  const catalogue = await loadCatalogue().catch(() => null);
  const players = view ? [view.players.a, view.players.b] : [];
  return catalogue !== null && players.some(({ level }) => level !== null && isClassic(catalogue, level));
}
