// Being told that somebody has come to the lobby, while one looks at another page: by a short message on the page, or
// by the browser where nobody looks at it. The server decides who is told, and when.

import { t } from "../i18n";
import type { ComerView, LookoutView } from "../wire";
import { api, send } from "./api";
import { go } from "./router.svelte";
import { offer } from "./toast.svelte";

const KEY = "pasch.lookout";

function read(): number | null {
  try {
    const until = Number(localStorage.getItem(KEY));
    return until > 0 ? until : null;
  } catch {
    return null;
  }
}

/** Until when, in milliseconds since 1970, as far as this browser knows. */
export const lookout = $state<{ until: number | null }>({ until: read() });

export const isOnLookout = (): boolean => lookout.until !== null && lookout.until > Date.now();

function keep(until: number | null): void {
  lookout.until = until;
  try {
    if (until === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(until));
  } catch {
    // Then other pages ask the server anew.
  }
}

/** Asks the server. */
export async function loadLookout(): Promise<void> {
  keep((await api.notices()).lookout);
}

export async function setLookout(on: boolean): Promise<void> {
  if (!on) {
    await send<void>("/notices/lookout", { method: "DELETE" });
    keep(null);
    return;
  }
  // For the time at which nobody looks at the page; without it the message waits there.
  if ("Notification" in window && Notification.permission === "default") void Notification.requestPermission().catch(() => undefined);
  keep((await send<LookoutView>("/notices/lookout", { method: "PUT" })).until);
}

const textOf = ({ name, table }: ComerView): string => (table === null ? t.lookout.came({ name }) : t.lookout.opened({ name }));

/** The browser says it, if it may. Pressing it leads to the lobby. */
async function notify(comer: ComerView): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const said = { tag: comer.id, icon: "/favicon.svg", data: { path: "/lobby" } };
  const worker = await navigator.serviceWorker?.getRegistration("/");
  if (worker) await worker.showNotification(textOf(comer), said);
  else
    new Notification(textOf(comer), said).onclick = () => {
      window.focus();
      go("/lobby");
    };
}

let missed: ComerView | null = null;
const show = (comer: ComerView): void => offer(textOf(comer), t.lookout.go, () => go("/lobby"));

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible" || missed === null) return;
  if (location.pathname !== "/lobby") show(missed);
  missed = null;
});

/** Somebody has come. */
export function comes(comer: ComerView): void {
  if (document.visibilityState === "visible") {
    show(comer);
    return;
  }
  missed = comer;
  void notify(comer).catch(() => undefined);
}
