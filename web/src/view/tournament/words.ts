// Formats, rounds and parts of a tournament, in words.

import { t } from "../../i18n/tournament";
import type { NewTournament, TournamentSection, TournamentStage } from "../../wire";

export const formatText = ({ format }: NewTournament): string => {
  const f = t.tournament.format;
  if (format.type === "swiss" && (format.lives ?? 0) > 0) return f.lives({ n: format.lives ?? 0 });
  return f[format.type];
};

export const stageText = (stage: TournamentStage): string => t.tournament.stage[stage];

export function sectionText(section: TournamentSection): string {
  if (section.type === "group") return t.tournament.group({ n: section.number + 1 });
  return t.tournament.section[section.type];
}

/** A name for each part, by which matches are put together. */
export const sectionKey = (section: TournamentSection): string => (section.type === "group" ? `group${section.number}` : section.type);
