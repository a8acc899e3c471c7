// How far somebody has come in the lessons: kept in the browser, joined with the account.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/session/api";
import { here } from "../src/session/me.svelte";
import {
  comesBack,
  isDue,
  keepLesson,
  keptOf,
  merged,
  nextLesson,
  readProgress,
  repeating,
  shareProgress,
  starsOf,
  withRound,
  withStep,
  type Progress,
} from "../src/session/progress";
import type { CourseView, LessonProgress, Me } from "../src/wire";

const kept = (done: string[], clean = done, helped: string[] = [], rounds: string[] = []) => ({
  done,
  clean,
  helped,
  at: null,
  rounds,
  again: null,
});
/** What an account knows; days are left out by older servers. */
const told = (lessons: Record<string, { done: string[]; clean: string[]; rounds?: string[] }>): LessonProgress =>
  ({ lessons }) as LessonProgress;
const lesson = (id: string, steps = ["a", "b", "c", "d", "e"]) => ({ id, minutes: 4, steps, after: [] });

describe("progress in lessons", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.restoreAllMocks();
    here.me = null;
  });

  it("joins what two devices tell, and loses nothing", () => {
    const mine: Progress = { first: kept(["a", "b"], ["a"]), own: kept(["x"]) };
    const joined = merged(mine, told({ first: { done: ["b", "c"], clean: ["b"] }, theirs: { done: ["y"], clean: [] } }));
    expect(joined["first"]).toMatchObject({ done: ["a", "b", "c"], clean: ["a", "b"] });
    expect(joined["own"]?.done).toEqual(["x"]);
    expect(joined["theirs"]).toMatchObject({ done: ["y"], clean: [] });
  });

  it("is the same whichever device comes first, and however often", () => {
    const sorted = (progress: Progress) =>
      Object.entries(progress)
        .map(([id, one]) => [id, [...one.done].sort(), [...one.clean].sort()])
        .sort();
    const one: Progress = { first: kept(["a", "b"], ["a"]) };
    const two: Progress = { first: kept(["b", "c"], ["b"]), other: kept(["z"], []) };
    const both = merged(one, told(two));
    expect(sorted(both)).toEqual(sorted(merged(two, told(one))));
    expect(sorted(merged(both, told(two)))).toEqual(sorted(both));
  });

  it("is sent to the account and comes back whole", async () => {
    here.me = { id: "anna", role: "player" } as unknown as Me;
    keepLesson("first", { ...kept(["a"]), at: "b" });
    const send = vi.spyOn(api, "mergeLessons").mockResolvedValue(told({ first: { done: ["a", "c"], clean: ["c"] } }));
    await shareProgress();
    expect(send).toHaveBeenCalledWith(told({ first: { done: ["a"], clean: ["a"], rounds: [] } }));
    expect(readProgress()["first"]).toEqual({ ...kept(["a", "c"]), at: "b" });
  });

  it("stays in the browser of a guest, and survives a server that does not answer", async () => {
    const send = vi.spyOn(api, "mergeLessons").mockRejectedValue(new Error("no line"));
    keepLesson("first", kept(["a"]));
    await shareProgress();
    expect(send).not.toHaveBeenCalled();
    here.me = { id: "anna", role: "player" } as unknown as Me;
    await expect(shareProgress()).rejects.toThrow("no line");
    expect(readProgress()["first"]?.done).toEqual(["a"]);
  });

  it("keeps what another tab did meanwhile", () => {
    keepLesson("first", kept(["a"]));
    const mine = keptOf(readProgress(), "first");
    keepLesson("first", withStep(mine, "c"));
    keepLesson("first", withStep(mine, "b"));
    expect(readProgress()["first"]?.done).toEqual(["a", "c", "b"]);
  });

  it("reads what older pages kept, and nothing of what is broken", () => {
    localStorage.setItem("pasch.lessons", JSON.stringify({ first: { done: [0, 4, 99], at: 4 } }));
    expect(readProgress()["first"]).toEqual({ ...kept(["way", "hit"]), at: "hit" });
    for (const broken of ["[]", "null", "7", "{", '{"first":7}', '{"first":{"done":"all","clean":{}}}']) {
      localStorage.setItem("pasch.lessons", broken);
      expect(keptOf(readProgress(), "first").done, broken).toEqual([]);
    }
  });

  it("gives three stars, takes one for each step done with help, and leaves one", () => {
    const of = (clean: string[], done = ["a", "b", "c", "d", "e"]) => starsOf(lesson("x"), { x: kept(done, clean) });
    expect(of([], ["a", "b"])).toBe(0);
    expect([of(["a", "b", "c", "d", "e"]), of(["a", "b", "c", "d"]), of(["a", "b", "c"]), of([])]).toEqual([3, 2, 1, 1]);
  });

  it("brings a lesson back after a day, and six days after that, and then no more", () => {
    const steps = ["a", "b"];
    const first = withRound(kept(["a", "b"]), steps, "b", "2026-12-30");
    expect([first.rounds, comesBack(first)]).toEqual([["2026-12-30"], "2026-12-31"]);
    expect([isDue(first, "2026-12-30"), isDue(first, "2026-12-31"), isDue(first, "2027-02-01")]).toEqual([false, true, true]);
    // Half of it is no repetition yet, and what was done stays done meanwhile.
    const half = withRound(repeating(first), steps, "b", "2027-01-02");
    expect([half.again, half.done, isDue(half, "2027-01-02")]).toEqual([["b"], ["a", "b"], true]);
    const second = withRound(half, steps, "a", "2027-01-03");
    expect([second.again, comesBack(second)]).toEqual([null, "2027-01-09"]);
    const third = withRound(withRound(repeating(second), steps, "a", "2027-01-09"), steps, "b", "2027-01-09");
    expect([third.rounds.length, comesBack(third), isDue(third, "2030-01-01")]).toEqual([3, null, false]);
  });

  it("does not bring back what was done before days were kept, nor what is half done", () => {
    const old = kept(["a", "b"]);
    expect(isDue(old, "2030-01-01")).toBe(false);
    expect(withRound(kept(["a"]), ["a", "b"], "a", "2026-11-29").rounds).toEqual([]);
  });

  it("joins the days of two devices", () => {
    const mine: Progress = { first: kept(["a"], ["a"], [], ["2026-11-29"]) };
    const joined = merged(mine, told({ first: { done: ["a"], clean: [], rounds: ["2026-11-22", "2026-11-29"] } }));
    expect(joined["first"]?.rounds).toEqual(["2026-11-22", "2026-11-29"]);
  });

  it("suggests the lesson that was begun, else the one after the last that is done", () => {
    const courses: CourseView[] = [
      { id: "one", lessons: [lesson("first"), lesson("second")] },
      { id: "two", lessons: [lesson("third")] },
    ];
    const all = ["a", "b", "c", "d", "e"];
    const next = (progress: Progress): string | undefined => nextLesson(courses, progress)?.id;
    expect(next({})).toBe("first");
    expect(next({ second: kept(["a"]) })).toBe("second");
    expect(next({ second: kept(all) })).toBe("third");
    expect(next({ first: kept(all), third: kept(all) })).toBe("second");
    expect(next({ first: kept(all), second: kept(all), third: kept(all) })).toBeUndefined();
  });
});
