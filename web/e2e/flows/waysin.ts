// The way back after a forgotten password: asked for by keyboard, the link followed on another device, the new password used;
// and what a server without mail says.

import type { Page } from "playwright-core";
import { axe, check, fits, shot, type Stage } from "../harness";
import { link, mailed, withMail } from "./mail";

export const SIZES: [number, number][] = [
  [1440, 900],
  [390, 844],
  [360, 640],
];
const NEW = "another prime of six";

/** A page at every size: nothing too wide, nothing that axe finds, and a picture. */
export async function seen(page: Page, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await fits(page, name, false);
    await axe(page, name);
    await shot(page, `${name}-${width}x${height}`);
  }
}

/** Signs in with the keyboard alone. */
async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByRole("textbox", { name: "Name" }).focus();
  await page.keyboard.type(name);
  await page.getByRole("textbox", { name: "Password" }).focus();
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
}

export async function waysIn({ open, server: without }: Stage): Promise<void> {
  await withMail(async (server, next, mails) => {
    const anna = await open("/", { at: server, size: SIZES[0] });
    const address = await mailed(anna, server, "Anna", next);

    // Somebody at a new browser has forgotten the password.
    const phone = await open("/", { at: server, size: SIZES[1] });
    await phone.goto(`${server.url}/account`);
    await phone.getByRole("link", { name: "Forgot your password?" }).waitFor();
    await seen(phone, "ways-in-sign-in");
    await phone.getByRole("link", { name: "Forgot your password?" }).focus();
    await phone.keyboard.press("Enter");
    await phone.getByRole("textbox", { name: "Your name or e-mail address" }).waitFor();
    await seen(phone, "ways-in-ask");
    await phone.getByRole("textbox", { name: "Your name or e-mail address" }).focus();
    await phone.keyboard.type("Nobody");
    await phone.keyboard.press("Enter");
    const sent = phone.getByText("If there is such an account and it has a confirmed e-mail address, a link is on its way.");
    await sent.waitFor();
    check(mails.length === 0, "nobody is mailed for a name that nobody has");
    await phone.getByRole("button", { name: "Ask again" }).focus();
    await phone.keyboard.press("Enter");
    await phone.getByRole("textbox", { name: "Your name or e-mail address" }).fill(address);
    await phone.keyboard.press("Enter");
    await sent.waitFor();
    await seen(phone, "ways-in-sent");

    // Opening the link does nothing; a password that is too common does not use it up.
    const told = link(await next(address), `${server.url}/reset#`);
    await phone.goto(told);
    await phone.getByRole("textbox", { name: "New password" }).waitFor();
    await seen(phone, "ways-in-choose");
    await phone.getByRole("textbox", { name: "New password" }).focus();
    await phone.keyboard.type("password123");
    await phone.keyboard.press("Enter");
    await phone.getByRole("alert").waitFor();
    await anna.goto(`${server.url}/account`);
    await anna.getByRole("heading", { name: "Anna", level: 1 }).waitFor();
    await phone.getByRole("textbox", { name: "New password" }).fill(NEW);
    await phone.keyboard.press("Enter");
    await phone.getByText("Your password is changed.").waitFor();
    await seen(phone, "ways-in-done");
    const changed = await next(address);
    check(changed.subject === "Your password was changed", changed.subject);

    // The device that was signed in is not any more; the new password opens the account, and the link nothing.
    await anna.reload();
    await anna.getByRole("link", { name: "Forgot your password?" }).waitFor();
    await phone.getByRole("link", { name: "Go to sign in" }).focus();
    await phone.keyboard.press("Enter");
    await signIn(phone, "Anna", NEW);
    await phone.getByRole("heading", { name: "Anna", level: 1 }).waitFor();
    await anna.goto(told);
    await anna.getByRole("textbox", { name: "New password" }).fill("a third prime of six");
    await anna.getByRole("button", { name: "Set the new password" }).click();
    await anna.getByRole("alert").filter({ hasText: "no longer good" }).waitFor();
    await seen(anna, "ways-in-over");
    await anna.getByRole("button", { name: "Ask again" }).click();
    await anna.getByRole("textbox", { name: "Your name or e-mail address" }).waitFor();
  });

  const guest = await open("/", { at: without, size: SIZES[0] });
  await guest.goto(`${without.url}/reset`);
  await guest.getByText("pasch accounts password NAME").waitFor();
  await seen(guest, "ways-in-no-mail");
}
