// At most one short message about something that worked, or has happened elsewhere.

import { t } from "../i18n";

export interface Toast {
  text: string;
  /** A button beside it. */
  act: { label: string; do: () => void } | null;
}

export const toast = $state<{ now: Toast | null }>({ now: null });

let timer: ReturnType<typeof setTimeout> | undefined;

const SHORT = 4000;
/** Time to read it and press the button. */
const LONG = 12_000;

function show(now: Toast, time: number): void {
  clearTimeout(timer);
  toast.now = now;
  timer = setTimeout(() => (toast.now = null), time);
}

export function say(text: string, undo: (() => void) | null = null): void {
  show({ text, act: undo && { label: t.undoWord, do: undo } }, SHORT);
}

/** Something has happened elsewhere, to which a button leads. */
export function offer(text: string, label: string, act: () => void): void {
  show({ text, act: { label, do: act } }, LONG);
}

export function dismiss(): void {
  clearTimeout(timer);
  toast.now = null;
}
