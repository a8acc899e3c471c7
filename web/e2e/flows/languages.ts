// The pages in every language: a guest whose browser asks for it opens the start page, learns, plays a move, and chooses another
// language, at once.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { PAGES, axe, check, fits, shot, until, type Stage } from "../harness";
import { sentences } from "../../locales.mjs";
import { ask } from "../meet";
import { spot } from "../player";
import { LIGHT, fetched } from "./visits";

/** What a browser of that country asks for, and how the language calls itself. */
const LANGUAGES = {
  en: { asked: "en-AU", name: "English" },
  de: { asked: "de-CH", name: "Deutsch" },
  nb: { asked: "nn-NO", name: "Norsk bokmål" },
} as const;
type Language = keyof typeof LANGUAGES;

const SIZES: [number, number][] = [
  [1440, 900],
  [390, 844],
  [360, 640],
];

/** The texts of a language without arguments, by their ids. */
function textsOf(language: Language): (id: string) => string {
  const all = new Map(sentences(language).map(({ id, value }) => [id, value]));
  return (id) => {
    const text = all.get(id);
    check(typeof text === "string", `${language} has a text ${id}`);
    return text;
  };
}

/** No element reaches beyond the window, unless it is in something that scrolls. */
async function noneWider(page: Page, where: string): Promise<void> {
  // A browser of a phone makes room for what is too wide, and then says that its window is wider.
  const width = page.viewportSize()?.width ?? 0;
  const wide = await page.evaluate((width) => {
    const scrolls = (element: Element | null): boolean => {
      for (let one = element; one && one !== document.body; one = one.parentElement)
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(one).overflowX)) return true;
      return false;
    };
    return [...document.querySelectorAll("body *")]
      .filter(
        (one) => one.getBoundingClientRect().width > 0 && one.getBoundingClientRect().right > width + 1 && !one.closest("svg, .hidden"),
      )
      .filter((one) => !scrolls(one.parentElement))
      .map((one) => `${one.tagName} ${one.textContent?.trim().slice(0, 40) ?? ""}`);
  }, width);
  check(wide.length === 0, `${where}: wider than the window: ${wide.slice(0, 3).join(" | ")}`);
}

/** Bytes on the line of all that has come; pages taken from a folder come as they are, and are weighed as a server would pack them. */
async function weight(page: Page): Promise<number> {
  if (PAGES === "") return fetched(page);
  const all = await page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map((one) => ({
      path: new URL(one.name).pathname,
      size: (one as PerformanceResourceTiming).transferSize,
    })),
  );
  return all.reduce((sum, { path, size }) => {
    const file = join(PAGES, path === "/" ? "index.html" : path);
    return (
      sum + (existsSync(file) ? 300 + (/\.(js|css|html|svg)$/.test(file) ? gzipSync(readFileSync(file)) : readFileSync(file)).length : size)
    );
  }, 0);
}

const told = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);

async function visit({ open }: Stage, language: Language, size: [number, number]): Promise<void> {
  const { asked } = LANGUAGES[language];
  const say = textsOf(language);
  const where = `${language} ${size.join("x")}`;
  const touch = size[0] < 700;
  const page = await open("/", { size, touch, locale: asked, strict: true });
  await page.locator(".picture svg").waitFor();
  await page.waitForTimeout(800);
  check((await told(page)) === language, `${where}: the page says that it speaks ${await told(page)}`);
  check((await page.title()).startsWith(say("nav-play")), `${where}: the title is ${await page.title()}`);
  const bytes = await weight(page);
  console.log(`the start page takes ${bytes} bytes in ${where}`);
  check(bytes > 50_000 && bytes <= LIGHT, `${where}: the start page takes ${bytes} bytes, and may take ${LIGHT}`);
  const files = await page.evaluate(() => performance.getEntriesByType("resource").map((one) => one.name));
  const own = files.filter((file) => /\/assets\/(en|de|nb)-/.test(file)).map((file) => /\/assets\/(\w+)-/.exec(file)?.[1]);
  check(own.length > 0 && own.every((one) => one === language), `${where}: the sentences that were loaded: ${own.join(", ")}`);
  await fits(page, `${where}, start page`, false);
  await noneWider(page, `${where}, start page`);
  await axe(page, `${where}, start page`);
  await shot(page, `language-start-${language}-${size.join("x")}`);

  // The first step of the first lesson.
  await page.goto(new URL("/learn/first", page.url()).href);
  await page.locator(".board").waitFor();
  await page.getByText(say("step-way-task")).first().waitFor();
  await fits(page, `${where}, lesson`);
  await noneWider(page, `${where}, lesson`);
  await axe(page, `${where}, lesson`);
  await shot(page, `language-lesson-${language}-${size.join("x")}`);

  await playAndSwitch(page, language, where, touch);
  await page.context().close();
}

/** Plays a checker of a match and chooses another language before the play is confirmed: it is all there still, in other words. */
async function playAndSwitch(page: Page, language: Language, where: string, touch: boolean): Promise<void> {
  const say = textsOf(language);
  const { id } = await ask<{ id: string }>(page, "POST", "/matches", {
    variant: "backgammon",
    length: 3,
    cube: true,
    jacoby: false,
    beavers: false,
    opponent: { type: "bot", level: "beginner" },
    seat: "a",
  });
  await page.goto(new URL(`/play/${id}`, page.url()).href);
  await page.locator(".board").waitFor();
  const press = async (text: string): Promise<void> => {
    const button = page.locator(".actions button", { hasText: text }).first();
    if (await button.isEnabled({ timeout: 200 }).catch(() => false)) await button.click({ timeout: 2000 }).catch(() => undefined);
  };
  const movable = page.locator(`button.place[aria-label*="${firstWords(language, "board-canMove")}"]`);
  // The other side may begin, and a roll may leave nothing to be played.
  await until(`${where}: a checker can move`, async () => {
    if ((await movable.count()) > 0) return true;
    await press(say("play-roll"));
    await page.waitForTimeout(250);
    return false;
  });
  await fits(page, `${where}, match`);
  await noneWider(page, `${where}, match`);
  await axe(page, `${where}, match`);
  await shot(page, `language-match-${language}-${page.viewportSize()?.width ?? 0}`);
  const from = await movable.first().getAttribute("id");
  const [x, y] = await spot(page, from ?? "");
  if (touch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  const undo = (text: string) => page.locator(".actions button", { hasText: text }).filter({ visible: true }).first();
  await until(`${where}: the checker is played`, () => undo(say("play-undo")).isEnabled());
  const drawn = (): Promise<string> =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll(".board-drawing [class*='checker-']")].map((one) => one.getBoundingClientRect());
      return all
        .map((box) => `${Math.round(box.x)} ${Math.round(box.y)}`)
        .sort()
        .join(", ");
    });
  const before = await drawn();

  const next = ({ en: "de", de: "nb", nb: "en" } as const)[language];
  const other = textsOf(next);
  await openSettings(page, say);
  await fits(page, `${where}, settings`);
  await noneWider(page, `${where}, settings`);
  await axe(page, `${where}, settings`);
  await shot(page, `language-settings-${language}-${page.viewportSize()?.width ?? 0}`);
  const marked = await page.evaluate(() => ((window as unknown as { mark: boolean }).mark = true));
  await page.getByLabel(LANGUAGES[next].name, { exact: true }).check({ force: true });
  await page.getByRole("heading", { name: other("settings-title"), exact: true }).waitFor();
  check((await told(page)) === next, `${where}: the page says that it speaks ${await told(page)}`);
  await until(`${where}: the title follows`, async () => (await page.title()).startsWith(other("play-title")));
  const settings = page.getByRole("dialog", { name: other("settings-title"), exact: true });
  await settings.getByRole("button", { name: other("settings-close"), exact: true }).click();
  // On a phone the menu is open below.
  const menu = page.getByRole("dialog", { name: other("play-moreActions"), exact: true });
  if (await menu.isVisible()) await menu.getByRole("button", { name: other("settings-close"), exact: true }).click();
  await until(`${where}: the dialogs are closed`, async () => (await page.getByRole("dialog").count()) === 0);
  check(
    marked && (await page.evaluate(() => (window as unknown as { mark?: boolean }).mark === true)),
    `${where}: the page was not reloaded`,
  );
  check((await drawn()) === before, `${where}: the board stands as it stood`);
  check(await undo(other("play-undo")).isEnabled(), `${where}: the play can still be taken back`);
  const label = await page.locator(`#place-a24`).getAttribute("aria-label");
  check(
    label?.includes(firstWords(next, "board-pointEmpty")) || label?.includes(firstWords(next, "board-pointMine")),
    `${where}: ${label ?? ""}`,
  );
  await fits(page, `${where}, match in ${next}`);
  await noneWider(page, `${where}, match in ${next}`);
  // The rest of the roll, and the answer of the other side, in the new language.
  const rest = page.locator(`button.place[aria-label*="${firstWords(next, "board-canMove")}"]`);
  await until(`${where}: the play is made in ${next}`, async () => {
    const confirm = page
      .locator(".actions button", { hasText: other("play-confirm") })
      .filter({ visible: true })
      .first();
    if (await confirm.isEnabled({ timeout: 200 }).catch(() => false)) {
      await confirm.click();
      return true;
    }
    const place = await rest
      .first()
      .getAttribute("id", { timeout: 500 })
      .catch(() => null);
    if (place === null) return false;
    const [tx, ty] = await spot(page, place);
    if (touch) await page.touchscreen.tap(tx, ty);
    else await page.mouse.click(tx, ty);
    return false;
  });
  await page.reload();
  await page.locator(".board").waitFor();
  check((await told(page)) === next, `${where}: the choice is kept`);

  // The same at the foot of a page.
  await page.goto(new URL("/learn", page.url()).href);
  await page.getByRole("heading", { name: other("nav-learn"), level: 1 }).waitFor();
  await page.locator("footer select").selectOption({ label: LANGUAGES[language].name });
  await page.getByRole("heading", { name: say("nav-learn"), level: 1 }).waitFor();
  check((await told(page)) === language, `${where}: the foot of the page changes it back`);
}

/** The words before the first argument of a sentence, or the last words of one that begins with it. */
function firstWords(language: Language, id: string): string {
  const pattern = sentences(language).find((one) => one.id === id)?.value ?? "";
  const texts = (typeof pattern === "string" ? [pattern] : pattern).filter((one): one is string => typeof one === "string");
  const [text = ""] = texts.filter((one) => /\p{L}/u.test(one));
  check(text !== "", `${language} has words in ${id}`);
  return text.trim();
}

/** Opens the settings: from the head of the page, or on a phone from the menu of the match. */
async function openSettings(page: Page, say: (id: string) => string): Promise<void> {
  const direct = page.getByRole("button", { name: say("nav-settings"), exact: true });
  if (!(await direct.isVisible())) await page.getByRole("button", { name: say("play-moreActions"), exact: true }).click();
  await direct.click();
  await page.getByRole("heading", { name: say("settings-title"), exact: true }).waitFor();
}

export async function languages(stage: Stage): Promise<void> {
  for (const language of Object.keys(LANGUAGES) as Language[]) for (const size of SIZES) await visit(stage, language, size);
}
