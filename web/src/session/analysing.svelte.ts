// A match that somebody has analysed by hand.

import { api, troubleOf } from "./api";
import { go } from "./router.svelte";

export class Analysing {
  busy = $state(false);
  trouble = $state<string | null>(null);

  async start(match: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    try {
      const { id } = await api.analyseMatch(match);
      go(`/analysis/${id}`);
    } catch (error) {
      this.trouble = troubleOf(error);
    } finally {
      this.busy = false;
    }
  }
}
