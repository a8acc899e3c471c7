// The language of the page: as the account or this browser has chosen it, otherwise as the browser asks for it.

import { t } from "../i18n";
import { languageOf, speakIn, type Language } from "../i18n/spoken.svelte";
import { settings } from "./settings.svelte";
import { say } from "./toast.svelte";

/** The language that is asked for. */
export const chosenLanguage = (): Language => languageOf([settings.language, ...navigator.languages]);

/** Speaks it; if its sentences cannot be loaded the page stays as it is. */
export async function followLanguage(tag: Language): Promise<void> {
  try {
    await speakIn(tag);
  } catch {
    say(t.errors.network);
  }
}
