// The events of a match, and the reasons why a play is illegal. Loaded with the page of a match.

import loaders from "virtual:locale/story";
import { use } from "./spoken.svelte";
import { saidArg, toldBy, type Told } from "./told";

use("story", loaders);

/** What has happened, in the language of the page. */
export const storyText = (one: Told): string => toldBy(one, "story");

/** Why a play was taken back or corrected. */
export const faultOf = ({ told }: Told): string | null => saidArg(told, "fault", ["story"]);
