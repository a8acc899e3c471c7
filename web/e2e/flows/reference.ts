// The reference page: found from Learn, read at three sizes, and asked by mouse, by keys and by touch.

import type { Page } from "playwright-core";
import { axe, check, fits, shot, until, type Stage } from "../harness";

const SIZES: [number, number][] = [
  [1440, 900],
  [390, 844],
  [360, 640],
];
const SECTIONS = ["shots", "entering", "last", "takes", "equities", "races", "model"];

/** Every section at every size, in the light and in the dark. */
async function look(page: Page, url: string): Promise<void> {
  for (const theme of ["light", "dark"]) {
    await page.evaluate((chosen) => localStorage.setItem("pasch.settings", JSON.stringify({ theme: chosen })), theme);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.goto(url);
      await page.getByRole("heading", { name: "The cube for money" }).waitFor();
      await fits(page, `reference ${width}`, false);
      await axe(page, `reference ${width} ${theme}`);
      if (theme === "dark" && width !== 1440) continue;
      for (const id of SECTIONS) {
        await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), id);
        await shot(page, `reference-${id}-${width}x${height}${theme === "dark" ? "-dark" : ""}`);
      }
    }
  }
}

export async function reference({ open, server }: Stage): Promise<void> {
  const page = await open("/learn");
  await page.getByRole("link", { name: "Reference", exact: true }).click();
  await page.waitForURL(/\/reference$/);
  const told = page.locator("p.told");
  const text = async (): Promise<string> => (await told.innerText()).replace(/\s+/g, " ").trim();
  await until("6 away is hit by 17 rolls", async () => (await text()).startsWith("6 away, 17 rolls of 36: "));

  // By mouse: a blocked point takes rolls away, from the bar and from the list.
  const blocks = page.getByRole("group", { name: "Points that your opponent blocks, by their distance from your checker" });
  await blocks.getByRole("button", { name: "5", exact: true }).click();
  await blocks.getByRole("button", { name: "1", exact: true }).click();
  await until("5-1 hits no longer", async () => (await text()).startsWith("6 away, 15 rolls of 36: "));
  check(!(await text()).includes("5-1"), "5-1 is not listed");
  await page.getByRole("button", { name: "5 away: this point is blocked", exact: true }).waitFor();

  // By keys: another bar, and all points open again.
  await page.getByRole("button", { name: "12 away: 3 of 36", exact: true }).focus();
  await page.keyboard.press("Enter");
  await until("12 away", async () => (await text()) === "12 away, 3 rolls of 36: 3-3, 4-4, 6-6");
  await page.getByRole("button", { name: "Open all points" }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "5 away: 15 of 36", exact: true }).waitFor();

  // The other tables answer, too.
  const takes = page.getByRole("region", { name: "Take points", exact: true });
  await takes.getByRole("button", { name: "Dead cube" }).click();
  const first = takes.locator("tbody td").first();
  await until("2-away each a dead cube is taken from 32.3%", async () => (await first.innerText()) === "32.3");
  const slider = page.getByRole("slider");
  await slider.focus();
  await page.keyboard.press("End");
  const model = page.getByRole("region", { name: "The cube for money" });
  await until("the ideal cube is taken from 20% on", async () =>
    (await model.locator("dl").innerText()).replace(/\s+/g, " ").includes("20.0%"),
  );
  await look(page, `${server.url}/reference`);

  // By touch on a phone.
  const phone = await open("/reference", { size: [390, 844], touch: true });
  await phone.getByRole("button", { name: "8 away: 6 of 36", exact: true }).tap();
  const said = async (): Promise<string> => (await phone.locator("p.told").innerText()).replace(/\s+/g, " ").trim();
  await until("8 away", async () => (await said()) === "8 away, 6 rolls of 36: 2-2, 4-4, 5-3, 6-2");
  await phone.getByRole("button", { name: "4 checkers" }).tap();
  await phone.getByText("1-1-1-1", { exact: false }).first().waitFor();

  // In the other languages, whose words are longer.
  for (const [language, heading] of [
    ["de", "Der Doppler im Geldspiel"],
    ["nb", "Kuben i pengespill"],
  ] as const)
    for (const [width, height] of SIZES) {
      const other = await open("/reference", { size: [width, height], settings: { language } });
      await other.getByRole("heading", { name: heading }).waitFor();
      await fits(other, `reference ${language} ${width}`, false);
      await axe(other, `reference ${language} ${width}`);
      for (const id of SECTIONS) {
        await other.evaluate((id) => document.getElementById(id)?.scrollIntoView(), id);
        await shot(other, `reference-${language}-${id}-${width}x${height}`);
      }
      await other.close();
    }
}
