// Passkeys: a guest becomes an account by one, comes in again here and elsewhere, adds and removes them. Browsers keep
// passkeys for names, so the pages are asked for at localhost; the device is Chromium's own virtual one.

import type { CDPSession, Page } from "playwright-core";
import type { Me } from "../../src/wire";
import { Line, axe, check, fits, shot, until, type Stage } from "../harness";

export const DESKTOP: [number, number] = [1440, 900];
const PHONE: [number, number] = [390, 844];
const SECRET = "a prime of six";

export const me = (page: Page): Promise<Me> => page.evaluate(async () => (await (await fetch("/api/v1/me")).json()) as Me);

/** A device inside of the page's computer, with fingers it knows. */
export interface Device {
  line: CDPSession;
  id: string;
}

interface Kept {
  credentialId: string;
  signCount: number;
}

export async function device(page: Page): Promise<Device> {
  const line = await page.context().newCDPSession(page);
  await line.send("WebAuthn.enable", { enableUI: false });
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await line.send("WebAuthn.addVirtualAuthenticator", { options });
  return { line, id: authenticatorId };
}

export async function kept({ line, id }: Device): Promise<Kept[]> {
  const { credentials } = await line.send("WebAuthn.getCredentials", { authenticatorId: id });
  return credentials as Kept[];
}

/** A browser that offers no passkeys beside the fields. Chromium's virtual device takes such an offer at once, so that a
 * page which has it signs in before its button can be pressed. */
export function withoutOffers(): void {
  Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: () => Promise.resolve(false) });
}

/** The device gets the key as well, as when a keeper of passkeys brings it along. */
async function brings(from: Device, { line, id }: Device, credentialId: string, signCount: number): Promise<void> {
  const { credential } = await from.line.send("WebAuthn.getCredential", { authenticatorId: from.id, credentialId });
  await line.send("WebAuthn.addCredential", { authenticatorId: id, credential: { ...credential, signCount } });
}

async function looks(page: Page, name: string): Promise<void> {
  const before = page.viewportSize() ?? { width: DESKTOP[0], height: DESKTOP[1] };
  for (const theme of ["light", "dark"]) {
    await page.evaluate(
      (chosen) => (document.documentElement.dataset["theme"] = document.documentElement.dataset["board"] = chosen),
      theme,
    );
    for (const [width, height] of [DESKTOP, PHONE]) {
      await page.setViewportSize({ width, height });
      await fits(page, `${name} ${width}`, false);
      await axe(page, `${name} ${width} ${theme}`);
      await shot(page, `${name}-${width}x${height}${theme === "dark" ? "-dark" : ""}`);
    }
  }
  await page.evaluate(() => (document.documentElement.dataset["theme"] = document.documentElement.dataset["board"] = "light"));
  await page.setViewportSize(before);
}

export async function passkeys({ open, server }: Stage): Promise<void> {
  const at = server;
  // An address of numbers has none, and does not pretend to.
  const line = new Line(server);
  await line.start();
  const numbers = await open("/account", { at: line, size: PHONE });
  await numbers.getByRole("button", { name: "Sign in", exact: true }).waitFor();
  check((await numbers.getByRole("button", { name: /passkey/ }).count()) === 0, "no passkeys at an address of numbers");
  await numbers.close();
  line.stop();

  const desk = await open("/account?do=create", { at, size: DESKTOP, first: withoutOffers });
  const laptop = await device(desk);
  const guest = await me(desk);
  await desk.getByRole("button", { name: "Create account with a passkey" }).click();
  check((await kept(laptop)).length === 0, "a name is asked for first");
  await desk.getByRole("textbox", { name: "Name" }).fill("Admin");
  await desk.getByRole("button", { name: "Create account with a passkey" }).click();
  await desk.getByRole("alert").waitFor();
  await desk.getByRole("textbox", { name: "Name" }).fill("Sigrun");
  await looks(desk, "passkey-create");
  await desk.getByRole("button", { name: "Create account with a passkey" }).click();
  await desk.getByRole("heading", { name: "Sigrun", level: 1 }).waitFor();
  const now = await me(desk);
  check(now.id === guest.id && now.role === "player", "the guest has become the account");
  const [first] = await kept(laptop);
  check(first, "the device keeps the key");
  const passkeys = desk.getByRole("region", { name: "Passkeys" });
  await passkeys.getByText("your only way in").waitFor();
  check((await passkeys.getByRole("button", { name: /^Remove/ }).count()) === 0, "the last one stays");
  await looks(desk, "passkey-account");

  // Signing out and in again: nothing is typed.
  await desk.getByRole("button", { name: "Sign out", exact: true }).click();
  await desk.getByRole("button", { name: "Sign in with a passkey" }).waitFor();
  await until("a new guest after signing out", async () => (await me(desk)).id !== guest.id);
  await looks(desk, "passkey-sign-in");
  await desk.getByRole("button", { name: "Sign in with a passkey" }).click();
  await desk.getByRole("heading", { name: "Sigrun", level: 1 }).waitFor();
  await until("the same account", async () => (await me(desk)).id === guest.id);
  check(((await kept(laptop))[0]?.signCount ?? 0) > first.signCount, "the device has signed");

  // A token is made by the passkey, since there is no password.
  await desk.locator("summary", { hasText: "Programs and tokens" }).click();
  await desk.getByLabel("What is it for?").fill("my bot");
  await desk.locator("details", { hasText: "Programs and tokens" }).getByText("Your device will ask for your passkey.").waitFor();
  await desk.getByRole("button", { name: "Make a token" }).click();
  await desk.getByText("Copy it now").waitFor();

  // Elsewhere: another browser that has the same key, and offers it beside the fields; no button is pressed.
  const tablet = await open("/", { at, size: PHONE, touch: true });
  await brings(laptop, await device(tablet), first.credentialId, 50);
  await tablet.goto(`${at.url}/account`);
  await tablet.getByRole("heading", { name: "Sigrun", level: 1 }).waitFor();
  await until("the account on the tablet", async () => (await me(tablet)).id === guest.id);

  // A third browser, by the button.
  const phone = await open("/account", { at, size: PHONE, touch: true, first: withoutOffers });
  const pocket = await device(phone);
  await brings(laptop, pocket, first.credentialId, 100);
  await phone.getByRole("button", { name: "Sign in with a passkey" }).tap();
  await phone.getByRole("heading", { name: "Sigrun", level: 1 }).waitFor();
  await until("the account on the phone", async () => (await me(phone)).id === guest.id);

  // A key whose count goes back was copied: the laptop's is behind the phone's now.
  await desk.getByRole("button", { name: "Sign out", exact: true }).click();
  await desk.getByRole("button", { name: "Sign in with a passkey" }).click();
  await desk.getByRole("alert").filter({ hasText: "was not accepted" }).waitFor();
  check((await me(desk)).role === null, "it opens nothing");

  // On the phone: a password, a name for the key, and a second key on a device that has none.
  await phone.locator("summary", { hasText: "Set a password" }).tap();
  await phone.getByRole("textbox", { name: "New password" }).fill(SECRET);
  await phone.getByRole("button", { name: "Set a password" }).tap();
  await phone.getByText("Password changed.").waitFor();
  const list = phone.getByRole("region", { name: "Passkeys" });
  await list.getByRole("button", { name: /^Rename/ }).tap();
  await list.getByRole("textbox", { name: "Name of the passkey" }).fill("Laptop");
  await list.getByRole("button", { name: "Rename", exact: true }).tap();
  await list.getByRole("button", { name: "Rename Laptop" }).waitFor();
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  await pocket.line.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId: pocket.id });
  pocket.id = (await pocket.line.send("WebAuthn.addVirtualAuthenticator", { options })).authenticatorId;
  await list.getByRole("button", { name: "Add a passkey" }).tap();
  await list.getByRole("textbox", { name: "Password" }).fill("something else");
  await list.getByRole("button", { name: "Make the passkey" }).tap();
  await list.getByRole("alert").filter({ hasText: "The password is not right." }).waitFor();
  await looks(phone, "passkey-add");
  await list.getByRole("textbox", { name: "Password" }).fill(SECRET);
  await list.getByRole("button", { name: "Make the passkey" }).tap();
  await phone.getByText("Passkey added. You can sign in with it now.").waitFor();
  check((await kept(pocket)).length === 1, "the device keeps the second key");
  await until("two passkeys", async () => (await list.getByRole("button", { name: /^Remove/ }).count()) === 2);

  // The laptop is gone: its key is removed, shown by the new one.
  await list.getByRole("button", { name: "Remove Laptop" }).tap();
  await list.getByRole("checkbox", { name: "Use a passkey instead" }).check();
  await looks(phone, "passkey-remove");
  await list.getByRole("button", { name: "Remove", exact: true }).tap();
  await phone.getByText("Removed. The passkey no longer works.").waitFor();
  await until("one passkey is left", async () => (await list.getByRole("button", { name: /^Remove/ }).count()) === 1);
  await desk.getByRole("button", { name: "Sign in with a passkey" }).click();
  await desk.getByRole("alert").filter({ hasText: "was not accepted" }).waitFor();
  check((await me(desk)).role === null, "the removed one opens nothing");
}
