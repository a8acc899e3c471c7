// A program with a token opens a table: whoever comes sees that it is one, in the lobby, at the table and at the board.

import { axe, fits, shot, type Stage } from "../harness";
import { ask, atTheBoard } from "../meet";
import type { TableView, TokenMade } from "../../src/wire";

const DESKTOP: [number, number] = [1440, 900];
const PHONE: [number, number] = [390, 844];

export async function programs({ open, server }: Stage): Promise<void> {
  const [owner, guest] = [await open("/", { size: DESKTOP }), await open("/", { size: PHONE, touch: true })];
  await owner.goto(`${server.url}/account?do=create`);
  await owner.getByRole("textbox", { name: "Name" }).fill("Maskin");
  await owner.getByRole("textbox", { name: "Password" }).fill("a prime of six");
  await owner.getByRole("button", { name: "Create account", exact: true }).click();
  await owner.getByRole("heading", { name: "Maskin", level: 1 }).waitFor();
  const { token } = await ask<TokenMade>(owner, "POST", "/account/tokens", {
    name: "bot",
    scopes: ["play"],
    days: 1,
    password: "a prime of six",
  });
  const wish = { game: { variant: "backgammon", length: 3, cube: false }, clock: { type: "days", days: 3 }, rated: false, public: true };
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const made = await fetch(`${server.url}/api/v1/tables`, { method: "POST", headers, body: JSON.stringify(wish) });
  const { id } = (await made.json()) as TableView;

  await guest.goto(`${server.url}/lobby`);
  const row = guest.locator(`[data-table="${id}"]`);
  await row.getByText("bot", { exact: true }).waitFor();
  await fits(guest, "a lobby with a program", false);
  await axe(guest, "a lobby with a program");
  await shot(guest, "lobby-program-390x844");
  await guest.setViewportSize({ width: DESKTOP[0], height: DESKTOP[1] });
  await fits(guest, "a lobby with a program", false);
  await shot(guest, "lobby-program-1440x900");
  await guest.setViewportSize({ width: PHONE[0], height: PHONE[1] });
  await row.getByRole("button", { name: "Join Maskin" }).tap();
  await guest.locator(".seat", { hasText: "Maskin" }).getByText("bot", { exact: true }).waitFor();
  await guest.getByLabel("Your name").fill("Siv");
  await guest.getByRole("button", { name: "Sit down and play" }).tap();
  await atTheBoard(guest);
  const opponent = guest.locator(".row .name", { hasText: "Maskin" });
  await opponent.getByText("bot", { exact: true }).waitFor();
  await fits(guest, "a board beside a program");
  await axe(guest, "a board beside a program");
  await shot(guest, "play-program-390x844");
  await guest.setViewportSize({ width: DESKTOP[0], height: DESKTOP[1] });
  await opponent.getByText("bot", { exact: true }).waitFor();
  await fits(guest, "a board beside a program");
  await shot(guest, "play-program-1440x900");
}
