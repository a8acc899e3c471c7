// Sentences of the pages that welcome: learning, and what there is to know of the program. Loaded with these pages.

import part from "virtual:locale/en/welcome";
import { t as everywhere } from ".";
import { spell } from "./language";
import type { Parts } from "./strings";

export const t = { ...everywhere, ...spell<Parts["welcome"]>("en", part) };
