// Compares a language (../locales/LANGUAGE) with the English one.
//   node translations.mjs           every language: how much is there
//   node translations.mjs de        which sentences are missing, too many, wrong or stale
//   node translations.mjs de --settle   the sentences that are there fit the English of today
// A sentence is stale when its English changed after it was settled (../locales/LANGUAGE/settled.json).

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { FluentResource } from "@fluent/bundle";

const LOCALES = new URL("../locales/", import.meta.url);

/** Files that stay English: they speak to developers. */
const ENGLISH_ONLY = ["lab.ftl"];

/** Plural categories of CLDR; a language uses those that it has. */
const PLURALS = ["zero", "one", "two", "few", "many", "other"];

/** @typedef {import("@fluent/bundle/esm/ast.js").Pattern} Pattern */
/** @typedef {{ file: string, id: string, value: Pattern }} Sentence */

/** The languages beside English. */
export function languages() {
  const folders = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map((entry) => entry.name).filter((name) => name !== "en");
}

/**
 * The files of a language, by their paths within its folder.
 * @param {string} language
 * @returns {string[]}
 */
function files(language) {
  const found = ["", "pages/", "games/"].flatMap((folder) => {
    const url = new URL(`${language}/${folder}`, LOCALES);
    return existsSync(url) ? readdirSync(url).map((name) => folder + name) : [];
  });
  return found.filter((path) => path.endsWith(".ftl") && !ENGLISH_ONLY.includes(path)).sort();
}

/**
 * The sentences of a file, and what is wrong with it as a file.
 * @param {string} language
 * @param {string} file
 * @returns {{ sentences: Map<string, Sentence>, faults: string[] }}
 */
function read(language, file) {
  const url = new URL(`${language}/${file}`, LOCALES);
  if (!existsSync(url)) return { sentences: new Map(), faults: [] };
  const text = readFileSync(url, "utf8");
  /** @type {string[]} */
  const faults = [];
  const sentences = new Map();
  for (const { id, value } of new FluentResource(text).body) {
    if (value === null) faults.push(`${file}: ${id} has no text`);
    else if (sentences.has(id)) faults.push(`${file}: ${id} stands twice`);
    else sentences.set(id, { file, id, value });
  }
  const written = (text.match(/^[A-Za-z][\w-]* *=/gm) ?? []).map((line) => line.replace(/ *=$/, ""));
  faults.push(...written.filter((id) => !sentences.has(id)).map((id) => `${file}: ${id} cannot be read`));
  return { sentences, faults };
}

/**
 * The arguments of a pattern, each with the words by which it chooses.
 * @param {Pattern} pattern
 * @param {Map<string, Set<string>>} found
 */
function argumentsOf(pattern, found = new Map()) {
  /** @param {string} name @returns {Set<string>} */
  const words = (name) => {
    const known = found.get(name) ?? new Set();
    found.set(name, known);
    return known;
  };
  for (const element of typeof pattern === "string" ? [] : pattern) {
    if (typeof element === "string" || element.type === "str" || element.type === "num") continue;
    if (element.type === "var") words(element.name);
    else if (element.type === "select" && element.selector.type === "var") {
      for (const { key, value } of element.variants) {
        words(element.selector.name).add(String(key.value));
        argumentsOf(value, found);
      }
    } else words(`a ${element.type}`);
  }
  return found;
}

/**
 * How a translation differs from its English in what the program gives it; empty if it fits.
 * @param {Pattern} english
 * @param {Pattern} own
 * @param {string} language
 */
function misfits(english, own, language) {
  const [theirs, ours] = [argumentsOf(english), argumentsOf(own)];
  const plurals = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const found = [];
  for (const name of theirs.keys()) if (!ours.has(name)) found.push(`$${name} is missing`);
  for (const [name, words] of ours) {
    const known = theirs.get(name);
    if (known === undefined) {
      found.push(`$${name} is unknown`);
      continue;
    }
    for (const word of words) {
      const isPlural = PLURALS.includes(word);
      if (isPlural ? !plurals.includes(/** @type {Intl.LDMLPluralRule} */ (word)) : !known.has(word) && Number.isNaN(Number(word)))
        found.push(`[${word}] of $${name} is unknown`);
    }
  }
  return found;
}

/** @param {Pattern} pattern */
const print = (pattern) => createHash("sha256").update(JSON.stringify(pattern)).digest("hex").slice(0, 8);

/** @param {string} language */
const settledFile = (language) => new URL(`${language}/settled.json`, LOCALES);

/**
 * What is to be done for a language.
 * @param {string} language
 */
export function compare(language) {
  /** @type {Record<string, string>} */
  const settled = existsSync(settledFile(language)) ? JSON.parse(readFileSync(settledFile(language), "utf8")) : {};
  const result = {
    all: 0,
    missing: /** @type {string[]} */ ([]),
    faults: /** @type {string[]} */ ([]),
    stale: /** @type {string[]} */ ([]),
  };
  const english = files("en");
  result.faults.push(
    ...files(language)
      .filter((file) => !english.includes(file))
      .map((file) => `${file}: no such file in English`),
  );
  /** @type {Record<string, string>} */
  const prints = {};
  for (const file of english) {
    const source = read("en", file).sentences;
    const { sentences, faults } = read(language, file);
    result.faults.push(...faults);
    result.all += source.size;
    for (const [id, { value }] of source) {
      const own = sentences.get(id);
      const key = `${file}:${id}`;
      if (own === undefined) {
        result.missing.push(key);
        continue;
      }
      prints[key] = print(value);
      const wrong = misfits(value, own.value, language);
      if (wrong.length > 0) result.faults.push(`${key}: ${wrong.join(", ")}`);
      else if (settled[key] !== prints[key]) result.stale.push(key);
    }
    for (const id of sentences.keys()) if (!source.has(id)) result.faults.push(`${file}:${id} is no English sentence`);
  }
  return { ...result, prints };
}

/** @param {string[]} args */
function main(args) {
  const chosen = args.filter((arg) => !arg.startsWith("--"));
  let isWhole = true;
  for (const language of chosen.length > 0 ? chosen : languages()) {
    if (args.includes("--settle")) writeFileSync(settledFile(language), `${JSON.stringify(compare(language).prints, null, 1)}\n`);
    const { all, missing, faults, stale } = compare(language);
    if (chosen.length > 0) {
      for (const key of missing) console.log(`missing  ${key}`);
      for (const fault of faults) console.log(`wrong    ${fault}`);
      for (const key of stale) console.log(`stale    ${key}`);
    }
    console.log(`${language}: ${all - missing.length} of ${all} sentences, ${faults.length} wrong, ${stale.length} stale`);
    isWhole &&= missing.length + faults.length + stale.length === 0;
  }
  process.exitCode = isWhole ? 0 : 1;
}

if (process.argv[1] === new URL(import.meta.url).pathname) main(process.argv.slice(2));
