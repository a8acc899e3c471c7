// The positions of the text or file that was opened last, where it had several: they stay beside the board while one after
// the other is looked at.

import type { PlaceLine } from "../wire";

export const positionList = $state<{ lines: readonly PlaceLine[] }>({ lines: [] });

/** Something was opened: its list stands, or a page of the present list is looked at, or there is none any more. */
export function listed(lines: readonly PlaceLine[], id: string | null): void {
  if (lines.length > 0) positionList.lines = lines;
  else if (!positionList.lines.some((line) => line.id === id)) positionList.lines = [];
}
