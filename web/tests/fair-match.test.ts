// A live match whose dice are signed: what its socket says.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DiceStore } from "../src/dice/store";
import { DiceKey } from "../src/dice/v3/sign";
import { Keeper } from "../src/dice/v3/keeper";
import type { Message, Player } from "../src/dice/v3/types";
import { LiveMatch } from "../src/session/match.svelte";
import { keep } from "../src/session/settings.svelte";
import type { Wire } from "../src/session/socket";
import type { ClientMessage, MatchView, ServerMessage } from "../src/wire";
import { HOST, TestHost, contextOf, serverKey } from "./fixtures/diceHost";
import { matchView } from "./fixtures/views";

class FakeWire implements Wire {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: ClientMessage[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  of<T extends ClientMessage["type"]>(type: T): Extract<ClientMessage, { type: T }>[] {
    return this.sent.filter((one): one is Extract<ClientMessage, { type: T }> => one.type === type);
  }
}

beforeEach(() => {
  localStorage.clear();
  keep({ speed: 0, forced: "off", confirm: "ask", autoRoll: false });
});
afterEach(() => vi.unstubAllGlobals());

/** The other player, with a key of its own. */
const other = new DiceKey(new Uint8Array(32).fill(8));

interface Scene {
  match: LiveMatch;
  wire: FakeWire;
  host: TestHost;
  rival: Keeper;
}

async function live(view: MatchView): Promise<Scene> {
  const answers: Record<string, unknown> = {
    "/api/v1/me": { id: "u", name: "Guest", role: null, suspended: null, settings: null },
    "/api/v1/matches/m1": view,
    "/.well-known/pasch-key": { protocol: "pasch-dice/3", host: HOST, key: serverKey.key },
  };
  vi.stubGlobal(
    "fetch",
    vi.fn((path: string) => Promise.resolve(new Response(JSON.stringify(answers[path] ?? {}), { status: path in answers ? 200 : 404 }))),
  );
  const wire = new FakeWire();
  const match = new LiveMatch("m1", () => wire);
  await match.start();
  wire.readyState = 1;
  wire.onopen?.();
  const [resume] = wire.of("resume");
  const context = contextOf({ a: resume?.diceKey ?? null, b: other.signer(HOST).key });
  const host = TestHost.start(context);
  return { match, wire, host, rival: new Keeper("b", other, serverKey.key, context) };
}

/** Tells both, and takes in what both say, until nobody has anything to say. */
async function settle({ wire, host, rival }: Scene): Promise<void> {
  for (let round = 0; round < 8; round += 1) {
    rival.hear(host.items.slice(rival.items.length), host.receipt);
    const said: Message[] = [];
    const due = rival.story.bindingDue("b");
    if (due !== null) said.push(rival.bind("AAAAAAAAAAAAAAAAAAAAAA"));
    if (rival.story.owing.includes("b")) said.push(rival.release());
    const known = wire.of("diceSay").length;
    wire.say(host.told(0));
    await vi.waitFor(
      () =>
        expect(
          host.story.owing.includes("a" as Player) || host.story.bindingDue("a") !== null ? wire.of("diceSay").length : known + 1,
        ).toBeGreaterThan(known),
      4000,
    );
    said.push(
      ...wire
        .of("diceSay")
        .slice(known)
        .map((one) => one.message as Message),
    );
    for (const message of said) host.hear(message);
    if (host.isReady) host.open();
    else if (said.length === 0) return;
  }
}

/** A match in which seat a is to roll. */
async function toRoll(): Promise<Scene> {
  for (;;) {
    localStorage.clear();
    const scene = await live(
      matchView({
        phase: { type: "toRoll", player: "a" },
        cube: { value: 1, owner: null, enabled: true, canDouble: true, noDouble: null },
      }),
    );
    scene.host.bind();
    await settle(scene);
    scene.host.begin();
    await settle(scene);
    scene.host.act();
    const { turn } = scene.host.story;
    if (turn.at === "roll" && turn.by === "a") {
      await settle(scene);
      return scene;
    }
    scene.match.stop();
  }
}

describe("a live match with signed dice", { timeout: 60_000 }, () => {
  it("says its key, and sends a roll with its declaration", async () => {
    const { match, wire, host } = await toRoll();
    const [resume] = wire.of("resume");
    expect(resume?.diceKey).toBe(new DiceStore().keys()[0]?.signer(HOST).key);
    match.send({ type: "roll" });
    await vi.waitFor(() => expect(wire.of("intent")).toHaveLength(1));
    const [intent] = wire.of("intent");
    expect(host.hear(intent?.signed as Message)).toBeNull();
    expect(host.story.pending?.roller).toBe("a");
    // What needs no signature has none.
    wire.say({ type: "refused", id: intent?.id ?? "", code: "stale", message: "later", sentence: "", args: {}, seq: 1 });
    match.send({ type: "next" });
    await vi.waitFor(() => expect(wire.of("intent")).toHaveLength(2));
    expect(wire.of("intent")[1]).not.toHaveProperty("signed");
    match.stop();
  });

  it("tells in words why it does not sign", async () => {
    const { match, wire } = await toRoll();
    match.send({ type: "roll" });
    await vi.waitFor(() => expect(wire.of("intent")).toHaveLength(1));
    wire.say({ type: "refused", id: wire.of("intent")[0]?.id ?? "", code: "stale", message: "later", sentence: "", args: {}, seq: 1 });
    match.send({ type: "double" });
    await vi.waitFor(() => expect(match.refusal).toBe("You have rolled: the dice come first."));
    expect([match.sending, wire.of("intent").length]).toEqual([null, 1]);
    match.stop();
  });

  it("shows that it has stopped when it is told what cannot be", async () => {
    const scene = await toRoll();
    const told = scene.host.told(0);
    scene.wire.say({
      ...told,
      receipt: { ...told.receipt, signature: told.items.flatMap((item) => item.signed ?? [])[0]?.signature ?? "" },
    });
    await vi.waitFor(() => expect(scene.match.fair.trouble).toEqual({ kind: "stopped", refusal: { why: "receipt" } }));
    scene.match.stop();
  });
});
