// Sentences about the computer's players. Loaded with the form for a new match.

import part from "virtual:locale/en/opponents";
import { t as everywhere } from ".";
import { spell } from "./language";
import type { Parts } from "./strings";

export const t = { ...everywhere, ...spell<Parts["opponents"]>("en", part) };
