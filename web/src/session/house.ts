// House rules: what of them says something in a game, and what is agreed in words.

import type { Catalogue, HouseRuleInfo, TableGameRequest } from "../wire";

/** The questions that some of these games know, with the ways that are not usual there. */
export function questions(catalogue: Catalogue, games: readonly string[], length: number, cube: boolean): HouseRuleInfo[] {
  const known = games.flatMap((id) => catalogue.variants.filter((one) => one.id === id));
  return catalogue.house
    .filter((rule) => rule.scope === "always" || (cube && (rule.scope === "moneyCube") === (length === 0)))
    .map((rule) => ({ ...rule, ways: rule.ways.filter((way) => known.some((one) => one.house[rule.id]?.includes(way.id))) }))
    .filter((rule) => rule.ways.length > 0);
}

/** What is agreed at a table, a line each. */
export function houseLines(catalogue: Catalogue | null, game: TableGameRequest): string[] {
  return Object.entries(game.house ?? {}).flatMap(([id, kept]) => {
    const way = catalogue?.house.find((rule) => rule.id === id)?.ways.find((one) => one.id === kept);
    return way ? [way.name] : [];
  });
}
