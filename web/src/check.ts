// The page that checks exported dice without any server: built into one file (vite.check.config.ts).

import { mount } from "svelte";
import "./style/tokens.css";
import "./style/base.css";
import CheckDice from "./view/dice/CheckDice.svelte";

document.documentElement.dataset["theme"] = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
const target = document.getElementById("app");
if (target) mount(CheckDice, { target });
