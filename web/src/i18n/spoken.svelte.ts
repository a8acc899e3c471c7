// In which language the pages speak. Each language has a module for every part of the catalogue; only the parts in use are loaded.
// `t` reads them by the language of the moment, so that whatever shows a sentence follows when another language is chosen.

import { find } from "./find.mjs";
import { speak, spell, type Resource, type Value } from "./language";
import names from "./languages.json";

export type Language = keyof typeof names;

/** The languages by their own names. */
export const LANGUAGES: Readonly<Record<Language, string>> = names;

/** The module of each language for a part of the catalogue. */
export type Loaders = Readonly<Record<string, () => Promise<{ default: Resource }>>>;

/** A part in use: its modules, and what of them is here or on its way. */
interface Part {
  loaders: Loaders;
  here: Map<string, Resource>;
  coming: Map<string, Promise<void>>;
}

const parts = new Map<string, Part>();
/** Null until the page's first language is here. */
let now = $state.raw<string | null>(null);
let wanted: string | null = null;

/** The language of the page, as a tag of BCP 47. */
export const language = (): string => now ?? "en";

/** The language that some tags ask for, the best first; English if there is none of them. */
export const languageOf = (tags: readonly string[]): Language => (find(tags, Object.keys(names)) ?? "en") as Language;

function load(part: Part, tag: string): Promise<void> {
  if (part.here.has(tag)) return Promise.resolve();
  const under = part.coming.get(tag);
  if (under) return under;
  const loader = part.loaders[tag];
  if (!loader) return Promise.reject(new Error(`no language ${tag}`));
  const coming = loader()
    .then((module) => void part.here.set(tag, module.default))
    .finally(() => part.coming.delete(tag));
  part.coming.set(tag, coming);
  return coming;
}

/** All parts in use in a language, those that come to be used meanwhile, too. */
async function loadAll(tag: string): Promise<void> {
  const missing = (): Part[] => [...parts.values()].filter((part) => !part.here.has(tag));
  for (let some = missing(); some.length > 0; some = missing()) await Promise.all(some.map((part) => load(part, tag)));
}

/** Waits for the sentences of code that has just been loaded. */
export const ready = (): Promise<void> => (now === null ? Promise.resolve() : loadAll(now));

/**
 * From now on the pages speak this language: as soon as all that is shown is there.
 * If it cannot be loaded they go on in the one before.
 */
export async function speakIn(tag: string): Promise<void> {
  wanted = tag;
  await loadAll(tag);
  if (wanted !== tag) return;
  now = tag;
  if (typeof document !== "undefined") document.documentElement.lang = tag;
}

/** A part of the catalogue comes into use. What it says is there when {@link ready} is. */
export function use(name: string, loaders: Loaders): void {
  if (parts.has(name)) return;
  const part: Part = { loaders, here: new Map(), coming: new Map() };
  parts.set(name, part);
  // Whoever needs it waits for it, and hears of a failure then.
  if (now !== null) void load(part, now).catch(() => undefined);
}

/** The sentences of a part in the language of the page. */
function resource(name: string): Resource {
  const found = parts.get(name)?.here.get(language());
  if (!found) throw new Error(`the sentences ${name} are not here yet`);
  return found;
}

/** Something made of a part's sentences, once for each language. */
function once<T>(make: (language: string, resource: Resource) => T): (name: string) => T {
  const made = new Map<Resource, T>();
  return (name) => {
    const from = resource(name);
    const kept = made.get(from) ?? make(language(), from);
    made.set(from, kept);
    return kept;
  };
}

type Tree = Record<string, unknown>;

const treeOf = once(spell<Tree>);
const sayOf = once(speak);
const idsOf = once((_, some) => new Set(some.map(([id]) => id)));

/** Something that reads its properties anew each time. */
const reading = <T extends object>(get: (key: string) => unknown): T =>
  new Proxy({} as T, { get: (_, key) => (typeof key === "string" ? get(key) : undefined) });

/** The sentences of some parts as one tree, always in the language of the page. */
export const strings = <T extends object>(...some: readonly string[]): T =>
  reading((key) => {
    const own = some.map(treeOf).find((tree) => key in tree);
    return own?.[key];
  });

/** One group of a part's sentences. */
export const group = <T extends object>(part: string, name: string): T => reading((key) => (treeOf(part)[name] as Tree)[key]);

/** Whether a part has a sentence of this id. */
export const knows = (part: string, id: string): boolean => idsOf(part).has(id);

/** Says a sentence of a part by its id. */
export const sayBy = (part: string, id: string, args?: Readonly<Record<string, Value>>): string => sayOf(part)(id, args);
