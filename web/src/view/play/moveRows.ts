// The plays of a game in two columns, the upper player left.

import { storyText } from "../../i18n/story";
import type { HistoryEntry, Seat } from "../../wire";

export interface Cell {
  seq: number;
  dice: string;
  text: string;
  /** A play against the rules. */
  illegal: boolean;
}
export interface Row {
  number: number;
  left: Cell | null;
  right: Cell | null;
}

export function diceText(dice: number[] | null): string {
  if (!dice) return "";
  return [...dice].sort((x, y) => y - x).join("");
}

export function moveRows(history: HistoryEntry[], left: Seat): Row[] {
  const rows: Row[] = [];
  for (const entry of history) {
    if (entry.player === null || entry.kind === "opening" || entry.kind === "end") continue;
    const cell = {
      seq: entry.seq,
      dice: entry.kind === "play" || entry.kind === "illegal" || entry.kind === "dance" ? diceText(entry.dice) : "",
      text: storyText(entry),
      illegal: entry.kind === "illegal",
    };
    let row = rows.at(-1);
    const taken = entry.player === left ? row?.left || row?.right : row?.right;
    if (!row || taken) {
      row = { number: rows.length + 1, left: null, right: null };
      rows.push(row);
    }
    if (entry.player === left) row.left = cell;
    else row.right = cell;
  }
  return rows;
}
