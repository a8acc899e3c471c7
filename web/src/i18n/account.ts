// Sentences of the pages about accounts, friends and moderation. Loaded with these pages.

import part from "virtual:locale/en/account";
import { t as everywhere } from ".";
import { spell } from "./language";
import type { Parts } from "./strings";

export const t = { ...everywhere, ...spell<Parts["account"]>("en", part) };
