// Tournaments over HTTP.

import type { NewTournament, TournamentIntent, TournamentList, TournamentView } from "../wire";
import { post, send } from "./api";

const at = (tournament: string): string => `/tournaments/${encodeURIComponent(tournament)}`;

export const tournaments = {
  list: () => send<TournamentList>("/tournaments"),
  create: (wish: NewTournament) => send<TournamentView>("/tournaments", post(wish)),
  show: (tournament: string) => send<TournamentView>(at(tournament)),
  act: (tournament: string, seq: number, intent: TournamentIntent) => send<TournamentView>(`${at(tournament)}/acts`, post({ seq, intent })),
};

/** Standings and results as a file of comma-separated values. */
export const resultsPath = (tournament: string): string => `/api/v1${at(tournament)}/results`;
