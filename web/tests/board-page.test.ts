// What a player reads and sees beside the checkers: the lens, the dice, the status and the cube's words.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { other, wideShape } from "../src/board/geometry";
import { LENS, lensCentre, lensRoom } from "../src/board/pointer";
import { ownSeat } from "../src/session/analysis.svelte";
import { LiveMatch } from "../src/session/match.svelte";
import { lastRoll, openingThrow } from "../src/session/seats";
import { keep } from "../src/session/settings.svelte";
import { playLayout, playRoots } from "../src/session/viewport.svelte";
import { boardState } from "../src/view/play/boardState";
import { statusOf } from "../src/view/play/status";
import type { HistoryEntry, MatchView, OfferKind, Seat, ServerMessage, Step } from "../src/wire";
import { OPENING } from "./fixtures/positions";
import { matchView, play, toMove } from "./fixtures/views";

const opening = (a: number, b: number): HistoryEntry => ({
  seq: 1,
  game: 1,
  player: a > b ? "a" : "b",
  kind: "opening",
  dice: [a, b],
  text: `${a}-${b}`,
  told: null,
  moves: [],
});
/** The words of a step as data, which the board does not read. */
const told = { sentence: "", args: {} };
const dance: HistoryEntry = {
  seq: 9,
  game: 1,
  player: "b",
  kind: "dance",
  dice: [4, 6],
  text: "No move",
  told: { sentence: "line-no-move", args: {} },
  moves: [],
};

describe("the lens", () => {
  const phones: [number, number][] = [
    [390, 844],
    [360, 640],
  ];
  it("lies on the board and in the window wherever the finger is, and clear of it", () => {
    for (const [width, height] of phones) {
      const layout = playLayout(width, height);
      const tall = (layout.board * layout.shape.height) / layout.shape.width;
      const top = layout.header + (layout.short ? 46 : 56);
      const left = (width - layout.board) / 2;
      const board = { left, top, right: left + layout.board, bottom: top + tall };
      const room = lensRoom(board, { width, height });
      const outside: string[] = [];
      for (let x = board.left; x <= board.right; x += 7) {
        for (let y = board.top; y <= board.bottom; y += 7) {
          const at = lensCentre({ x, y }, room);
          const radius = LENS / 2;
          const inside = at.x - radius >= left && at.x + radius <= board.right && at.y - radius >= top && at.y + radius <= board.bottom;
          if (!inside || Math.hypot(at.x - x, at.y - y) < radius + 20) outside.push(`${x},${y}`);
        }
      }
      expect(left >= 0 && board.right <= width && board.bottom <= height).toBe(true);
      expect(outside).toEqual([]);
    }
  });
  it("stays above the finger where there is room", () => {
    const room = lensRoom({ left: 4, top: 104, right: 386, bottom: 582 }, { width: 390, height: 844 });
    expect(lensCentre({ x: 200, y: 400 }, room)).toEqual({ x: 200, y: 400 - 56 - LENS / 2 });
  });
});

class FakeWire {
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(): void {}
  close(): void {}
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

async function live(view: MatchView): Promise<{ match: LiveMatch; wire: FakeWire }> {
  const answers: Record<string, unknown> = {
    "/api/v1/me": { id: "u", name: "Guest", role: null, suspended: null, settings: null },
    [`/api/v1/matches/${view.id}`]: view,
  };
  vi.stubGlobal(
    "fetch",
    vi.fn((path: string) => Promise.resolve(new Response(JSON.stringify(answers[path] ?? {}), { status: path in answers ? 200 : 404 }))),
  );
  const wire = new FakeWire();
  const match = new LiveMatch(view.id, () => wire);
  await match.start();
  wire.onopen?.();
  return { match, wire };
}

const said = (match: LiveMatch): string => {
  const view = match.view;
  if (!view) return "";
  const { strong, text } = statusOf(match, view, null, false, true);
  return `${strong} ${text}`.trim();
};

beforeEach(() => {
  vi.useFakeTimers();
  keep({ speed: 2, forced: "off", confirm: "ask" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a cube that is offered", () => {
  const rolls = matchView({
    phase: { type: "toRoll", player: "a" },
    cube: { value: 1, owner: null, enabled: true, canDouble: true, noDouble: null },
  });
  const cube = (match: LiveMatch): unknown => match.view && boardState(match, match.view, wideShape(), null).cube;
  it("is seen before its answer, travels to who takes it, and is told", async () => {
    const { match, wire } = await live(rolls);
    const steps: Step[] = [
      { seq: 2, player: "a", kind: "double", dice: null, moves: [], text: "You double to 2.", told },
      { seq: 3, player: "b", kind: "take", dice: null, moves: [], text: "Pasch takes. The cube is at 2.", told },
    ];
    const view = matchView({
      seq: 3,
      phase: { type: "toRoll", player: "a" },
      cube: { value: 2, owner: "b", enabled: true, canDouble: false, noDouble: null },
    });
    wire.say({ type: "state", view, historyFrom: 0, steps });
    await vi.advanceTimersByTimeAsync(500);
    expect(cube(match)).toEqual({ value: 2, at: "offered" });
    expect(said(match)).toBe("You double to 2.");
    await vi.advanceTimersByTimeAsync(600);
    expect(cube(match)).toEqual({ value: 2, at: "top" });
    expect(said(match)).toBe("Pasch takes. The cube is at 2.");
    await vi.advanceTimersByTimeAsync(2000);
    expect(match.animating).toBe(false);
    expect(cube(match)).toEqual({ value: 2, at: "top" });
    match.stop();
  });
});

describe("while the opponent plays", () => {
  it("the status is never empty, and says who plays what", async () => {
    const { match, wire } = await live(matchView({ phase: { type: "toRoll", player: "b" } }));
    const steps: Step[] = [
      { seq: 2, player: "b", kind: "roll", dice: [4, 5], moves: [], text: "Pasch rolls 4-5.", told },
      {
        seq: 3,
        player: "b",
        kind: "move",
        dice: [4, 5],
        moves: [
          { from: 24, to: 20, hit: false },
          { from: 13, to: 8, hit: false },
        ],
        text: "Pasch plays 24/20, 13/8.",
        told,
      },
    ];
    wire.say({ type: "state", view: matchView({ seq: 3, phase: { type: "toRoll", player: "a" } }), historyFrom: 0, steps });
    const heard = new Set<string>();
    for (let ms = 0; ms < 3000; ms += 20) {
      heard.add(said(match));
      await vi.advanceTimersByTimeAsync(20);
    }
    expect(heard).not.toContain("");
    expect([...heard]).toContain("Pasch plays 5-4.");
    expect(match.animating).toBe(false);
    match.stop();
  });

  it("the throw for the start lies where it was thrown, a tie too, and is told", async () => {
    const { match, wire } = await live(matchView({ phase: { type: "opening" } }));
    const after = toMove(OPENING, [5, 3], {
      seq: 3,
      history: [
        { ...opening(4, 4), player: null },
        { ...opening(5, 3), seq: 3 },
      ],
    });
    const steps: Step[] = [
      { seq: 2, player: null, kind: "opening", dice: [4, 4], moves: [], text: "You roll 4, Pasch rolls 4: again.", told },
      { seq: 3, player: "a", kind: "opening", dice: [5, 3], moves: [], text: "You roll 5, Pasch rolls 3: you start.", told },
    ];
    wire.say({ type: "state", view: after, historyFrom: 0, steps });
    const thrown: string[] = [];
    const heard = new Set<string>();
    for (let ms = 0; ms < 3000; ms += 20) {
      const view = match.view;
      if (view && match.animating) {
        const dice = boardState(match, view, wideShape(), null).dice;
        if (dice) thrown.push(`${dice.thrown?.join("")} ${dice.values.join("-")}`);
        heard.add(said(match));
      }
      await vi.advanceTimersByTimeAsync(20);
    }
    expect([...new Set(thrown)]).toEqual(["ab 4-4", "ab 5-3"]);
    expect([...heard]).toEqual(["You roll 4, Pasch rolls 4: again.", "You roll 5, Pasch rolls 3: you start."]);
    const view = match.view as MatchView;
    expect(openingThrow(view)).toEqual([5, 3]);
    expect(boardState(match, view, wideShape(), null).dice).toMatchObject({ values: [5, 3], left: [1, 1], thrown: ["a", "b"] });
    expect(said(match)).toBe("Your move, 5-3. Click a checker to play the 5.");
    match.stop();
  });
});

describe("the opponent's dice", () => {
  const rolled = (line: HistoryEntry, canDouble: boolean): MatchView =>
    matchView({
      phase: { type: "toRoll", player: "a" },
      history: [opening(3, 5), line],
      cube: { value: 1, owner: null, enabled: true, canDouble, noDouble: null },
    });
  it("stay when Double is shown, beside it where it lies on the board", async () => {
    for (const line of [play(8, "b", [4, 6], "24/14"), dance]) {
      expect(lastRoll(rolled(line, true))).toEqual({ player: "b", dice: [4, 6] });
      for (const canDouble of [true, false]) {
        const view = rolled(line, canDouble);
        const { match } = await live(view);
        for (const onBoard of [true, false]) {
          const dice = boardState(match, view, wideShape(), null, null, onBoard).dice;
          expect(dice).toMatchObject({ seat: "b", values: [6, 4], left: [0, 0], beside: onBoard && canDouble });
        }
        match.stop();
      }
    }
  });
  it("are gone when the next game begins", () => {
    expect(lastRoll(matchView({ history: [play(8, "b", [4, 6], "24/14"), opening(3, 5)] }))).toBeNull();
  });
});

describe("an offered cube", () => {
  const offered = async (by: Seat, kind: OfferKind, value: number, you: Seat | null = "a"): Promise<string> => {
    // The doubler is a where a beaver comes from b; the first taker keeps the cube.
    const taker = kind === "beaver" ? by : other(by);
    const view = matchView({
      you,
      length: 0,
      cube: { value: value / 2, owner: null, enabled: true, canDouble: false, noDouble: null },
      phase: { type: "doubleOffered", by, value, kind, ownerIfTaken: taker, counter: null },
    });
    const { match } = await live(view);
    const words = said(match);
    match.stop();
    return words;
  };
  it("is told by its name and with its owner, to whoever answers, offers or watches", async () => {
    expect(await offered("b", "double", 2)).toBe(
      "Pasch doubles to 2 Take and the game is worth 2 points, the cube is yours. Pass and you lose 1 point.",
    );
    expect(await offered("b", "beaver", 4)).toBe(
      "Pasch beavers to 4 Take and the game is worth 4 points, Pasch keeps the cube. Pass and you lose 2 points.",
    );
    expect(await offered("b", "raccoon", 8)).toBe(
      "Pasch raccoons to 8 Take and the game is worth 8 points, the cube stays yours. Pass and you lose 4 points.",
    );
    expect(await offered("a", "double", 2)).toBe("You double to 2. Pasch decides.");
    expect(await offered("a", "beaver", 4)).toBe("You beaver to 4. Pasch decides.");
    expect(await offered("b", "raccoon", 8, null)).toBe("Pasch raccoons to 8. Guest decides.");
  });
});

describe("a score", () => {
  it("says who leads, and at the end whose points are whose", async () => {
    const at = async (a: number, b: number, phase: MatchView["phase"]): Promise<string> => {
      const view = matchView({ phase });
      [view.players.a.score, view.players.b.score] = [a, b];
      const { match } = await live(view);
      const words = said(match);
      match.stop();
      return words;
    };
    const over = { type: "gameOver", winner: "b", points: 2, grade: "gammon", how: "played" } as const;
    expect(await at(0, 4, over)).toBe("Pasch wins a gammon: 2 points. Pasch leads 4–0.");
    expect(await at(3, 1, over)).toContain("You lead 3–1.");
    expect(await at(2, 2, over)).toContain("The score is 2–2.");
    expect(await at(0, 5, { type: "matchOver", winner: "b" })).toBe("Pasch wins the match. Final score: You 0, Pasch 5.");
  });
});

describe("a short message", () => {
  it("hides neither the board nor a player's row", () => {
    for (const [width, height] of [
      [1440, 900],
      [1100, 800],
      [390, 844],
      [360, 640],
      [844, 390],
    ] as const) {
      const layout = playLayout(width, height);
      const roots = playRoots(layout, width, height);
      const bottom = height - Number.parseFloat(roots["--toast-y"] ?? "");
      const top = bottom - 40;
      if (layout.kind === "phone") {
        const tall = (layout.board * layout.shape.height) / layout.shape.width;
        expect(top).toBeGreaterThanOrEqual(layout.header + (layout.short ? 46 : 56) + tall);
      } else {
        const gap = layout.short ? 12 : 24;
        const panel = (width + layout.board + gap + layout.panel) / 2 - layout.panel;
        const middle = Number.parseFloat(roots["--toast-x"] ?? "");
        expect(middle - 80).toBeGreaterThanOrEqual(panel);
        expect(bottom).toBeLessThanOrEqual(layout.header + layout.tall - (layout.short ? 44 : 74));
      }
    }
  });
});

describe("a review", () => {
  it("knows the reader's seat by name, unless both have it", () => {
    expect(ownSeat({ a: "Guest 5196", b: "Pasch" }, "Guest 5196")).toBe("a");
    expect(ownSeat({ a: "Pasch", b: "Guest 5196" }, "Guest 5196")).toBe("b");
    expect(ownSeat({ a: "Anna", b: "Bert" }, "Guest 5196")).toBeNull();
    expect(ownSeat({ a: "Anna", b: "Anna" }, "Anna")).toBeNull();
  });
});
