// Tables at which people meet, over HTTP.

import { t } from "../i18n";
import type { Me, NewTable, TableView } from "../wire";
import { post, send } from "./api";

const id = encodeURIComponent;

export const tables = {
  create: (wish: NewTable) => send<TableView>("/tables", post(wish)),
  quick: (wish: NewTable) => send<TableView>("/tables/quick", post(wish)),
  byCode: (code: string) => send<TableView>("/tables/find", post({ code })),
  show: (table: string) => send<TableView>(`/tables/${id(table)}`),
  join: (table: string, name: string | null) => send<TableView>(`/tables/${id(table)}/join`, post(name === null ? {} : { name })),
  seatBot: (table: string, level: string) => send<TableView>(`/tables/${id(table)}/bot`, post({ level })),
  counter: (table: string, wish: NewTable) => send<TableView>(`/tables/${id(table)}/counter`, post(wish)),
  close: (table: string) => send<TableView>(`/tables/${id(table)}`, { method: "DELETE" }),
  rename: (name: string) => send<Me>("/me", { ...post({ name }), method: "PUT" }),
  report: (match: string, text: string) => send<void>(`/matches/${id(match)}/report`, post({ text })),
};

/** Whether a program of the host's plays at a table. */
export const byProgram = (table: TableView): boolean => [table.a, table.b].some((seat) => seat?.id === table.host.id && seat.program);

/** Whether a table counts for ratings, and whom it is for by them. */
export function kindText(table: TableView): string {
  if (table.ratings) return t.players.range({ from: table.ratings.from, to: table.ratings.to });
  return table.rated ? t.lobby.rated : t.lobby.friendly;
}

/** A table's address, to be handed on. */
export const linkOf = (table: TableView): string => `${location.origin}/t/${table.id}`;

/** The page of the match at a table; who does not play names the table to watch. */
export function matchPath(table: TableView, me: string | null): string {
  const plays = me !== null && (table.a?.id === me || table.b?.id === me);
  return `/play/${table.matchId ?? ""}${plays || table.public ? "" : `?table=${id(table.id)}`}`;
}

/** The short code as it is said: in two groups. */
export const codeText = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
