// The file of a lesson that somebody writes: kept in this browser, checked by the server.

import type { LessonDraft, LessonFault } from "../wire";
import { api, troubleOf } from "./api";

const KEY = "pasch.writing";

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export class Writing {
  file = $state(kept());
  /** Identifiers of the sentences that the lesson needs. */
  sentences = $state("");
  /** Its faults; null before the text as it stands was checked. */
  faults = $state.raw<LessonFault[] | null>(null);
  busy = $state(false);
  trouble = $state<string | null>(null);

  /** Another text, as it was typed. */
  type(file: string): void {
    this.file = file;
    this.faults = null;
    try {
      localStorage.setItem(KEY, file);
    } catch {
      // A browser that stores nothing knows it until the page is closed.
    }
  }

  clear(): void {
    this.type("");
    this.sentences = "";
    this.trouble = null;
  }

  /** Asks the server about the file; with a position, it becomes a further step. */
  async check(position: string | null): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    const asked = this.file;
    try {
      const draft: LessonDraft = await api.writeLesson({ file: asked, position });
      // What was typed meanwhile is not lost.
      if (this.file !== asked) return;
      this.type(draft.file);
      this.sentences = draft.sentences;
      this.faults = draft.faults;
    } catch (error) {
      this.trouble = troubleOf(error);
    } finally {
      this.busy = false;
    }
  }
}
