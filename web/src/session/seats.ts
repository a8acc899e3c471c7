// The state of a match, read: who acts, who sits where, what was played and thrown last.

import { other } from "../board/geometry";
import { largestFirst } from "../board/input";
import { settings } from "./settings.svelte";
import type { HistoryEntry, MatchView, Seat } from "../wire";

/** Both seats are played on this device. */
export function isLocal(view: MatchView): boolean {
  return view.local;
}

/** Two people at two devices, and the viewer is one of them. */
export const isBetweenPeople = ({ table, you, players: { a, b } }: MatchView): boolean =>
  table !== null && you !== null && a.kind === "human" && b.kind === "human";

/** The viewer's own seat, or that of the first player. */
export function ownSeat(view: MatchView): Seat {
  return isLocal(view) ? "a" : (view.you ?? "a");
}

/** The seat drawn below: one's own, unless one wants it above; always the same for two people on one device. */
export function bottomSeat(view: MatchView): Seat {
  return settings.above ? other(ownSeat(view)) : ownSeat(view);
}

/** The seat that the viewer may act for now, or null. */
export function actingSeat(view: MatchView): Seat | null {
  const mine = (seat: Seat): Seat | null => (view.you !== null && (isLocal(view) || view.you === seat) ? seat : null);
  const { phase } = view;
  switch (phase.type) {
    case "toRoll":
    case "toMove":
      return mine(phase.player);
    case "illegalPlay":
      // Where both must correct, the one who erred may ask for it, too.
      return mine(other(phase.by)) ?? (view.illegal === "bothMustCorrect" ? mine(phase.by) : null);
    case "doubleOffered":
    case "resignOffered":
      return mine(other(phase.by));
    case "opening":
    case "gameOver":
    case "matchOver":
      return view.you;
  }
}

/** The opponent's latest play in this game, while nothing has been played since. */
export function lastPlay(view: MatchView): HistoryEntry | null {
  const latest = view.history.findLast(
    (one) => one.kind === "play" || one.kind === "illegal" || one.kind === "dance" || one.kind === "end",
  );
  return latest && latest.moves.length > 0 ? latest : null;
}

/** The latest roll of this game that has been played, or could not be; null while the game has gone on otherwise since. */
export function lastRoll(view: MatchView): { player: Seat; dice: number[] } | null {
  const latest = view.history.findLast(
    (one) => one.kind === "play" || one.kind === "illegal" || one.kind === "dance" || one.kind === "opening" || one.kind === "end",
  );
  if (!latest || latest.kind === "opening" || latest.kind === "end" || latest.player === null || !latest.dice) return null;
  return { player: latest.player, dice: latest.dice };
}

/** The two dice that began the game, a's and b's, while the one who starts plays them. */
export function openingThrow(view: MatchView): number[] | null {
  const latest = view.history.at(-1);
  if (view.phase.type !== "toMove" || latest?.kind !== "opening" || latest.dice?.length !== 2) return null;
  return largestFirst(latest.dice).join() === largestFirst(view.phase.dice).join() ? latest.dice : null;
}

/** Whose the dice of an opening throw are. */
export const THROWERS: Seat[] = ["a", "b"];

/** Whether the roll on the table has to be played legally now: what the opponent said of the play before. */
export function insisted(view: MatchView): HistoryEntry | null {
  const last = view.history.at(-1);
  return view.phase.type === "toMove" && last?.kind === "insist" ? last : null;
}

/** The value on the cube while nothing is offered beyond it. */
export const cubeBefore = (view: MatchView): number => (view.phase.type === "doubleOffered" ? view.phase.value : view.cube.value);

/** Whose turn it is to roll, play or answer; null while it is nobody's. */
export function onTurn({ phase }: MatchView): Seat | null {
  if (phase.type === "toRoll" || phase.type === "toMove") return phase.player;
  return phase.type === "doubleOffered" || phase.type === "illegalPlay" ? other(phase.by) : null;
}
