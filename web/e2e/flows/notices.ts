// Being told of one's turn: the switch, the notice, and what pressing it opens. Browsers without a network have no push
// service, so one stands in for it where the page subscribes, and what it would deliver is handed to the service worker.

import type { Page } from "playwright-core";
import type { NoticesView } from "../../src/wire";
import { axe, check, fits, Server, shot, until, type Stage } from "../harness";
import { ask, atTheBoard, together } from "../meet";

const ENDPOINT = "https://push.example.org/browser";

/** The browser's own push service, for pages opened from now on: a subscription with keys as browsers make them. */
async function standIn(page: Page): Promise<void> {
  await page.addInitScript((endpoint) => {
    let present: unknown = null;
    const text = (bytes: ArrayBuffer): string =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
    const make = async (): Promise<unknown> => {
      const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
      const keys = {
        p256dh: text(await crypto.subtle.exportKey("raw", pair.publicKey)),
        auth: text(crypto.getRandomValues(new Uint8Array(16)).buffer),
      };
      sessionStorage.setItem("subscribed", "yes");
      return { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: () => Promise.resolve(sessionStorage.removeItem("subscribed")) };
    };
    PushManager.prototype.subscribe = async () => (present ??= await make()) as PushSubscription;
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem("subscribed") === null ? null : ((present ??= await make()) as PushSubscription);
  }, ENDPOINT);
}

const toggle = (page: Page) => page.getByRole("switch", { name: "Tell me when it is my turn" });
const endpoint = (page: Page): Promise<string | null> => ask<NoticesView>(page, "GET", "/notices").then((view) => view.endpoint);

/** Hands messages to the service worker as the push service would. */
async function courier(page: Page, origin: string): Promise<(said: object) => Promise<unknown>> {
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve, reject) => {
    setTimeout(() => reject(new Error("the service worker is not registered")), 60_000).unref();
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const found = registrations.find((one) => one.scopeURL === `${origin}/`);
      if (found) resolve(found.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  const registrationId = await registered;
  return (said) => cdp.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(said) });
}

/** What stands among the browser's notices. */
const shown = (page: Page): Promise<{ title: string; body: string }[]> =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    const list = await getNotifications.call(await navigator.serviceWorker.ready);
    return list.map(({ title, body }) => ({ title, body }));
  });

/** Presses the notice; the address that is opened for it. A browser without a screen has nothing to press, and opens
 * no window by itself. */
async function press(page: Page): Promise<string> {
  const worker = page.context().serviceWorkers()[0];
  check(worker, "the service worker runs");
  return worker.evaluate(async () => {
    interface Scope {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (url: string) => Promise<null> };
      dispatchEvent: (event: Event) => boolean;
      NotificationEvent: new (name: string, init: { notification: Notification }) => Event;
    }
    const scope = globalThis as unknown as Scope;
    const [notification] = await scope.registration.getNotifications();
    if (!notification) return "";
    return new Promise<string>((resolve) => {
      setTimeout(() => resolve("nothing"), 60_000);
      scope.clients.openWindow = (url) => {
        resolve(url);
        return Promise.resolve(null);
      };
      scope.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification }));
    });
  });
}

export async function notices({ open }: Stage): Promise<void> {
  const server = new Server("");
  await server.start();
  try {
    const anna = await open("/", { at: server });
    const bert = await open("/", { at: server, size: [390, 844], touch: true });
    const { origin } = new URL(anna.url());

    // Who has said no to notices reads so, and what to do.
    await bert.context().grantPermissions([], { origin });
    await bert.goto(`${server.url}/lobby`);
    await toggle(bert).waitFor();
    await until("Bert reads that the browser says no", async () => {
      if (await toggle(bert).isEnabled()) await toggle(bert).click();
      return (await bert.getByText("Your browser blocks notifications from this site.").count()) === 1;
    });
    await until("there is nothing to switch", () => toggle(bert).isDisabled());
    await fits(bert, "notices that are forbidden", false);
    await axe(bert, "notices that are forbidden");
    await shot(bert, "notices-denied-390x844");

    // A browser whose push service is out of reach says that.
    await anna.context().grantPermissions(["notifications"], { origin });
    await anna.goto(`${server.url}/lobby`);
    await toggle(anna).click();
    await anna.getByText("The browser's push service did not answer:").waitFor();
    check(!(await toggle(anna).isChecked()), "nobody is told");

    await standIn(anna);
    await anna.reload();
    await toggle(anna).click();
    await until("the server knows where to tell", async () => (await endpoint(anna)) === ENDPOINT);
    await until("the switch is on", () => toggle(anna).isChecked());
    await fits(anna, "notices switched on", false);
    await axe(anna, "notices switched on");
    await shot(anna, "notices-on-1440x900");
    await anna.reload();
    await until("the switch is still on", () => toggle(anna).isChecked());
    await toggle(anna).click();
    await until("the server tells no more", async () => (await endpoint(anna)) === null);
    await toggle(anna).click();
    await until("the server tells again", async () => (await endpoint(anna)) === ENDPOINT);

    // The notice comes while she is elsewhere; pressing it opens the match.
    await together(anna, bert, { clock: { type: "days", days: 3 } });
    const { pathname } = new URL(anna.url());
    await anna.goto(`${server.url}/dice`);
    const deliver = await courier(anna, origin);
    const said = { title: "Your turn against Bert", body: "0–0, to 3. You have 2 days and 23 hours.", path: pathname, tag: "match" };
    await deliver(said);
    await deliver({ ...said, body: "0–0, to 3. You have one day." });
    await until("the later notice stands alone", async () => {
      const list = await shown(anna);
      return list.length === 1 && list[0]?.body.endsWith("one day.");
    });
    await until("it says whose turn it is", async () => (await shown(anna))[0]?.title === said.title);
    const address = await press(anna);
    check(address === `${origin}${pathname}`, `pressing opens the match: ${address}`);
    await anna.goto(address);
    await atTheBoard(anna);
    await until("the notice has gone", async () => (await shown(anna)).length === 0);
  } finally {
    await server.stop();
  }
}
