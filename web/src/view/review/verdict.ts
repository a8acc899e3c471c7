// The words over a decision.

import { lossText } from "../../i18n";
import { adviceText } from "../../i18n/advice";
import { t } from "../../i18n/study";
import type { TurnReport } from "../../wire";

/** A roll that could not be played. */
export const isDance = (turn: TurnReport): boolean => turn.kind === "play" && turn.candidates.length === 0;

export function verdict(turn: TurnReport): string {
  if (isDance(turn)) return t.analysis.noMove;
  if (turn.mark === null)
    return turn.kind === "play" && turn.candidates.length <= 1 ? t.analysis.forced : turn.text || t.analysis.noDecision;
  const word = t.analysis.mark[turn.mark];
  const loss = lossText(turn.loss);
  return turn.mark === "best" || Number(turn.loss.toFixed(3)) === 0 ? word : `${word}, ${loss}`;
}

/** Why a decision is right or wrong. Reports of an older version have it in English alone, with a space at which a line could break. */
export const whyText = (turn: TurnReport): string => adviceText({ text: turn.why.replace(/(\d) %/g, "$1%"), told: turn.told });

export interface Piece {
  text: string;
  tone: "plain" | "best" | "played";
}

/** The explanation cut up, so that the best and the played play stand out in it. */
export function pieces(turn: TurnReport): Piece[] {
  const best = turn.candidates.find((one) => one.rank === 1)?.play ?? "";
  const played = turn.played === null ? "" : (turn.candidates[turn.played]?.play ?? "");
  let out: Piece[] = [{ text: whyText(turn), tone: "plain" }];
  const mark = (needle: string, tone: "best" | "played"): void => {
    if (needle === "") return;
    out = out.flatMap((piece): Piece[] => {
      if (piece.tone !== "plain") return [piece];
      return piece.text.split(needle).flatMap((text, i): Piece[] =>
        i === 0
          ? [{ text, tone: "plain" }]
          : [
              { text: needle, tone },
              { text, tone: "plain" },
            ],
      );
    });
  };
  const longFirst: ["best" | "played", string][] = [
    ["best", best],
    ["played", played === best ? "" : played],
  ];
  longFirst.sort((x, y) => y[1].length - x[1].length);
  for (const [tone, needle] of longFirst) mark(needle, tone);
  return out.filter((piece) => piece.text !== "");
}
