// Codes beside the password: turned on with an authenticator app that the flow plays itself (RFC 6238), asked for at the next
// sign-in, replaced by a recovery code, and turned off again.

import { createHmac } from "node:crypto";
import type { Page } from "playwright-core";
import { check, type Stage } from "../harness";
import { withAccount } from "./mail";
import { seen, SIZES } from "./waysin";

const PASSWORD = "a prime of six";
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The code of a key for so many seconds since 1970. */
function codeAt(key: string, seconds: number): string {
  const bits = [...key.replaceAll(" ", "")].map((one) => BASE32.indexOf(one).toString(2).padStart(5, "0")).join("");
  const secret = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(seconds / 30)));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const from = digest[19]! & 15;
  return String((digest.readUInt32BE(from) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** Opens the card by its heading, with the keyboard. */
async function card(page: Page): Promise<void> {
  await page.getByText("Codes beside the password").focus();
  await page.keyboard.press("Enter");
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByRole("textbox", { name: "Name" }).fill("Kriemhild");
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.keyboard.press("Enter");
}

const code = (page: Page) => page.getByRole("textbox", { name: "Code" });

export async function secondFactor({ open, server }: Stage): Promise<void> {
  const anna = await open("/", { at: server, size: SIZES[0] });
  const phone = await open("/", { at: server, size: SIZES[1], touch: true });
  await withAccount(anna, server, "Kriemhild");
  const now = (): number => Date.now() / 1000 + server.movedBy;

  await card(anna);
  await seen(anna, "codes-off");
  await anna.getByRole("button", { name: "Turn on" }).click();
  await anna.getByRole("textbox", { name: "Password", exact: true }).fill(PASSWORD);
  await anna.keyboard.press("Enter");
  await anna.getByRole("img", { name: "QR code for your authenticator app" }).waitFor();
  await seen(anna, "codes-offer");
  const key = await anna.locator("code").first().innerText();
  const digits = anna.getByRole("textbox", { name: "Six digits from the app" });
  await digits.fill(codeAt(key, now() - 300));
  await anna.keyboard.press("Enter");
  await anna.getByRole("alert").filter({ hasText: "not right" }).waitFor();
  await digits.fill(codeAt(key, now()));
  await anna.keyboard.press("Enter");
  await anna.getByRole("heading", { name: "Your recovery codes" }).waitFor();
  await seen(anna, "codes-recovery");
  const recovery = await anna.getByRole("region", { name: "Your recovery codes" }).locator("code").allInnerTexts();
  check(new Set(recovery).size === 10, `${recovery.length} recovery codes`);
  await anna.getByRole("button", { name: "I have kept them" }).click();
  await anna.getByText("10 recovery codes are left.").waitFor();
  await seen(anna, "codes-on");

  // Another device: the password alone opens nothing, and a code is good once.
  await phone.goto(`${server.url}/account`);
  await signIn(phone, PASSWORD);
  await phone.getByText("Your account also asks for a code.").waitFor();
  await seen(phone, "codes-sign-in");
  check(await code(phone).evaluate((field) => field === document.activeElement), "the caret is in the code's field");
  await code(phone).fill("000000");
  await phone.keyboard.press("Enter");
  await phone.getByRole("alert").filter({ hasText: "not right" }).waitFor();
  server.pass(60);
  const fresh = codeAt(key, now());
  await code(phone).fill(fresh);
  await phone.keyboard.press("Enter");
  await phone.getByRole("heading", { name: "Kriemhild", level: 1 }).waitFor();
  await phone.getByRole("button", { name: "Sign out", exact: true }).click();
  await phone.getByRole("button", { name: "Sign in", exact: true }).waitFor();
  await signIn(phone, PASSWORD);
  await code(phone).fill(fresh);
  await phone.keyboard.press("Enter");
  await phone.getByRole("alert").filter({ hasText: "used before" }).waitFor();
  // Without the app: a recovery code, typed as people type.
  await code(phone).fill(recovery[0]!.toUpperCase().replaceAll("-", " "));
  await phone.keyboard.press("Enter");
  await phone.getByRole("heading", { name: "Kriemhild", level: 1 }).waitFor();
  await card(phone);
  await phone.getByText("9 recovery codes are left.").waitFor();

  // Turning it off asks for a code, too.
  server.pass(60);
  await phone.getByRole("button", { name: "Turn off" }).tap();
  await phone.getByRole("textbox", { name: "Password", exact: true }).fill(PASSWORD);
  await seen(phone, "codes-turn-off");
  await code(phone).fill(codeAt(key, now()));
  await phone.keyboard.press("Enter");
  await phone.getByText("Your account asks for the password alone.").waitFor();
  await phone.getByRole("button", { name: "Sign out", exact: true }).click();
  await phone.getByRole("button", { name: "Sign in", exact: true }).waitFor();
  await signIn(phone, PASSWORD);
  await phone.getByRole("heading", { name: "Kriemhild", level: 1 }).waitFor();
}
