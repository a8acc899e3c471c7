// How two people come to one match in the flows: a table made by one, a link that the other opens.

import type { Page } from "playwright-core";
import type { NewTable, TableGameRequest, TableView } from "../src/wire";
import { check } from "./harness";

/** What is asked of the server as this page's person. */
export async function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await page.evaluate(
    async ([method, path, body]) => {
      await fetch("/api/v1/me");
      const found = await fetch(`/api/v1${path}`, {
        method,
        ...(body === null ? {} : { headers: { "Content-Type": "application/json" }, body }),
      });
      return { ok: found.ok, text: await found.text() };
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  );
  check(answer.ok, `${method} ${path}: ${answer.text}`);
  return (answer.text === "" ? null : JSON.parse(answer.text)) as T;
}

export const me = (page: Page): Promise<string> => ask<{ id: string }>(page, "GET", "/me").then((one) => one.id);

/** A table made in the lobby by hand; its address. */
export async function newTable(page: Page, name: string, chosen: string[]): Promise<string> {
  await page.goto(`${new URL(page.url()).origin}/lobby`);
  await page.getByRole("button", { name: "New table" }).click();
  await page.getByLabel("Your name").fill(name);
  for (const one of chosen) await page.locator("form.card label", { hasText: new RegExp(`^${one}$`) }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/t\//);
  await page.locator(".link input").waitFor();
  return page.url();
}

/** By link; who has an account has a name already. */
export async function sitDown(page: Page, link: string, name: string | null): Promise<void> {
  await page.goto(link);
  if (name !== null) await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down and play" }).click();
  await atTheBoard(page);
}

export async function atTheBoard(page: Page): Promise<void> {
  await page.waitForURL(/\/play\//);
  await page.locator(".board").waitFor();
}

/** What the form of a new table leaves as it is. */
const GAME: TableGameRequest = {
  variant: "backgammon",
  then: [],
  length: 3,
  cube: false,
  jacoby: false,
  beavers: false,
  illegal: "refused",
};

/** Two people in a match of their own by link: the first has made the table, the second sits down at it. */
export async function together(
  host: Page,
  guest: Page,
  wish: Omit<Partial<NewTable>, "game"> & { game?: Partial<TableGameRequest> } = {},
  name: string | null = "Bert",
): Promise<void> {
  const table: NewTable = { clock: { type: "none" }, rated: false, public: false, name: "Anna", ...wish, game: { ...GAME, ...wish.game } };
  const { id } = await ask<TableView>(host, "POST", "/tables", table);
  const at = (page: Page): string => `${new URL(page.url()).origin}/t/${id}`;
  await host.goto(at(host));
  await host.locator(".link input").waitFor();
  await sitDown(guest, at(guest), name);
  await atTheBoard(host);
}
