// Sentences about the computer's players. Loaded with the form for a new match.

import loaders from "virtual:locale/opponents";
import { strings, use } from "./spoken.svelte";
import type { Parts, Strings } from "./strings";

use("opponents", loaders);

export const t = strings<Parts["opponents"] & Strings>("opponents", "main");
