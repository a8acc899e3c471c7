// The catalogue of the pages (../locales/LANGUAGE/pages/*.ftl) and of the games (…/games/*.ftl) for Vite and for TypeScript.
//   node locales.mjs   writes src/i18n/strings.ts, the types of all sentences, from the English ones
// In the browser nothing is parsed: a module holds the patterns as data, and Fluent's own resolver says them.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { find } from "./src/i18n/find.mjs";
import { PSEUDO, pseudo } from "./pseudo.mjs";

const LOCALES = new URL("../locales/", import.meta.url);
const TYPES = new URL("src/i18n/strings.ts", import.meta.url);
const MODULE = "virtual:locale/";
const GAMES = "virtual:games";
const COURSES = "virtual:courses";
const SCENES = new URL("src/games/", import.meta.url);

/**
 * Files that are loaded with the pages that need them; all others are one module, which comes with the first page.
 * @type {Record<string, string[]>}
 */
const PARTS = {
  account: ["account"],
  after: ["after"],
  chouette: ["chouette"],
  diceKey: ["diceKey"],
  fair: ["fair"],
  games: ["games"],
  lessons: ["lessons"],
  museum: ["museum"],
  opponents: ["opponents"],
  reference: ["reference"],
  study: ["analysis", "collection", "decisions", "positions", "resembling", "rolled", "study"],
  tournament: ["tournament"],
  verdict: ["verdict"],
  welcome: ["welcome"],
};

/** The sentences of a course's lessons, a file for each course: `lessons-COURSE.ftl`, a part of its own. */
const COURSE = "lessons-";

/** Sentences of courses that the list of all lessons shows; the others come with a lesson's page. */
const TITLES = /^(course|lesson)-/;

/** @param {string} file */
const partOf = (file) => (file.startsWith(COURSE) ? file : (Object.keys(PARTS).find((part) => PARTS[part]?.includes(file)) ?? "main"));

/** The part that a sentence is loaded with: the titles of all courses are one. @param {Sentence} one */
const placeOf = ({ file, id }) => (file.startsWith(COURSE) && TITLES.test(id) ? "courses" : partOf(file));

/**
 * Files of the library in Rust whose sentences pages say, too, by the part that has them; of some only the ids that begin so.
 * @type {Record<string, string[]>}
 */
const SHARED = {
  advice: ["advice", "reasons"],
  club: ["club:club-"],
  faces: ["engine:face-", "engine:style-"],
  refusals: [
    "accounts",
    "chouette",
    "club:club-unread",
    "club:parlour",
    "engine",
    "files",
    "lessons",
    "refusals",
    "rules",
    "server",
    "service",
    "store",
    "tournaments:hall",
    "tournaments:tournament-options",
    "tournaments:tournament-refusal",
  ],
  story: ["rules", "story"],
  transcript: ["transcript"],
};

/** The languages of the pages, English first. */
export const LANGUAGES = Object.keys(JSON.parse(readFileSync(new URL("src/i18n/languages.json", import.meta.url), "utf8")));

/** @typedef {import("@fluent/bundle/esm/ast.js").Pattern} Pattern */
/** @typedef {{ id: string, value: Pattern, file: string }} Sentence */

/**
 * All sentences of a language in the order of their files; where it lacks one, the English one is said.
 * @param {string} language
 * @returns {Sentence[]}
 */
export function sentences(language) {
  const files = readdirSync(new URL("en/pages/", LOCALES)).filter((name) => name.endsWith(".ftl"));
  return files.sort().flatMap((name) => inLanguage(language, `pages/${name}`));
}

/**
 * The sentences of an English file in another language.
 * @param {string} language
 * @param {string} path
 * @returns {Sentence[]}
 */
function inLanguage(language, path) {
  const english = ofFile(`en/${path}`);
  if (language === "en") return english;
  if (language === PSEUDO) return english.map((one) => ({ ...one, value: pseudo(one.value) }));
  const own = existsSync(new URL(`${language}/${path}`, LOCALES)) ? ofFile(`${language}/${path}`) : [];
  const told = new Map(own.map((one) => [one.id, one]));
  return english.map((one) => told.get(one.id) ?? one);
}

/**
 * The sentences of a file.
 * @param {string} path
 * @returns {Sentence[]}
 */
function ofFile(path) {
  const text = readFileSync(new URL(path, LOCALES), "utf8");
  const file = path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
  const found = new FluentResource(text).body.map(({ id, value }) => {
    if (value === null) throw new Error(`${path}: ${id} says nothing`);
    return { id, value, file };
  });
  // Fluent passes over a sentence that it cannot read.
  const written = text.match(/^[A-Za-z][\w-]* *=/gm) ?? [];
  const unread = written.map((line) => line.replace(/ *=$/, "")).find((id, index) => found[index]?.id !== id);
  if (unread !== undefined) throw new Error(`${path}: ${unread} cannot be read`);
  return found;
}

/**
 * The arguments of a pattern with the values that each may have in TypeScript.
 * @param {Pattern} pattern
 * @param {Map<string, Set<string>>} found
 */
export function argumentsOf(pattern, found = new Map()) {
  /** @param {string} name */
  const kinds = (name) => found.get(name) ?? found.set(name, new Set()).get(name);
  for (const element of typeof pattern === "string" ? [] : pattern) {
    if (typeof element === "string" || element.type === "str" || element.type === "num") continue;
    if (element.type === "var") kinds(element.name);
    else if (element.type === "select" && element.selector.type === "var") {
      for (const { key, value } of element.variants) {
        const word = String(key.value);
        const kind = kindOf(word, key.type);
        if (kind !== null) kinds(element.selector.name)?.add(kind);
        argumentsOf(value, found);
      }
    } else throw new Error(`the pages know no ${element.type}`);
  }
  return found;
}

/** @param {string} word @param {string} type */
function kindOf(word, type) {
  if (type === "num" || ["zero", "one", "two", "few", "many"].includes(word)) return "number";
  if (word === "yes" || word === "no") return "boolean";
  if (word === "none") return "null";
  return word === "other" ? null : "string";
}

/** @param {Pattern} pattern */
function typeOf(pattern) {
  const args = [...argumentsOf(pattern)].map(([name, kinds]) => {
    const plain = [...kinds].filter((kind) => kind !== "null");
    const types = [...(plain.length > 0 ? plain : ["string", "number"]), ...(kinds.has("null") ? ["null"] : [])];
    return `${name}: ${types.join(" | ")}`;
  });
  return args.length === 0 ? "string" : `(args: { ${args.join("; ")} }) => string`;
}

/**
 * The types of some sentences, a group for each part of their ids.
 * @param {Sentence[]} some
 */
function group(some, indent = "  ") {
  /** @type {Map<string, Sentence[] | Sentence>} */
  const keys = new Map();
  for (const one of some) {
    const [key = "", ...rest] = one.id.split("-");
    if (rest.length === 0) keys.set(key, one);
    else {
      const inner = keys.get(key) ?? keys.set(key, []).get(key);
      if (!Array.isArray(inner)) throw new Error(`${key} is a sentence and a group`);
      inner.push({ ...one, id: rest.join("-") });
    }
  }
  /** @param {Sentence[] | Sentence} one @returns {string} */
  const told = (one) => (Array.isArray(one) ? group(one, `${indent}  `) : typeOf(one.value));
  if ([...keys.keys()].every((key, index) => key === String(index + 1))) return `readonly [${[...keys.values()].map(told).join(", ")}]`;
  const lines = [...keys].map(([key, one]) => `${indent}readonly ${key}: ${told(one)};\n`);
  return `{\n${lines.join("")}${indent.slice(2)}}`;
}

/**
 * The games that have a page, by their ids.
 * @param {string} language
 */
export function games(language) {
  const files = readdirSync(new URL(`${language}/games/`, LOCALES)).filter((name) => name.endsWith(".ftl"));
  return files.sort().map((name) => name.slice(0, -".ftl".length));
}

/**
 * The page of a game: its positions (src/games/ID.json) with the sentences of a language (LANGUAGE/games/ID.ftl).
 * @param {string} language
 * @param {string} id
 * @returns {import("./src/games/page").GamePage}
 */
export function gamePage(language, id) {
  const path = `${language}/games/${id}.ftl`;
  const left = new Map(ofFile(path).map((one) => [one.id, one.value]));
  /** @param {string} key @returns {string | undefined} */
  const perhaps = (key) => {
    const text = left.get(key);
    if (text !== undefined && typeof text !== "string") throw new Error(`${path}: ${key} takes no arguments`);
    left.delete(key);
    return text;
  };
  /** @param {string} key */
  const told = (key) => {
    const text = perhaps(key);
    if (text === undefined) throw new Error(`${path}: ${key} is missing`);
    return text;
  };
  /** @template T @param {string} first @param {(number: number) => T} one @returns {T[]} */
  const list = (first, one) => {
    const found = [];
    while (left.has(first.replace("1", String(found.length + 1)))) found.push(one(found.length + 1));
    return found;
  };
  /** @param {string} key */
  const texts = (key) => list(`${key}-1`, (number) => told(`${key}-${number}`));
  /** @type {{ pictures: import("./src/games/page").Scene[], lesson: import("./src/games/page").ExerciseScene[] }} */
  const scenes = JSON.parse(readFileSync(new URL(`${id}.json`, SCENES), "utf8"));
  const [also, intro, setup] = [texts("also"), told("intro"), told("setup")];
  const [direction, aim, lone] = [told("direction"), told("aim"), told("lone")];
  const terms = list(
    "terms-1-word",
    (number) => /** @type {[string, string]} */ ([told(`terms-${number}-word`), told(`terms-${number}-meaning`)]),
  );
  const page = {
    ...(also.length > 0 ? { also } : {}),
    ...{ intro, setup, direction, aim, lone },
    ...(terms.length > 0 ? { terms } : {}),
    ...{ special: texts("special"), grades: told("grades"), options: texts("options") },
    pictures: scenes.pictures.map((scene, index) => ({ ...scene, caption: told(`pictures-${index + 1}-caption`) })),
    lesson: scenes.lesson.map((scene, index) => {
      /** @param {string} key */
      const of = (key) => `lesson-${index + 1}-${key}`;
      const [title, task, yes, no] = [told(of("title")), told(of("task")), told(of("yes")), perhaps(of("no"))];
      return { ...scene, title, task, yes, ...(no === undefined ? {} : { no }) };
    }),
  };
  if (left.size > 0) throw new Error(`${path}: nobody says ${[...left.keys()].join(", ")}`);
  return page;
}

/** The module of types. */
export function types() {
  const all = sentences("en");
  /** @param {string} part */
  const told = (part, indent = "  ") => {
    const own = all.filter((one) => partOf(one.file) === part);
    return group(own, indent);
  };
  const parts = Object.keys(PARTS).map((part) => `  readonly ${part}: ${told(part, "    ")};\n`);
  return [
    "// Made from locales/en/pages by locales.mjs.\n\n",
    `/** The sentences of every page. */\nexport interface Strings ${told("main")}\n\n`,
    `/** Sentences that are loaded with the code that needs them. */\nexport interface Parts {\n${parts.join("")}}\n`,
  ].join("");
}

/**
 * Writes a file, unless it says the same already: whoever watches it would begin anew.
 * @param {URL} file
 * @param {string} text
 */
export function keep(file, text) {
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}

/** Writes the types, unless they are there already. */
export function writeTypes() {
  keep(TYPES, types());
}

/** The languages of the modules: in tests the pseudo-language, too. */
const spoken = () => (process.env["VITEST"] ? [...LANGUAGES, PSEUDO] : LANGUAGES);

/**
 * The module that loads the page of each game in each language, `virtual:games`, and each page, `virtual:games/LANGUAGE/ID`.
 * @returns {import("vite").Plugin}
 */
export function gamePages() {
  /** @param {string} language @param {string} game */
  const line = (language, game) => `${JSON.stringify(game)}: () => import("${GAMES}/${language}/${game}")`;
  return {
    name: "games",
    resolveId: (id) => (id.startsWith(GAMES) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${GAMES}`)) return null;
      const [language = "", game] = id.slice(GAMES.length + 2).split("/");
      if (game === undefined) {
        const all = LANGUAGES.map(
          (one) =>
            `${one}: { ${games(one)
              .map((each) => line(one, each))
              .join(", ")} }`,
        );
        return `export default { ${all.join(", ")} }`;
      }
      this.addWatchFile(new URL(`${language}/games/${game}.ftl`, LOCALES).pathname);
      this.addWatchFile(new URL(`${game}.json`, SCENES).pathname);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(gamePage(language, game)))})`;
    },
  };
}

/**
 * The sentences of a part.
 * @param {string} language
 * @param {string} part
 */
function ofPart(language, part) {
  const shared = SHARED[part];
  if (shared)
    return shared.flatMap((one) => {
      const [name = "", start = ""] = one.split(":");
      return inLanguage(language, `${name}.ftl`).filter(({ id }) => id.startsWith(start));
    });
  return sentences(language).filter((one) => placeOf(one) === part);
}

/**
 * The module that loads the sentences of each course, `virtual:courses`.
 * @returns {import("vite").Plugin}
 */
export function coursePages() {
  return {
    name: "courses",
    resolveId: (id) => (id === COURSES ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${COURSES}`) return null;
      const files = readdirSync(new URL("en/pages/", LOCALES)).filter((name) => name.startsWith(COURSE));
      const names = files.sort().map((name) => name.slice(0, -".ftl".length));
      const lines = names.map((name) => `${JSON.stringify(name.slice(COURSE.length))}: () => import("${MODULE}${name}")`);
      return `export default { ${lines.join(", ")} }`;
    },
  };
}

/**
 * Modules `virtual:locale/PART` that load a part (`main`, those above, or some shared files) in each language, and
 * `virtual:locale/PART/LANGUAGE`: the ids and patterns of one.
 * @returns {import("vite").Plugin}
 */
export function locales() {
  return {
    name: "locales",
    buildStart: writeTypes,
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return null;
      const [part = "", language] = id.slice(MODULE.length + 1).split("/");
      if (language === undefined) {
        return `export default { ${spoken()
          .map((one) => `${one}: () => import("${MODULE}${part}/${one}")`)
          .join(", ")} }`;
      }
      const own = ofPart(language, part);
      const folder = part in SHARED ? "" : "pages/";
      for (const file of new Set(own.map((one) => one.file)))
        for (const tag of ["en", language]) {
          const url = new URL(`${tag}/${folder}${file}.ftl`, LOCALES);
          if (existsSync(url)) this.addWatchFile(url.pathname);
        }
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(own.map(({ id, value }) => [id, value])))})`;
    },
  };
}

/**
 * Puts a small script at the head of the page that begins to load the sentences of the reader's language while the program is still
 * on its way. What it chooses by, `chosenLanguage` in src/session/language.ts chooses by, too.
 * @returns {import("vite").Plugin}
 */
export function languageAhead() {
  let name = "";
  return {
    name: "language-ahead",
    apply: "build",
    generateBundle(_, bundle) {
      /** @type {Record<string, string>} */
      const files = {};
      for (const chunk of Object.values(bundle)) {
        const id = chunk.type === "chunk" ? (chunk.facadeModuleId ?? "") : "";
        const start = `\0${MODULE}main/`;
        if (id.startsWith(start)) files[id.slice(start.length)] = `/${chunk.fileName}`;
      }
      if (LANGUAGES.some((one) => !(one in files))) throw new Error("a language has no file of its own");
      const source = `(() => {
  const files = ${JSON.stringify(files)};
  ${find.toString()}
  let kept = [];
  try { kept = [JSON.parse(localStorage.getItem("pasch.settings")).language]; } catch {}
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = files[find([...kept, ...navigator.languages], Object.keys(files)) ?? "en"];
  document.head.append(link);
})();
`;
      name = `assets/language-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.js`;
      this.emitFile({ type: "asset", fileName: name, source });
    },
    transformIndexHtml: {
      order: "post",
      handler: () => [{ tag: "script", attrs: { async: true, src: `/${name}` }, injectTo: "head-prepend" }],
    },
  };
}

if (process.argv[1] === new URL(import.meta.url).pathname) writeTypes();
