// @vitest-environment node
/// <reference types="node" />
// Sentences are in the catalogue (../locales), every one of them is said, and none is written in code.

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "svelte/compiler";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { argumentsOf, sentences } from "../locales.mjs";
import { spell, speak } from "../src/i18n/language";

const SRC = resolve("src");
const paths = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(ts|svelte)$/.test(path) && !/^(wire|i18n\/strings)/.test(path))
  .sort();
const sources = new Map(paths.map((path) => [path, readFileSync(resolve(SRC, path), "utf8")]));

/** Attributes that people read or hear. */
const TOLD = ["alt", "aria-label", "aria-description", "label", "placeholder", "title"];

/** An example of a code. */
const NAMES = /^(abcd)$/;

const isText = (text: string): boolean => (text.match(/[A-Za-zÄÖÜäöüß]{2,}/g) ?? []).some((word) => !NAMES.test(word));

interface Node {
  type?: string;
  name?: string;
  data?: string;
  [key: string]: unknown;
}

/** Texts that stand in the markup of a component. */
function bare(node: unknown, found: string[], attribute: string | null = null): string[] {
  if (Array.isArray(node)) for (const one of node) bare(one, found, attribute);
  else if (typeof node === "object" && node !== null) {
    const { type, name, data, ...inner } = node as Node;
    if (type === "Text" && typeof data === "string" && (attribute === null || TOLD.includes(attribute)) && isText(data)) {
      found.push(data.trim());
    }
    // A directive sets a style, a class or a handler.
    const place = type === "Attribute" ? (name ?? "") : type?.endsWith("Directive") ? type : attribute;
    for (const one of Object.values(inner)) bare(one, found, place);
  }
  return found;
}

/** Texts of a program that read like a sentence: several words, the first of them with a capital. */
function spoken(path: string, text: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
      const isInner = ts.isNewExpression(node.parent) || ts.isImportDeclaration(node.parent) || ts.isThrowStatement(node.parent.parent);
      if (/^[A-Z][a-z’']* [a-z]/.test(node.text) && !isInner) found.push(node.text);
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true));
  return found;
}

describe("sentences", () => {
  it("are not written in components", () => {
    const found = [...sources]
      .filter(([path]) => path.endsWith(".svelte"))
      .flatMap(([path, text]) => {
        const { fragment } = parse(text, { modern: true, filename: path });
        return bare(fragment, []).map((one) => `${path}: ${one}`);
      });
    expect(found).toEqual([]);
  });

  it("are not written in programs", () => {
    const found = [...sources].flatMap(([path, text]) => {
      const code = path.endsWith(".svelte") ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((one) => one[1] ?? "") : [text];
      return code.flatMap((one) => spoken(path, one)).map((one) => `${path}: ${one}`);
    });
    expect(found).toEqual([]);
  });

  it("are all said by some page", () => {
    const code = [...sources.values()].join("\n");
    // Every chain of names that ends somewhere, `t.home.title` and `home.title` and `title`; `?.` ends one and goes on, too.
    const said = new Set<string>();
    for (const found of code.matchAll(/\w+(?:\??\.\w+)*(?!\w)(\.?)/g)) {
      const [chain = "", dot] = found;
      const names = chain.split(/\??\./);
      const seams = chain.match(/\??\./g) ?? [];
      for (let end = 1; end <= names.length; end += 1) {
        if (end < names.length ? seams[end - 1] !== "?." : dot === ".") continue;
        for (let start = 0; start < end; start += 1) said.add(names.slice(start, end).join("."));
      }
    }
    // A group that is taken as a whole says all that is in it.
    const isSaid = (path: string[]): boolean => said.has(path.join(".")) || (path.length > 1 && isSaid(path.slice(0, -1)));
    // The sentences of steps are named by the files of lessons; cargo test -p pasch-lessons compares them.
    const own = sentences("en").filter(({ file }) => !file.startsWith("lessons-"));
    const unsaid = own.filter(({ id }) => !isSaid(id.split("-")));
    expect(unsaid.map(({ id }) => id)).toEqual([]);
  });

  it("take their arguments: numbers without separators, yes, no and none as words", () => {
    const pattern = sentences("en").find(({ id }) => id === "play-thenNumber")?.value ?? "";
    expect([...argumentsOf(pattern)].map(([name, kinds]) => [name, [...kinds].sort()])).toEqual([
      ["die", ["null"]],
      ["optional", ["boolean"]],
      ["times", ["number"]],
    ]);
    const say = speak("en", [["x", pattern]]);
    expect(say("x", { die: 3, optional: true, times: 1234 })).toBe("3s up to 1234 times");
    expect(say("x", { die: null, optional: false, times: 4 })).toBe("its underside four times");
    expect(() => say("y")).toThrow("there is no sentence y");
  });

  it("are a tree of groups and lists", () => {
    const t = spell<{ a: { b: string; c: readonly string[] } }>("en", [
      ["a-b", "one"],
      ["a-c-1", "two"],
      ["a-c-2", "three"],
    ]);
    expect(t).toEqual({ a: { b: "one", c: ["two", "three"] } });
  });
});
