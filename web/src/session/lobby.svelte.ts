// The lobby as it is now: tables, matches to watch, who is there. Comes back by itself.

import { t } from "../i18n";
import type { LobbyMessage, PresentView, TableView } from "../wire";
import { ApiError, api } from "./api";
import { comes } from "./lookout.svelte";
import type { PoolRatings } from "./near";
import { socketUrl } from "./socket";
import { tables } from "./tables";
import { say } from "./toast.svelte";
import { checkVersion } from "./version.svelte";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** How long other terms may take to follow a challenge that they close. */
const MOMENT = 1000;

export class Lobby {
  tables = $state.raw<TableView[]>([]);
  people = $state.raw<PresentView[]>([]);
  online = $state(0);
  /** The caller's own ratings by kind of game. */
  ratings = $state.raw<PoolRatings>({});
  me = $state<{ id: string; name: string } | null>(null);
  state = $state<"connecting" | "open" | "lost">("connecting");
  failure = $state<ApiError | null>(null);

  private wire: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  /** Tables that the caller has closed here. */
  private readonly closedHere = new Set<string>();

  /** With a table that is followed although it is not listed; or only what concerns the caller, for other pages. */
  constructor(
    private readonly table: string | null = null,
    private own = false,
    /** At a board: own tables wait for nobody meanwhile. */
    private readonly busy = false,
  ) {}

  async start(): Promise<void> {
    try {
      this.me = await api.me();
      if (!this.ended) this.open();
    } catch (error) {
      this.failed(error);
    }
  }

  private failed(error: unknown): void {
    this.failure = error instanceof ApiError ? error : new ApiError(String(error), 0, "unknown", null);
    // Without a session there is nothing to wait for.
    if (this.failure.code === "no-cookies") this.stop();
  }

  stop(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.wire?.close();
  }

  /** From now on as for other pages, or as the lobby itself: for a page at which nobody looks just now. */
  aside(own: boolean): void {
    if (own === this.own || this.ended || this.wire === null) return;
    this.own = own;
    const before = this.wire;
    before.onclose = before.onmessage = null;
    clearTimeout(this.timer);
    this.open(before);
  }

  /** Opens a line, and then closes the one before. */
  private open(before: WebSocket | null = null): void {
    const wire = new WebSocket(
      socketUrl("/lobby/ws", { table: this.table, own: this.own ? "true" : null, busy: this.busy ? "true" : null }),
    );
    this.wire = wire;
    wire.onopen = () => {
      before?.close();
      if (this.state === "lost") void checkVersion();
      this.wait = FIRST_WAIT;
    };
    wire.onmessage = (event) => {
      if (typeof event.data === "string") this.hear(JSON.parse(event.data) as LobbyMessage);
    };
    wire.onclose = () => {
      before?.close();
      if (this.ended) return;
      // What never opened may have been refused: then a request says why.
      if (this.state === "connecting") api.matches().catch((error: unknown) => this.failed(error));
      this.state = "lost";
      this.timer = setTimeout(() => this.open(), this.wait * (0.8 + Math.random() * 0.4));
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }

  private hear(message: LobbyMessage): void {
    this.state = "open";
    this.online = message.online;
    if (message.type === "snapshot") {
      this.tables = message.tables;
      this.people = message.people;
      this.ratings = message.ratings;
      return;
    }
    if (message.comer) comes(message.comer);
    this.announce(message.put);
    this.put(...message.put);
    const gone = new Set([...message.left, ...message.came.map((one) => one.id)]);
    const self = message.came.find((one) => one.id === this.me?.id);
    if (self && this.me) {
      this.me = { id: self.id, name: self.name };
      this.ratings = self.ratings;
    }
    this.people = [...this.people.filter((one) => !gone.has(one.id)), ...message.came];
  }

  /** Says what became of a challenge that the other one has ended. Other terms close the challenge that they answer, and
   * come a moment later. */
  private announce(changed: TableView[]): void {
    const me = this.me?.id;
    for (const { id, status, untouched } of changed) {
      const known = this.find(id);
      if (untouched && known?.status === "open" && known.host.id === me && id !== this.table) say(t.tablePage.untouched);
      const invited = known?.invited ?? null;
      if (me === undefined || status !== "closed" || known?.status !== "open" || invited === null || this.closedHere.has(id)) continue;
      const { host } = known;
      if (host.id !== me && invited.id !== me) continue;
      setTimeout(() => {
        const countered = this.tables.some((one) => one.host.id === invited.id && one.invited?.id === host.id);
        if (!this.ended && !countered)
          say(host.id === me ? t.lobby.declinedBy({ name: invited.name }) : t.lobby.withdrawnBy({ name: host.name }));
      }, MOMENT);
    }
  }

  /** Closes a table: the caller's own, or a challenge to the caller. */
  async close(table: TableView): Promise<TableView> {
    this.closedHere.add(table.id);
    const closed = await tables.close(table.id);
    this.put(closed);
    return closed;
  }

  /** Tables that are new or otherwise; what is over stays only where it is followed. */
  put(...changed: TableView[]): void {
    const ids = new Set(changed.map((one) => one.id));
    const kept = changed.filter((one) => one.status === "open" || one.status === "playing" || one.id === this.table);
    this.tables = [...this.tables.filter((one) => !ids.has(one.id)), ...kept].sort((x, y) => x.createdAt.localeCompare(y.createdAt));
  }

  /** Challenges to the caller and from the caller. */
  challenges(): TableView[] {
    return this.tables.filter((one) => one.status === "open" && one.invited !== null);
  }

  find(id: string): TableView | null {
    return this.tables.find((one) => one.id === id) ?? null;
  }
}
