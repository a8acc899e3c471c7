// The sentences of one language as a tree: t.home.title is a text, t.home.score({ score, to }) a sentence with arguments.

import { FluentBundle, FluentNumber, type FluentVariable } from "@fluent/bundle";
import type { Pattern } from "@fluent/bundle/esm/ast.js";

/** Ids of the catalogue (`home-score`) and their patterns. */
export type Resource = readonly (readonly [id: string, pattern: Pattern])[];

/** The value of an argument: numbers are written without separators; a sentence chooses by yes, no and none. */
export type Value = string | number | boolean | null;

const PLAIN = { useGrouping: false };

function variable(value: Value): FluentVariable {
  if (typeof value === "number") return new FluentNumber(value, PLAIN);
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value ?? "none";
}

/** Says a sentence with its arguments. */
function formatted(bundle: FluentBundle, id: string, pattern: Pattern, args: Readonly<Record<string, Value>>): string {
  const errors: Error[] = [];
  const values = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, variable(value)]));
  const text = bundle.formatPattern(pattern, values, errors);
  if (import.meta.env.DEV && errors.length > 0) throw new Error(`${id}: ${String(errors[0])}`);
  return text;
}

// Marks between the sentence and its arguments would be copied with it and read aloud by some.
const bundleOf = (language: string): FluentBundle => new FluentBundle(language, { useIsolating: false });

const hasArguments = (pattern: Pattern): pattern is Exclude<Pattern, string> =>
  typeof pattern !== "string" && pattern.some((part) => typeof part !== "string" && part.type !== "str");

/** A sentence, or the function that says it. */
function spoken(bundle: FluentBundle, id: string, pattern: Pattern): unknown {
  if (!hasArguments(pattern)) return formatted(bundle, id, pattern, {});
  return (args: Record<string, Value>) => formatted(bundle, id, pattern, args);
}

type Tree = { [key: string]: unknown };

/** Groups whose keys are 1, 2, 3… become lists. */
function listed(tree: Tree): unknown {
  const keys = Object.keys(tree);
  for (const key of keys) {
    const inner = tree[key];
    if (typeof inner === "object") tree[key] = listed(inner as Tree);
  }
  return keys.every((key, index) => key === String(index + 1)) ? keys.map((key) => tree[key]) : tree;
}

/** The sentences of a language. */
export function spell<T>(language: string, resource: Resource): T {
  const bundle = bundleOf(language);
  const tree: Tree = {};
  for (const [id, pattern] of resource) {
    const path = id.split("-");
    const last = path.pop() ?? id;
    let group = tree;
    for (const key of path) group = (group[key] ??= {}) as Tree;
    group[last] = spoken(bundle, id, pattern);
  }
  return listed(tree) as T;
}

/** Says sentences that the program names by their ids, as those of the library in Rust are. */
export function speak(language: string, resource: Resource): (id: string, args?: Readonly<Record<string, Value>>) => string {
  const bundle = bundleOf(language);
  const patterns = new Map(resource);
  return (id, args = {}) => {
    const pattern = patterns.get(id);
    if (pattern === undefined) throw new Error(`there is no sentence ${id}`);
    return formatted(bundle, id, pattern, args);
  };
}
