// Hints and warnings of the tutor, with their reasons. Loaded with the page of a match.

import loaders from "virtual:locale/advice";
import { use } from "./spoken.svelte";
import { toldBy, type Told } from "./told";

use("advice", loaders);

export const adviceText = (one: Told): string => toldBy(one, "advice");
