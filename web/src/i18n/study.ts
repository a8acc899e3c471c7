// Sentences of the pages where play is looked at: analyses, the collection, positions, your own play. Loaded with these pages.

import loaders from "virtual:locale/study";
import { strings, use } from "./spoken.svelte";
import type { Parts, Strings } from "./strings";

use("study", loaders);

export const t = strings<Parts["study"] & Strings>("study", "main");
