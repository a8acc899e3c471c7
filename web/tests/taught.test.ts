// The first lesson in the browser: its layout on phones, and what is kept of it.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { wideShape } from "../src/board/geometry";
import { taughtState } from "../src/view/lessons/state";
import { api } from "../src/session/api";
import { loadCourse, titleOf, type Say } from "../src/i18n/courses";
import { Taught, isTold } from "../src/session/taught.svelte";
import { taughtLayout } from "../src/session/viewport.svelte";
import type { LessonStep, LessonView, PositionView } from "../src/wire";

const side = () => ({ points: Array<number>(24).fill(0), bar: 0, pool: 0, off: 0, pinned: [] });
const position: PositionView = { a: side(), b: side() };
const stakes = { value: 1, owner: null, length: 0, a: 0, b: 0, crawford: false };
const tap: LessonStep = { text: "way", position, stakes, task: { type: "tap", taps: 1 }, solution: { type: "tap", points: [4] } };
const number: LessonStep = { text: "win", position, stakes, task: { type: "number" }, solution: { type: "number", number: 2 } };
const lesson: LessonView = {
  id: "first",
  course: "first",
  minutes: 10,
  next: null,
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
    const check = vi.spyOn(api, "checkStep").mockResolvedValueOnce({ right: false, text: "start", reply: null });
    const taught = new Taught(lesson, say);
    taught.tap(24);
    await vi.waitFor(() => expect(taught.verdict).toBe("missed"));
    expect(check).toHaveBeenCalledWith("first", { step: 0, answer: { type: "tap", points: [24] } });
    expect(taught.said).toBe(say("step-way-start"));
    check.mockResolvedValueOnce({ right: true, text: null, reply: null });
    taught.tap(4);
    await vi.waitFor(() => expect(taught.verdict).toBe("done"));
    expect(taught.polite).toContain(say("step-way-yes"));
    taught.open(1);
    const again = new Taught(lesson, say);
    expect([again.index, again.isDone(0), again.isDone(1)]).toEqual([1, true, false]);
  });

  it("has the sentences of its own course, and a title among those of all", async () => {
    expect(say("step-way-title")).toBe("Your way home");
    expect(say("lesson-first-title")).toBeNull();
    expect(titleOf("lesson-first-title")).toBe("Your first lesson");
    expect((await loadCourse("none"))("step-way-title")).toBeNull();
  });

  it("fills in a number that is to be shown, and takes nothing else", () => {
    const check = vi.spyOn(api, "checkStep").mockResolvedValue({ right: true, text: null, reply: null });
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
    expect([taught.index, taught.isDone(0), taught.count]).toEqual([0, true, 1]);
  });

  it("shows the roll that punishes a mistake, until it is taken back", async () => {
    const before: PositionView = { a: { ...side(), bar: 1 }, b: side() };
    const after: PositionView = { a: { ...side(), bar: 2 }, b: side() };
    const reply = { before, after, dice: [6, 4], play: "bar/15*", moves: [{ from: 25, to: 15, hit: true }] };
    const check = vi.spyOn(api, "checkStep").mockResolvedValueOnce({ right: false, text: "start", reply });
    const taught = new Taught(lesson, say);
    taught.tap(24);
    await vi.waitFor(() => expect(taught.reply).not.toBeNull());
    expect(taught.punished).toContain("6-4");
    expect(taught.polite).toContain("bar/15*");
    expect(taughtState(taught, wideShape(), null).position).toEqual(before);
    await vi.waitFor(() => expect(taught.replied).toBe(true), { timeout: 3000 });
    const drawn = taughtState(taught, wideShape(), null);
    expect([drawn.position, drawn.dice?.seat, drawn.arrows.length]).toEqual([after, "b", 1]);
    // Nothing is tried meanwhile.
    taught.tap(4);
    expect(check).toHaveBeenCalledOnce();
    taught.again();
    expect([taught.reply, taught.verdict, taught.closed]).toEqual([null, "trying", false]);
    expect(taughtState(taught, wideShape(), null).position).toEqual(position);
  });

  it("is not opened where a sentence is missing", () => {
    expect(isTold(lesson, say)).toBe(true);
    expect(isTold({ ...lesson, steps: [tap, { ...tap, text: "unknown" }] }, say)).toBe(false);
    expect(isTold(lesson, (id) => (id === "step-win-task" ? null : say(id)))).toBe(false);
  });

  it("ranks plays, and takes a rank away again", () => {
    const check = vi.spyOn(api, "checkStep").mockResolvedValue({ right: true, text: null, reply: null });
    const plays = ["13/9", "24/20", "8/5 6/5"].map((play) => ({ play, moves: [{ from: 13, to: 9, hit: false }] }));
    const order: LessonStep = { ...tap, task: { type: "order", dice: [3, 1], plays }, solution: { type: "order", plays: [] } };
    const taught = new Taught({ ...lesson, steps: [order] }, say);
    for (const play of ["24/20", "13/9", "24/20", "8/5 6/5"]) taught.rank(play);
    expect([taught.ranked, taught.whole]).toEqual([["13/9", "8/5 6/5"], false]);
    taught.send();
    expect(check).not.toHaveBeenCalled();
    taught.rank("24/20");
    taught.send();
    expect(check).toHaveBeenCalledWith("first", { step: 0, answer: { type: "order", plays: ["13/9", "8/5 6/5", "24/20"] } });
  });

  it("puts checkers on the board, as many as there are, and never the opponent's", () => {
    const check = vi.spyOn(api, "checkStep").mockResolvedValue({ right: true, text: null, reply: null });
    const setup: LessonStep = {
      ...tap,
      position: { a: { ...side(), off: 2 }, b: { ...side(), points: side().points.map((_, i) => (i === 18 ? 13 : 0)), off: 2 } },
      task: { type: "setup" },
      solution: { type: "setup", points: side().points },
    };
    const two = { ...lesson, variant: { ...lesson.variant, checkers: 2 } };
    const taught = new Taught({ ...two, steps: [setup] }, say);
    const count = (): number[] => [taught.placed?.a.points[7] ?? 0, taught.placed?.a.points[5] ?? 0, taught.placed?.a.off ?? 0];
    for (const point of [6, 8, 8, 8]) taught.place({ type: "tap", point, button: "left" });
    expect(count(), "point 6 is the opponent's").toEqual([2, 0, 0]);
    taught.place({ type: "tap", point: 8, button: "right" });
    taught.lift(8);
    taught.lift(8);
    expect(count()).toEqual([0, 0, 2]);
    taught.place({ type: "activate", point: 8 });
    taught.place({ type: "drop", from: 8, to: 6 });
    expect(count(), "nor is it put there").toEqual([1, 0, 1]);
    expect(taught.placed?.b.points[18]).toBe(13);
    taught.send();
    expect(check).toHaveBeenCalledOnce();
  });

  it("takes a star for help, and gives it back when the step is done without", async () => {
    vi.spyOn(api, "checkStep").mockResolvedValue({ right: true, text: null, reply: null });
    const taught = new Taught(lesson, say);
    taught.hint();
    taught.tap(4);
    await vi.waitFor(() => expect(taught.verdict).toBe("done"));
    expect(taught.stars, "one step is left").toBe(0);
    taught.open(1);
    taught.typed = "2";
    taught.send();
    await vi.waitFor(() => expect(taught.verdict).toBe("done"));
    expect(taught.stars).toBe(2);
    taught.open(0);
    taught.tap(4);
    await vi.waitFor(() => expect(taught.verdict).toBe("done"));
    expect(taught.stars).toBe(3);
  });
});
