// What every flow shares: a server of its own, a browser, and the checks that hold on every page.

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page, type Route } from "playwright-core";

export const SHOTS = "test-results/shots";
export const BINARY = process.env["PASCH_BIN"] ?? join(process.cwd(), "../target/release/pasch");
const require = createRequire(join(process.cwd(), "package.json"));
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Pages taken from a folder instead of from the binary, so that a change need not be built in. */
export const PAGES = process.env["PASCH_PAGES"] ?? "";
const POLICY = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:";
const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

function fromFolder(route: Route, folder: string): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const file = extname(pathname) === "" ? "/index.html" : pathname;
  const path = join(folder, file);
  if (!existsSync(path)) return route.fulfill({ status: 404 });
  return route.fulfill({
    path,
    headers: { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream", "Content-Security-Policy": POLICY },
  });
}

export function check(fact: unknown, what: string): asserts fact {
  if (!fact) throw new Error(what);
}

/** Milliseconds by which whatever the server says comes later, each answer by a chance of its own up to twice as many: what
 * a page or a flow takes for granted too early fails then. */
const LAG = Number(process.env["PASCH_LAG"] ?? 0);
const lag = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2 * LAG * Math.random()));

async function slowDown(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.pathname.startsWith("/api/"),
    async (route) => {
      await lag();
      await route.continue().catch(() => undefined);
    },
  );
  await context.routeWebSocket(/./, (near) => {
    const far = near.connectToServer();
    let before = Promise.resolve();
    far.onMessage((words) => void (before = before.then(lag).then(() => near.send(words))));
  });
}

/** Something that answers under an address: a server, or a line to one. */
export interface Origin {
  readonly url: string;
}

/** A server over a data directory of its own, known as localhost; it can be killed and started again on the same port. */
export class Server implements Origin {
  private child: ChildProcess | null = null;
  private readonly data = mkdtempSync(join(tmpdir(), "pasch-e2e-"));
  private readonly clock = join(this.data, "clock-moved-by");
  private moved = 0;
  readonly own: boolean;

  /** A server under `url`, or one of one's own that is still to be started, with these options. */
  constructor(
    public url = process.env["PASCH_URL"] ?? "",
    private readonly options: string[] = [],
  ) {
    this.own = url === "";
  }

  async start(): Promise<void> {
    if (!this.own) return;
    check(existsSync(BINARY), `${BINARY} is not built: cargo build --release -p pasch-cli`);
    const addr = this.url === "" ? "localhost:0" : new URL(this.url).host;
    // Flows of the lobby begin with an empty one.
    const house = this.options.includes("--house-bots") ? [] : ["--house-bots", "0"];
    const child = spawn(BINARY, ["serve", "--addr", addr, "--data", this.data, "--clock-moved-by", this.clock, ...house, ...this.options], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child = child;
    let heard = "";
    this.url = await new Promise<string>((resolve, reject) => {
      const listen = (chunk: Buffer): void => {
        heard += chunk.toString();
        const line = /listening on (http:\/\/\S+)/.exec(heard);
        if (line?.[1]) resolve(line[1]);
      };
      child.stdout.on("data", listen);
      child.stderr.on("data", listen);
      child.once("exit", (code) => reject(new Error(`the server ended with ${code}:\n${heard}`)));
      setTimeout(() => reject(new Error(`the server did not answer within 60 s:\n${heard}`)), 60_000).unref();
    });
  }

  /** Lets so many seconds pass by the clock that players' clocks follow. */
  pass(seconds: number): void {
    check(this.own, "the clock of a server that was there before is not moved");
    this.moved += Math.round(seconds);
    writeFileSync(this.clock, String(this.moved));
  }

  /** How far that clock is ahead, in seconds. */
  get movedBy(): number {
    return this.moved;
  }

  /** As a power cut would: no farewell. */
  async kill(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
  }

  /** What whoever runs the server does beside it: a command over the same data; what it says. */
  async command(args: string[]): Promise<string> {
    check(this.own, "only a server of one's own is managed");
    const [name = "", ...rest] = args;
    const child = spawn(BINARY, [name, "--data", this.data, ...rest], { stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
    await new Promise((resolve) => child.once("close", resolve));
    return said;
  }

  async stop(): Promise<void> {
    await this.kill();
    if (this.own) rmSync(this.data, { recursive: true, force: true });
  }
}

/** A line between pages and a server that can be slow, can be cut, and can lose what the server says. */
export class Line implements Origin {
  url = "";
  private isCut = false;
  private isDeaf = false;
  private readonly ends = new Set<Socket>();
  private readonly listener = createServer((near) => {
    if (this.isCut) {
      near.destroy();
      return;
    }
    const { hostname, port } = new URL(this.to.url);
    const far = connect(Number(port), hostname);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.ends.add(end);
      end.on("data", (bytes) => {
        if (end === far && this.isDeaf) return;
        if (this.ms === 0) other.write(bytes);
        else setTimeout(() => other.writable && other.write(bytes), this.ms);
      });
      end.on("error", () => other.destroy());
      end.on("close", () => {
        this.ends.delete(end);
        other.destroy();
      });
    }
  });

  /** What is said on it comes so many milliseconds later, both ways. */
  constructor(
    private readonly to: Origin,
    private readonly ms = 0,
  ) {}

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.listener.listen(0, "127.0.0.1", resolve));
    this.url = `http://127.0.0.1:${(this.listener.address() as AddressInfo).port}`;
  }

  /** Every connection breaks, and none is made. */
  cut(): void {
    this.isCut = true;
    for (const end of this.ends) end.destroy();
  }

  /** What the server says from now on is lost on the way. */
  deafen(): void {
    this.isDeaf = true;
  }

  mend(): void {
    this.isCut = this.isDeaf = false;
  }

  stop(): void {
    this.cut();
    this.listener.close();
  }
}

export interface Device {
  /** Where its pages come from, unless from the stage's server. */
  at?: Origin;
  /** Another address of the same server that is asked, too. */
  besides?: string;
  size?: [number, number];
  touch?: boolean;
  /** What its browser asks for, such as de-CH. */
  locale?: string;
  settings?: Record<string, unknown>;
  /** The browser keeps no cookies, so the page never has a guest. */
  cookieless?: boolean;
  /** No request may fail, and nothing may be said against one. */
  strict?: boolean;
  /** What runs in each of its pages before the page's own code. */
  first?: () => void;
}

export interface Stage {
  server: Server;
  open: (path: string, device?: Device) => Promise<Page>;
}

interface Fault {
  text: string;
}

/** Errors that a flow brings about itself, such as pulling the plug; a context is an incognito window, which has no push
 * service and says so. */
const EXPECTED = [/does not support the Push API in incognito/, /WebSocket connection/, /ERR_CONNECTION/, /Failed to load resource/];

export class Theatre implements Stage {
  private browser: Browser | null = null;
  private contexts: BrowserContext[] = [];
  readonly faults: Fault[] = [];

  constructor(readonly server: Server) {}

  async start(): Promise<void> {
    mkdirSync(SHOTS, { recursive: true });
    this.browser = await chromium.launch({
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--no-first-run",
        ...(PAGES
          ? ["--disable-features=LocalNetworkAccessChecks,PrivateNetworkAccessSendPreflights,BlockInsecurePrivateNetworkRequests"]
          : []),
      ],
    });
  }

  open = async (path: string, device: Device = {}): Promise<Page> => {
    const at = device.at ?? this.server;
    check(this.browser, "the browser runs");
    const [width, height] = device.size ?? [1440, 900];
    const context = await this.browser.newContext({
      viewport: { width, height },
      hasTouch: device.touch ?? false,
      isMobile: device.touch ?? false,
      ...(device.locale && { locale: device.locale }),
    });
    this.contexts.push(context);
    context.setDefaultTimeout(60_000);
    await context.addInitScript(
      (chosen) => {
        if (localStorage.getItem("pasch.settings") === null) localStorage.setItem("pasch.settings", JSON.stringify(chosen));
      },
      { theme: "light", speed: 0, length: 1, level: "beginner", ...device.settings },
    );
    if (device.first) await context.addInitScript(device.first);
    if (PAGES)
      await context.route(
        (url) => !/^\/(api|\.well-known)\//.test(url.pathname),
        (route) => fromFolder(route, PAGES),
      );
    if (LAG > 0) await slowDown(context);
    const page = await context.newPage();
    page.on("pageerror", (error) => this.faults.push({ text: `error on ${page.url()}: ${error.message}` }));
    page.on("console", (message) => {
      if (message.type() === "error" && (device.strict || !EXPECTED.some((one) => one.test(message.text()))))
        this.faults.push({ text: `console on ${page.url()}: ${message.text()}` });
    });
    page.on("response", (response) => {
      if (device.strict && response.status() >= 400)
        this.faults.push({ text: `${response.status()} for ${response.request().method()} ${response.url()} on ${page.url()}` });
    });
    page.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(at.url) && !url.startsWith(device.besides ?? at.url) && !/^(data|blob|file):/.test(url))
        this.faults.push({ text: `a request to another place: ${url}` });
    });
    await page.goto(at.url + path);
    // What a flow asks by itself would otherwise make another guest.
    if (!device.cookieless && path !== "/healthz") await until("the page has its guest", async () => (await context.cookies()).length > 0);
    return page;
  };

  async tidy(): Promise<void> {
    for (const context of this.contexts.splice(0)) await context.close();
  }

  pages(): Page[] {
    return this.contexts.flatMap((context) => context.pages());
  }

  async stop(): Promise<void> {
    await this.browser?.close();
  }
}

interface Violation {
  id: string;
  impact: string | null;
  help: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** Waits until colours and places have come to rest; what never ends is left to run. */
async function settled(page: Page): Promise<void> {
  // Asked again and again: the promise of a transition that another one replaces may never be kept.
  const isAtRest = (): Promise<boolean> =>
    page.evaluate(() =>
      document.getAnimations().every((one) => one.playState !== "running" || one.effect?.getComputedTiming().endTime === Infinity),
    );
  await until("the page is at rest", isAtRest);
}

/** No serious or critical finding of axe on the page once it is at rest. */
export async function axe(page: Page, where: string): Promise<void> {
  await settled(page);
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const run = (window as unknown as { axe: { run: (root: Document, options: object) => Promise<{ violations: Violation[] }> } }).axe;
    return (await run.run(document, { resultTypes: ["violations"] })).violations;
  });
  const bad = found.filter((one) => one.impact === "serious" || one.impact === "critical");
  const told = bad.map(
    (one) =>
      `  ${one.id} (${one.impact}): ${one.help}\n${one.nodes
        .slice(0, 4)
        .map((node) => `    ${node.target.join(" ")}\n      ${node.failureSummary ?? ""}`)
        .join("\n")}`,
  );
  check(bad.length === 0, `${where}: axe finds\n${told.join("\n")}`);
}

export async function shot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}

/** The page is no larger than its window, once it has laid itself out for it; while playing not even downwards. */
export async function fits(page: Page, where: string, downwards = true): Promise<void> {
  // A phone's own measure grows with a page that is too wide.
  const width = page.viewportSize()?.width ?? 0;
  const size = (): Promise<number[]> =>
    page.evaluate(
      (width) => [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - (width || innerWidth)],
      width,
    );
  const fitting = ([over = 0, wide = 0]: number[]): boolean => wide <= 0 && (over <= 0 || !downwards);
  // A window that has just changed is measured by the page a frame later, on a busy machine several.
  let found = await size();
  for (const end = Date.now() + 5_000; !fitting(found) && Date.now() < end; found = await size()) await page.waitForTimeout(50);
  const [over = 0, wide = 0] = found;
  check(wide <= 0, `${where}: wider than the window by ${wide}`);
  if (downwards) check(over <= 0, `${where}: the page scrolls by ${over}`);
}

export async function until(what: string, fact: () => Promise<unknown>, ms = 60_000): Promise<void> {
  const end = Date.now() + ms;
  while (Date.now() < end) {
    if (await fact()) return;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  throw new Error(`not within ${ms / 1000} s: ${what}`);
}
