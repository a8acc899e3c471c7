// Somebody's own play: names, statistics, what comes back as a problem, the trainers.

import type { Page } from "playwright-core";
import type { PipQuestion, QuizView, ScoreQuestion } from "../../src/wire";
import { axe, check, fits, shot, until, type Stage } from "../harness";
import { look, mouse, touch } from "../player";

const DESKTOP: [number, number] = [1440, 900];
const PHONE: [number, number] = [390, 844];

/** Anna misplays openings and doubles far too early, Bert passes what should be taken. */
const game = (n: number, score: string, plays: string): string => ` Game ${n}\n ${score}\n${plays}\n`;
const MATCH = ` 5 point match\n\n${game(
  1,
  "Anna : 0                              Bert : 0",
  `  1) 31: 6/3 6/5                        65: 24/13
  2)  Doubles => 2                       Drops
      Wins 1 point
`,
)}${game(
  2,
  "Anna : 1                              Bert : 0",
  `  1) 42: 24/20 13/11                    11: 8/7(2) 6/5(2)
  2) 65: 24/18 13/8                      Doubles => 2
  3)  Drops
                                         Wins 1 point
`,
)}${game(
  3,
  "Anna : 1                              Bert : 1",
  `  1) 61: 24/18 6/5                      31: 8/5 6/5
  2) 53: 13/8 6/3                       64: 24/14
`,
)}`;

export async function imported(page: Page): Promise<void> {
  const ask = <T>(path: string, init: RequestInit = {}): Promise<T> =>
    page.evaluate(async ([where, what]) => (await (await fetch(`/api/v1${where as string}`, what as RequestInit)).json()) as unknown, [
      path,
      init,
    ] as const) as Promise<T>;
  await ask("/me");
  await ask("/imports/files", {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream", "X-File-Name": "club.mat" },
    body: MATCH,
  });
  const counts = (): Promise<{ analysed: number; total: number }> =>
    ask<{ matches: { a: { judged: unknown } }[] } & Record<string, number>>("/collection").then((list) => ({
      analysed: list["analysed"] ?? 0,
      total: list.matches.length,
    }));
  await until("the match is collected", async () => (await counts()).total === 1);
  await ask("/collection/analyse?level=instant", { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" });
  await until("the match is analysed", async () => (await counts()).analysed === 1, 120_000);
}

const quizOf = (page: Page): Promise<QuizView> => page.evaluate(async () => (await (await fetch("/api/v1/quiz")).json()) as QuizView);

export async function ownPlay({ open, server }: Stage): Promise<void> {
  const page = await open("/you", { size: DESKTOP });
  await page.getByText("No matches are collected yet.").waitFor();
  await axe(page, "you, empty");
  await shot(page, "you-empty-1440x900");
  await imported(page);
  await page.goto(`${server.url}/you`);
  await page.getByRole("heading", { name: "Which of these names are yours?" }).waitFor();
  await shot(page, "you-names-1440x900");
  await page.getByLabel("Anna").check();
  await page.getByRole("button", { name: "That’s me" }).click();
  await page.getByRole("heading", { name: "PR over time" }).waitFor();
  await until("the rating has one decimal", async () => (await page.locator("dl.key dd").first().textContent())?.match(/^\d+\.\d$/));
  const coach = page.getByRole("region", { name: "Your coach" });
  await coach.getByText("From your last match.").waitFor();
  check((await coach.getByRole("listitem").count()) > 0, "there is something to work on");
  await coach.getByRole("link", { name: "Retry the costliest" }).first().click();
  await page.waitForURL(/\/quiz\?problem=/);
  await page.locator(".board").waitFor();
  await page.goBack();
  for (const theme of ["light", "dark"]) {
    await page.evaluate((chosen) => localStorage.setItem("pasch.settings", JSON.stringify({ speed: 0, theme: chosen })), theme);
    for (const [width, height] of [DESKTOP, PHONE, [360, 640]] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${server.url}/you`);
      await page.getByRole("heading", { name: "By opponent" }).waitFor();
      await fits(page, `you ${width}`, false);
      await axe(page, `you ${width} ${theme}`);
      await shot(page, `you-${width}x${height}${theme === "dark" ? "-dark" : ""}`);
    }
  }
  await page.evaluate(() => localStorage.setItem("pasch.settings", JSON.stringify({ speed: 0, theme: "light", tap: false })));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.url}/you`);
  await page.getByRole("button", { name: "As a table" }).click();
  await page.getByRole("cell", { name: "Bert" }).first().waitFor();
  await page.getByRole("link", { name: /Practise your mistakes/ }).click();
  await page.waitForURL(/\/quiz$/);
  await page.locator(".board").waitFor();
  const { fresh } = await quizOf(page);
  check(fresh >= 3, `three problems are new, not ${fresh}`);
  for (const [width, height] of [DESKTOP, PHONE] as const) {
    await page.setViewportSize({ width, height });
    await fits(page, `quiz ${width}`);
    await axe(page, `quiz ${width}`);
    await shot(page, `quiz-${width}x${height}`);
  }
  await page.goto(`${server.url}/quiz/daily`);
  await page.getByText("Problem of the day").waitFor();
  await page.locator(".board").waitFor();
}

/** What is asked about a problem, told by what can be done about it. */
async function kindOf(page: Page): Promise<"play" | "cube"> {
  await page.locator(".board").waitFor();
  await until(
    "the problem can be answered",
    async () => (await page.locator(".actions button.answer").count()) > 0 || (await look(page)).movable.length > 0,
  );
  return (await page.locator(".actions button.answer").count()) > 0 ? "cube" : "play";
}

/** Every new problem answered: plays are tried out on the board and confirmed, what to do about a cube is chosen. */
async function answerAll(page: Page, manner: "mouse" | "touch", size: string): Promise<void> {
  const seen = new Set<string>();
  const hand = manner === "mouse" ? mouse(page) : touch(page);
  for (let left = (await quizOf(page)).fresh; left > 0; left -= 1) {
    const kind = await kindOf(page);
    if (kind === "cube") {
      const button = page.locator(".actions button.answer").first();
      await (manner === "mouse" ? button.click() : button.tap());
    } else {
      // With the mouse every checker is dragged, from the very first.
      const ready = (): Promise<boolean> => page.locator(".actions button", { hasText: "Answer" }).isEnabled();
      for (let turn = 2; !(await ready()); turn += 3) {
        check(turn < 20, `by ${manner} no play comes about: ${JSON.stringify(await look(page))}`);
        const before = await page.locator("#position-told").textContent();
        await hand.move(await look(page), turn);
        await until("a checker has moved", async () => (await page.locator("#position-told").textContent()) !== before);
      }
      if (!seen.has(kind)) await shot(page, `quiz-tried-${size}`);
      await hand.press("Answer");
    }
    await page.getByRole("link", { name: "Open the analysis" }).waitFor();
    if (!seen.has(kind)) {
      await axe(page, `quiz answered, ${kind}, ${manner}`);
      await shot(page, `quiz-answered-${kind}-${size}`);
    }
    seen.add(kind);
    const next = page.getByRole("button", { name: "Next problem" });
    await (manner === "mouse" ? next.click() : next.tap());
    await until("the answer is gone", async () => (await page.getByRole("link", { name: "Open the analysis" }).count()) === 0);
  }
  check(seen.size === 2, `plays and cubes were asked about, not only ${[...seen].join(", ")}`);
  await until("nothing is new any more", async () => (await quizOf(page)).fresh === 0);
}

export async function problemsAnswered({ open, server }: Stage): Promise<void> {
  for (const manner of ["mouse", "touch"] as const) {
    const size = manner === "mouse" ? DESKTOP : PHONE;
    const page = await open("/you", { size, touch: manner === "touch", settings: { tap: manner === "touch", speed: 1 } });
    await imported(page);
    await page.evaluate(async () => {
      await fetch("/api/v1/you/names", {
        method: "PUT",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ names: ["Anna"] }),
      });
    });
    await page.goto(`${server.url}/quiz`);
    await answerAll(page, manner, size.join("x"));
  }
}

export async function trainers({ open, server }: Stage): Promise<void> {
  const page = await open("/train", { size: DESKTOP });
  await page.getByRole("heading", { name: "Trainers" }).waitFor();
  await axe(page, "trainers");
  await shot(page, "train-1440x900");
  for (const [width, height] of [DESKTOP, PHONE] as const) {
    await page.setViewportSize({ width, height });
    const heard = page.waitForResponse(/v1\/train\/pips$/);
    await page.goto(`${server.url}/train/pips`);
    let asked = (await (await heard).json()) as PipQuestion;
    const sides = (): [number, number] => (asked.player === "a" ? [asked.a, asked.b] : [asked.b, asked.a]);
    for (const right of [true, false]) {
      const [below, above] = sides();
      await page.getByLabel("Pips, below").fill(String(below + (right ? 0 : 3)));
      await page.getByLabel("Pips, above").fill(String(above));
      await fits(page, `pips ${width}`);
      await page.keyboard.press("Enter");
      await page.getByText(right ? "Right." : "Not quite.").waitFor();
      await axe(page, `pips ${width}`);
      await shot(page, `pips-${right ? "right" : "wrong"}-${width}x${height}`);
      await until("the difference is told", async () => right || (await page.getByText(`It is ${below}: +3 off`).count()) === 1);
      const next = page.waitForResponse(/v1\/train\/pips$/);
      await page.getByRole("button", { name: "Next position" }).click();
      asked = (await (await next).json()) as PipQuestion;
      await page.getByLabel("Pips, below").waitFor();
    }
    const score = page.waitForResponse(/v1\/train\/score$/);
    await page.goto(`${server.url}/train/score`);
    const question = (await (await score).json()) as ScoreQuestion;
    await page.getByLabel(/chances to win the match/).fill((question.mwc * 100).toFixed(1));
    if (question.takePoint !== null) await page.getByLabel(/doubles to/).fill("99");
    await page.keyboard.press("Enter");
    await page.getByText("Right.", { exact: false }).first().waitFor();
    await axe(page, `score ${width}`);
    await fits(page, `score ${width}`, false);
    await shot(page, `score-${width}x${height}`);
  }
}
