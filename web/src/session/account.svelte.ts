// Signing in and out; settings that travel with the account.

import { t } from "../i18n";
import type { Me, PasskeyProof, Proof } from "../wire";
import { api } from "./api";
import { deviceName } from "./device";
import { chosenLanguage } from "./language";
import { hasAccount, here, learn } from "./me.svelte";
import { makePasskey, provePasskey } from "./passkeys";
import { onKeep, settings } from "./settings.svelte";

/** How long settings rest before they are sent. */
const REST_MS = 600;

let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  // What does not arrive now goes with the next change; on this device it holds already.
  // Mails are written in the language of the page, though nobody has chosen it.
  if (hasAccount()) void api.keepSettings({ ...settings, language: chosenLanguage() }).catch(() => undefined);
}

/** From now on a change of settings is kept with the account. */
export function shareSettings(): void {
  onKeep(() => {
    if (!hasAccount()) return;
    clearTimeout(timer);
    timer = setTimeout(send, REST_MS);
  });
  addEventListener("pagehide", () => {
    if (timer !== undefined) send();
  });
}

/** What was done in lessons here is joined with what the account knows; what fails now is done with the next lesson. */
function shareLessons(): void {
  void import("./progress").then((lessons) => lessons.shareProgress()).catch(() => undefined);
}

/** The guest becomes an account, and this device's settings are its first. */
export async function register(name: string, password: string): Promise<void> {
  learn(await api.register(name, password));
  send();
  shareLessons();
}

export async function signIn(name: string, password: string, code?: string): Promise<void> {
  learn(await api.signIn(name, password, code));
  shareLessons();
}

/** What a passkey made in this browser is called at first. */
const thisDevice = (): string => (deviceName(navigator.userAgent) ?? t.nav.unknownDevice).slice(0, 40);

/** The guest becomes an account that a new passkey opens. */
export async function registerByPasskey(name: string): Promise<void> {
  learn(await api.registerByPasskey(await makePasskey(await api.askToCreate(name), thisDevice())));
  send();
  shareLessons();
}

/** Comes in by a passkey that was shown, or asks for one. */
export async function enterByPasskey(shown?: PasskeyProof): Promise<Me> {
  const me = learn(await api.enterByPasskey(shown ?? (await provePasskey(await api.askToEnter()))));
  shareLessons();
  return me;
}

/** The account has one more passkey, made by this device or one beside it. */
export async function addPasskey(proof: Proof): Promise<void> {
  await api.addPasskey(await makePasskey(await api.askToAdd(proof), thisDevice()));
}

/** Leaves the account; the browser is a new guest. */
export async function signOut(): Promise<void> {
  if (timer !== undefined) send();
  await api.signOut();
  here.me = null;
  await api.me();
}

/** The account goes with all that is its owner's; the browser is a new guest. */
export async function deleteAccount(proof: Proof): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  await api.deleteAccount(proof);
  here.me = null;
  await api.me();
}
