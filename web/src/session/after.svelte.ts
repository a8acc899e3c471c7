// A match that is over: its analysis as it comes.

import type { AfterMatch } from "../wire";
import { api, troubleOf } from "./api";
import { go } from "./router.svelte";

/** The answer is awaited closely at first, since most analyses are nearly done when the match ends. */
const SOON_MS = 250;
const LATER_MS = 1500;
const CLOSELY = 20;

export class After {
  view = $state.raw<AfterMatch | null>(null);
  trouble = $state<string | null>(null);
  /** A new match is on its way. */
  beginning = $state(false);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private looks = 0;

  constructor(readonly id: string) {}

  async load(): Promise<void> {
    try {
      const view = await api.after(this.id);
      if (this.ended) return;
      this.view = view;
      this.trouble = null;
      if (view.state === "coming" || view.deeper) this.again();
    } catch (error) {
      if (this.ended) return;
      // The end of the match may be on its way to the disk.
      if (this.looks < CLOSELY) this.again();
      else this.trouble = troubleOf(error);
    }
  }

  private again(): void {
    this.looks += 1;
    this.timer = setTimeout(() => void this.load(), this.looks < CLOSELY ? SOON_MS : LATER_MS);
  }

  stop(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  /** The same terms once more, where nobody else has to agree. */
  async playAgain(): Promise<void> {
    if (this.beginning) return;
    this.beginning = true;
    try {
      const { id } = await api.playAgain(this.id);
      go(`/play/${id}`);
    } catch (error) {
      this.trouble = troubleOf(error);
    } finally {
      this.beginning = false;
    }
  }
}

const BANDS = [
  [2.5, "best"],
  [5, "worldClass"],
  [7.5, "expert"],
  [12.5, "advanced"],
  [17.5, "intermediate"],
  [22.5, "casual"],
  [30, "beginner"],
] as const;

export type Grade = (typeof BANDS)[number][1] | "distracted";

/** How well somebody played, in a word, by the bands that players know from eXtreme Gammon. */
export const gradeOf = (pr: number): Grade => BANDS.find(([below]) => pr < below)?.[1] ?? "distracted";
