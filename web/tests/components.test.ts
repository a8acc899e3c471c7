import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Board from "../src/board/Board.svelte";
import BoardPicture from "../src/board/BoardPicture.svelte";
import type { BoardIntent } from "../src/board/state";
import { stillBoard } from "../src/board/still";
import Candidates from "../src/view/review/Candidates.svelte";
import type { Candidate } from "../src/wire";
import MoveList from "../src/view/play/MoveList.svelte";
import Settings from "../src/view/Settings.svelte";
import Header from "../src/view/Header.svelte";
import { here } from "../src/session/me.svelte";
import { boardOfDay } from "../src/session/season";
import { helps, keep, settings } from "../src/session/settings.svelte";
import { OPENING, position } from "./fixtures/positions";
import { ANALYSIS } from "./fixtures/report";
import { HISTORY } from "./fixtures/views";

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

describe("the board", () => {
  it("has every place as a named button in playing order, one of them in the tab order", () => {
    const intents: BoardIntent[] = [];
    const board = {
      ...stillBoard({ position: OPENING, geometry: "contrary", contact: "hit" }),
      names: { a: "You", b: "Pasch" },
      movable: [8],
      dice: { seat: "a" as const, values: [3, 1] as [number, number], left: [1, 1] as [number, number] },
    };
    shown = mount(Board, {
      target: document.body,
      props: { board, onintent: (intent) => intents.push(intent), moves: () => "can move to 5" },
    });
    flushSync();
    const places = [...document.querySelectorAll<HTMLButtonElement>("button.place")];
    expect(places).toHaveLength(28);
    expect(places.filter((one) => one.tabIndex === 0)).toHaveLength(1);
    expect(places.map((one) => one.getAttribute("aria-label")).slice(0, 2)).toEqual(["Bar, 0 of yours", "24-point, 2 of yours"]);
    document.getElementById("place-a8")?.click();
    expect(intents.at(-1)).toEqual({ type: "activate", point: 8 });
    document.getElementById("place-a24")?.focus();
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
    expect(document.activeElement?.id).toBe("place-a23");
    expect(document.querySelectorAll(".board-drawing .checker-a")).toHaveLength(15);
  });
});

describe("colours", () => {
  it("are exchanged for both sides when the player wishes", () => {
    const board = { ...stillBoard({ position: position("6:1", "24:3"), geometry: "contrary", contact: "hit" }), swapped: true };
    shown = mount(BoardPicture, { target: document.body, props: { board, label: "Board" } });
    flushSync();
    expect(document.querySelectorAll(".checker-b")).toHaveLength(1);
    expect(document.querySelectorAll(".checker-a")).toHaveLength(3);
  });
});

describe("the candidate table", () => {
  it("keeps the played row with its true rank, and no hyphen for a minus", () => {
    const turn = ANALYSIS.report?.games[0]?.turns[1];
    if (!turn) throw new Error("the fixture has a second turn");
    const onlook = vi.fn();
    shown = mount(Candidates, { target: document.body, props: { turn, phone: false, looked: null, onlook } });
    flushSync();
    const rows = [...document.querySelectorAll("tbody tr")].map((row) => row.textContent?.replace(/\s+/g, " ").trim() ?? "");
    expect(rows).toHaveLength(6);
    expect(rows[5]).toContain("8");
    expect(rows[5]).toContain("played");
    expect(rows[5]).toContain("\u22120.256");
    expect(rows.join("")).not.toMatch(/-\d/);
    document.querySelector<HTMLButtonElement>("tbody button")?.click();
    expect(onlook).toHaveBeenCalledWith(0);
  });
});

describe("the narrow candidate table", () => {
  it("has a headed column of equities and one of losses, and mixes neither", () => {
    const turn = ANALYSIS.report?.games[0]?.turns[1];
    if (!turn) throw new Error("the fixture has a second turn");
    shown = mount(Candidates, { target: document.body, props: { turn, phone: true, looked: null, onlook: () => undefined } });
    flushSync();
    const head = document.querySelector("thead");
    expect(head?.classList.contains("hidden")).toBe(false);
    const names = [...(head?.querySelectorAll("th") ?? [])].map((one) => one.textContent?.trim());
    expect(names).toEqual(["Play", "Win %", "Equity", "Loss"]);
    const shownRows = [...document.querySelectorAll("tbody tr")].map((row) =>
      [...row.querySelectorAll("td")].map((one) => one.textContent?.replace("\u2212", "-").trim() ?? ""),
    );
    const best = turn.candidates.find((one) => one.rank === 1);
    expect(shownRows.map((row) => row.length)).toEqual(shownRows.map(() => names.length));
    expect(shownRows[0]?.[3]).toBe("–");
    for (const [, , equity, loss] of shownRows.slice(1))
      expect((best?.equity ?? 0) - parseFloat(equity ?? "")).toBeCloseTo(-parseFloat(loss ?? ""), 2);
  });
});

describe("plays of several depths", () => {
  const turn = ANALYSIS.report?.games[0]?.turns[1];
  if (!turn) throw new Error("the fixture has a second turn");
  const glance = (play: string, equity: number): Candidate =>
    ({ ...turn.candidates[2], play, equity, rank: 9, loss: null, level: "0-ply", played: false }) as Candidate;
  const rowsOf = (candidates: Candidate[], phone: boolean): string[] => {
    shown = mount(Candidates, { target: document.body, props: { turn: { ...turn, candidates }, phone, looked: null, onlook: vi.fn() } });
    flushSync();
    return [...document.querySelectorAll("tbody tr")].map((row) => row.textContent?.replace(/\s+/g, " ").trim() ?? "");
  };

  it("stand apart, and have no loss", () => {
    const rows = rowsOf([...turn.candidates.slice(0, 2), glance("6/1", -0.1), glance("13/8", 0.2)], false);
    expect(rows[2]).toBe("Analysed less deeply (0-ply)");
    expect([rows[3]?.includes("13/8"), rows[4]?.includes("6/1")]).toEqual([true, true]);
    expect(document.querySelectorAll("tbody td.loss")[3]?.textContent?.trim()).toBe("");
    expect(rows[3]).toContain("+0.200");
  });

  it("also in reports of before, which compared them", () => {
    const rows = rowsOf([...turn.candidates.slice(0, 1), { ...glance("13/8", 0.2), loss: 0.056 }], false);
    expect(rows[1]).toBe("Analysed less deeply (0-ply)");
    expect(rows[2]).not.toContain("0.056");
  });
});

describe("the list of moves", () => {
  it("marks the latest and the play that is ready", () => {
    shown = mount(MoveList, {
      target: document.body,
      props: { history: HISTORY, left: "b", names: { a: "You", b: "Pasch" }, ready: { seat: "a", dice: [6, 4], text: "21/15*/11" } },
    });
    flushSync();
    expect(document.querySelector("td.now")?.textContent).toContain("21/15*/11");
  });
});

describe("settings", () => {
  it("are kept on the device", () => {
    shown = mount(Settings, { target: document.body, props: { onclose: () => {} } });
    flushSync();
    document.querySelector<HTMLInputElement>("input[value=wood]")?.click();
    expect(settings.board).toBe("wood");
    expect(document.documentElement.dataset["board"]).toBe("wood");
    expect(JSON.parse(localStorage.getItem("pasch.settings") ?? "{}")).toMatchObject({ board: "wood" });
  });

  it("let the board follow the season", () => {
    const days: [string, string][] = [
      ["2026-11-30", "page"],
      ["2026-12-01", "jul"],
      ["2027-01-06", "jul"],
      ["2027-01-07", "page"],
      ["2027-06-15", "page"],
      ["2027-06-24", "midsummer"],
      ["2027-07-01", "page"],
    ];
    for (const [day, board] of days) expect([day, boardOfDay(new Date(`${day}T12:00:00`))]).toEqual([day, board]);
  });

  it("take all help off a classic board, and give it back", () => {
    keep({ bare: true });
    for (const help of ["pips", "numbers", "targets", "movable"] as const) expect(helps(help)).toBe(false);
    keep({ bare: false, pips: false });
    expect([helps("pips"), helps("numbers")]).toEqual([false, true]);
    keep({ pips: true });
  });

  it("hide playing with people from the menu, and being there from an account alone", () => {
    const links = (): string[] => [...document.querySelectorAll("nav a")].map((one) => one.getAttribute("href") ?? "");
    shown = mount(Header, { target: document.body, props: { onsettings: () => {}, settingsOpen: false } });
    flushSync();
    expect(links()).toContain("/lobby");
    keep({ alone: true });
    flushSync();
    expect(links()).not.toContain("/lobby");
    keep({ alone: false });
    void unmount(shown);
    shown = mount(Settings, { target: document.body, props: { onclose: () => {} } });
    flushSync();
    expect(document.body.textContent).not.toContain("Invisible");
    here.me = { id: "u", name: "Anna", role: "player", suspended: null, settings: null };
    flushSync();
    expect(document.body.textContent).toContain("Invisible");
    here.me = null;
  });
});
