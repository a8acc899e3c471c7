// Signing in and out; settings that travel with the account.

import { api } from "./api";
import { hasAccount, here, learn } from "./me.svelte";
import { onKeep, settings } from "./settings.svelte";

/** How long settings rest before they are sent. */
const REST_MS = 600;

let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  // What does not arrive now goes with the next change; on this device it holds already.
  if (hasAccount()) void api.keepSettings({ ...settings }).catch(() => undefined);
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

/** The guest becomes an account, and this device's settings are its first. */
export async function register(name: string, password: string): Promise<void> {
  learn(await api.register(name, password));
  send();
}

export async function signIn(name: string, password: string): Promise<void> {
  learn(await api.signIn(name, password));
}

/** Leaves the account; the browser is a new guest. */
export async function signOut(): Promise<void> {
  if (timer !== undefined) send();
  await api.signOut();
  here.me = null;
  await api.me();
}

/** The account goes with all that is its owner's; the browser is a new guest. */
export async function deleteAccount(password: string): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  await api.deleteAccount(password);
  here.me = null;
  await api.me();
}
