// Files given to the page: a real match, a broken one, none at all.

import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { axe, check, shot, until, type Stage } from "../harness";
import { mouse, playOn, startMatch } from "../player";

async function drop(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([fileName, body]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([body ?? ""], fileName ?? "", { type: "text/plain" }));
      return transfer;
    },
    [name, text],
  );
  await page.dispatchEvent("body", "dragover", { dataTransfer: data });
  await page.dispatchEvent("body", "drop", { dataTransfer: data });
}

/** The smallest real match of the corpus, where there is one. */
function corpusMatch(): { name: string; text: string } | null {
  const folder = join(process.env["PASCH_CORPUS"] ?? join(process.cwd(), "../../shared/corpus"), "mat");
  if (!existsSync(folder)) {
    console.error(`  no corpus at ${folder}: a match played here stands in`);
    return null;
  }
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".mat"))
    .map((name) => ({ name, size: statSync(join(folder, name)).size }));
  const small = files.filter((one) => one.size > 600).sort((x, y) => x.size - y.size)[0];
  return small ? { name: small.name, text: readFileSync(join(folder, small.name), "latin1") } : null;
}

async function ownMatch(page: Page): Promise<{ name: string; text: string }> {
  const address = await startMatch(page);
  await playOn(page, mouse(page));
  const id = address.split("/").at(-1) ?? "";
  const text = await page.evaluate(async (match) => (await fetch(`/api/v1/matches/${match}/export?format=mat`)).text(), id);
  return { name: "own.mat", text };
}

/** On paper: no header, no buttons, the list of plays whole, and nothing wider than the sheet. */
async function printed(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.setViewportSize({ width: 718, height: 1000 });
  check(!(await page.getByRole("navigation").first().isVisible()), "no header on paper");
  check(
    (await page
      .getByRole("button", { name: /^(Stop|Copy XGID|Next mistake)$/ })
      .filter({ visible: true })
      .count()) === 0,
    "no buttons on paper",
  );
  const [list, sheet] = await page.evaluate(() => {
    const one = document.querySelector("[data-turn]")?.closest("table")?.parentElement;
    const root = document.documentElement;
    return [one ? one.scrollHeight - one.clientHeight : -1, root.scrollWidth - root.clientWidth];
  });
  check(list === 0, `the list of plays is whole: ${list}`);
  check(sheet === 0, `it fits the sheet: ${sheet}`);
  check((await page.evaluate(() => getComputedStyle(document.body).backgroundColor)) === "rgb(255, 255, 255)", "white paper");
  await shot(page, "review-printed");
  await page.emulateMedia({ media: null, colorScheme: null });
  await page.setViewportSize({ width: 1440, height: 900 });
}

export async function matchFileDropped({ open, server }: Stage): Promise<void> {
  const page = await open("/");
  const file = corpusMatch() ?? (await ownMatch(page));
  await page.goto(server.url);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await drop(page, file.name, file.text);
  await page.waitForURL(/\/analysis\/.+/, { timeout: 60_000 });
  await until("the first game can be read", async () => (await page.locator("[data-turn]").count()) > 0, 240_000);
  await page.keyboard.press("n");
  await shot(page, "review-dropped-1440x900");
  await axe(page, "review of a file");
  await page.setViewportSize({ width: 390, height: 844 });
  await until("the phone's review", async () => (await page.locator(".thumb").count()) > 0);
  await axe(page, "review on a phone");
  await shot(page, "review-390x844");
  await page.setViewportSize({ width: 360, height: 640 });
  await shot(page, "review-360x640");
  await page.setViewportSize({ width: 1440, height: 900 });
  await printed(page);
  const stop = page.getByRole("button", { name: "Stop" });
  if ((await stop.count()) > 0) await stop.click();
  await page.goto(`${server.url}/analysis`);
  await page.locator("ul.list a").first().waitFor();
}

export async function brokenFiles({ open, server }: Stage): Promise<void> {
  const page = await open("/analysis");
  await page.getByText("Your analyses").waitFor();
  await drop(page, "holiday.txt", "Dear diary, today we went to the lake.\n");
  const note = page.locator(".note.danger");
  await note.waitFor();
  const text = await note.innerText();
  check(text.includes("holiday.txt") && text.length > 20, `the refusal names the file and a reason: ${text}`);
  await shot(page, "analyses-refused-1440x900");
  await axe(page, "a refused file");
  // A file that is wrong in its middle: what can be read is analysed, and the fault is named.
  const half = " 5 point match\n\n Game 1\n Ann : 0      Bo : 0\n  1) 31: 8/5 6/5   62: 24/18 13/11\n  2) 54: 24/20 13/8   66: 24/1\n";
  await drop(page, "half.mat", half);
  await page.waitForURL(/\/analysis\/.+/);
  await page
    .getByText(/illegal|not possible|no legal play/)
    .first()
    .waitFor();
  await until("the readable part is shown", async () => (await page.locator("[data-turn]").count()) > 0, 60_000);
  await shot(page, "review-half-1440x900");
  await page.goto(`${server.url}/analysis`);
  await page.getByText("Your analyses").waitFor();
  await drop(page, "empty.mat", "");
  await page.getByText("empty.mat is empty.").waitFor();
  // A position has a page of its own.
  await drop(page, "problem.txt", "OGID=11ccccchhhjjjjj:66666888dddddoo:N0N:31:B:R:0:0:7:0\n");
  await page.waitForURL((url) => decodeURIComponent(url.pathname).includes("-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"));
  await page.goto(`${server.url}/analysis`);
  await page.getByText("Your analyses").waitFor();
  await drop(page, "huge.mat", "x".repeat(10 * 1024 * 1024 + 1));
  await page.getByText("huge.mat is larger than 10 MB.").waitFor();
  await page.goto(`${server.url}/analysis/no-such-analysis`);
  await page.getByText("This analysis was not found.").waitFor();
}

/** A file with words and another program's figures: both are shown beside Pasch's own. */
export async function fileThatSaysMore({ open }: Stage): Promise<void> {
  const page = await open("/analysis");
  await page.getByText("Your analyses").waitFor();
  const sgf = [
    "(;FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.07.001]MI[length:3][game:0][ws:0][bs:0]PW[Anna]PB[Bert]EV[Oslo Open]GC[Two friends, one board]RU[Crawford]RE[W+1]C[A short game.]",
    ";W[31hefe]A[1][xvhg E ver 3 0.50 0.13 0.01 0.13 0.01 0.010000 2C 0 1 0.000000 1][hefe E ver 3 0.55 0.15 0.01 0.12 0.01 0.160000 2C 0 1 0.000000 1]LU[0.125]C[Everybody plays this one; there is little to be said against the five point.]",
    ";B[52lqac]",
    ";W[double]DA[E ver 3 2C 1 0.000000 1 0.6 0.2 0.0 0.1 0.0 0.3 0.64 0.6 0.2 0.0 0.1 0.0 0.3 0.62]C[Bold.]",
    ";B[drop])",
    "",
  ].join("\n");
  await drop(page, "said.sgf", sgf);
  await page.waitForURL(/\/analysis\/.+/);
  const said = page.getByRole("region", { name: "The file says" });
  await until("the words on the first play", async () => (await said.count()) > 0, 120_000);
  const text = await said.innerText();
  check(text.includes("A short game.") && text.includes("Everybody plays this one"), `words on the game and the play: ${text}`);
  await said.locator("summary").click();
  await said.getByText("8/5 6/5").waitFor();
  await until("the play that was made is marked", async () => (await said.locator("tr.own").innerText()).includes("8/5 6/5"));
  await page.getByText("About this match").click();
  await page.getByText("Oslo Open").waitFor();
  await page.getByText("Two friends, one board").waitFor();
  await shot(page, "review-said-1440x900");
  await axe(page, "what a file says");
  await page.setViewportSize({ width: 390, height: 844 });
  await until("the phone's review", async () => (await page.locator(".thumb").count()) > 0);
  await page.getByRole("region", { name: "The file says" }).scrollIntoViewIfNeeded();
  await axe(page, "what a file says, on a phone");
  await shot(page, "review-said-390x844");
}
