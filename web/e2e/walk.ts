// Every step of every lesson in every language on a small phone: the task, the longest thing said to a mistake and what is said to
// the right answer all have room. npm run walk [language or course…]
// The verdicts are made up here, in the server's form: no mistake has to be played on the board.

import type { Page } from "playwright-core";
import { LANGUAGES, sentences } from "../locales.mjs";
import type { CourseList, LessonStep, LessonVerdict, LessonView } from "../src/wire";
import { Server, Theatre, fits, shot, until } from "./harness";
import { ask } from "./meet";
import { spot } from "./player";

const SIZE: [number, number] = [360, 640];

/** What a browser of that country asks for. */
const ASKED: Record<string, string> = { en: "en-GB", de: "de-DE", nb: "nb-NO" };

type Words = ReadonlyMap<string, string>;

/** Sends an answer of any kind: which one does not matter. */
async function answer(page: Page, step: LessonStep, say: (id: string) => string): Promise<void> {
  const { type } = step.task;
  const button = (name: string) => page.getByRole("button", { name, exact: true }).filter({ visible: true }).first();
  if (type === "choice") {
    await button(say(`taught-choice-${step.task.choices[0] ?? "take"}`)).tap();
  } else if (type === "tap") {
    for (const point of step.solution.type === "tap" ? step.solution.points : []) {
      const [x, y] = await spot(page, `place-a${point}`);
      await page.touchscreen.tap(x, y);
    }
  } else {
    await button(say("taught-show")).tap();
    await button(say("taught-check")).tap();
  }
}

/** The longest sentence to a mistake, by the word at the end of its id. */
function longest(step: LessonStep, words: Words): string {
  const head = `step-${step.text}-`;
  const mistakes = [...words.keys()].filter((id) => id.startsWith(head) && !/-(title|task|yes|hint)$/.test(id));
  return mistakes.sort((x, y) => (words.get(y) ?? "").length - (words.get(x) ?? "").length)[0]?.slice(head.length) ?? "no";
}

async function walk(page: Page, base: string, lesson: LessonView, language: string, words: Words): Promise<string[]> {
  const faults: string[] = [];
  const say = (id: string): string => words.get(id) ?? id;
  let verdict: LessonVerdict = { right: true, text: null, reply: null };
  const judged = `**/api/v1/lessons/${lesson.id}`;
  await page.route(judged, (route) => (route.request().method() === "POST" ? route.fulfill({ json: verdict }) : route.fallback()));
  const all = lesson.steps.map((step) => step.text);
  for (const step of lesson.steps) {
    const where = `${language} ${lesson.id} ${step.text}`;
    const look = async (what: string): Promise<void> => {
      try {
        await fits(page, `${where}, ${what}`);
      } catch (error) {
        faults.push(String(error));
        await shot(page, `walk-${where}-${what}`.replaceAll(" ", "-"));
      }
    };
    try {
      const kept = { done: all, clean: all, helped: [], at: step.text, rounds: [], again: null };
      await page.evaluate((kept) => localStorage.setItem("pasch.lessons", JSON.stringify(kept)), { [lesson.id]: kept });
      await page.goto(`${base}/learn/${lesson.id}`);
      await page.locator("h1", { hasText: say(`step-${step.text}-title`) }).waitFor();
      await look("asked");
      if (step.task.type === "free") continue;
      const word = longest(step, words);
      if (words.has(`step-${step.text}-${word}`)) {
        const plays = step.task.type === "play";
        const reply = plays ? { dice: [6, 6], play: "bar/19(2) 24/18*(2)", moves: [], before: step.position, after: step.position } : null;
        verdict = { right: false, text: word, reply };
        await answer(page, step, say);
        await page.locator(".answer .warn", { hasText: say("taught-notYet") }).waitFor();
        await look(word);
        await page.reload();
        await page.locator("h1", { hasText: say(`step-${step.text}-title`) }).waitFor();
      }
      verdict = { right: true, text: null, reply: null };
      await answer(page, step, say);
      await until(`${where} is right`, async () => (await page.locator(".answer .yes").count()) > 0, 10_000);
      await look("right");
    } catch (error) {
      faults.push(`${where}: ${String(error).split("\n")[0] ?? ""}`);
      await shot(page, `walk-${where}`.replaceAll(" ", "-"));
    }
  }
  await page.unroute(judged);
  return faults;
}

export async function main(names: string[]): Promise<number> {
  const server = new Server();
  const theatre = new Theatre(server);
  const faults: string[] = [];
  try {
    await server.start();
    await theatre.start();
    const languages = LANGUAGES.filter((one) => names.includes(one));
    const only = names.filter((one) => !LANGUAGES.includes(one));
    for (const language of languages.length > 0 ? languages : LANGUAGES) {
      const page = await theatre.open("/", { size: SIZE, touch: true, locale: ASKED[language] ?? language });
      page.setDefaultTimeout(10_000);
      const plain = sentences(language).filter(({ value }) => typeof value === "string");
      // The words of steps are unique within their course alone.
      const wordsOf = (course: string): Words =>
        new Map(
          plain
            .filter(({ id, file }) => !id.startsWith("step-") || file === `lessons-${course}`)
            .map(({ id, value }) => [id, String(value)]),
        );
      const { courses } = await ask<CourseList>(page, "GET", "/lessons");
      for (const course of courses.filter(({ id }) => only.length === 0 || only.includes(id))) {
        let steps = 0;
        for (const { id } of course.lessons) {
          const lesson = await ask<LessonView>(page, "GET", `/lessons/${id}`);
          faults.push(...(await walk(page, server.url, lesson, language, wordsOf(course.id))));
          steps += lesson.steps.length;
        }
        console.log(`${language} ${course.id}: ${steps} steps`);
      }
      await theatre.tidy();
    }
    faults.push(...theatre.faults.map(({ text }) => text));
  } finally {
    await theatre.stop();
    await server.stop();
  }
  for (const fault of faults) console.log(fault);
  console.log(faults.length === 0 ? "everything has room" : `${faults.length} faults`);
  return faults.length === 0 ? 0 : 1;
}
