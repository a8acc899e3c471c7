// Sentences of rules and lessons. Loaded with these pages.

import part from "virtual:locale/en/games";
import { t as everywhere } from ".";
import { spell } from "./language";
import type { Parts } from "./strings";

export const t = { ...everywhere, ...spell<Parts["games"]>("en", part) };
