// A language for tests, made of English: accented, longer by two fifths, in brackets. What stays without accents is not from the catalogue.

/** Its tag. */
export const PSEUDO = "qps";

const ACCENTS = new Map(
  [..."abcdeghiklnoprstuwyzACDEGHIKLNOPRSTUWYZ"].map((letter, index) => [
    letter,
    [..."áƀćďéğĥíķłńöþŕšťúŵýžÁĆĎÉĞĤÍĶŁŃÖÞŔŠŤÚŴÝŽ"][index] ?? letter,
  ]),
);

/** @typedef {import("@fluent/bundle/esm/ast.js").Pattern} Pattern */

/** @param {string} text */
const accented = (text) => [...text].map((letter) => ACCENTS.get(letter) ?? letter).join("");

/**
 * A pattern whose texts are accented, those within choices, too.
 * @param {Pattern} pattern
 * @returns {Pattern}
 */
function inner(pattern) {
  if (typeof pattern === "string") return accented(pattern);
  return pattern.map((part) => {
    if (typeof part === "string") return accented(part);
    if (part.type !== "select") return part;
    return { ...part, variants: part.variants.map((one) => ({ ...one, value: inner(one.value) })) };
  });
}

/** @param {Pattern} pattern @returns {number} */
const lengthOf = (pattern) =>
  typeof pattern === "string"
    ? pattern.length
    : pattern.reduce((sum, part) => {
        if (typeof part === "string") return sum + part.length;
        return part.type === "select" ? sum + Math.max(...part.variants.map((one) => lengthOf(one.value))) : sum;
      }, 0);

/**
 * A sentence of the pseudo-language.
 * @param {Pattern} pattern
 * @returns {Pattern}
 */
export function pseudo(pattern) {
  const more = "~".repeat(Math.ceil(lengthOf(pattern) * 0.4));
  const told = inner(pattern);
  return typeof told === "string" ? `[${told}${more}]` : ["[", ...told, `${more}]`];
}
