// Sentences of the lessons, which the files in lessons/ name: the titles of all, and those of one course.

import courses from "virtual:courses/en";
import titles from "virtual:locale/en/courses";
import { speak, type Resource } from "./language";

/** Says a sentence by its id; null where there is none. */
export type Say = (id: string) => string | null;

function sayer(resource: Resource): Say {
  const ids = new Set(resource.map(([id]) => id));
  const say = speak("en", resource);
  return (id) => (ids.has(id) ? say(id) : null);
}

/** `course-COURSE-title` and `-lead`, `lesson-ID-title` and `-lead`. */
export const titleOf: Say = sayer(titles);

/** The sentences of a course's steps, `step-TEXT-…`; of a course without any, nothing is said. */
export async function loadCourse(course: string): Promise<Say> {
  const load = courses[course];
  return sayer(load ? (await load()).default : []);
}
