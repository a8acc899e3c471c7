// One live match: the server's view of it, the turn being tried out, and what is in motion.

import { CHECKER_MS, CUBE_MS, DICE_MS, OFFER_MS, OPENING_MS, duration, stayMs, tumbleMs } from "../board/animate";
import { OFF, opposite } from "../board/geometry";
import * as input from "../board/input";
import { applyMove, undoMove } from "../board/position";
import type { CubeState } from "../board/state";
import { expand } from "../board/walk";
import { DiceVoice } from "../dice/voice";
import { t } from "../i18n";
import { showRefusal } from "../i18n/refusals";
import { reasonText, storyText } from "../i18n/story";
import type {
  ChatLine,
  ClockView,
  Edge,
  FairMessage,
  HistoryEntry,
  Intent,
  MatchView,
  MoveView,
  PlayGraphView,
  PositionView,
  RestraintView,
  Seat,
  ServerMessage,
  Step,
  TakeBackWord,
} from "../wire";
import { ApiError, api } from "./api";
import { FairDice } from "./fair.svelte";
import { Flights, type Hit } from "./flights.svelte";
import { MatchSocket, matchSocketUrl, type Wire } from "./socket";
import { THROWERS, actingSeat, bottomSeat, cubeBefore, insisted, isLocal, lastPlay } from "./seats";
import { Coach } from "./coach.svelte";
import { settings, speed } from "./settings.svelte";
import { play as sound } from "./sound";
import { checkVersion } from "./version.svelte";

export type Link = { state: "connecting" | "open" } | { state: "lost"; since: number };

/** How long dice that have tumbled lie before anything is done with them. */
const LIE_MS = 120;

/** Dice as they are shown while something moves. */
export interface StagedDice {
  seat: Seat;
  values: number[];
  thrown?: Seat[];
  /** They tumble. */
  rolling?: boolean;
}

/** The legal plays that a state brings, however it brings them. */
function playsOf({ view, shortPlays }: Extract<ServerMessage, { type: "state" }>): PlayGraphView | null {
  if (!shortPlays || view.phase.type !== "toMove") return view.plays;
  return expand(shortPlays, view.position, view.variant, view.phase.player);
}

function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class LiveMatch {
  view = $state<MatchView | null>(null);
  trial = $state.raw<input.Trial | null>(null);
  link = $state<Link>({ state: "connecting" });
  ping = $state<number | null>(null);
  thinking = $state<Seat | null>(null);
  /** The intent on its way; nothing else is sent meanwhile. */
  sending = $state<Intent["type"] | null>(null);
  /** A refusal of the server, shown where it happened until the next act. */
  refusal = $state<string | null>(null);
  /** The match could not be opened at all. */
  failure = $state<ApiError | null>(null);
  readonly air = new Flights();
  /** The position drawn while something moves; null shows the view's own. */
  staged = $state.raw<PositionView | null>(null);
  stagedDice = $state.raw<StagedDice | null>(null);
  /** The cube while it is offered and answered. */
  stagedCube = $state.raw<CubeState | null>(null);
  animating = $state(false);
  /** The play on the board is confirmed by itself in a moment. */
  confirming = $state(false);
  /** A sentence about what is being shown: never none while something moves. */
  notice = $state<string | null>(null);
  polite = $state("");
  assertive = $state("");
  /** The clocks as they were told last, before anything is animated, and when by performance.now(): they run on from there. */
  clock = $state.raw<ClockView | null>(null);
  clockAt = $state(0);
  /** What the players said to each other. */
  chat = $state.raw<ChatLine[]>([]);
  /** Lines of the other that have not been seen. */
  unread = $state(0);
  chatOpen = $state(false);
  muted = $state(false);
  /** Why one may not talk. */
  silenced = $state.raw<RestraintView | null>(null);
  /** A refusal of something said. */
  chatTrouble = $state<string | null>(null);

  private readonly socket: MatchSocket;
  private readonly dice: DiceVoice;
  /** The dice by pasch-dice/3, where the match goes by it. */
  readonly fair: FairDice;
  private rollWanted = false;
  private readonly queue: { view: MatchView; steps: Step[] }[] = [];
  /** The move list as the server has told it: a state brings only what is new. */
  private lines: HistoryEntry[] = [];
  private busy = false;
  private hurry = false;
  private ended = false;
  readonly coach = new Coach(this);
  private ownPlay: Seat | null = null;
  private later: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    connect: () => Wire = () => new WebSocket(matchSocketUrl(id, this.table)) as unknown as Wire,
    /** The table a watcher names. */
    private readonly table: string | null = null,
  ) {
    this.dice = new DiceVoice(
      id,
      () => this.ownSeats,
      (message) => this.socket.tell(message),
    );
    this.socket = new MatchSocket(
      connect,
      () => this.view?.seq ?? 0,
      {
        message: (message) => this.hear(message),
        open: () => {
          if (this.link.state === "lost") void checkVersion();
          this.link = { state: "open" };
        },
        lost: () => {
          this.ping = null;
          if (this.link.state !== "lost") this.link = { state: "lost", since: Date.now() };
        },
      },
      () => this.fair.hello(),
    );
    this.fair = new FairDice(
      id,
      () => this.view,
      { tell: (message) => this.socket.tell(message), resume: () => this.socket.resume() },
      () => {
        this.rollWanted = true;
        this.rollAgain();
      },
    );
  }

  async start(): Promise<void> {
    try {
      await api.me();
      const view = await api.match(this.id, this.table);
      if (this.ended) return;
      this.setClock(view);
      this.adopt(view);
      await this.fair.open();
      if (this.ended) return;
      this.socket.start();
    } catch (error) {
      this.failure = error instanceof ApiError ? error : new ApiError(String(error), 0, "unknown", null);
    }
  }

  stop(): void {
    this.ended = true;
    clearTimeout(this.later);
    this.fair.close();
    this.socket.stop();
  }

  retry(): void {
    this.socket.retry();
  }

  // What the server says

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "state":
        this.setClock(message.view);
        this.lines = [...this.lines.slice(0, message.historyFrom), ...message.view.history];
        this.queue.push({ view: { ...message.view, history: this.lines, plays: playsOf(message) }, steps: message.steps });
        void this.work();
        return;
      case "ack":
        if (message.seq <= (this.view?.seq ?? 0)) this.sending = null;
        return;
      case "chat":
        this.silenced = message.silenced;
        this.listen(message.lines, message.muted);
        return;
      case "refused":
        if (message.id === "") {
          showRefusal(message.message, message, (text) => (this.chatTrouble = text));
          return;
        }
        this.sending = null;
        this.ownPlay = null;
        showRefusal(message.message, message, (text) => {
          // Where both may act, one is too late; the board shows what has come instead.
          if (message.code !== "stale") this.refusal = text;
          this.polite = text;
        });
        return;
      case "thinking":
        this.thinking = message.seat;
        return;
      case "dice":
        this.dice.hear(message.view);
        return;
      case "diceTold":
      case "diceGot":
      case "diceLate":
        this.fair.hear(message);
        return;
      case "pong":
        this.ping = Math.max(0, Math.round(performance.now()) - message.t);
    }
  }

  private setClock(view: MatchView): void {
    this.clock = view.clock;
    this.clockAt = performance.now();
  }

  private listen(lines: ChatLine[], muted: boolean): void {
    const last = this.chat.at(-1)?.number ?? 0;
    const fresh = lines.filter((line) => line.number > last);
    // All of it, when it is told from the start.
    this.chat = lines.length > 0 && (lines[0]?.number ?? 0) > last ? [...this.chat, ...lines] : lines;
    this.muted = muted;
    const heard = last === 0 && lines.length !== 1 ? [] : fresh.filter((line) => line.seat !== this.view?.you);
    const latest = heard.at(-1);
    if (!latest || this.chatOpen) return;
    this.unread += heard.length;
    sound("message");
    this.polite = t.chat.said({ name: this.view?.players[latest.seat].name ?? "", text: latest.text });
  }

  say(text: string): void {
    this.chatTrouble = null;
    if (text.trim() !== "") this.socket.tell({ type: "say", text });
  }

  mute(on: boolean): void {
    this.socket.tell({ type: "mute", on });
  }

  rematch(on: boolean): void {
    this.socket.tell({ type: "rematch", on });
  }

  takeBack(say: TakeBackWord): void {
    void this.signed(this.fair.signTakeBack(say), (signed) => this.socket.tell({ type: "takeBack", say, ...(signed && { signed }) }));
  }

  /** Does something once its signature is there; a refusal is shown where it happened. */
  private async signed(signing: Promise<FairMessage | null>, act: (signed: FairMessage | null) => void): Promise<void> {
    try {
      act(await signing);
    } catch (error) {
      this.sending = null;
      this.refusal = this.polite = error instanceof Error ? error.message : String(error);
    }
  }

  /** A declared roll is asked for once more, as soon as the board is there again. */
  private rollAgain(): void {
    if (this.rollWanted && this.view?.phase.type === "toRoll" && this.acting !== null && this.send({ type: "roll" }))
      this.rollWanted = false;
  }

  private async work(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      for (let next = this.queue.shift(); next && !this.ended; next = this.queue.shift()) {
        const known = this.view;
        if (known && next.view.seq < known.seq) continue;
        if (known && next.view.seq > known.seq) await this.show(known, next.view, next.steps);
        this.adopt(next.view);
      }
    } finally {
      this.busy = false;
      this.hurry = false;
    }
    this.rollAgain();
  }

  /** Plays the steps between two views for the eye. */
  private async show(known: MatchView, view: MatchView, steps: Step[]): Promise<void> {
    const news = steps.filter((step) => step.seq > known.seq);
    const told = news.filter((step) => step.player === null || !this.isMine(known, step.player) || step.kind === "roll");
    if (told.length > 0) this.polite = told.map(storyText).join(" ");
    const urgent = news.find((step) => step.kind === "double" || step.kind === "beaver" || step.kind === "resign");
    if (urgent && urgent.player !== null && !this.isMine(known, urgent.player)) this.assertive = storyText(urgent);
    this.staged = this.trial && this.ownPlay ? input.here(this.trial).position : known.position;
    this.trial = null;
    this.thinking = null;
    this.notice = news[0] ? storyText(news[0]) : this.notice;
    this.animating = true;
    for (const [at, step] of news.entries()) {
      if (this.ended) return;
      await this.showStep(known, view, step, at < news.length - 1);
    }
    this.animating = false;
  }

  private isMine(view: MatchView, seat: Seat): boolean {
    return view.you === seat || (view.you !== null && isLocal(view));
  }

  /** `goesOn`: another step follows at once. */
  private async showStep(known: MatchView, view: MatchView, step: Step, goesOn: boolean): Promise<void> {
    const opponent = step.player !== null && !this.isMine(known, step.player);
    this.notice = this.told(known, step, opponent);
    if (step.kind === "gameStart") {
      this.view = { ...view, phase: { type: "opening" }, plays: null };
      this.staged = startOf(view);
      this.stagedDice = null;
    } else if (step.kind === "opening" && step.dice) {
      await this.throwDice(view, { seat: step.player ?? "a", values: step.dice, thrown: THROWERS }, OPENING_MS);
    } else if (step.kind === "roll" && step.dice && step.player) {
      await this.throwDice(view, { seat: step.player, values: input.largestFirst(step.dice) }, DICE_MS);
    } else if (step.kind === "move" && step.player) {
      if (this.ownPlay === step.player) {
        this.ownPlay = null;
        this.stagedDice = null;
        return;
      }
      if (step.dice && !this.stagedDice?.thrown) this.stagedDice = this.diceOf(view, step, step.player, step.dice);
      if (step.moves.length === 0 && speed() > 0) await this.wait(1200);
      for (const move of step.moves) await this.fly(view, step.player, move, opponent);
      await this.air.settled();
      this.stagedDice = null;
    } else if (step.kind === "insist" || step.kind === "takeBack" || step.kind === "cocked") {
      if (speed() > 0) await this.wait(1500);
      this.staged = view.position;
    } else if (step.kind === "double" || step.kind === "beaver") {
      const value = (this.stagedCube?.value ?? cubeBefore(known)) * 2;
      this.stagedCube = { value, at: "offered" };
      sound("double");
      // An answer that has come already is shown after the offer was seen.
      await this.wait(duration(CUBE_MS, speed()) + (goesOn ? duration(OFFER_MS, speed()) : 0));
    } else if (step.kind === "take") {
      const owner = view.phase.type === "doubleOffered" ? null : view.cube.owner;
      const seat = owner ?? step.player;
      if (this.stagedCube ?? known.phase.type === "doubleOffered")
        this.stagedCube = {
          value: this.stagedCube?.value ?? cubeBefore(known),
          at: seat === bottomSeat(view) ? "bottom" : "top",
        };
      sound("take");
      await this.wait(duration(CUBE_MS, speed()) + (goesOn ? duration(OFFER_MS, speed()) : 0));
    } else if (step.kind === "drop") {
      sound("pass");
      await this.wait(duration(OFFER_MS, speed()));
    } else if (step.kind === "gameOver" && view.phase.type === "matchOver") {
      sound(view.you === null || this.isMine(view, view.phase.winner) ? "win" : "loss");
    }
  }

  /** Dice that are thrown: they tumble and then lie, until `ms` at the usual speed are over. Those thrown by hand lie at once. */
  private async throwDice(view: MatchView, dice: StagedDice, ms: number): Promise<void> {
    const tumbles = view.table?.hand ? 0 : tumbleMs(settings.dice, speed());
    this.stagedDice = { ...dice, rolling: tumbles > 0 };
    sound("roll");
    if (tumbles > 0) {
      await this.air.tumble(tumbles, () => this.hurry || this.ended);
      this.stagedDice = dice;
    }
    const lie = duration(tumbles > 0 ? Math.max(LIE_MS, ms - DICE_MS) : ms, speed(), false);
    await this.wait(view.players[dice.seat].kind === "bot" ? stayMs(lie, settings.opponentPace) : lie);
  }

  /** What the status says while a step is shown. */
  private told(known: MatchView, step: Step, opponent: boolean): string {
    const dice =
      (step.kind === "roll" || step.kind === "move") && step.player && (step.kind === "roll" || step.moves.length > 0) ? step.dice : null;
    if (!dice || !step.player) return storyText(step);
    const shown = input.largestFirst(dice).join("-");
    if (opponent || isLocal(known)) return t.play.moveOf({ name: known.players[step.player].name, dice: shown });
    return step.kind === "roll" ? t.play.yourMove({ dice: shown }) : storyText(step);
  }

  /** The dice of a play: where they began the game, each lies where it was thrown. */
  private diceOf(view: MatchView, step: Step, seat: Seat, dice: number[]): StagedDice {
    const opening = view.history.find((one) => one.kind === "opening" && one.seq === step.seq - 1 && one.dice?.length === 2)?.dice;
    return opening ? { seat, values: opening, thrown: THROWERS } : { seat, values: input.largestFirst(dice) };
  }

  private async fly(view: MatchView, seat: Seat, move: MoveView, opponent: boolean): Promise<void> {
    if (!this.staged) return;
    this.staged = applyMove(this.staged, view.variant, seat, move);
    await this.flight(view, seat, wholeWays([move])[0] ?? { ...move, hits: [] }, duration(CHECKER_MS, speed(), opponent));
    sound(move.hit ? "hit" : move.to === OFF ? "off" : "move");
  }

  private flight(view: MatchView, seat: Seat, way: Way, ms: number): Promise<void> {
    const hits = way.hits.map(({ point, at }) => ({ point: opposite(view.variant.geometry, point), at }));
    return this.air.fly(seat, way, ms, () => this.hurry || this.ended, hits);
  }

  private async wait(ms: number): Promise<void> {
    const end = performance.now() + ms;
    while (performance.now() < end && !this.hurry && !this.ended) await pause(Math.min(40, ms));
  }

  /** Ends what is in motion at once. */
  skip(): void {
    if (this.animating) this.hurry = true;
  }

  private adopt(view: MatchView): void {
    const fresh = this.view === null || view.seq > this.view.seq;
    const waited = this.view !== null && actingSeat(this.view) === null;
    if (fresh && waited && actingSeat(view) !== null && view.phase.type !== "gameOver" && view.phase.type !== "matchOver") sound("turn");
    this.view = view;
    this.staged = null;
    this.stagedDice = null;
    this.stagedCube = null;
    if (fresh || !this.socket.waiting) this.sending = null;
    if (fresh) this.refusal = null;
    // The computer has decided to roll, and waits for its dice.
    if (view.table?.hand?.enter) this.thinking = null;
    if (view.phase.type !== "toMove" || view.plays === null) {
      this.trial = null;
      const may = view.phase.type === "toRoll" && !view.table?.hand && actingSeat(view) !== null && !view.cube.canDouble;
      clearTimeout(this.later);
      if (may && settings.autoRoll && fresh) this.later = setTimeout(() => this.send({ type: "roll" }), 300);
      return;
    }
    if (this.trial && this.trial.graph.seq === view.plays.seq && !fresh) return;
    this.beginTurn(view.plays, view.phase.player, view.phase.dice);
  }

  private beginTurn(graph: NonNullable<MatchView["plays"]>, seat: Seat, dice: number[]): void {
    clearTimeout(this.later);
    const view = this.view;
    const may = view !== null && view.illegal !== "refused" && !insisted(view);
    const trial = input.begin(graph, seat, dice, may ? view.variant : null);
    this.trial = trial;
    if (input.complete(trial)) {
      this.later = setTimeout(() => this.confirm(), speed() === 0 ? 600 : 1200);
      return;
    }
    if (trial.free) return;
    const off = settings.bearOff && view ? input.bearOffWalk(trial, view.variant.geometry) : null;
    const walked = off ?? (settings.forced === "off" ? null : input.forcedWalk(trial));
    if (!walked) return;
    this.update(walked);
    const play = input.here(walked).play ?? "";
    this.polite = off ? t.byItself.borneOff({ play }) : t.play.forced({ play });
    // What was thrown by hand may have been entered wrongly: nothing is played before somebody has looked at it.
    if (view?.table?.hand) return;
    if (off || settings.forced === "auto") this.later = setTimeout(() => this.confirm(), 600);
  }

  // What the player does

  get acting(): Seat | null {
    if (!this.view || this.animating || this.sending !== null) return null;
    return actingSeat(this.view);
  }

  /** A new state of the turn; new parts fly, except the one the pointer carried. */
  update(next: input.Trial, carried = false): void {
    const before = this.trial?.walked ?? [];
    this.trial = next;
    this.refusal = null;
    clearTimeout(this.later);
    if (next.refused) this.polite = reasonText(next.refused);
    const added = next.walked.length > before.length ? next.walked.slice(before.length) : [];
    const seat = this.view?.phase.type === "toMove" ? this.view.phase.player : null;
    if (added.length > 0 && seat) {
      if (!carried) void this.flyParts(seat, added);
      else sound(added.some((edge) => edge.hit) ? "hit" : "move");
    }
    this.confirming = added.length > 0 && input.complete(next) && settings.confirm === "auto";
    if (this.confirming) this.later = setTimeout(() => this.confirm(), 1500);
  }

  private async flyParts(seat: Seat, added: Edge[]): Promise<void> {
    const ms = duration(CHECKER_MS, speed());
    sound(added.some((edge) => edge.hit) ? "hit" : added.some((edge) => edge.to === OFF) ? "off" : "move");
    const view = this.view;
    if (view) await Promise.all(wholeWays(added).map((way) => this.flight(view, seat, way, ms)));
  }

  confirm(): void {
    if (!this.trial || !input.ready(this.trial) || this.view?.phase.type !== "toMove") return;
    clearTimeout(this.later);
    this.confirming = false;
    const intent: Intent =
      this.trial.loose.length > 0
        ? { type: "playFreely", moves: input.freely(this.trial) }
        : { type: "play", path: input.path(this.trial) };
    this.send(intent);
  }

  /** Shows which checker is meant. */
  point(from: number): void {
    if (this.trial && this.acting !== null) this.update(input.pick(this.trial, from));
  }

  /** The seats that this device plays. */
  private get ownSeats(): readonly Seat[] {
    if (!this.view || this.view.you === null) return [];
    return isLocal(this.view) ? ["a", "b"] : [this.view.you];
  }

  /** `sure`: it was looked at already. */
  send(intent: Intent, sure = false): boolean {
    if (!this.view || this.sending !== null || this.animating) return false;
    if (!sure && this.coach.holds(intent)) return false;
    if (this.view.phase.type === "toMove" && intent.type.startsWith("play")) this.ownPlay = this.view.phase.player;
    this.sending = intent.type;
    this.refusal = null;
    const roller = intent.type === "roll" && this.view.phase.type === "toRoll" ? this.view.phase.player : null;
    if (roller !== null && this.ownSeats.includes(roller)) this.dice.beforeRoll(roller);
    const [id, { seq }] = [freshId(), this.view];
    if (this.fair.isActive) void this.signed(this.fair.sign(intent), (signed) => this.socket.intend(id, seq, intent, signed));
    else this.socket.intend(id, seq, intent);
    return true;
  }

  /** Shows the last play once more. */
  async replay(): Promise<void> {
    const view = this.view;
    const last = view && lastPlay(view);
    if (!view || !last || last.player === null || this.animating || (this.trial?.walked.length ?? 0) > 0) return;
    const seat = last.player;
    this.staged = [...last.moves].reverse().reduce((position, move) => undoMove(position, view.variant, seat, move), view.position);
    this.notice = t.play.played({ name: view.players[seat].name, you: view.you === seat && !isLocal(view), play: last.text });
    this.animating = true;
    const pace = Math.max(250, duration(CHECKER_MS, speed(), true));
    for (const move of last.moves) {
      this.staged = applyMove(this.staged, view.variant, seat, move);
      if (speed() === 0) await pause(400);
      else await this.flight(view, seat, wholeWays([move])[0] ?? { ...move, hits: [] }, pace);
    }
    await this.air.settled();
    this.animating = false;
    this.staged = null;
    this.polite = this.notice;
  }
}

/** The position at the start of the current game: its plays taken back from what stands now. */
function startOf(view: MatchView): PositionView {
  let position = view.position;
  for (const entry of view.history.filter((one) => one.game === view.game).reverse()) {
    const seat = entry.player;
    if (seat === null) continue;
    for (const move of [...entry.moves].reverse()) position = undoMove(position, view.variant, seat, move);
  }
  return position;
}

/** The way of one checker, with the points of the mover's count on which it hits, each after so much of the flight. */
interface Way {
  from: number;
  to: number;
  hits: Hit[];
}

/** Parts made by one checker in a row fly as one. */
function wholeWays(parts: readonly MoveView[]): Way[] {
  const chains: MoveView[][] = [];
  for (const part of parts) {
    const chain = chains.at(-1);
    if (chain?.at(-1)?.to === part.from) chain.push(part);
    else chains.push([part]);
  }
  return chains.map((chain) => ({
    from: chain[0]?.from ?? OFF,
    to: chain.at(-1)?.to ?? OFF,
    hits: chain.flatMap((part, at) => (part.hit ? [{ point: part.to, at: (at + 1) / chain.length }] : [])),
  }));
}
