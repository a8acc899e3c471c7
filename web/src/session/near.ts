// Players near one's own rating: at quick pairing, and in the list of open tables.

import type { PresentView, TableView } from "../wire";

/** Somebody's ratings by kind of game. */
export type PoolRatings = PresentView["ratings"];

/** By this those are let in who were never rated. */
const NEW = 1500;

/** The kind of game in whose list quick pairing counts. */
export const PAIRING_POOL = "hitting";

/** The ratings near one's own in a kind of game, as the server reckons them. */
export function nearRange(ratings: PoolRatings, pool: string, near: number): { from: number; to: number } {
  const own = ratings[pool] ?? NEW;
  return { from: Math.max(0, own - near), to: own + near };
}

/** Whether a person near one's own rating waits at a table. */
export function isNear(table: TableView, ratings: PoolRatings, near: number): boolean {
  const host = [table.a, table.b].find((seat) => seat?.id === table.host.id);
  if (!host) return false;
  const { from, to } = nearRange(ratings, table.pool, near);
  const rating = host.rating ?? NEW;
  return from <= rating && rating <= to;
}
