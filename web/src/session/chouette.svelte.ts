// A chouette as the server tells it: the whole of it after every change. What is tried out on the board is here alone.

import { CHECKER_MS, duration } from "../board/animate";
import * as input from "../board/input";
import { applyMove } from "../board/position";
import { pathTo } from "../board/walk";
import { stepText, t } from "../i18n/chouette";
import type {
  ChouetteChoice,
  ChouetteCube,
  ChouetteEar,
  ChouetteIntent,
  ChouetteMessage,
  ChouettePerson,
  ChouetteStep,
  ChouetteSuggestion,
  ChouetteView,
  PositionView,
  Seat,
} from "../wire";
import { ApiError, api, troubleOf } from "./api";
import { chouettes } from "./chouettes";
import { Feed } from "./feed.svelte";
import { speed } from "./settings.svelte";
import { play as sound } from "./sound";
import { Tryout } from "./tryout.svelte";

type Kind = ChouetteChoice["type"];
type Choice<K extends Kind> = Extract<ChouetteChoice, { type: K }>;

export class ChouetteRoom extends Tryout {
  view = $state.raw<ChouetteView | null>(null);
  failure = $state.raw<ApiError | null>(null);
  /** Something is on its way to the server. */
  sending = $state(false);
  /** When the captain may roll, by this page's clock. */
  rollAt = $state(0);
  /** The board while checkers fly over it. */
  staged = $state.raw<PositionView | null>(null);
  /** The suggestion that is drawn. */
  looked = $state<number | null>(null);
  /** Cubes that the box has chosen to offer. */
  chosen = $state.raw<number[]>([]);

  private readonly feed: Feed;
  /** A play that was made here: its checkers have moved already. */
  private own = 0;

  constructor(readonly id: string) {
    super();
    this.feed = new Feed(`/chouettes/${encodeURIComponent(id)}/ws`, (text) =>
      this.take(JSON.parse(text) as ChouetteMessage as ChouetteView & { type: string }),
    );
  }

  get link(): Feed["link"] {
    return this.feed.link;
  }

  async start(): Promise<void> {
    try {
      await api.me();
      this.take(await chouettes.show(this.id));
      this.feed.start();
    } catch (error) {
      this.failure = error instanceof ApiError ? error : new ApiError(String(error), 0, "unknown", null);
    }
  }

  stop(): void {
    this.feed.stop();
  }

  /** What the server says now. */
  private take(next: ChouetteView): void {
    const before = this.view;
    // An answer to a request may come after the news that followed it.
    if (before && next.seq < before.seq) return;
    this.view = next;
    this.rollAt = performance.now() + next.rollIn;
    this.chosen = this.chosen.filter((cube) => this.may("double")?.cubes.includes(cube));
    if (!before || next.seq !== before.seq) {
      this.looked = null;
      this.begin();
    }
    if (before && next.seq > before.seq) this.tell(before, next);
  }

  /** A roll that may be played, or advised on, can be tried out. */
  private begin(): void {
    const { game } = this.view ?? {};
    const graph = this.plays || this.advises ? game?.plays : null;
    this.trial = graph && game ? input.begin(graph, this.seat, game.dice) : null;
  }

  /** Says what has happened, and lets the checkers of others fly. */
  private tell(before: ChouetteView, next: ChouetteView): void {
    const steps = next.steps.filter((step) => step.seq > before.seq);
    this.polite = steps.map(stepText).join(" ");
    if (steps.some((step) => step.dice.length > 0)) sound("roll");
    const moved = steps.filter((step) => step.moves.length > 0 && step.seq !== this.own);
    if (moved.length > 0 && before.game) void this.fly(before.game.position, moved);
  }

  private async fly(start: PositionView, steps: ChouetteStep[]): Promise<void> {
    const variant = this.view?.variant;
    const ms = duration(CHECKER_MS, speed(), true);
    if (!variant || ms <= 0) return;
    let position = start;
    const seq = this.view?.seq;
    for (const { side, moves } of steps) {
      if (side === null) continue;
      for (const move of moves) {
        if (this.view?.seq !== seq) break;
        this.staged = position;
        sound(move.hit ? "hit" : "move");
        await this.air.fly(side, move, ms);
        position = applyMove(position, variant, side, move);
      }
    }
    this.staged = null;
  }

  /** Somebody in it. */
  person(seat: number | null): ChouettePerson | null {
    return this.view?.people.find((one) => one.seat === seat) ?? null;
  }

  name(seat: number | null): string {
    return seat !== null && seat === this.view?.you ? t.play.you : (this.person(seat)?.name ?? "");
  }

  /** Something that may be done, if it may. */
  may<K extends Kind>(type: K): Choice<K> | null {
    return (this.view?.choices.find((one) => one.type === type) as Choice<K> | undefined) ?? null;
  }

  /** The cube beside somebody. */
  cube(seat: number): ChouetteCube | null {
    return this.view?.game?.cubes.find((one) => one.of === seat) ?? null;
  }

  get plays(): boolean {
    return this.may("play") !== null;
  }

  get advises(): boolean {
    return this.may("suggest") !== null;
  }

  /** The side of the viewer: the box is a, the team b; who only watches sits behind the team. */
  get seat(): Seat {
    const { you, boxSeat, partner } = this.view ?? {};
    return you !== null && (you === boxSeat || you === partner) ? "a" : "b";
  }

  get closed(): boolean {
    return this.sending || this.trial === null;
  }

  confirm(): void {
    if (!this.trial || !this.ready) return;
    const { play } = input.here(this.trial);
    if (play === null) return;
    if (this.plays) {
      this.own = (this.view?.seq ?? 0) + 1;
      void this.act({ type: "play", play });
    } else void this.act({ type: "suggest", play });
  }

  /** Puts a suggested play on the board: whoever plays can confirm it. */
  takeOver(suggestion: ChouetteSuggestion): void {
    const graph = this.view?.game?.plays;
    const walked = graph && this.plays ? pathTo(graph, suggestion.play) : null;
    this.looked = null;
    if (this.trial && walked) this.update({ ...this.trial, walked, picked: null, choice: null });
  }

  choose(cube: number): void {
    this.chosen = this.chosen.includes(cube) ? this.chosen.filter((one) => one !== cube) : [...this.chosen, cube];
  }

  async act(intent: ChouetteIntent): Promise<void> {
    const { view } = this;
    if (!view || this.sending) return;
    this.sending = true;
    this.trouble = null;
    try {
      this.take(await chouettes.act(this.id, view.seq, intent));
      this.chosen = [];
    } catch (error) {
      // Whoever was late sees what has happened instead.
      if (!(error instanceof ApiError && error.code === "stale")) this.trouble = troubleOf(error);
      await this.look();
    } finally {
      this.sending = false;
    }
  }

  /** Something else that changes it. */
  async ask(what: () => Promise<ChouetteView>): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.trouble = null;
    try {
      this.take(await what());
    } catch (error) {
      this.trouble = troubleOf(error);
    } finally {
      this.sending = false;
    }
  }

  private async look(): Promise<void> {
    try {
      const now = await chouettes.show(this.id);
      this.view = now;
      this.begin();
    } catch {
      // The line brings it when it is back.
    }
  }

  async say(to: ChouetteEar, text: string): Promise<boolean> {
    this.trouble = null;
    try {
      await chouettes.say(this.id, to, text);
      return true;
    } catch (error) {
      this.trouble = troubleOf(error);
      return false;
    }
  }
}
