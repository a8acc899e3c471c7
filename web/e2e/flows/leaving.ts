// An account is deleted in the middle of a match: the other wins, and nobody is left to be named.

import type { Page } from "playwright-core";
import { axe, check, fits, shot, until, type Stage } from "../harness";
import { ask, atTheBoard, me } from "../meet";
import { mouse, playOn, touch } from "../player";
import type { Me, TableView } from "../../src/wire";

const DESKTOP: [number, number] = [1440, 900];
const PHONE: [number, number] = [390, 844];
const SECRET = "a prime of six";

async function account(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/account?do=create`);
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("textbox", { name: "Password" }).fill(SECRET);
  await page.getByRole("button", { name: "Create account", exact: true }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
}

export async function leaving({ open, server }: Stage): Promise<void> {
  const [tove, ulf] = [await open("/", { size: DESKTOP }), await open("/", { size: PHONE, touch: true })];
  await account(tove, server.url, "Tove");
  await account(ulf, server.url, "Ulf Rune");
  const before = await me(ulf);
  const game = { variant: "backgammon", length: 3, cube: false };
  const { id } = await ask<TableView>(tove, "POST", "/tables", { game, clock: { type: "none" }, rated: true, public: false });
  const table = await ask<TableView>(ulf, "POST", `/tables/${id}/join`, {});
  await tove.goto(`${server.url}/play/${table.matchId}`);
  await atTheBoard(tove);
  await tove.getByText("Ulf Rune").first().waitFor();

  // Far enough for the result to count.
  await ulf.goto(`${server.url}/play/${table.matchId}`);
  await atTheBoard(ulf);
  const playing = [playOn(ulf, touch(ulf), (_, so) => so.turns >= 7), playOn(tove, mouse(tove))] as const;
  await playing[0];
  await ulf.goto(`${server.url}/account`);
  await ulf.locator("summary", { hasText: "Delete account" }).tap();
  await ulf.getByText("Matches that you are playing with others are given up").waitFor();
  for (const theme of ["light", "dark"]) {
    await ulf.evaluate((chosen) => (document.documentElement.dataset["theme"] = chosen), theme);
    for (const [width, height] of [PHONE, DESKTOP]) {
      await ulf.setViewportSize({ width, height });
      await fits(ulf, `leaving ${width}`, false);
      await axe(ulf, `leaving ${width} ${theme}`);
      await shot(ulf, `account-leaving-${width}x${height}${theme === "dark" ? "-dark" : ""}`);
    }
  }
  await ulf.setViewportSize({ width: PHONE[0], height: PHONE[1] });
  const leave = ulf.locator("details", { hasText: "Delete account" });
  await leave.getByRole("textbox", { name: "Password" }).fill("something else");
  await leave.getByRole("button", { name: "Delete my account" }).tap();
  await leave.getByRole("alert").filter({ hasText: "The password is not right." }).waitFor();
  await leave.getByRole("textbox", { name: "Password" }).fill(SECRET);
  await leave.getByRole("button", { name: "Delete my account" }).tap();
  await ulf.getByText("Your account is deleted.").waitFor();
  const now = await ask<Me>(ulf, "GET", "/me");
  check(now.id !== before && now.role === null, "who has left is a new guest");

  await playing[1];
  await tove.getByText("You win the match").first().waitFor();
  await tove.reload();
  await atTheBoard(tove);
  await tove.getByText("somebody who left").first().waitFor();
  await until("the name is gone from the board", async () => (await tove.getByText("Ulf Rune").count()) === 0);
  await shot(tove, "play-somebody-left-1440x900");
  await tove.goto(`${server.url}/players`);
  await until("the result counts", async () => {
    await tove.reload();
    await tove.getByRole("heading", { name: "Players" }).waitFor();
    await tove.locator("main .card, tbody tr").first().waitFor();
    return (await tove.locator("tbody tr", { hasText: "Tove" }).count()) === 1;
  });
  await until("and from the list", async () => (await tove.getByText("Ulf Rune").count()) === 0);
  // The dice of that match are proved as before.
  await tove.goto(`${server.url}/play/${table.matchId}/dice`);
  await tove.getByRole("heading", { level: 1 }).waitFor();
  check((await tove.locator(".note.danger").count()) === 0, "no dice are in doubt");
}
