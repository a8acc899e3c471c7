// What is agreed at a chouette, in words.

import { t } from "../../i18n/chouette";
import type { ChouetteOptions, Grade } from "../../wire";

/** Resigning so much, as a button says it. */
export const gradeName = (grade: Grade): string => t.chouette.resign[grade];

/** A line for everything that is agreed. */
export function agreed(options: ChouetteOptions): string[] {
  const o = t.chouette.option;
  const lines = [o.order[options.order], options.singleCube ? o.single : o.multi, o.consult[options.consultation]];
  if (options.allOrNone) lines.push(o.allOrNone);
  if (options.openAnswers) lines.push(o.openAnswers);
  lines.push(o.animals({ n: options.animals }));
  if (options.soleTakerMustBeaver) lines.push(o.soleTaker);
  if (options.boxTakesHalf) lines.push(o.half);
  if (options.extras) lines.push(o.extras);
  if (options.partner) lines.push(o.partner);
  lines.push(o.ties[options.automaticDoubles]);
  if (options.jacoby) lines.push(o.jacoby);
  if (options.mostPoints) lines.push(o.mostPoints);
  lines.push(o.most({ n: options.most }));
  return lines;
}
