// Sentences of the lessons. Loaded with their page.

import loaders from "virtual:locale/lessons";
import { strings, use } from "./spoken.svelte";
import type { Parts, Strings } from "./strings";

use("lessons", loaders);

export const t = strings<Parts["lessons"] & Strings>("lessons", "main");
