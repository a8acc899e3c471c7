// A search of decisions in the collection: what is asked, what was found, notes and sets.

import type { DecisionChoice, DecisionPage, DecisionSet, DecisionSets, FoundDecision, MatchNotes, NoteView, SetContent } from "../wire";
import { send, troubleOf } from "./api";

const PAGE = 24;
const LONGEST_PAGE = 100;

/** What is asked. An empty text asks for nothing. */
export interface Search {
  q: string;
  whose: "" | "mine" | "theirs";
  kinds: string;
  themes: string;
  scores: string;
  dice: string;
  lossFrom: string;
  mine: string;
  theirs: string;
  leadFrom: string;
  leadTo: string;
  cube: string;
  owner: string;
  tag: string;
  set: string;
  flagged: "" | "true";
  order: "" | "matches";
}

export const NOTHING: Search = {
  q: "",
  whose: "",
  kinds: "",
  themes: "",
  scores: "",
  dice: "",
  lossFrom: "",
  mine: "",
  theirs: "",
  leadFrom: "",
  leadTo: "",
  cube: "",
  owner: "",
  tag: "",
  set: "",
  flagged: "",
  order: "",
};

const KEYS = Object.keys(NOTHING) as (keyof Search)[];

/** The search as addresses write it. */
export function query(search: Search): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of KEYS) {
    const value = search[key].trim();
    if (value !== "") params.set(key, value);
  }
  return params;
}

/** The search of an address; what is unknown in it is left out. */
export function searchOf(params: URLSearchParams): Search {
  const found: Record<string, string> = { ...NOTHING };
  for (const key of KEYS) found[key] = params.get(key) ?? "";
  return found as unknown as Search;
}

class Finder {
  search = $state<Search>({ ...NOTHING });
  found = $state.raw<FoundDecision[] | null>(null);
  total = $state(0);
  loss = $state(0);
  matches = $state(0);
  sets = $state.raw<DecisionSets>({ sets: [], tags: [] });
  trouble = $state<string | null>(null);
  /** Answers to earlier questions are thrown away. */
  private asked = 0;

  async load(): Promise<void> {
    await this.page(0);
  }

  async more(): Promise<void> {
    await this.page(this.found?.length ?? 0);
  }

  private async page(offset: number): Promise<void> {
    const mine = ++this.asked;
    const params = query(this.search);
    params.set("limit", String(PAGE));
    if (offset > 0) params.set("offset", String(offset));
    try {
      const page = await send<DecisionPage>(`/decisions?${params}`);
      if (mine !== this.asked) return;
      this.found = offset > 0 ? [...(this.found ?? []), ...page.decisions] : page.decisions;
      this.total = page.total;
      this.loss = page.loss;
      this.matches = page.matches;
      this.trouble = null;
    } catch (error) {
      if (mine === this.asked) this.trouble = troubleOf(error);
    }
  }

  /** Looks again at the decisions that are shown. */
  async refresh(): Promise<void> {
    const mine = this.asked;
    const many = this.found?.length ?? 0;
    try {
      for (let offset = 0; offset < many; offset += LONGEST_PAGE) {
        const params = query(this.search);
        params.set("limit", String(Math.min(LONGEST_PAGE, many - offset)));
        params.set("offset", String(offset));
        const page = await send<DecisionPage>(`/decisions?${params}`);
        if (mine !== this.asked) return;
        const fresh = new Map(page.decisions.map((one) => [one.id, one]));
        this.found = (this.found ?? []).map((one) => fresh.get(one.id) ?? one);
      }
    } catch (error) {
      if (mine === this.asked) this.trouble = troubleOf(error);
    }
  }

  async loadSets(): Promise<void> {
    try {
      this.sets = await send<DecisionSets>("/sets");
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  /** Saves the decisions named, or all that are found, as a set. */
  async save(name: string, ids: string[] | null): Promise<DecisionSet | null> {
    const choice: DecisionChoice = { name, ids, set: null };
    try {
      const made = await send<DecisionSet>(`/sets?${query(this.search)}`, body("POST", choice));
      await this.loadSets();
      return made;
    } catch (error) {
      this.trouble = troubleOf(error);
      return null;
    }
  }

  async remove(id: string): Promise<void> {
    try {
      await send(`/sets/${encodeURIComponent(id)}`, { method: "DELETE" });
      if (this.search.set === id) this.search.set = "";
      await this.loadSets();
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  async note(id: string, note: NoteView): Promise<void> {
    try {
      const kept = await setNote(id, note);
      this.found = (this.found ?? []).map((one) => (one.id === id ? { ...one, note: kept } : one));
      await this.loadSets();
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }
}

export const finder = new Finder();

const body = (method: string, value: unknown): RequestInit => ({
  method,
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(value),
});

export const notesOf = (match: string): Promise<MatchNotes> => send<MatchNotes>(`/notes/${encodeURIComponent(match)}`);

export const setNote = (id: string, note: NoteView): Promise<NoteView> =>
  send<NoteView>(`/notes/${encodeURIComponent(id)}`, body("PUT", note));

export const setContent = (id: string): Promise<SetContent> => send<SetContent>(`/sets/${encodeURIComponent(id)}`);

/** Tags as they are typed: words, with or without a hash. */
export const tagsOf = (text: string): string[] =>
  [...new Set(text.split(/[\s,]+/).map((tag) => tag.replace(/^#+/, "").toLowerCase()))].filter((tag) => tag !== "");
