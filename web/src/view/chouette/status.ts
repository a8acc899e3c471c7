// Whose turn it is in a chouette, in one sentence.

import { t } from "../../i18n/chouette";
import type { ChouetteRoom } from "../../session/chouette.svelte";
import type { ChouetteView } from "../../wire";

interface Status {
  text: string;
  /** It is the viewer's. */
  mine: boolean;
}

const mine = (text: string): Status => ({ text, mine: true });

export function statusText(room: ChouetteRoom, view: ChouetteView): Status {
  const s = t.chouette.status;
  if (room.may("answerPartner")) return mine(s.askedAsPartner({ name: room.name(view.boxSeat) }));
  if (room.may("answer")) return mine(s.answer);
  if (room.may("consent")) return mine(view.game?.pending?.type === "consentToResign" ? s.consentResign : s.consentDouble);
  if (room.may("answerExtra")) return mine(s.answerExtra);
  if (room.may("offerExtra")) return mine(s.offerExtra);
  if (room.may("answerResignation")) return mine(s.answerResignation);
  if (room.may("play")) return mine(s.play);
  if (room.may("roll")) return mine(room.may("double") ? s.rollOrDouble : s.roll);
  if (room.may("start")) return mine(view.game || view.rows.length === 0 ? s.start : s.next);
  if (room.may("double")) return mine(s.double);
  if (room.may("order")) return mine(s.order);
  if (view.line.length === 0) return { text: s.few({ n: 3 }), mine: false };
  const names = view.waitsFor.filter((seat) => seat !== view.you).map((seat) => room.name(seat));
  if (names.length > 0) return { text: s.waits({ names: names.join(", "), n: names.length }), mine: false };
  return { text: s.between({ box: room.name(view.boxSeat), captain: room.name(view.captain) }), mine: false };
}
