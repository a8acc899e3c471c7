// Sentences of the reference page. Loaded with it.

import loaders from "virtual:locale/reference";
import { strings, use } from "./spoken.svelte";
import type { Parts, Strings } from "./strings";

use("reference", loaders);

export const t = strings<Parts["reference"] & Strings>("reference", "main");
