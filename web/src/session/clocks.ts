// What a clock shows some time after the server told it. Only the server decides whether a flag has fallen.

import { t } from "../i18n";
import type { ClockSetting, ClockView, Seat } from "../wire";

export interface Shown {
  /** Milliseconds left of the move's delay; of correspondence all there is. */
  delay: number;
  /** Milliseconds left of the reserve. */
  reserve: number;
  running: boolean;
}

/** The clock of a seat, `since` milliseconds after the view was sent. */
export function shown(clock: ClockView, seat: Seat, since: number): Shown {
  if (clock.running !== seat) return { delay: clock.full, reserve: clock[seat], running: false };
  const ran = Math.max(0, since - clock.paused);
  const delay = Math.max(0, clock.delay - ran);
  return { delay, reserve: Math.max(0, clock[seat] - Math.max(0, ran - clock.delay)), running: clock.paused <= since };
}

const two = (n: number): string => String(n).padStart(2, "0");

/** Minutes and seconds, with hours where there are any: 3:05, 1:00:00. Rounded up, so that 0:00 means none. */
export function time(ms: number): string {
  const all = Math.ceil(ms / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** Clocks on offer, by match length: Backgammon Galaxy's quick one, the US rules' 12 s and 2 min a point, and a slow one. */
export function preset(kind: ClockKind, length: number): ClockSetting {
  const points = length === 0 ? 3 : length;
  switch (kind) {
    case "none":
      return { type: "none" };
    case "fast":
      return { type: "delay", delay: 8, reserve: 20 * points };
    case "usual":
      return { type: "delay", delay: 12, reserve: 120 * points };
    case "slow":
      return { type: "delay", delay: 15, reserve: 180 * points };
    case "days":
      return { type: "days", days: 3 };
  }
}

export type ClockKind = "none" | "fast" | "usual" | "slow" | "days";
export const CLOCK_KINDS: ClockKind[] = ["none", "fast", "usual", "slow", "days"];

/** The kind on offer that gives this clock in a match of this length; the usual one where none does. */
export function kindOf(clock: ClockSetting, length: number): ClockKind {
  if (clock.type === "days") return "days";
  return CLOCK_KINDS.find((kind) => clockText(preset(kind, length)) === clockText(clock)) ?? "usual";
}

export function clockText(clock: ClockSetting): string {
  if (clock.type === "none") return t.clocks.none;
  return clock.type === "days"
    ? t.clocks.days({ n: clock.days })
    : t.clocks.delay({ delay: clock.delay, reserve: clock.reserve, minutes: clock.reserve % 60 === 0 ? clock.reserve / 60 : null });
}
