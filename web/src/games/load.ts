// Each game's page is fetched when it is opened.

import games from "virtual:games/en";
import type { GamePage } from "./page";

/** The page of a game, or null where none is written. */
export async function loadPage(id: string): Promise<GamePage | null> {
  const load = games[id];
  return load ? (await load()).default : null;
}
