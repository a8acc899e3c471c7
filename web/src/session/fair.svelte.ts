// The dice of one live match by pasch-dice/3: its code comes when the server speaks it.

import type { FairTrouble, FairVoice } from "../dice/fairVoice";
import type { ClientMessage, FairMessage, HostKey, Intent, MatchView, ServerMessage, TakeBackWord } from "../wire";
import { t } from "../i18n";
import { api } from "./api";
import { settings } from "./settings.svelte";
import { say } from "./toast.svelte";

export interface FairSocket {
  tell: (message: Extract<ClientMessage, { type: "diceSay" | "diceGiveBack" }>) => void;
  /** Asks for what is new. */
  resume: () => void;
}

let known: Promise<HostKey> | null = null;

/** The server's key: asked for once. */
function hostKey(): Promise<HostKey> {
  known ??= api.hostKey().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

export class FairDice {
  trouble = $state.raw<FairTrouble | null>(null);
  private voice: FairVoice | null = null;
  private words: typeof import("../i18n/fair") | null = null;
  private readonly left = (): void => void this.voice?.away(document.visibilityState === "hidden");

  constructor(
    private readonly match: string,
    private readonly view: () => MatchView | null,
    private readonly socket: FairSocket,
    /** A roll that was asked for has to be asked for once more. */
    private readonly rollAgain: () => void,
  ) {}

  /** Before the first word to the server, so that it is said whose key this is. Where it cannot be, the match goes on without. */
  async open(): Promise<void> {
    const view = this.view();
    if (!view || view.you === null) return;
    try {
      const host = await hostKey();
      const [{ FairVoice }, { DiceStore }, words] = await Promise.all([
        import("../dice/fairVoice"),
        import("../dice/store"),
        import("../i18n/fair"),
      ]);
      this.words = words;
      this.voice = await FairVoice.open(this.match, host, new DiceStore(), () => this.table(), {
        send: (message) => this.socket.tell(message),
        ask: () => this.socket.resume(),
        rollAgain: this.rollAgain,
        trouble: (trouble) => this.show(trouble),
        unkept: () => say(t.dice.unkept),
        noShare: () => say(t.dice.noShare),
      });
      document.addEventListener("visibilitychange", this.left);
    } catch {
      // An older server, or no line: protocol 2, or the next try.
    }
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.left);
  }

  /** The same again is not shown anew: somebody may be about to answer. */
  private show(trouble: FairTrouble | null): void {
    if (JSON.stringify(trouble) !== JSON.stringify(this.trouble)) this.trouble = trouble;
  }

  private table(): { seat: "a" | "b"; correspondence: boolean } | null {
    const view = this.view();
    if (!view || view.you === null) return null;
    if (this.voice) this.voice.leaving = settings.leaveLink;
    // Two people at one screen have one key: it stands for the first seat.
    return { seat: view.local ? "a" : view.you, correspondence: view.clock?.days ?? false };
  }

  hello(): { diceKey?: string; diceKnown?: { m: string; k: number } } {
    return this.voice?.hello() ?? {};
  }

  get isActive(): boolean {
    return this.voice?.isActive ?? false;
  }

  hear(message: ServerMessage): void {
    const { voice } = this;
    if (!voice) return;
    if (message.type === "diceTold") void voice.told(message).catch(report);
    if (message.type === "diceGot") void voice.got(message.got).catch(report);
    if (message.type === "diceLate") void voice.late(message).catch(report);
  }

  /** The signed message that a wish needs. Throws an error whose message is a sentence. */
  async sign(intent: Intent): Promise<FairMessage | null> {
    const view = this.view();
    if (view?.local === true && view.you !== "a") return null;
    const opening = view?.phase.type === "opening";
    return this.inWords(() => this.voice?.sign(intent, opening) ?? Promise.resolve(null));
  }

  async signTakeBack(word: TakeBackWord): Promise<FairMessage | null> {
    if (this.view()?.local === true) return null;
    return this.inWords(() => this.voice?.signTakeBack(word) ?? Promise.resolve(null));
  }

  private async inWords<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      throw new Error(this.words?.refusedText(error) ?? String(error), { cause: error });
    }
  }

  rebind(): Promise<void> {
    return this.inWords(() => this.voice?.rebind() ?? Promise.resolve());
  }

  answer(mine: boolean): Promise<void> {
    return this.inWords(() => this.voice?.answer(mine) ?? Promise.resolve());
  }

  agree(): void {
    this.voice?.agree();
  }

  trustHost(): void {
    this.voice?.trustHost();
  }
}

function report(error: unknown): void {
  console.error(error);
}
