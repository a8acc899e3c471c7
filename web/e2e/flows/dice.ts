// Dice that can be verified: a match is played, its dice are recomputed in the browser and by the command.

import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BINARY, axe, check, fits, shot, type Stage } from "../harness";
import { mouse, playOn, startMatch } from "../player";
import type { DiceRecord } from "../../src/wire";

const DESKTOP = [1440, 900] as const;
const PHONE = [390, 844] as const;

export async function fairDice({ open, server }: Stage): Promise<void> {
  const page = await open("/");
  await startMatch(page);
  await playOn(page, mouse(page), (sight, so) => so.turns >= 4 && sight.roll);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const record = await page.evaluate(async (match) => (await (await fetch(`/api/v1/matches/${match}/dice`)).json()) as DiceRecord, id);
  const items = record.record?.epochs.flatMap((part) => part.items) ?? [];
  const own = items.filter(({ entry }) => entry.kind === "bind" && entry.party === "a");
  check(own.length === 1, "this browser is bound to a chain of its own");
  check(
    items.some(({ entry }) => entry.kind === "throw" && entry.links.b === null),
    "the computer has no chain: two throw",
  );
  for (const theme of ["light", "dark"]) {
    await page.evaluate((chosen) => localStorage.setItem("pasch.settings", JSON.stringify({ speed: 0, theme: chosen })), theme);
    for (const [width, height] of [DESKTOP, PHONE] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${server.url}/play/${id}/dice`);
      await page.getByText(/^\d+ throws checked\.$/).waitFor();
      check((await page.locator(".answer").first().innerText()).includes("Not ruled out"), "the match is not over yet");
      await fits(page, `a match's dice ${width}`, false);
      await axe(page, `a match's dice ${width} ${theme}`);
      await shot(page, `dice-match-${width}x${height}${theme === "dark" ? "-dark" : ""}`);
      await page.goto(`${server.url}/dice`);
      await page.getByText("Rolls as often as they should be").waitFor();
      await fits(page, `all dice ${width}`, false);
      await axe(page, `all dice ${width} ${theme}`);
      await shot(page, `dice-all-${width}x${height}${theme === "dark" ? "-dark" : ""}`);
    }
  }
  const text = await page.evaluate(async (match) => (await fetch(`/api/v1/matches/${match}/export?format=json`)).text(), id);
  const verify = (content: string): { status: number | null; told: string } => {
    const file = join(mkdtempSync(join(tmpdir(), "pasch-dice-")), "match.json");
    writeFileSync(file, content);
    const { status, stdout, stderr } = spawnSync(BINARY, ["verify-dice", file], { encoding: "utf8" });
    return { status, told: stdout + stderr };
  };
  const good = verify(text);
  check(good.status === 0 && good.told.includes("throws checked"), `the command finds nothing wrong: ${good.told}`);
  // One die of the proof, one link, one roll of the log: each is noticed.
  const dice = /"dice":\[(\d),/.exec(text)?.[1] ?? "1";
  const link = /"server":"([\w-]{43})","a"/.exec(text)?.[1] ?? "";
  const other = (letter: string): string => (letter === "A" ? "B" : "A");
  for (const forged of [
    text.replace(/("dice":\[)\d,/, `$1${(Number(dice) % 6) + 1},`),
    text.replace(link, other(link[0] ?? "") + link.slice(1)),
    text.replace(
      /(\\"roll\\",\\"dice\\":\[)(\d),(\d)/,
      (_, head: string, high: string, low: string) => `${head}${high === low ? `${high === "6" ? "5" : "6"},${low}` : `${low},${low}`}`,
    ),
  ]) {
    check(forged !== text && verify(forged).status !== 0, "a forged match is found out");
  }
}
