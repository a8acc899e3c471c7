// @vitest-environment node
/// <reference types="node" />
// Every language says the same as the English catalogue, in all its forms, and by the words that its list of terms allows.

import { readFileSync, readdirSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Pattern } from "@fluent/bundle/esm/ast.js";
import { describe, expect, it } from "vitest";
import names from "../src/i18n/languages.json";
import { find } from "../src/i18n/find.mjs";
import { LANGUAGES, games, sentences } from "../locales.mjs";
import { compare, languages } from "../translations.mjs";

const LOCALES = new URL("../../locales/", import.meta.url);
const OTHERS = LANGUAGES.filter((one) => one !== "en");

/** The sentences of all files of a language, by file and id. */
function catalogue(language: string): [string, Pattern][] {
  return ["", "pages/", "games/"].flatMap((folder) =>
    readdirSync(new URL(`${language}/${folder}`, LOCALES))
      .filter((name) => name.endsWith(".ftl"))
      .flatMap((name) =>
        new FluentResource(readFileSync(new URL(`${language}/${folder}${name}`, LOCALES), "utf8")).body.map(
          ({ id, value }): [string, Pattern] => [`${folder}${name}: ${id}`, value ?? ""],
        ),
      ),
  );
}

/** All texts of a pattern, those of its choices, too. */
function texts(pattern: Pattern): string[] {
  if (typeof pattern === "string") return [pattern];
  const own = pattern.map((part) => (typeof part === "string" ? part : "\u0000")).join("");
  return [
    own,
    ...pattern.flatMap((part) =>
      typeof part !== "string" && part.type === "select" ? part.variants.flatMap((one) => texts(one.value)) : [],
    ),
  ];
}

const PLURALS = ["zero", "one", "two", "few", "many", "other"];

/** Choices of a pattern by number that lack one of the language's forms. */
function unfilled(pattern: Pattern, forms: ReadonlySet<string>): string[] {
  if (typeof pattern === "string") return [];
  return pattern.flatMap((part) => {
    if (typeof part === "string" || part.type !== "select") return [];
    const keys = part.variants.map((one) => String(one.key.value));
    const isPlural = keys.some((key) => key !== "other" && PLURALS.includes(key));
    const missing = isPlural ? [...forms].filter((form) => !keys.includes(form)) : [];
    return [...missing, ...part.variants.flatMap((one) => unfilled(one.value, forms))];
  });
}

/** The words that a language's list of terms forbids. */
function forbidden(language: string): string[] {
  const text = readFileSync(new URL(`${language}/terms.toml`, LOCALES), "utf8");
  return [...text.matchAll(/^never = \[(.*)\]$/gm)].flatMap((line) =>
    [...(line[1] ?? "").matchAll(/"([^"]*)"/g)].map((one) => one[1] ?? ""),
  );
}

/** Finds forbidden words in a text, as whole words. */
function finder(words: readonly string[]): (text: string) => string[] {
  const some = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const pattern = new RegExp(`(?<![\\p{L}-])(?:${some})(?![\\p{L}-])`, "giu");
  return (text) => text.match(pattern) ?? [];
}

describe("languages", () => {
  it("of the pages are the folders with pages", () => {
    expect(["en", ...languages()].sort()).toEqual([...LANGUAGES].sort());
    expect(Object.values(names).every((name) => name.length > 1)).toBe(true);
  });

  it("are found by what a browser asks for", () => {
    const all = Object.keys(names);
    expect(find(["de-CH", "en"], all)).toBe("de");
    expect(find(["nn-NO", "en"], all)).toBe("nb");
    expect(find(["no"], all)).toBe("nb");
    expect(find(["nb_NO"], all)).toBe("nb");
    expect(find(["", "fr", "de"], all)).toBe("de");
    expect(find(["fr", "xx-YY"], all)).toBeUndefined();
  });

  for (const language of OTHERS) {
    it(`${language} has the sentences and arguments of English`, () => {
      const { missing, faults } = compare(language);
      expect({ missing, faults }).toEqual({ missing: [], faults: [] });
      expect(sentences(language).map(({ id }) => id)).toEqual(sentences("en").map(({ id }) => id));
      expect(games(language)).toEqual(games("en"));
    });

    it(`${language} fills every form of its plurals, and leaves no text empty that is not so in English`, () => {
      const rules = new Intl.PluralRules(language);
      const forms = new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)));
      const english = new Map(catalogue("en"));
      const all = catalogue(language);
      expect(all.flatMap(([id, value]) => unfilled(value, forms).map((form) => `${id} lacks [${form}]`))).toEqual([]);
      const isEmpty = (pattern: Pattern): boolean => texts(pattern).some((text) => text.trim() === "");
      expect(all.filter(([id, value]) => isEmpty(value) && !isEmpty(english.get(id) ?? "")).map(([id]) => id)).toEqual([]);
    });

    it(`${language} keeps to its terms`, () => {
      const words = forbidden(language);
      expect(words.length).toBeGreaterThan(50);
      const seek = finder(words);
      const found = catalogue(language).flatMap(([id, value]) =>
        texts(value)
          .flatMap(seek)
          .map((word) => `${id}: ${word}`),
      );
      expect(found).toEqual([]);
    });
  }

  it("have of what is offered the words of the server, and all of them", () => {
    const rust = ["rules", "engine", "analysis"]
      .flatMap((name) => {
        const folder = new URL(`../../crates/${name}/src/`, import.meta.url);
        const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".rs"));
        return files.map((path) => readFileSync(new URL(path, folder), "utf8"));
      })
      .join("\n");
    const own = sentences("en").filter(({ file }) => file === "offered");
    expect(own.filter(({ value }) => typeof value !== "string" || !rust.includes(`"${value}"`)).map(({ id }) => id)).toEqual([]);
    const taglines = [...rust.matchAll(/^ *tagline: "(.*)",$/gm)].map((one) => one[1] ?? "");
    const said = own.filter(({ id }) => id.startsWith("offer-tagline-")).map(({ value }) => value);
    expect(said.sort()).toEqual([...new Set(taglines)].sort());
  });

  it("are refused a forbidden word, and not one that only begins like it", () => {
    const seek = finder(["Theke", "Balken"]);
    expect(seek("Das Brett hat einen balken und eine Theke.")).toEqual(["balken", "Theke"]);
    expect(seek("Er sieht Balkendiagramme.")).toEqual([]);
  });

  it("are refused a missing form", () => {
    const [one] = new FluentResource("x = { $n ->\n    [one] a\n   *[other] b\n}\n").body;
    expect(unfilled(one?.value ?? "", new Set(["one", "few", "other"]))).toEqual(["few"]);
  });
});
