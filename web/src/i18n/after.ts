// Sentences of the card at the end of a match. Loaded with it.

import part from "virtual:locale/en/after";
import { t as everywhere } from ".";
import { spell } from "./language";
import type { Parts } from "./strings";

export const t = { ...everywhere, ...spell<Parts["after"]>("en", part) };
