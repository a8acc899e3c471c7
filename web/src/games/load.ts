// Each game's page is fetched when it is opened.

import games from "virtual:games";
import { language } from "../i18n/spoken.svelte";
import type { GamePage } from "./page";

/** The page of a game in the language of the moment, or null where none is written. */
export async function loadPage(id: string): Promise<GamePage | null> {
  const load = (games[language()] ?? games["en"])?.[id] ?? games["en"]?.[id];
  return load ? (await load()).default : null;
}
