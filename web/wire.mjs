// The types of the wire for TypeScript, from the schemas of ../docs/api/v1/openapi.json.
//   node wire.mjs   writes src/wire.ts

import { readFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";
import { keep } from "./locales.mjs";

const DOCUMENT = new URL("../docs/api/v1/openapi.json", import.meta.url);
const TYPES = new URL("src/wire.ts", import.meta.url);

/** Writes the types: one for each schema, under its name. */
export async function writeWire() {
  const { openapi, info, components } = JSON.parse(readFileSync(DOCUMENT, "utf8"));
  const schemas = { openapi, info, paths: {}, components: { schemas: components.schemas } };
  const nodes = await openapiTS(schemas, { rootTypes: true, rootTypesNoSchemaPrefix: true, arrayLength: true, defaultNonNullable: false });
  keep(TYPES, `// Made from docs/api/v1/openapi.json by wire.mjs.\n\n${astToString(nodes)}`);
}

/**
 * Writes them when pages are built or served.
 * @returns {import("vite").Plugin}
 */
export function wire() {
  return { name: "wire", buildStart: writeWire };
}

if (process.argv[1] === new URL(import.meta.url).pathname) await writeWire();
