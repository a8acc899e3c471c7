// Files of several programs, gathered, searched and reviewed.

import { mkdirSync, mkdtempSync, readFileSync, readdirSync, existsSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { axe, check, shot, until, type Stage } from "../harness";

const game = (opponent: string, more: string): string =>
  `; [EventDate "2024.05.30"]\n; [Event "Oslo Open"]\n\n 3 point match\n\n Game 1\n Anna : 0                              ${opponent} : 0\n  1) 31: 8/5 6/5                         52: 13/8 24/22\n  2) 64: 24/14                           ${more}\n`;

/** Stands in where there is no corpus. */
const SGF = "(;FF[4]GM[6]AP[hand]MI[length:3][game:0][ws:0][bs:0]PW[Cleo]PB[Dora];B[31hegf])";

/** The smallest file of a section of the corpus, where there is one. */
function corpusFile(section: string, ending: string): { name: string; bytes: Buffer } | null {
  const folder = join(process.env["PASCH_CORPUS"] ?? join(process.cwd(), "../../shared/corpus"), section);
  if (!existsSync(folder)) return null;
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, size: statSync(join(folder, name)).size }));
  const small = files.sort((x, y) => x.size - y.size).find((one) => one.size > 3000);
  return small ? { name: small.name, bytes: readFileSync(join(folder, small.name)) } : null;
}

async function dropAll(page: Page, files: { name: string; bytes: Buffer }[]): Promise<void> {
  const data = await page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      for (const [name, base64] of given)
        transfer.items.add(new File([Uint8Array.from(atob(base64 ?? ""), (letter) => letter.charCodeAt(0))], name ?? ""));
      return transfer;
    },
    files.map((one) => [one.name, one.bytes.toString("base64")]),
  );
  await page.dispatchEvent("body", "dragover", { dataTransfer: data });
  await page.dispatchEvent("body", "drop", { dataTransfer: data });
}

const imported = (page: Page, count: number): Promise<void> =>
  until("the files are read", async () => (await page.locator("[data-import=done]").count()) === count, 60_000);

export async function aCollection({ open }: Stage): Promise<void> {
  const page = await open("/collection");
  await page.getByText("No matches yet").waitFor();
  await shot(page, "collection-empty-1440x900");
  await axe(page, "an empty collection");

  // An .xg, an .sgf and something else, dropped on another page.
  await page.getByRole("link", { name: "Variants" }).click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  const xg = corpusFile("xg", ".xg");
  const sgf = corpusFile("sgf", ".sgf") ?? { name: "hand.sgf", bytes: Buffer.from(SGF) };
  const letter = { name: "letter.txt", bytes: Buffer.from("Dear diary, today we went to the lake.\n") };
  await dropAll(page, [...(xg ? [xg] : []), sgf, letter]);
  await page.waitForURL(/\/collection$/);
  await imported(page, 1);
  const gathered = xg ? 2 : 1;
  await until("what was dropped is listed", async () => (await page.locator("tr[data-match]").count()) === gathered);

  // A folder of .mat files; one has a fault.
  const folder = mkdtempSync(join(tmpdir(), "pasch-folder-"));
  try {
    mkdirSync(join(folder, "2024"));
    writeFileSync(join(folder, "2024", "bert.mat"), game("Bert", "21: 24/23 13/11"));
    writeFileSync(join(folder, "eva.mat"), game("Eva", "66: 22/16 13/7(3)"));
    writeFileSync(join(folder, "fritz.mat"), game("Fritz", "65: 24/12"));
    await page.locator("input[webkitdirectory]").setInputFiles(folder);
    await imported(page, 2);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await until("the folder is listed", async () => (await page.locator("tr[data-match]").count()) === gathered + 3);
  await page.getByRole("button", { name: "Show what was wrong" }).first().click();
  const problem = page.locator(".problems li").first();
  await problem.waitFor();
  const told = await problem.innerText();
  check(told.includes("fritz.mat") && told.includes("game 1") && told.includes("move 2"), `the fault has its place: ${told}`);
  await shot(page, "collection-1440x900");
  await axe(page, "a collection");

  // Search.
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByLabel("Player", { exact: true }).fill("anna");
  await page.getByLabel("Opponent").fill("eva");
  await until("only one match fits", async () => (await page.locator("tr[data-match]").count()) === 1);
  await shot(page, "collection-filtered-1440x900");
  await page.getByRole("button", { name: "Clear" }).click();
  await until("all matches are there again", async () => (await page.locator("tr[data-match]").count()) === gathered + 3);
  await page.getByLabel("Search").fill("oslo fritz");
  await until("words find a match", async () => (await page.locator("tr[data-match]").count()) === 1);
  await page.getByRole("button", { name: "Clear" }).click();
  await until("all matches are there again", async () => (await page.locator("tr[data-match]").count()) === gathered + 3);

  // Analyse the three of the folder, then review one.
  for (const name of ["Bert", "Eva", "Fritz"]) await page.getByRole("checkbox", { name: `Select Anna – ${name}` }).check();
  // What is ticked is what is downloaded.
  const link = await page.getByRole("link", { name: "Download", exact: true }).getAttribute("href");
  const zip = await page.evaluate(async (href) => {
    const bytes = new Uint8Array(await (await fetch(href)).arrayBuffer());
    return [...bytes].map((byte) => String.fromCharCode(byte)).join("");
  }, link ?? "");
  const held = ["Bert", "Eva", "Fritz"].filter((name) => zip.includes(`Anna - ${name}`));
  check(
    held.length === 3 && !zip.includes("Cleo") && zip.split("PK\u0001\u0002").length === 4,
    `the zip holds the three that are ticked, not ${held.join(", ")} and others`,
  );
  await page.getByLabel("How deep").selectOption("instant");
  const asked = page.waitForRequest(/collection\/analyse/);
  await page.getByRole("button", { name: "Analyse", exact: true }).first().click();
  check((await asked).url().includes("level=instant"), "the level chosen is the level asked for");
  await until("the three are analysed", async () => (await page.locator("td.act .btn.primary").count()) === 3, 60_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 0));
  await shot(page, "collection-390x844");
  await axe(page, "a collection on a phone");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  check(wide <= 390, `nothing sticks out on a phone: ${wide}`);
  await page.locator("tr[data-match]").first().scrollIntoViewIfNeeded();
  await shot(page, "collection-cards-390x844");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Review: Anna – Eva" }).click();
  await page.waitForURL(/\/analysis\/.+/);
  await until("the review can be read", async () => (await page.locator("[data-turn]").count()) > 0, 60_000);
  await shot(page, "collection-review-1440x900");
  await page.goBack();
  await page.getByText("Anna").first().waitFor();

  // Delete.
  await page.getByRole("checkbox", { name: "Select Anna – Bert" }).check();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Delete 1 match?" }).click();
  await until("it is gone", async () => (await page.locator("tr[data-match]").count()) === gathered + 2);
}
