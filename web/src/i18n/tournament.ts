// Sentences of tournaments. Loaded with their pages.

import loaders from "virtual:locale/tournament";
import { strings, use } from "./spoken.svelte";
import type { Parts, Strings } from "./strings";

use("tournament", loaders);

export const t = strings<Parts["tournament"] & Strings>("tournament", "main");
