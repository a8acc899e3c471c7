// What the server offers to be played and chosen, in the language of the page: by its identifiers, and where those are not known here
// by the server's own words.

import faces from "virtual:locale/faces";
import { named, t } from ".";
import { knows, language, sayBy, use } from "./spoken.svelte";
import type { Catalogue } from "../wire";

use("faces", faces);

/** Keys in the catalogue have no hyphens, and do not begin with a figure. */
const key = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()).replace(/^(?=\d)/, "v");

/** A group of sentences by an identifier. */
const inner = (group: object, id: string): object => (group as Record<string, object>)[key(id)] ?? {};

/** The word of a group by an identifier, or what the server says. */
function word(group: object, id: string, own: string): string {
  if (language() === "en") return own;
  const found = named(group, key(id));
  return found === key(id) ? own : found;
}

const shared = (id: string, own: string): string => (language() !== "en" && knows("faces", id) ? sayBy("faces", id) : own);

/** Something with texts that are read anew each time. */
function reading<T extends object>(one: T, texts: { [K in keyof T]?: () => string }): T {
  const copy = { ...one };
  for (const [name, get] of Object.entries(texts)) Object.defineProperty(copy, name, { get: get as () => string, enumerable: true });
  return copy;
}

/** The catalogue whose names and notes are in the language of the page, also after it has changed. */
export function offered(catalogue: Catalogue): Catalogue {
  const told = <T extends { id: string; tagline: string }>(one: T): T =>
    reading<{ id: string; tagline: string }>(one, { tagline: () => word(t.offer.tagline, one.id, one.tagline) }) as T;
  const level = <T extends { id: string; name: string; note: string }>(one: T, words: () => object): T =>
    reading<{ id: string; name: string; note: string }>(one, {
      name: () => word(inner(words(), one.id), "name", one.name),
      note: () => word(inner(words(), one.id), "note", one.note),
    }) as T;
  return {
    ...catalogue,
    variants: catalogue.variants.map(told),
    series: catalogue.series.map(told),
    levels: catalogue.levels.map((one) => level(one, () => t.offer.level)),
    analysisLevels: catalogue.analysisLevels.map((one) => level(one, () => t.offer.depth)),
    faces: catalogue.faces.map((one) => reading(one, { note: () => shared(`face-${one.id}`, one.note) })),
    styles: catalogue.styles.map((one) => reading(one, { name: () => shared(`style-${one.id}`, one.name) })),
    house: catalogue.house.map((rule) =>
      reading(
        {
          ...rule,
          ways: rule.ways.map((way) => reading(way, { name: () => word(inner(t.offer.way, rule.id), way.id, way.name) })),
        },
        { name: () => word(t.offer.rule, rule.id, rule.name) },
      ),
    ),
  };
}
