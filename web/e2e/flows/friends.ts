// A friend is added, seen to be here and challenged; somebody else is blocked and comes no nearer.

import type { Page } from "playwright-core";
import { axe, check, fits, shot, until, type Stage } from "../harness";
import { atTheBoard } from "../meet";

const DESKTOP: [number, number] = [1440, 900];
const PHONE: [number, number] = [390, 844];

async function account(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/account?do=create`);
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("textbox", { name: "Password" }).fill("a prime of six");
  await page.getByRole("button", { name: "Create account", exact: true }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
}

export async function friends({ open, server }: Stage): Promise<void> {
  const [liv, knut, odd] = [
    await open("/", { size: DESKTOP }),
    await open("/", { size: PHONE, touch: true }),
    await open("/", { size: DESKTOP }),
  ];
  await account(liv, server.url, "Liv Friis");
  await account(knut, server.url, "Knut Friis");
  await account(odd, server.url, "Odd Blokk");
  await knut.goto(`${server.url}/lobby`);
  await liv.goto(`${server.url}/lobby`);
  await liv.getByRole("link", { name: "Friends" }).click();
  await liv.getByText("No friends yet.").waitFor();
  const add = liv.getByRole("form", { name: "Add a friend" });
  await add.getByRole("textbox").fill("Nobody at all");
  await add.getByRole("button").click();
  await liv.getByRole("alert").filter({ hasText: "There is no player of that name." }).waitFor();
  await add.getByRole("textbox").fill("knut friis");
  await add.getByRole("button").click();
  await liv.locator("li", { hasText: "Knut Friis" }).getByText("here").waitFor();
  const block = liv.getByRole("form", { name: "Block" });
  await block.getByRole("textbox").fill("Odd Blokk");
  await block.getByRole("button").click();
  await liv.getByRole("button", { name: "Unblock Odd Blokk" }).waitFor();
  for (const theme of ["light", "dark"]) {
    await liv.evaluate((chosen) => (document.documentElement.dataset["theme"] = chosen), theme);
    for (const [width, height] of [DESKTOP, PHONE, [360, 640]] as const) {
      await liv.setViewportSize({ width, height });
      await fits(liv, `friends ${width}`, false);
      await axe(liv, `friends ${width} ${theme}`);
      await shot(liv, `friends-${width}x${height}${theme === "dark" ? "-dark" : ""}`);
    }
  }
  await liv.evaluate(() => (document.documentElement.dataset["theme"] = "light"));
  await liv.setViewportSize({ width: DESKTOP[0], height: DESKTOP[1] });

  // The challenge goes out from the list, and is accepted in the lobby.
  await liv.getByRole("button", { name: "Challenge Knut Friis" }).click();
  await liv.locator("form.card label", { hasText: /^No clock$/ }).click();
  await liv.locator('form.card button[type="submit"]').click();
  await liv.getByText("Knut Friis is challenged.").waitFor();
  await liv.goto(`${server.url}/lobby`);
  await knut.getByRole("button", { name: "Accept" }).tap();
  await atTheBoard(knut);
  await atTheBoard(liv);

  // The blocked one is refused, in words that tell no more than that.
  await odd.goto(`${server.url}/lobby`);
  await odd.getByRole("button", { name: "Challenge Liv Friis" }).click();
  await odd.locator("form.card label", { hasText: /^No clock$/ }).click();
  await odd.locator('form.card button[type="submit"]').click();
  await odd.getByText("This player does not play with you.").waitFor();

  // On the blocked one's own page it is undone, done and undone; nobody blocks themselves.
  await liv.goto(`${server.url}/player/Odd%20Blokk`);
  await liv.getByRole("button", { name: "Unblock Odd Blokk" }).click();
  await liv.getByRole("button", { name: "Block Odd Blokk", exact: true }).click();
  await liv.getByRole("button", { name: "Unblock Odd Blokk" }).waitFor();
  for (const [width, height] of [PHONE, DESKTOP] as const) {
    await liv.setViewportSize({ width, height });
    await fits(liv, `a player who is blocked ${width}`, false);
    await axe(liv, `a player who is blocked ${width}`);
    await shot(liv, `player-blocked-${width}x${height}`);
  }
  await liv.goto(`${server.url}/player/Liv%20Friis`);
  await liv.getByRole("heading", { name: "Liv Friis", level: 1 }).waitFor();
  check((await liv.getByRole("button", { name: /^(Block|Unblock) / }).count()) === 0, "nobody blocks themselves");
  await liv.goto(`${server.url}/friends`);
  await liv.getByRole("button", { name: "Unblock Odd Blokk" }).click();
  await until("nobody is blocked", async () => (await liv.getByRole("button", { name: "Unblock Odd Blokk" }).count()) === 0);
  await odd.locator('form.card button[type="submit"]').click();
  await odd.getByText("You challenge Liv Friis").waitFor();
  await until("the friend is still there", async () => (await liv.getByRole("button", { name: "Remove Knut Friis" }).count()) === 1);
}
