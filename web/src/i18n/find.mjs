/**
 * The first of some languages that tags ask for, by RFC 4647 (lookup): `de-CH` is `de`. Norwegian without a form, and nynorsk, is
 * bokmål. Stands alone: it is also put into the script that loads a language ahead.
 * @param {readonly string[]} tags
 * @param {readonly string[]} languages
 * @returns {string | undefined}
 */
export function find(tags, languages) {
  for (const tag of tags) {
    let part = String(tag).replace(/_/g, "-").toLowerCase();
    while (part !== "") {
      const known = part === "no" || part === "nn" ? "nb" : part;
      if (languages.includes(known)) return known;
      part = part.slice(0, Math.max(0, part.lastIndexOf("-")));
    }
  }
  return undefined;
}
