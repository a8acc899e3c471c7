// One match's socket. It comes back by itself, asks for what was missed, and sends an unanswered
// intent again under the same id, so that it counts once.

import type { ClientMessage, FairMessage, Intent, ServerMessage } from "../wire";

export interface SocketEvents {
  message: (message: ServerMessage) => void;
  open: () => void;
  /** The connection went away; it is being sought again. */
  lost: () => void;
}

/** The part of WebSocket that is used; tests bring their own. */
export interface Wire {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send: (text: string) => void;
  close: () => void;
}

const OPEN = 1;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING_EVERY = 5000;
/** No answer to a ping for this long means that the line is dead. */
const SILENCE = 12_000;

export class MatchSocket {
  private wire: Wire | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private stopped = false;
  private pending: { id: string; seq: number; intent: Intent; signed?: FairMessage } | null = null;

  constructor(
    private readonly connect: () => Wire,
    private readonly since: () => number,
    private readonly events: SocketEvents,
    /** What else is said when the connection begins. */
    private readonly hello: () => Partial<Extract<ClientMessage, { type: "resume" }>> = () => ({}),
  ) {}

  start(): void {
    this.stopped = false;
    this.open();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    clearInterval(this.pings);
    this.detach();
  }

  /** Tries again at once. */
  retry(): void {
    if (this.stopped || this.wire?.readyState === OPEN) return;
    clearTimeout(this.timer);
    this.detach();
    this.open();
  }

  /** Sends an intent, now or as soon as the line is back. */
  intend(id: string, seq: number, intent: Intent, signed: FairMessage | null = null): void {
    this.pending = { id, seq, intent, ...(signed && { signed }) };
    this.send({ type: "intent", ...this.pending });
  }

  /** Asks for what is new. */
  resume(): void {
    this.send({ type: "resume", since: this.since(), dice: true, shortPlays: true, ...this.hello() });
  }

  /** Says something that needs no answer; what is said while the line is away is not heard. */
  tell(
    message: Extract<
      ClientMessage,
      { type: "say" | "mute" | "rematch" | "takeBack" | "diceCommit" | "diceLink" | "diceSay" | "diceGiveBack" }
    >,
  ): void {
    this.send(message);
  }

  get waiting(): boolean {
    return this.pending !== null;
  }

  private send(message: ClientMessage): void {
    if (this.wire?.readyState === OPEN) this.wire.send(JSON.stringify(message));
  }

  private open(): void {
    const wire = this.connect();
    this.wire = wire;
    wire.onopen = () => {
      this.wait = FIRST_WAIT;
      this.heard = Date.now();
      this.events.open();
      this.resume();
      if (this.pending) this.send({ type: "intent", ...this.pending });
      clearInterval(this.pings);
      this.ping();
      this.pings = setInterval(() => this.ping(), PING_EVERY);
    };
    wire.onmessage = (event) => {
      this.heard = Date.now();
      if (typeof event.data !== "string") return;
      const message = JSON.parse(event.data) as ServerMessage;
      if ((message.type === "ack" || message.type === "refused") && message.id === this.pending?.id) this.pending = null;
      this.events.message(message);
    };
    wire.onclose = () => this.closed();
  }

  private ping(): void {
    if (Date.now() - this.heard > SILENCE) {
      this.detach();
      this.closed();
      return;
    }
    this.send({ type: "ping", t: Math.round(performance.now()) });
  }

  private detach(): void {
    const wire = this.wire;
    this.wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  private closed(): void {
    clearInterval(this.pings);
    this.wire = null;
    if (this.stopped) return;
    this.events.lost();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.wait * (0.8 + Math.random() * 0.4));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }
}

/** What is asked with it is left out where it is nothing. */
export function socketUrl(path: string, query: Record<string, string | null>): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const asked = Object.entries(query).flatMap(([key, value]) => (value === null ? [] : [`${key}=${encodeURIComponent(value)}`]));
  return `${scheme}://${location.host}/api/v1${path}${asked.length === 0 ? "" : `?${asked.join("&")}`}`;
}

export function matchSocketUrl(match: string, table: string | null = null): string {
  return socketUrl(`/matches/${encodeURIComponent(match)}/ws`, { table });
}
