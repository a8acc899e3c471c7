// Sentences of the pages that welcome: learning, and what there is to know of the program. Loaded with these pages.

import loaders from "virtual:locale/welcome";
import { strings, use } from "./spoken.svelte";
import type { Parts, Strings } from "./strings";

use("welcome", loaders);

export const t = strings<Parts["welcome"] & Strings>("welcome", "main");
