// The page that checks exported dice without any server: built into one file (vite.check.config.ts).

import { mount } from "svelte";
import "./style/tokens.css";
import "./style/base.css";
import { languageOf, speakIn } from "./i18n/spoken.svelte";
import CheckDice from "./view/dice/CheckDice.svelte";

document.documentElement.dataset["theme"] = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
void speakIn(languageOf(navigator.languages)).then(() => {
  const target = document.getElementById("app");
  if (target) mount(CheckDice, { target });
});
