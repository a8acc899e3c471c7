// Sentences of the museum of classic players, and of their thoughts beside the board.

import loaders from "virtual:locale/museum";
import { strings, use } from "./spoken.svelte";
import type { Parts, Strings } from "./strings";

use("museum", loaders);

export const t = strings<Parts["museum"] & Strings>("museum", "main");
