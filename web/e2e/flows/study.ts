// Somebody's own play: names, statistics, problems answered right and wrong, the trainers.

import type { Page } from "playwright-core";
import { pathTo } from "../../src/board/walk";
import type { PipQuestion, ProblemVerdict, ProblemView, QuizView, ScoreQuestion } from "../../src/wire";
import { axe, check, fits, shot, until, type Stage } from "../harness";
import { spot } from "../player";

const DESKTOP: [number, number] = [1440, 900];
const PHONE: [number, number] = [390, 844];

/** Anna misplays openings and doubles far too early, Bert passes what he should take. */
const game = (n: number, score: string, plays: string): string => ` Game ${n}\n ${score}\n${plays}\n`;
const MATCH = ` 5 point match\n\n${game(1, "Anna : 0                              Bert : 0", `  1) 31: 6/3 6/5                        65: 24/13
  2)  Doubles => 2                       Drops
      Wins 1 point
`)}${game(2, "Anna : 1                              Bert : 0", `  1) 42: 24/20 13/11                    11: 8/7(2) 6/5(2)
  2) 65: 24/18 13/8                      Doubles => 2
  3)  Drops
                                         Wins 1 point
`)}${game(3, "Anna : 1                              Bert : 1", `  1) 61: 24/18 6/5                      31: 8/5 6/5
  2) 53: 13/8 6/3                       64: 24/14
`)}`;

async function imported(page: Page): Promise<void> {
  const ask = <T>(path: string, init: RequestInit = {}): Promise<T> =>
    page.evaluate(async ([where, what]) => (await (await fetch(`/api/v1${where as string}`, what as RequestInit)).json()) as unknown, [path, init] as const) as Promise<T>;
  await ask("/me");
  await ask("/imports/files", { method: "POST", headers: { "Content-Type": "application/octet-stream", "X-File-Name": "club.mat" }, body: MATCH });
  const counts = (): Promise<{ analysed: number; total: number }> =>
    ask<{ matches: { a: { judged: unknown } }[] } & Record<string, number>>("/collection").then((list) => ({ analysed: list["analysed"] ?? 0, total: list.matches.length }));
  await until("the match is collected", async () => (await counts()).total === 1);
  await ask("/collection/analyse?level=quick", { method: "POST" });
  await until("the match is analysed", async () => (await counts()).analysed === 1, 120_000);
}

const quizOf = (page: Page): Promise<QuizView> => page.evaluate(async () => (await (await fetch("/api/v1/quiz")).json()) as QuizView);

/** Plays a complete play of the problem by mouse: the one asked for, or one that is not in the list. */
async function playOut(page: Page, problem: ProblemView, play: string): Promise<void> {
  const way = problem.plays ? pathTo(problem.plays, play) : null;
  check(way, `${play} can be played`);
  for (const edge of way) {
    const [x, y] = await spot(page, `place-${problem.player}${edge.from}`);
    const [tx, ty] = await spot(page, `place-${problem.player}${edge.to}`);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 8, y + (y > 450 ? -12 : 12), { steps: 3 });
    await page.mouse.move(tx, ty, { steps: 5 });
    await page.mouse.up();
  }
}

/** The play a report calls best, asked of the server by answering in a second page's stead. */
function bestOf(page: Page, problem: ProblemView): Promise<string> {
  return page.evaluate(async (id) => {
    const view = (await (await fetch(`/api/v1/quiz/${id}`)).json()) as ProblemView;
    const leaf = (at: number): number[] => {
      const edge = view.plays?.nodes[at]?.edges[0];
      return edge ? [edge.node, ...leaf(edge.node)] : [];
    };
    const told = await fetch(`/api/v1/quiz/${id}`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ path: [0, ...leaf(0)] }) });
    return ((await told.json()) as ProblemVerdict).turn.candidates.find((one) => one.rank === 1)?.play ?? "";
  }, problem.id);
}

async function nextProblem(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Next problem" }).click();
}

async function quizOn(page: Page, size: string, right: boolean): Promise<void> {
  const { problem } = await quizOf(page);
  check(problem, "a problem is due");
  if (problem.kind === "play") {
    const best = await bestOf(page, problem);
    const wrong = problem.plays?.nodes.find((node) => node.play !== null && node.play !== best && node.edges.length === 0)?.play ?? "";
    await page.reload();
    await page.locator(".board").waitFor();
    await until("the roll can be played", async () => (await page.locator("button.place[aria-label*='can move to']").count()) > 0);
    await shot(page, `quiz-play-${size}`);
    await playOut(page, problem, right ? best : wrong);
    const answer = page.getByRole("button", { name: "Answer" });
    await until("the play is complete", async () => answer.isEnabled());
    await fits(page, `quiz ${size}`);
    await axe(page, `quiz ${size}`);
    await shot(page, `quiz-ready-${size}`);
    await answer.click();
  } else {
    await shot(page, `quiz-cube-${size}`);
    await axe(page, `quiz cube ${size}`);
    await page.keyboard.press(problem.kind === "double" ? (right ? "n" : "d") : right ? "t" : "p");
  }
  await page.getByRole("link", { name: "Open the analysis" }).waitFor();
  if (right) await page.getByRole("heading", { name: /^Best$/ }).waitFor();
  else await page.getByRole("heading", { name: /−0\.\d{3}|−1\.\d{3}/ }).waitFor();
  await axe(page, `verdict ${size}`);
  await shot(page, `quiz-verdict-${problem.kind}-${right ? "right" : "wrong"}-${size}`);
}

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
  check((await page.locator("dl.key dd").first().textContent())?.match(/^\d+\.\d$/), "the rating has one decimal");
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
  await quizOn(page, "1440x900", true);
  await nextProblem(page);
  await page.locator(".board").waitFor();
  await quizOn(page, "1440x900-second", false);
  await page.setViewportSize({ width: 390, height: 844 });
  await shot(page, "quiz-verdict-390x844");
  await fits(page, "verdict on a phone", false);
  await nextProblem(page);
  await page.locator(".board").waitFor();
  await quizOn(page, "390x844", false);
  await page.goto(`${server.url}/quiz/daily`);
  await page.getByText("Problem of the day").waitFor();
  await page.locator(".board").waitFor();
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
      check(right || (await page.getByText(`It is ${below}: +3 off`).count()) === 1, "the difference is told");
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
