// At most one short message about something that worked.

export interface Toast {
  text: string;
  undo: (() => void) | null;
}

export const toast = $state<{ now: Toast | null }>({ now: null });

let timer: ReturnType<typeof setTimeout> | undefined;

export function say(text: string, undo: (() => void) | null = null): void {
  clearTimeout(timer);
  toast.now = { text, undo };
  timer = setTimeout(() => (toast.now = null), 4000);
}

export function dismiss(): void {
  clearTimeout(timer);
  toast.now = null;
}
