// A page that is told everything after every change. Its line comes back by itself.

import { socketUrl } from "./socket";
import { checkVersion } from "./version.svelte";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

export class Feed {
  link = $state<"connecting" | "open" | "lost">("connecting");

  private wire: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly path: string,
    private readonly hear: (text: string) => void,
  ) {}

  /** Opens the line, unless the page has gone meanwhile. */
  start(): void {
    if (!this.ended) this.open();
  }

  stop(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.wire?.close();
  }

  private open(): void {
    const wire = new WebSocket(socketUrl(this.path, {}));
    this.wire = wire;
    wire.onmessage = (event) => {
      this.link = "open";
      this.wait = FIRST_WAIT;
      if (typeof event.data === "string") this.hear(event.data);
    };
    wire.onclose = () => {
      if (this.ended) return;
      if (this.link === "open") void checkVersion();
      this.link = "lost";
      this.timer = setTimeout(() => this.open(), this.wait * (0.8 + Math.random() * 0.4));
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }
}
