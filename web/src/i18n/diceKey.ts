// Sentences about this browser's dice key. Loaded with the part of the account page that shows it.

import part from "virtual:locale/en/diceKey";
import { spell } from "./language";
import type { Parts } from "./strings";

export const { diceKey } = spell<Parts["diceKey"]>("en", part);
