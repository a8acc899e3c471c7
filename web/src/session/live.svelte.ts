// The match that is open, for what stands outside its page.

import type { LiveMatch } from "./match.svelte";

export const live: { match: LiveMatch | null } = $state({ match: null });
