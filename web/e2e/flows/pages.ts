// Every page: reachable, accessible, fitting, and pictured at three sizes and in the dark.

import type { Page } from "playwright-core";
import { axe, check, fits, shot, until, type Stage } from "../harness";
import { mouse, playOn, startMatch } from "../player";

const SIZES: [number, number][] = [
  [1440, 900],
  [390, 844],
  [360, 640],
];

async function everyWay(page: Page, path: string, name: string, ready: (page: Page) => Promise<unknown>, playing = false): Promise<void> {
  for (const theme of ["light", "dark"]) {
    await page.evaluate((chosen) => {
      const kept = JSON.parse(localStorage.getItem("pasch.settings") ?? "{}") as Record<string, unknown>;
      localStorage.setItem("pasch.settings", JSON.stringify({ ...kept, theme: chosen }));
    }, theme);
    for (const [width, height] of SIZES) {
      if (theme === "dark" && width === 360) continue;
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await ready(page);
      await fits(page, `${name} ${width}x${height}`, playing);
      await axe(page, `${name} ${width}x${height} ${theme}`);
      await shot(page, `${name}-${width}x${height}${theme === "dark" ? "-dark" : ""}`);
    }
  }
}

export async function everyPage({ open, server }: Stage): Promise<void> {
  const page = await open("/");
  const at = (path: string): string => server.url + path;
  await everyWay(page, at("/"), "home", (now) => now.locator(".picture svg").waitFor());
  await everyWay(page, at("/?new"), "new", (now) => now.getByRole("button", { name: "Start" }).waitFor());
  await everyWay(page, at("/variants"), "variants", (now) => now.getByText("Hypergammon").first().waitFor());
  await everyWay(page, at("/learn"), "learn", (now) => now.getByRole("heading", { name: "Learn", exact: true }).waitFor());
  await everyWay(page, at("/about"), "about", (now) => now.getByRole("heading", { name: "Privacy" }).waitFor());
  await everyWay(page, at("/analysis"), "analyses", (now) => now.getByText("Your analyses").waitFor());
  await everyWay(page, at("/nowhere"), "missing", (now) => now.getByText("There is nothing at this address.").waitFor());
  await everyWay(page, at("/play/no-such-match"), "no-match", (now) => now.getByText("This match was not found").waitFor());
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at("/"));
  const address = await startMatch(page);
  await playOn(page, mouse(page), (sight, so) => so.turns >= 2 && (sight.roll || sight.movable.length > 0) && !sight.confirm);
  await everyWay(page, address, "match", (now) => now.locator(".board").waitFor(), true);
}

export async function settingsAndKeys({ open }: Stage): Promise<void> {
  const page = await open("/");
  await startMatch(page);
  await playOn(page, mouse(page), (sight, so) => so.turns >= 1 && (sight.roll || sight.movable.length > 0) && !sight.confirm);
  await page.getByRole("button", { name: "Settings" }).click();
  await axe(page, "settings");
  await shot(page, "settings-1440x900");
  for (const [label, board] of [
    ["Wood", "wood"],
    ["Midsummer", "midsummer"],
    ["Jul", "jul"],
  ] as const) {
    await page.getByLabel(label, { exact: true }).check({ force: true });
    await until(`the board becomes ${label}`, async () => (await page.evaluate(() => document.documentElement.dataset["board"])) === board);
    await page.getByRole("button", { name: "Close" }).click();
    await shot(page, `theme-${board}`);
    await page.getByRole("button", { name: "Settings" }).click();
  }
  await page.getByLabel("High contrast").check({ force: true });
  await page.getByLabel("Same as page").check({ force: true });
  await axe(page, "settings, high contrast");
  await page.keyboard.press("Escape");
  await until("Escape closes the settings", async () => (await page.getByRole("dialog").count()) === 0);
  await shot(page, "theme-contrast");
  await axe(page, "play, high contrast");
  await page.reload();
  await page.locator(".board").waitFor();
  await until("the choice is kept", async () => (await page.evaluate(() => document.documentElement.dataset["theme"])) === "contrast");
  await page.locator("body").press("?");
  await page.getByRole("heading", { name: "Keys" }).waitFor();
  await page.getByRole("button", { name: "More" }).click();
  await axe(page, "menu");
  await page.getByRole("button", { name: "Resign a single game" }).click();
  await page.getByText(/Resign a single game and lose/).waitFor();
  await page.getByRole("button", { name: "Keep playing" }).click();
  await page.keyboard.press("Escape");
}

export async function forcedColours({ open, server }: Stage): Promise<void> {
  const page = await open("/");
  await startMatch(page);
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.reload();
  await page.locator(".board").waitFor();
  await shot(page, "theme-forced-colors");
  await until("reduced motion is speed 0", async () => (await page.evaluate(() => document.documentElement.dataset["motion"])) === "off");
  await page.goto(`${server.url}/variants`);
  await until("the games are listed", async () => (await page.locator("li.card").count()) > 0);
}

export async function twoPeopleAndVariants({ open, server }: Stage): Promise<void> {
  const page = await open("/");
  for (const [id, name] of [
    ["plakoto", "Plakoto"],
    ["fevga", "Fevga"],
    ["hypergammon", "Hypergammon"],
  ] as const) {
    await page.goto(`${server.url}/?new=${id}`);
    await page.getByLabel("Two people, this device").check({ force: true });
    await page.getByRole("button", { name: "Start" }).click();
    await page.waitForURL(/\/play\//);
    await page.locator(".board").waitFor();
    await playOn(page, mouse(page), (sight, so) => so.turns >= 6 && (sight.roll || sight.movable.length > 0));
    await fits(page, name);
    await shot(page, `variant-${id}`);
  }
}

/** On a narrow window the links lie behind a button; an analysis is asked for at the level that was chosen. */
export async function menuAndLevel({ open }: Stage): Promise<void> {
  const page = await open("/", { size: [390, 844], touch: true });
  const links = page.getByRole("navigation", { name: "Main" });
  const fold = page.getByRole("button", { name: /, menu$/ });
  await until("the links are put away", async () => (await links.count()) === 0);
  await fold.tap();
  const pages = ["Play", "Lobby", "Analysis", "Position", "Collection", "Learn", "Variants", "You"];
  const found = await links.getByRole("link").allInnerTexts();
  check(found.length === pages.length && pages.every((name) => found.includes(name)), `all pages are in the menu: ${found.join(", ")}`);
  await axe(page, "the menu");
  await shot(page, "menu-390x844");
  await page.keyboard.press("Escape");
  await until("Escape puts them away", async () => (await links.count()) === 0);
  await fold.tap();
  await links.getByRole("link", { name: "Analysis" }).tap();
  await page.waitForURL(/\/analysis$/);
  await until("going somewhere puts them away", async () => (await links.count()) === 0);
  await until("the button says where one is", async () => (await fold.textContent())?.trim() === "Analysis");
  await page.getByLabel("How deep").selectOption("instant");
  await page
    .getByLabel("Or paste a match or a position")
    .fill(
      " 1 point match\n\n Game 1\n Anna : 0                              Bert : 0\n  1) 31: 8/5 6/5                         52: 13/8 24/22\n",
    );
  const asked = page.waitForRequest((request) => request.method() === "POST" && /\/analyses/.test(request.url()));
  await page.getByRole("button", { name: "Analyse text" }).tap();
  check((await asked).url().includes("level=instant"), "the level chosen is the level asked for");
  await page.waitForURL(/\/analysis\/.+/);
  await page.goto(new URL("/analysis", page.url()).href);
  await until("the choice is kept", async () => (await page.getByLabel("How deep").inputValue()) === "instant");
}
