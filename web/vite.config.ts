import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { coursePages, gamePages, languageAhead, locales } from "./locales.mjs";
import { wire } from "./wire.mjs";

// The page is served under a policy without inline scripts or data: fonts, so no asset is inlined.
// During development the running server is reached through the proxy.
const api = process.env["PASCH_URL"] ?? "http://localhost:8080";

export default defineConfig({
  plugins: [locales(), gamePages(), coursePages(), languageAhead(), wire(), svelte()],
  build: { outDir: "dist", emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false }, target: "es2022" },
  server: { proxy: { "/api": { target: api, ws: true }, "/.well-known": api } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  // A slow machine fails no test.
  test: { include: ["tests/**/*.test.ts"], environment: "jsdom", setupFiles: ["tests/setup.ts"], testTimeout: 120_000 },
});
