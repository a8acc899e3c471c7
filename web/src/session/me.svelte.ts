// Who the browser is here: a guest, or somebody with an account.

import type { Me } from "../wire";
import { adopt } from "./settings.svelte";

export const here = $state<{ me: Me | null }>({ me: null });

/** What the server has said about the caller. Settings kept with an account are this device's, too. */
export function learn(me: Me): Me {
  const isNews = here.me?.id !== me.id || here.me.role !== me.role;
  here.me = me;
  if (isNews && me.role !== null && me.settings) adopt(me.settings);
  return me;
}

/** Whether the player has chosen a name; otherwise they are a guest with a number. */
export const isNamed = (name: string): boolean => !/^Guest( \d+)?$/.test(name);

export const hasAccount = (): boolean => here.me !== null && here.me.role !== null;
