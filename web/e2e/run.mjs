// Runs a TypeScript module of this folder: run.mjs flows | look [names…]
import { runnerImport } from "vite";

const [what = "flows", ...names] = process.argv.slice(2);
const { module } = await runnerImport(new URL(`./${what}.ts`, import.meta.url).pathname);
process.exitCode = (await module.main(names)) ?? 0;
