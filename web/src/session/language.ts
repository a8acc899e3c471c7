// The language of the page: as the account or this browser has chosen it, otherwise as the browser asks for it.

import { t } from "../i18n";
import { language, languageOf, speakIn, type Language } from "../i18n/spoken.svelte";
import { settings } from "./settings.svelte";
import { dismiss, say } from "./toast.svelte";

/** The language that is asked for. */
export const chosenLanguage = (): Language => languageOf([settings.language, ...navigator.languages]);

/** Speaks it; if its sentences cannot be loaded the page stays as it is. */
export async function followLanguage(tag: Language): Promise<void> {
  try {
    const before = language();
    await speakIn(tag);
    // A message of a moment ago was said in the language before.
    if (language() !== before) dismiss();
  } catch {
    say(t.errors.network);
  }
}
