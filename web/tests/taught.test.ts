// The first lesson in the browser: its layout on phones, and what is kept of it.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/session/api";
import { loadCourse, titleOf, type Say } from "../src/i18n/courses";
import { Taught } from "../src/session/taught.svelte";
import { taughtLayout } from "../src/session/viewport.svelte";
import type { LessonStep, LessonView, PositionView } from "../src/wire";

const side = () => ({ points: Array<number>(24).fill(0), bar: 0, pool: 0, off: 0, pinned: [] });
const position: PositionView = { a: side(), b: side() };
const tap: LessonStep = { text: "way", position, task: { type: "tap", taps: 1 }, solution: { type: "tap", points: [4] } };
const number: LessonStep = { text: "win", position, task: { type: "number" }, solution: { type: "number", number: 2 } };
const lesson: LessonView = {
  id: "first",
  course: "first",
  minutes: 10,
  variant: { id: "backgammon", name: "Backgammon", geometry: "contrary", contact: "hit", checkers: 15 },
  steps: [tap, number],
};

let say: Say;

describe("a lesson", () => {
  beforeEach(async () => {
    say = await loadCourse("first");
    localStorage.clear();
    vi.restoreAllMocks();
  });

  it("leaves room for its words on a phone", () => {
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [375, 667],
    ] as const) {
      const { shape, board, short } = taughtLayout(width, height);
      const tall = (board * shape.height) / shape.width;
      expect(board).toBeLessThanOrEqual(width - 8);
      expect(tall + (short ? 348 : 372)).toBeLessThanOrEqual(height + 1);
    }
  });

  it("answers, and keeps which steps are done", async () => {
    const check = vi.spyOn(api, "checkStep").mockResolvedValueOnce({ right: false, text: "start" });
    const taught = new Taught(lesson, say);
    taught.tap(24);
    await vi.waitFor(() => expect(taught.verdict).toBe("missed"));
    expect(check).toHaveBeenCalledWith("first", { step: 0, answer: { type: "tap", points: [24] } });
    expect(taught.said).toBe(say("step-way-start"));
    check.mockResolvedValueOnce({ right: true, text: null });
    taught.tap(4);
    await vi.waitFor(() => expect(taught.verdict).toBe("done"));
    expect(taught.polite).toContain(say("step-way-yes"));
    taught.open(1);
    const again = new Taught(lesson, say);
    expect([again.index, again.done]).toEqual([1, [0]]);
  });

  it("has the sentences of its own course, and a title among those of all", async () => {
    expect(say("step-way-title")).toBe("Your way home");
    expect(say("lesson-first-title")).toBeNull();
    expect(titleOf("lesson-first-title")).toBe("Your first lesson");
    expect((await loadCourse("none"))("step-way-title")).toBeNull();
  });

  it("fills in a number that is to be shown, and takes nothing else", () => {
    const check = vi.spyOn(api, "checkStep").mockResolvedValue({ right: true, text: null });
    const taught = new Taught(lesson, say);
    taught.open(1);
    taught.typed = "many";
    taught.number();
    expect(check).not.toHaveBeenCalled();
    taught.show();
    expect(taught.typed).toBe("2");
    taught.number();
    expect(check).toHaveBeenCalledOnce();
  });

  it("begins anew where what was kept is of another lesson", () => {
    localStorage.setItem("pasch.lessons", JSON.stringify({ first: { done: [0, 9], at: 9 } }));
    const taught = new Taught(lesson, say);
    expect([taught.index, taught.done]).toEqual([0, [0]]);
  });
});
