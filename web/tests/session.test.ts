import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as input from "../src/board/input";
import { api } from "../src/session/api";
import { LiveMatch } from "../src/session/match.svelte";
import { actingSeat, bottomSeat } from "../src/session/seats";
import { parse } from "../src/session/router.svelte";
import { keep } from "../src/session/settings.svelte";
import { MatchSocket, type Wire } from "../src/session/socket";
import type { ClientMessage, MatchView, ServerMessage } from "../src/wire";
import { OPENING, position } from "./fixtures/positions";
import { matchView, toMove } from "./fixtures/views";

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
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  die(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  intents(): Extract<ClientMessage, { type: "intent" }>[] {
    return this.sent.filter((one) => one.type === "intent");
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  keep({ speed: 0, forced: "off", confirm: "ask" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the socket", () => {
  it("resumes after a break and sends an unanswered intent again under the same id", async () => {
    const wires: FakeWire[] = [];
    const lost = vi.fn();
    const socket = new MatchSocket(
      () => (wires.push(new FakeWire()), wires.at(-1) as FakeWire),
      () => 7,
      { message: () => {}, open: () => {}, lost },
    );
    socket.start();
    wires[0]?.open();
    expect(wires[0]?.sent[0]).toEqual({ type: "resume", since: 7, dice: true, shortPlays: true });
    socket.intend("x1", 7, { type: "roll" });
    wires[0]?.die();
    expect(lost).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1000);
    wires[1]?.open();
    expect(wires[1]?.intents()).toEqual([{ type: "intent", id: "x1", seq: 7, intent: { type: "roll" } }]);
    wires[1]?.say({ type: "ack", id: "x1", seq: 8 });
    wires[1]?.die();
    await vi.advanceTimersByTimeAsync(2000);
    wires[2]?.open();
    expect(wires[2]?.intents()).toEqual([]);
    socket.stop();
  });

  it("gives a silent line up", async () => {
    const wires: FakeWire[] = [];
    const socket = new MatchSocket(
      () => (wires.push(new FakeWire()), wires.at(-1) as FakeWire),
      () => 0,
      { message: () => {}, open: () => {}, lost: () => {} },
    );
    socket.start();
    wires[0]?.open();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(wires.length).toBeGreaterThan(1);
    socket.stop();
  });
});

async function live(view: MatchView): Promise<{ match: LiveMatch; wire: FakeWire; wires: FakeWire[] }> {
  const answers: Record<string, unknown> = {
    "/api/v1/me": { id: "u", name: "Guest", role: null, suspended: null, settings: null },
    [`/api/v1/matches/${view.id}`]: view,
  };
  vi.stubGlobal(
    "fetch",
    vi.fn((path: string) => Promise.resolve(new Response(JSON.stringify(answers[path] ?? {}), { status: path in answers ? 200 : 404 }))),
  );
  const wires: FakeWire[] = [];
  const match = new LiveMatch(view.id, () => (wires.push(new FakeWire()), wires.at(-1) as FakeWire));
  await match.start();
  wires[0]?.open();
  return { match, wire: wires[0] as FakeWire, wires };
}
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(2000);

describe("a live match", () => {
  it("sends one whole play, and shows the next state", async () => {
    const { match, wire } = await live(toMove(OPENING, [3, 1]));
    const trial = match.trial;
    expect(trial).not.toBeNull();
    if (!trial) return;
    const made = input.playTo(trial, 5);
    if (!made || made === "several") throw new Error("the point can be made");
    match.update(made);
    match.confirm();
    expect(wire.intents()[0]?.intent).toEqual({ type: "play", path: input.path(made) });
    expect(match.acting).toBeNull();
    const after = matchView({ seq: 9, position: input.here(made).position, phase: { type: "toRoll", player: "a" } });
    const steps = [
      {
        seq: 6,
        player: "a" as const,
        kind: "move" as const,
        dice: [3, 1] as [number, number],
        moves: [
          { from: 8, to: 5, hit: false },
          { from: 6, to: 5, hit: false },
        ],
        text: "You play 8/5, 6/5.",
        told: { sentence: "story-plays", args: { you: "yes", name: "Guest", play: "8/5, 6/5" } },
      },
      {
        seq: 8,
        player: "b" as const,
        kind: "move" as const,
        dice: [6, 5] as [number, number],
        moves: [
          { from: 24, to: 18, hit: false },
          { from: 18, to: 13, hit: false },
        ],
        text: "Pasch plays 24/13.",
        told: { sentence: "story-plays", args: { you: "no", name: "Pasch", play: "24/13" } },
      },
    ];
    wire.say({ type: "ack", id: wire.intents()[0]?.id ?? "", seq: 6 });
    wire.say({ type: "state", view: after, historyFrom: 0, steps });
    await settle();
    expect(match.view?.seq).toBe(9);
    expect(match.trial).toBeNull();
    expect(match.polite).toBe("Pasch plays 24/13.");
    expect(match.acting).toBe("a");
    match.stop();
  });

  it("keeps the parts already played while the line is away", async () => {
    const view = toMove(OPENING, [3, 1]);
    const { match, wire, wires } = await live(view);
    match.update(input.tap(match.trial as input.Trial, 8) as input.Trial);
    wire.die();
    expect(match.link.state).toBe("lost");
    await vi.advanceTimersByTimeAsync(1500);
    wires[1]?.open();
    wires[1]?.say({ type: "state", view, historyFrom: 0, steps: [] });
    await settle();
    expect(match.link.state).toBe("open");
    expect(match.trial?.walked).toHaveLength(1);
    match.stop();
  });

  it("tells who was too late without an alarm", async () => {
    const { match, wire } = await live(matchView({ phase: { type: "toRoll", player: "a" } }));
    match.send({ type: "roll" });
    wire.say({
      type: "refused",
      id: wire.intents()[0]?.id ?? "",
      code: "stale",
      message: "The match has moved on.",
      sentence: "",
      args: {},
      seq: 2,
    });
    expect(match.refusal).toBeNull();
    expect(match.polite).toBe("The match has moved on.");
    expect(match.acting).toBe("a");
    match.stop();
  });

  it("shows a refusal and lets the player act again", async () => {
    const { match, wire } = await live(matchView({ phase: { type: "toRoll", player: "a" } }));
    match.send({ type: "double" });
    wire.say({
      type: "refused",
      id: wire.intents()[0]?.id ?? "",
      code: "no-double",
      message: "The cube is not yours.",
      sentence: "",
      args: {},
      seq: 1,
    });
    expect(match.refusal).toBe("The cube is not yours.");
    expect(match.acting).toBe("a");
    match.stop();
  });

  it("passes a dance on by itself", async () => {
    const { match, wire } = await live(toMove(position("25:1 6:5", "6:2 5:2 4:2 3:2 2:2 1:2"), [6, 5]));
    await settle();
    expect(wire.intents()[0]?.intent).toEqual({ type: "play", path: [0] });
    match.stop();
  });

  it("offers or plays the only play, as wished", async () => {
    const only = toMove(position("3:1", "24:2", [14, 13]), [6, 5]);
    keep({ forced: "offer" });
    const offered = await live(only);
    expect(offered.match.trial?.walked).toHaveLength(1);
    await settle();
    expect(offered.wire.intents()).toEqual([]);
    offered.match.stop();
    keep({ forced: "auto" });
    const auto = await live(only);
    await settle();
    expect(auto.wire.intents()).toHaveLength(1);
    auto.match.stop();
  });

  it("tells a stranger's match apart", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(() =>
        Promise.resolve(new Response(JSON.stringify({ code: "not-found", detail: "No such match.", where: null }), { status: 404 })),
      ),
    );
    const match = new LiveMatch("nope", () => new FakeWire());
    await match.start();
    expect(match.failure).toMatchObject({ status: 404, message: "No such match." });
    match.stop();
  });
});

describe("whose turn", () => {
  it("knows both seats on one device, and none for a spectator", () => {
    const local = matchView({ local: true, phase: { type: "toRoll", player: "b" } });
    expect(actingSeat(local)).toBe("b");
    const online = matchView({ phase: { type: "toRoll", player: "b" } });
    online.players.b.kind = "human";
    expect(actingSeat(online)).toBeNull();
    expect(bottomSeat(local)).toBe("a");
    expect(actingSeat(matchView({ phase: { type: "toRoll", player: "b" } }))).toBeNull();
    expect(actingSeat(matchView({ you: null, phase: { type: "toRoll", player: "a" } }))).toBeNull();
    expect(
      actingSeat(matchView({ phase: { type: "doubleOffered", by: "b", value: 2, kind: "double", ownerIfTaken: "a", counter: null } })),
    ).toBe("a");
  });

  it("lets the one who erred ask, too, where both must correct", () => {
    const phase = { type: "illegalPlay", by: "a", canStand: false, reason: "x", told: { sentence: "x", args: {} }, at: null } as const;
    expect(actingSeat(matchView({ phase, illegal: "opponentMayInsist" }))).toBeNull();
    expect(actingSeat(matchView({ phase, illegal: "bothMustCorrect" }))).toBe("a");
    expect(actingSeat(matchView({ phase, illegal: "bothMustCorrect", you: null }))).toBeNull();
    expect(actingSeat(matchView({ phase: { ...phase, by: "b" }, illegal: "bothMustCorrect" }))).toBe("a");
  });
});

describe("addresses", () => {
  it("lead to their pages", () => {
    expect(parse("/")).toEqual({ page: "home" });
    expect(parse("/lobby")).toEqual({ page: "lobby" });
    expect(parse("/t/abc")).toEqual({ page: "table", id: "abc" });
    expect(parse("/play/x%20y")).toEqual({ page: "play", id: "x y" });
    expect(parse("/analysis")).toEqual({ page: "analyses" });
    expect(parse("/analysis/7")).toEqual({ page: "review", id: "7" });
    expect(parse("/play/a/b")).toEqual({ page: "missing" });
  });
});

describe("coming in", () => {
  it("waits while the server has too much to do for newcomers, and asks no other question twice", async () => {
    const overloaded = (): Response =>
      new Response(JSON.stringify({ code: "overloaded", detail: "The server has a lot to do just now.", where: null }), {
        status: 503,
      });
    const answers = [
      overloaded(),
      overloaded(),
      new Response(JSON.stringify({ id: "u", name: "Guest", role: null, suspended: null, settings: null })),
    ];
    const fetch = vi.fn(() => Promise.resolve(answers.shift() ?? overloaded()));
    vi.stubGlobal("fetch", fetch);
    const coming = api.me();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await coming).name).toBe("Guest");
    await expect(api.account()).rejects.toMatchObject({ code: "overloaded" });
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it("gives up after two minutes", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.resolve(new Response(JSON.stringify({ code: "overloaded", detail: "Later.", where: null }), { status: 503 }))),
    );
    const coming = expect(api.me()).rejects.toMatchObject({ message: "Later." });
    await vi.advanceTimersByTimeAsync(130_000);
    await coming;
  });
});
