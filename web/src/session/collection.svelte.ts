// The collection: what is asked of it, files on their way into it, and how far they are.

import { t } from "../i18n";
import type {
  CollectedCount,
  CollectedDetail,
  CollectedMatch,
  CollectionKinds,
  CollectionPage,
  ClaimView,
  ImportProblem,
  ImportProblems,
  ImportView,
  ReviewStarted,
} from "../wire";
import { ApiError, refusedBy, send, troubleOf } from "./api";
import { go, router } from "./router.svelte";

/** Largest upload, as the server has it. */
const MAX_BYTES = 2 * 1024 * 1024 * 1024;
const PAGE = 50;

export const ORDERS = ["added", "newest", "oldest", "players", "longest", "worst"] as const;
export type Order = (typeof ORDERS)[number];
export const FORMATS = ["mat", "sgf", "oldmoves", "pasch"] as const;

export interface Question {
  q: string;
  player: string;
  opponent: string;
  /** Variant and length of one kind, joined by a colon; empty for all. */
  kind: string;
  from: string;
  to: string;
  state: "" | "analysed" | "open" | "faulty";
  order: Order;
}

export const EMPTY: Question = { q: "", player: "", opponent: "", kind: "", from: "", to: "", state: "", order: "added" };

/** The question as the address writes it. */
export function asked(question: Question): URLSearchParams {
  const params = new URLSearchParams();
  const put = (key: string, value: string): void => {
    if (value.trim() !== "") params.set(key, value.trim());
  };
  put("q", question.q);
  put("player", question.player);
  put("opponent", question.opponent);
  const at = question.kind.lastIndexOf(":");
  if (at > 0) {
    put("variant", question.kind.slice(0, at));
    put("length", question.kind.slice(at + 1));
  }
  put("from", question.from);
  put("to", question.to);
  if (question.state === "analysed" || question.state === "open") put("analysed", String(question.state === "analysed"));
  if (question.state === "faulty") put("faulty", "true");
  return params;
}

/** A file with the path it had in its folder. */
export interface Given {
  name: string;
  file: File;
}

/** Whether it goes to the collection: several files, a folder, an archive. A match alone is analysed. */
export const isMany = (given: Given[]): boolean => given.length !== 1 || /\/|\.zip$/i.test(given[0]?.name ?? "");

/** Everything that was dropped, folders opened. Must be called while the drop is handled: later the browser forgets. */
export async function dropped(transfer: DataTransfer): Promise<Given[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.() ?? null);
  const plain = [...transfer.files];
  if (entries.every((entry) => entry === null)) return plain.map((file) => ({ name: file.name, file }));
  const given: Given[] = [];
  for (const entry of entries) if (entry) await gather(entry, given);
  return given;
}

async function gather(entry: FileSystemEntry, into: Given[]): Promise<void> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    into.push({ name: entry.fullPath.replace(/^\//, "") || file.name, file });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (;;) {
    // A reader hands out a hundred at a time.
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) return;
    for (const one of part) await gather(one, into);
  }
}

/** What systems put into folders by themselves. */
const hidden = (name: string): boolean =>
  name.split("/").some((part) => part.startsWith(".") || part === "__MACOSX" || part === "Thumbs.db");

export const sending = $state<{ what: string | null; share: number; refused: string | null }>({ what: null, share: 0, refused: null });

/** Sends files into the collection; the page shows how far they are. */
export async function take(given: Given[]): Promise<void> {
  const files = given.filter((one) => !hidden(one.name));
  sending.refused = null;
  if (files.length === 0) {
    sending.refused = t.upload.nothingGiven;
    return;
  }
  const size = files.reduce((sum, one) => sum + one.file.size, 0);
  if (size > MAX_BYTES) {
    sending.refused = t.upload.tooMuch;
    return;
  }
  if (router.route.page !== "collection") go("/collection");
  const title = titleOf(files);
  sending.what = title;
  sending.share = 0;
  try {
    await send("/me", { method: "GET" });
    const parts: BlobPart[] = [];
    for (const { name, file } of files) parts.push(`${JSON.stringify({ name, size: file.size })}\n`, file);
    await post(`/api/v1/imports/files?title=${encodeURIComponent(title)}`, new Blob(parts));
    await shelf.load();
  } catch (error) {
    sending.refused = error instanceof Error ? error.message : String(error);
  } finally {
    sending.what = null;
  }
}

function titleOf(files: Given[]): string {
  const [first] = files;
  if (files.length === 1 && first) return first.file.name;
  const top = new Set(files.map((one) => one.name.split("/")[0]));
  const [folder] = top;
  return top.size === 1 && folder ? `${folder} (${t.upload.files({ n: files.length })})` : t.upload.files({ n: files.length });
}

/** An upload that tells how far it is. */
function post(url: string, body: Blob): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", url);
    request.setRequestHeader("Content-Type", "application/x-pasch-files");
    request.upload.onprogress = (event) => {
      sending.share = event.total > 0 ? event.loaded / event.total : 0;
    };
    request.onerror = () => reject(new ApiError(t.errors.network, 0, "network", null));
    request.onload = () => (request.status < 300 ? resolve() : void refusedBy(request.status, request.responseText).then(reject));
    request.send(body);
  });
}

const json = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

/** The collection as the page shows it. */
class Shelf {
  question = $state<Question>({ ...EMPTY });
  matches = $state.raw<CollectedMatch[] | null>(null);
  total = $state(0);
  analysed = $state(0);
  waiting = $state(0);
  kinds = $state.raw<CollectionKinds | null>(null);
  imports = $state.raw<ImportView[]>([]);
  trouble = $state<string | null>(null);
  private turn = 0;

  get busy(): boolean {
    return (
      this.waiting > 0 || this.imports.some((one) => one.status === "running") || (this.matches ?? []).some((one) => one.running !== null)
    );
  }

  private async guard<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      const result = await work();
      this.trouble = null;
      return result;
    } catch (error) {
      this.trouble = troubleOf(error);
      return null;
    }
  }

  /** Asks anew for everything on the page, as many matches as are shown. */
  async load(): Promise<void> {
    const turn = ++this.turn;
    const shown = Math.min(200, Math.max(PAGE, this.matches?.length ?? 0));
    await this.guard(async () => {
      await send("/me", { method: "GET" });
      const [page, kinds, imports] = await Promise.all([
        this.page(0, shown),
        send<CollectionKinds>("/collection/kinds"),
        send<{ imports: ImportView[] }>("/imports"),
      ]);
      if (turn !== this.turn) return;
      this.show(page, page.matches);
      this.kinds = kinds;
      this.imports = imports.imports;
    });
  }

  async more(): Promise<void> {
    const before = this.matches ?? [];
    const turn = ++this.turn;
    await this.guard(async () => {
      const page = await this.page(before.length, PAGE);
      if (turn === this.turn) this.show(page, [...before, ...page.matches]);
    });
  }

  private page(offset: number, limit: number): Promise<CollectionPage> {
    const params = asked(this.question);
    params.set("order", this.question.order);
    params.set("offset", String(offset));
    params.set("limit", String(limit));
    return send<CollectionPage>(`/collection?${params}`);
  }

  private show(page: CollectionPage, matches: CollectedMatch[]): void {
    this.matches = matches;
    this.total = page.total;
    this.analysed = page.analysed;
    this.waiting = page.waiting;
  }

  async review(match: CollectedMatch): Promise<void> {
    const level = match.judged === null && match.running === null ? "?level=standard" : "";
    const started = await this.guard(() => send<ReviewStarted>(`/collection/${encodeURIComponent(match.id)}/review${level}`, json({})));
    if (started) go(`/analysis/${started.analysis}`);
  }

  /** The review of a match of the collection, begun unless there is one. */
  async open(match: string): Promise<void> {
    const started = await this.guard(() => send<ReviewStarted>(`/collection/${encodeURIComponent(match)}/review`, json({})));
    if (started) go(`/analysis/${started.analysis}`);
  }

  /** Removes one match; whether it is gone. */
  async removeCopy(match: string): Promise<boolean> {
    const gone = await this.guard(async () => {
      await send(`/collection/${encodeURIComponent(match)}`, { method: "DELETE" });
      return true;
    });
    return gone === true;
  }

  async analyse(ids: string[] | null, level: string): Promise<number> {
    const params = asked(this.question);
    params.set("level", level);
    const count = await this.guard(() => send<CollectedCount>(`/collection/analyse?${params}`, json({ ids })));
    await this.load();
    return count?.matches ?? 0;
  }

  async rest(): Promise<void> {
    await this.guard(() => send("/collection/rest", json({})));
    await this.load();
  }

  async remove(ids: string[] | null): Promise<void> {
    await this.guard(() => send(`/collection/delete?${asked(this.question)}`, json({ ids })));
    await this.load();
  }

  async drop(one: ImportView): Promise<void> {
    await this.guard(() => send(`/imports/${encodeURIComponent(one.id)}`, { method: "DELETE" }));
    await this.load();
  }

  async problems(one: ImportView, from: number): Promise<{ problems: ImportProblem[]; total: number } | null> {
    return this.guard(() => send<ImportProblems>(`/imports/${encodeURIComponent(one.id)}/problems?offset=${from}`));
  }

  async claim(token: string): Promise<ClaimView | null> {
    return this.guard(async () => {
      await send("/me", { method: "GET" });
      return send<ClaimView>("/claims", json({ token }));
    });
  }
}

export const shelf = new Shelf();

export const matchOf = (match: string): Promise<CollectedDetail> => send<CollectedDetail>(`/collection/${encodeURIComponent(match)}`);
