// What moderators ask of the server.

import { region } from "../i18n";
import type { AuditPage, CaseDecision, CaseDetail, LiftRequest, ModerationView } from "../wire";
import { post, send } from "./api";

const id = encodeURIComponent;

export const moderation = {
  show: () => send<ModerationView>("/moderation"),
  log: (before: number) => send<AuditPage>(`/moderation/log?before=${before}`),
  look: (report: string) => send<CaseDetail>(`/moderation/reports/${id(report)}/look`, { method: "POST" }),
  decide: (report: string, decision: CaseDecision) => send<void>(`/moderation/reports/${id(report)}/decide`, post(decision)),
  lift: (person: string, wish: LiftRequest) => send<void>(`/moderation/people/${id(person)}/lift`, post(wish)),
};

/** A moment as these pages write it. */
export const moment = (at: number): string => new Date(at).toLocaleString(region(), { dateStyle: "medium", timeStyle: "short" });
