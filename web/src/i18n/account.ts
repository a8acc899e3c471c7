// Sentences of the pages about accounts, friends and moderation. Loaded with these pages.

import loaders from "virtual:locale/account";
import { strings, use } from "./spoken.svelte";
import type { Parts, Strings } from "./strings";

use("account", loaders);

export const t = strings<Parts["account"] & Strings>("account", "main");
