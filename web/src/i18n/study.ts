// Sentences of the pages where play is looked at: analyses, the collection, positions, your own play. Loaded with these pages.

import part from "virtual:locale/en/study";
import { t as everywhere } from ".";
import { spell } from "./language";
import type { Parts } from "./strings";

export const t = { ...everywhere, ...spell<Parts["study"]>("en", part) };
