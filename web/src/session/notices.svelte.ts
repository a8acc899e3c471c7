// Whether this browser is told when it is one's turn, by its push service.

import { t } from "../i18n";
import { ApiError, api } from "./api";
import { Attempt } from "./attempt.svelte";

/** `asking`: not known yet. `unable`: the browser, or an address without https, cannot. `denied`: its owner has said no. */
export type Standing = "asking" | "unable" | "denied" | "off" | "on";

const WORKER = "/notices.js";

const isAble = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const present = async (): Promise<PushSubscription | null> =>
  (await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription() ?? null;

/** A subscription for this server's key; one for another key is given up. */
async function subscribe(pushKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish: PushSubscriptionOptionsInit = { userVisibleOnly: true, applicationServerKey: pushKey };
  try {
    return await pushManager.subscribe(wish);
  } catch (error) {
    const before = await pushManager.getSubscription();
    if (!before) throw error;
    await before.unsubscribe();
    return pushManager.subscribe(wish);
  }
}

export class Notices {
  standing = $state<Standing>("asking");
  busy = $state(false);
  readonly attempt = new Attempt();

  async load(): Promise<void> {
    await this.attempt.at(() => this.look());
  }

  private async look(): Promise<void> {
    if (!isAble()) this.standing = "unable";
    else if (Notification.permission === "denied") this.standing = "denied";
    else {
      const [{ endpoint }, here] = [await api.notices(), await present()];
      this.standing = endpoint !== null && here?.endpoint === endpoint ? "on" : "off";
    }
  }

  async turn(on: boolean): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.attempt.at(() => (on ? this.turnOn() : this.turnOff()));
    this.busy = false;
  }

  private async turnOn(): Promise<void> {
    const permission = await Notification.requestPermission();
    if (permission !== "granted") {
      this.standing = permission === "denied" ? "denied" : "off";
      return;
    }
    const { pushKey } = await api.notices();
    const subscription = await subscribe(pushKey).catch((error: unknown) => {
      throw new ApiError(t.notices.noService({ why: error instanceof Error ? error.message : String(error) }), 0, "push", null);
    });
    const { keys = {} } = subscription.toJSON();
    await api.tellHere({ endpoint: subscription.endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" });
    this.standing = "on";
  }

  private async turnOff(): Promise<void> {
    await api.tellNoMore();
    this.standing = "off";
    await (await present())?.unsubscribe();
  }
}
