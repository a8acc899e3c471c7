// Problems for everybody: a streak of three as a guest, by mouse and by touch, and the problem of the day.

import type { Page } from "playwright-core";
import type { EverybodyView } from "../../src/wire";
import { axe, check, fits, shot, until, type Stage } from "../harness";
import { look, mouse, touch } from "../player";

const DESKTOP: [number, number] = [1440, 900];
const PHONE: [number, number] = [390, 844];

const standing = (page: Page): Promise<EverybodyView> =>
  page.evaluate(async () => (await (await fetch("/api/v1/problems/daily")).json()) as EverybodyView);

/** Answers the problem on the board, whatever it asks. */
async function answer(page: Page, manner: "mouse" | "touch"): Promise<void> {
  const hand = manner === "mouse" ? mouse(page) : touch(page);
  await page.locator(".board").waitFor();
  const buttons = page.locator(".actions button.answer");
  await until("the problem can be answered", async () => (await buttons.count()) > 0 || (await look(page)).movable.length > 0);
  if ((await buttons.count()) > 0) {
    await (manner === "mouse" ? buttons.first().click() : buttons.first().tap());
  } else {
    const ready = (): Promise<boolean> => page.locator(".actions button", { hasText: "Answer" }).isEnabled();
    for (let turn = 2; !(await ready()); turn += 3) {
      check(turn < 20, `by ${manner} no play comes about: ${JSON.stringify(await look(page))}`);
      const before = await page.locator("#position-told").textContent();
      await hand.move(await look(page), turn);
      await until("a checker has moved", async () => (await page.locator("#position-told").textContent()) !== before);
    }
    await hand.press("Answer");
  }
  await page.getByText(/Your rating: \d+/).waitFor();
}

export async function streakOfThree({ open, server }: Stage): Promise<void> {
  for (const manner of ["mouse", "touch"] as const) {
    const size = manner === "mouse" ? DESKTOP : PHONE;
    const name = size.join("x");
    const page = await open("/problems", { size, touch: manner === "touch", settings: { tap: manner === "touch", speed: 1 } });
    await page.getByRole("heading", { name: "For everybody" }).waitFor();
    await axe(page, `problems ${name}`);
    await fits(page, `problems ${name}`, false);
    await shot(page, `problems-${name}`);
    const mixed = page.getByRole("link", { name: "Mixed problems" });
    await (manner === "mouse" ? mixed.click() : mixed.tap());
    for (let n = 1; n <= 3; n += 1) {
      await answer(page, manner);
      await page.getByText("1 day in a row.").waitFor();
      if (n === 1) {
        await fits(page, `problem answered ${name}`);
        await axe(page, `problem answered ${name}`);
        await shot(page, `problem-answered-${name}`);
      }
      const next = page.getByRole("button", { name: "Next problem" });
      await (manner === "mouse" ? next.click() : next.tap());
      await until("the answer is gone", async () => (await page.getByText(/Your rating: \d+/).count()) === 0);
    }
    const stands = await standing(page);
    check(stands.answered === 3 && stands.streak === 1, `three problems are counted: ${JSON.stringify(stands)}`);
    await page.goto(`${server.url}/problems`);
    await page.getByText(`${String(stands.right)} of 3`).waitFor();
  }
}

export async function problemOfTheDay({ open, server }: Stage): Promise<void> {
  const [anna, bert] = [await open("/problems/daily", { size: DESKTOP }), await open("/problems/daily", { size: PHONE })];
  for (const page of [anna, bert]) await page.locator(".board").waitFor();
  const told = (page: Page): Promise<string | null> => page.locator("#position-told").textContent();
  check((await told(anna)) === (await told(bert)), "both see the same position");
  const ids = [(await standing(anna)).problem?.id, (await standing(bert)).problem?.id];
  check(ids[0] !== undefined && ids[0] === ids[1], `one problem for both: ${ids.join(", ")}`);
  await answer(anna, "mouse");
  check((await standing(anna)).dailyDone && !(await standing(bert)).dailyDone, "one of them has answered it");
  await anna.goto(`${server.url}/problems`);
  await anna.getByRole("link", { name: "Problem of the day, done" }).waitFor();
}

/** A sheet of problems: chosen, looked at, and as it comes out of a printer. */
export async function problemsOnPaper({ open }: Stage): Promise<void> {
  for (const size of [DESKTOP, PHONE, [360, 640]] as [number, number][]) {
    const name = size.join("x");
    const page = await open("/problems", { size, touch: size !== DESKTOP });
    const link = page.getByRole("link", { name: "Print a sheet" }).first();
    await (size === DESKTOP ? link.click() : link.tap());
    await page.getByRole("heading", { name: "Problems on paper" }).waitFor();
    const asked = page.locator(".sheet-problem");
    const answers = page.locator(".answers li");
    await until("twelve problems are there", async () => (await asked.count()) === 12 && (await answers.count()) === 12);
    await page.getByLabel("How many").selectOption("6");
    await page.getByLabel("Kind").selectOption("take");
    await until("there are takes alone", async () => {
      const texts = await answers.allTextContents();
      return texts.length > 0 && texts.length <= 6 && texts.every((text) => /^(Take|Pass) /.test(text.trim()));
    });
    await axe(page, `sheet ${name}`);
    await fits(page, `sheet ${name}`, false);
    await shot(page, `sheet-${name}`);
    if (size !== DESKTOP) continue;
    await page.emulateMedia({ media: "print" });
    check(!(await page.getByRole("button", { name: "Print" }).isVisible()), "no buttons on paper");
    check(await asked.first().locator("svg").isVisible(), "the boards are on paper");
    await shot(page, "sheet-printed");
    const pdf = await page.pdf({ format: "A4" });
    check(pdf.length > 20_000, "it becomes a PDF");
  }
}
