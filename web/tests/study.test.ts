import { beforeEach, describe, expect, it } from "vitest";
import { answeredTurn } from "../src/session/asked.svelte";
import { isSameAnswer } from "../src/session/quiz.svelte";
import { parse } from "../src/session/router.svelte";
import { count, isNear, numberOf, streaks } from "../src/session/trainer.svelte";
import { chartOf, topOf } from "../src/view/study/chart";
import type { Candidate, PlayedMatch, ProblemVerdict, TurnReport } from "../src/wire";

const match = (pr: number | null, mean: number | null): PlayedMatch => ({
  analysis: "x",
  on: "2024",
  opponent: "Bert",
  length: 5,
  won: null,
  pr,
  decisions: 20,
  mean,
  meanDecisions: 20,
});

describe("the drawing of ratings", () => {
  it("puts a better rating lower and the latest match right", () => {
    const chart = chartOf([match(10, 10), match(5, 7.5), match(null, 7.5), match(0, 5)], 300, 100);
    expect(chart.dots.map((one) => one.match)).toEqual([0, 1, 3]);
    expect(chart.dots[0]?.x).toBe(0);
    expect(chart.dots[2]).toEqual({ x: 300, y: 100, match: 3 });
    expect(chart.dots[0]?.y).toBeLessThan(chart.dots[1]?.y ?? 0);
    expect(chart.line.startsWith("M0.0 ")).toBe(true);
    expect(chart.ticks[0]).toEqual({ value: 0, y: 100 });
  });

  it("keeps everything on the paper, however bad one match was", () => {
    const many = Array.from({ length: 40 }, () => match(6, 6));
    const chart = chartOf([...many, match(90, 8)], 300, 100);
    expect(topOf([...many, match(90, 8)])).toBeLessThan(10);
    for (const dot of chart.dots) {
      expect(dot.y).toBeGreaterThanOrEqual(0);
      expect(dot.y).toBeLessThanOrEqual(100);
    }
    expect(chartOf([], 300, 100)).toMatchObject({ dots: [], line: "" });
    expect(chartOf([match(4, 4)], 300, 100).dots[0]?.x).toBe(150);
  });
});

describe("an answer", () => {
  const candidate = (rank: number, play: string, played = false): Candidate => ({
    rank,
    play,
    moves: [],
    equity: 0,
    loss: rank / 10,
    win: 0.5,
    winG: 0,
    winBg: 0,
    loseG: 0,
    loseBg: 0,
    mwc: null,
    level: "2-ply",
    played,
  });
  const turn = {
    kind: "play",
    text: "6/3 6/5",
    played: 1,
    mark: "blunder",
    loss: 0.2,
    candidates: [candidate(1, "8/5 6/5"), candidate(2, "6/3 6/5", true)],
  } as TurnReport;
  const verdict = (change: Partial<ProblemVerdict>): ProblemVerdict => ({
    loss: 0.2,
    mark: "blunder",
    grade: 1,
    dueAt: "",
    days: 0,
    streak: 1,
    answer: null,
    answered: turn,
    turn,
    analysis: "x",
    ...change,
  });

  it("stands in a table that is sorted by what the plays lose", () => {
    const candidates = [
      candidate(1, "8/5 6/5"),
      candidate(2, "13/9"),
      { ...candidate(3, "24/20"), loss: 0.05 },
      { ...candidate(14, "6/3 6/5", true), loss: 0.1 },
    ];
    const shown = answeredTurn(verdict({ answered: { ...turn, played: 3, candidates } }));
    expect(shown.candidates.map((one) => one.play)).toEqual(["24/20", "8/5 6/5", "6/3 6/5", "13/9"]);
    expect(shown.candidates.map((one) => one.rank)).toEqual([1, 2, 3, 4]);
    expect(shown.candidates[shown.played ?? -1]?.play).toBe("6/3 6/5");
  });

  it("is what was played in the match only where it is the same play", () => {
    const match = { ...turn, candidates: [candidate(1, "8/5 6/5"), candidate(2, "6/3 6/5", true)], played: 1 };
    const other = answeredTurn(
      verdict({ answered: { ...turn, candidates: [candidate(1, "8/5 6/5"), candidate(2, "13/9", true)], played: 1 } }),
    );
    expect(isSameAnswer(other, match)).toBe(false);
    expect(isSameAnswer(answeredTurn(verdict({ answered: match })), match)).toBe(true);
    expect(isSameAnswer({ ...match, kind: "take" }, { ...match, kind: "drop" })).toBe(false);
  });

  it("keeps what was looked at less deeply below", () => {
    const glance = { ...candidate(3, "24/20"), loss: null, level: "0-ply", equity: 1 };
    const candidates = [candidate(1, "8/5 6/5"), glance, { ...candidate(2, "6/3 6/5", true), equity: -0.2 }];
    const shown = answeredTurn(verdict({ answered: { ...turn, candidates } }));
    expect(shown.candidates.map((one) => one.play)).toEqual(["8/5 6/5", "6/3 6/5", "24/20"]);
    expect(shown.played).toBe(1);
  });

  it("about the cube is what was done, whatever the match did", () => {
    const cube = { ...turn, kind: "noDouble", candidates: [], played: null } as TurnReport;
    expect(answeredTurn(verdict({ answered: cube, turn: { ...cube, kind: "double" } }))).toMatchObject({
      kind: "noDouble",
      played: null,
      mark: "blunder",
    });
  });
});

describe("the trainers", () => {
  beforeEach(() => localStorage.clear());

  it("read numbers as people type them", () => {
    expect([" 42 ", "61.5", "61,5 %", "", "x", "-3", "1e5"].map(numberOf)).toEqual([42, 61.5, 61.5, null, null, null, null]);
    expect([isNear(60, 0.6166), isNear(60, 0.58), isNear(60, 0.63)]).toEqual([true, true, false]);
  });

  it("count streaks and keep the best", () => {
    const best = streaks.pips.best;
    for (let i = 0; i < best + 2; i += 1) count("pips", true);
    count("pips", false);
    count("pips", true);
    expect(streaks.pips).toEqual({ now: 1, best: best + 2 });
    expect(JSON.parse(localStorage.getItem("pasch.streaks") ?? "{}")).toMatchObject({ pips: { now: 1 } });
  });
});

it("has addresses", () => {
  expect(parse("/you")).toEqual({ page: "you" });
  expect(parse("/quiz/daily")).toEqual({ page: "quiz", daily: true });
  expect(parse("/train/score")).toEqual({ page: "train", what: "score" });
  expect([parse("/quiz/x").page, parse("/train/x").page, parse("/you/x").page]).toEqual(["missing", "missing", "missing"]);
});
