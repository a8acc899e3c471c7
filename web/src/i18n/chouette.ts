// Sentences of chouettes, and what happens in them. Loaded with their pages.

import loaders from "virtual:locale/chouette";
import steps from "virtual:locale/club";
import { strings, use } from "./spoken.svelte";
import type { Parts, Strings } from "./strings";
import { toldBy, type Told } from "./told";

use("chouette", loaders);
use("club", steps);

export const t = strings<Parts["chouette"] & Strings>("chouette", "main");

/** A step of the story, in the language of the page. */
export const stepText = (step: Told): string => toldBy(step, "club");
