// What this browser says about the dice of a live match: promises and links, without being asked twice for the same.

import type { ClientMessage, DiceCommitment, DiceLink, DiceView, Seat } from "../wire";
import { DiceKeeper, type Memory } from "./keeper";

/** Promises for one throw, at most: a server that refuses them for ever is not talked to for ever. */
const TRIES = 5;

export class DiceVoice {
  private readonly keeper: DiceKeeper;
  private view: DiceView | null = null;
  private tries = { throw: "", left: TRIES };

  constructor(
    match: string,
    /** The seats that this browser's user plays. */
    private readonly seats: () => readonly Seat[],
    private readonly send: (message: Extract<ClientMessage, { type: "diceCommit" | "diceLink" }>) => void,
    memory: Memory = localStorage,
  ) {
    this.keeper = new DiceKeeper(match, memory);
  }

  /** The server says where the dice stand. */
  hear(view: DiceView): void {
    this.view = view;
    for (const seat of this.seats()) this.say(this.keeper.answers(view, seat));
  }

  /** Before a wish to roll: the link, so that nobody has to ask for it. */
  beforeRoll(seat: Seat): void {
    if (this.view) this.say(this.keeper.beforeRoll(this.view, seat));
  }

  private say({ commit, link }: { commit: DiceCommitment | null; link: DiceLink | null }): void {
    if (commit && this.may(commit)) this.send({ type: "diceCommit", ...commit });
    if (link) this.send({ type: "diceLink", ...link });
  }

  private may({ game, seat, from }: DiceCommitment): boolean {
    const name = `${game} ${seat} ${from}`;
    if (this.tries.throw !== name) this.tries = { throw: name, left: TRIES };
    this.tries.left -= 1;
    return this.tries.left >= 0;
  }
}
