// Sentences about this browser's dice key. Loaded with the part of the account page that shows it.

import loaders from "virtual:locale/diceKey";
import { group, use } from "./spoken.svelte";
import type { Parts } from "./strings";

use("diceKey", loaders);

export const diceKey = group<Parts["diceKey"]["diceKey"]>("diceKey", "diceKey");
