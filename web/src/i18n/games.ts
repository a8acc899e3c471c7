// Sentences of rules and lessons. Loaded with these pages.

import loaders from "virtual:locale/games";
import { strings, use } from "./spoken.svelte";
import type { Parts, Strings } from "./strings";

use("games", loaders);

export const t = strings<Parts["games"] & Strings>("games", "main");
