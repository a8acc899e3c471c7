// How the games are sorted and searched: by their facts, never by their names.

import type { VariantInfo } from "../wire";

export type Group = "hitting" | "pinning" | "running" | "entering";
export const GROUPS: Group[] = ["hitting", "pinning", "running", "entering"];

export function groupOf(variant: VariantInfo): Group {
  if (variant.start.a.pool > 0) return "entering";
  if (variant.contact === "pin") return "pinning";
  return variant.contact === "block" || variant.contact === "share" ? "running" : "hitting";
}

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

/** Whether each word of a search is found somewhere in what is known of a game. */
export function matches(words: string[], search: string): boolean {
  const all = plain(words.join(" ").replace(/-/g, " "));
  return plain(search)
    .split(/[\s-]+/)
    .every((word) => all.includes(word));
}
