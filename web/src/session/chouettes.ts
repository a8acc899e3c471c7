// Chouettes over HTTP.

import type { ChouetteEar, ChouetteIntent, ChouetteList, ChouettePlay, ChouetteView, NewChouette } from "../wire";
import { post, send } from "./api";

const at = (chouette: string): string => `/chouettes/${encodeURIComponent(chouette)}`;

export const chouettes = {
  list: () => send<ChouetteList>("/chouettes"),
  create: (wish: NewChouette) => send<ChouetteView>("/chouettes", post(wish)),
  show: (chouette: string) => send<ChouetteView>(at(chouette)),
  join: (chouette: string, name: string | null) => send<ChouetteView>(`${at(chouette)}/join`, post(name === null ? {} : { name })),
  seatBot: (chouette: string, level: string) => send<ChouetteView>(`${at(chouette)}/bots`, post({ level })),
  act: (chouette: string, seq: number, intent: ChouetteIntent) => send<ChouetteView>(`${at(chouette)}/acts`, post({ seq, intent })),
  play: (chouette: string) => send<ChouettePlay>(`${at(chouette)}/play`),
  say: (chouette: string, to: ChouetteEar, text: string) => send<void>(`${at(chouette)}/talk`, post({ to, text })),
};

/** The sheet as a file of comma-separated values. */
export const sheetPath = (chouette: string): string => `/api/v1${at(chouette)}/sheet`;
