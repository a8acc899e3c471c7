// Sentences of the lessons, which the files in lessons/ name: the titles of all, and those of one course.

import courses from "virtual:courses";
import titles from "virtual:locale/courses";
import { knows, ready, sayBy, use } from "./spoken.svelte";

/** Says a sentence by its id; null where there is none. */
export type Say = (id: string) => string | null;

use("courses", titles);

const sayer =
  (part: string): Say =>
  (id) =>
    knows(part, id) ? sayBy(part, id) : null;

/** `course-COURSE-title` and `-lead`, `lesson-ID-title` and `-lead`. */
export const titleOf: Say = sayer("courses");

/** The sentences of a course's steps, `step-TEXT-…`; of a course without any, nothing is said. */
export async function loadCourse(course: string): Promise<Say> {
  const load = courses[course];
  if (!load) return () => null;
  const part = `lessons-${course}`;
  use(part, (await load()).default);
  await ready();
  return sayer(part);
}
