// Each game's page is fetched when it is opened.

import type { GamePage } from "./page";

const files = import.meta.glob<{ default: GamePage }>("./*.json");

/** The page of a game, or null where none is written. */
export async function loadPage(id: string): Promise<GamePage | null> {
  const file = files[`./${id}.json`];
  return file ? (await file()).default : null;
}
