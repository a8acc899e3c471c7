// Sentences of the lessons. Loaded with their page.

import part from "virtual:locale/en/lessons";
import { t as everywhere } from ".";
import { spell } from "./language";
import type { Parts } from "./strings";

export const t = { ...everywhere, ...spell<Parts["lessons"]>("en", part) };
