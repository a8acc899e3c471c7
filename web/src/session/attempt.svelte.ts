// Something that may go wrong, and what to say when it did.

import { troubleOf } from "./api";

export class Attempt {
  /** What went wrong with the last one that has ended. */
  trouble = $state<string | null>(null);

  /** Does it; whether it went well. */
  async at(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      this.trouble = null;
    } catch (error) {
      this.trouble = troubleOf(error);
    }
    return this.trouble === null;
  }
}
