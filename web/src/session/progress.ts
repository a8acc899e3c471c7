// How far somebody has come in the lessons: kept in this browser, and with the account if there is one. Both are joined to
// what is done in either, so that nothing is lost.

import type { CourseView, LessonDone, LessonEntry, LessonProgress } from "../wire";
import { api } from "./api";
import { hasAccount } from "./me.svelte";

const KEY = "pasch.lessons";

/** What is kept of a lesson. Steps are named by their words. */
export interface Kept {
  done: string[];
  /** Those done without help. */
  clean: string[];
  /** Those that are not done and for which help was asked: on this device alone. */
  helped: string[];
  /** The step that was shown last. */
  at: string | null;
  /** Days on which the whole lesson was done, the earliest first. */
  rounds: string[];
  /** Steps that were done in the repetition under way: on this device alone. Null while there is none. */
  again: string[] | null;
}

export type Progress = Record<string, Kept>;

/** As older pages stored it: steps by their numbers. */
interface Older {
  done?: unknown;
  clean?: unknown;
  helped?: unknown;
  at?: unknown;
  rounds?: unknown;
  again?: unknown;
}

/** The steps of the first lesson in the order that older pages numbered them by. */
const NUMBERED = ["way", "move", "doubles", "blot", "hit", "held", "enter", "home", "off", "higher", "win", "double", "take", "game"];

const word = (one: unknown): string | null => (typeof one === "string" ? one : typeof one === "number" ? (NUMBERED[one] ?? null) : null);
const words = (all: unknown): string[] => (Array.isArray(all) ? all.map(word).filter((one) => one !== null) : []);
const union = (one: readonly string[], two: readonly string[]): string[] => [...new Set([...one, ...two])];

function kept(stored: unknown): Kept {
  const { done, clean, helped, at, rounds, again } = (typeof stored === "object" && stored !== null ? stored : {}) as Older;
  // Before help was noted, nothing is known to have been helped.
  return {
    done: words(done),
    clean: words(clean ?? done),
    helped: words(helped),
    at: word(at),
    rounds: words(rounds),
    again: Array.isArray(again) ? words(again) : null,
  };
}

export function readProgress(): Progress {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return {};
    return Object.fromEntries(Object.entries(stored).map(([id, one]) => [id, kept(one)]));
  } catch {
    return {};
  }
}

export const keptOf = (progress: Progress, lesson: string): Kept => progress[lesson] ?? kept({});

function write(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // A browser that stores nothing knows it until the page is closed.
  }
}

/** Keeps what has become of a lesson. What another tab has done in it stays done. */
export function keepLesson(lesson: string, next: Kept): void {
  const progress = readProgress();
  const before = keptOf(progress, lesson);
  const joined = {
    done: union(before.done, next.done),
    clean: union(before.clean, next.clean),
    rounds: union(before.rounds, next.rounds).sort(),
  };
  write({ ...progress, [lesson]: { ...next, ...joined } });
}

/** What is done in either. Where somebody stands, and where they asked for help, is this device's. */
export function merged(progress: Progress, other: LessonProgress): Progress {
  const ids = union(Object.keys(progress), Object.keys(other.lessons));
  return Object.fromEntries(
    ids.map((id) => {
      const mine = keptOf(progress, id);
      const theirs: LessonDone = other.lessons[id] ?? { done: [], clean: [], rounds: [] };
      const done = union(mine.done, union(theirs.done, theirs.clean));
      const clean = union(mine.clean, theirs.clean);
      const rounds = union(mine.rounds, theirs.rounds ?? []).sort();
      return [id, { ...mine, done, clean, rounds, helped: mine.helped.filter((one) => !done.includes(one)) }];
    }),
  );
}

/** What the server is told. */
function told(progress: Progress): LessonProgress {
  return { lessons: Object.fromEntries(Object.entries(progress).map(([id, { done, clean, rounds }]) => [id, { done, clean, rounds }])) };
}

/** Joins this browser's progress with that of the account, both ways. Guests have this browser alone. */
export async function shareProgress(): Promise<Progress> {
  if (!hasAccount()) return readProgress();
  const all = await api.mergeLessons(told(readProgress()));
  const joined = merged(readProgress(), all);
  write(joined);
  return joined;
}

/** A step that was answered: clean, unless help was asked for since it was last done. */
export function withStep(before: Kept, step: string): Kept {
  const isClean = !before.helped.includes(step);
  return {
    ...before,
    done: union(before.done, [step]),
    clean: isClean ? union(before.clean, [step]) : before.clean,
    helped: before.helped.filter((one) => one !== step),
  };
}

/** Days from one time to the next: a lesson comes back after a day, and after six more. */
const REST = [1, 6];

/** A day of the calendar here, ISO 8601. */
export const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;

/** The day on which a lesson comes back; null if it does not. */
export function comesBack({ rounds }: Kept): string | null {
  const [last, rest] = [rounds.at(-1), REST[rounds.length - 1]];
  if (last === undefined || rest === undefined) return null;
  const date = new Date(`${last}T12:00:00`);
  date.setDate(date.getDate() + rest);
  return Number.isNaN(date.valueOf()) ? null : dayOf(date);
}

/** Whether a lesson should be done again on this day, or is being done again. */
export function isDue(kept: Kept, today: string): boolean {
  const day = comesBack(kept);
  return kept.again !== null || (day !== null && day <= today);
}

/** The repetition begins: every step is to be done once more. */
export const repeating = (before: Kept): Kept => ({ ...before, again: before.again ?? [] });

/** A step was answered: with the last one that was missing, the whole lesson is done on this day. */
export function withRound(before: Kept, steps: readonly string[], step: string, today: string): Kept {
  const again = before.again === null ? null : union(before.again, [step]);
  const whole = (some: readonly string[]): boolean => steps.every((one) => some.includes(one));
  // Done for the first time before days were kept, a lesson counts from its next time.
  const ended = again === null ? before.rounds.length === 0 && whole(before.done) : whole(again);
  return ended ? { ...before, again: null, rounds: union(before.rounds, [today]).sort() } : { ...before, again };
}

/** Steps of a lesson that are done. */
export const doneOf = (lesson: LessonEntry, progress: Progress): number =>
  lesson.steps.filter((step) => keptOf(progress, lesson.id).done.includes(step)).length;

/** The stars of a lesson: none until all is done, then three; a step done with help costs one, but the last one stays. */
export function starsOf(lesson: Pick<LessonEntry, "id" | "steps">, progress: Progress): number {
  const { done, clean } = keptOf(progress, lesson.id);
  if (!lesson.steps.every((step) => done.includes(step))) return 0;
  return Math.max(1, 3 - lesson.steps.filter((step) => !clean.includes(step)).length);
}

/** The lesson to go on with: the first that was begun, else the one after the last that is done, else the first. */
export function nextLesson(courses: readonly CourseView[], progress: Progress): LessonEntry | null {
  const all = courses.flatMap((course) => course.lessons);
  const isWhole = (lesson: LessonEntry): boolean => doneOf(lesson, progress) === lesson.steps.length;
  const begun = all.find((lesson) => !isWhole(lesson) && doneOf(lesson, progress) > 0);
  const after = all.slice(all.findLastIndex(isWhole) + 1).find((lesson) => !isWhole(lesson));
  return begun ?? after ?? all.find((lesson) => !isWhole(lesson)) ?? null;
}
