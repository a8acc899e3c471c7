// Sentences of the card at the end of a match. Loaded with it.

import loaders from "virtual:locale/after";
import { strings, use } from "./spoken.svelte";
import type { Parts, Strings } from "./strings";

use("after", loaders);

export const t = strings<Parts["after"] & Strings>("after", "main");
