import "@fontsource-variable/figtree/index.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/board.css";
import "./style/print.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { speakIn } from "./i18n/spoken.svelte";
import { chosenLanguage } from "./session/language";
import { listen } from "./session/router.svelte";
import { applyTheme, followSystem } from "./session/settings.svelte";
import { followSize } from "./session/viewport.svelte";

applyTheme();
followSystem();
followSize();
listen();

/** How long the page waits for its font, in milliseconds. */
const PATIENCE = 400;

/** The font, so that lines do not break anew when it comes; a slow one is not waited for. */
const font = (): Promise<unknown> =>
  Promise.race([document.fonts.load('1em "Figtree Variable"').catch(() => undefined), new Promise((done) => setTimeout(done, PATIENCE))]);

/** Nothing is shown before its sentences are there. */
async function start(): Promise<void> {
  // Without those of the reader's language, which an updated server may no longer have, the page speaks English.
  await Promise.all([speakIn(chosenLanguage()).catch(() => speakIn("en")), font()]);
  const target = document.getElementById("app");
  if (target) mount(App, { target });
}

void start();
