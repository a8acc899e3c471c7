import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { locales } from "./locales.mjs";

/** Puts the script and the styles into the page: one file that can be saved and opened without a server. */
function oneFile(): Plugin {
  return {
    name: "one-file",
    enforce: "post",
    generateBundle(_, bundle) {
      const page = Object.values(bundle).find((one) => one.fileName.endsWith(".html"));
      if (page?.type !== "asset") throw new Error("there is no page");
      let text = String(page.source);
      for (const one of Object.values(bundle)) {
        if (one === page) continue;
        // A dollar sign in what is put in must not be read as a pattern.
        const place = one.type === "chunk" ? /<script[^>]* src="[^"]*"[^>]*><\/script>/ : /<link rel="stylesheet"[^>]*>/;
        const inner =
          one.type === "chunk"
            ? `<script type="module">${one.code.replaceAll("</script", "<\\/script").replaceAll("__VITE_PRELOAD__", "void 0")}</script>`
            : `<style>${String(one.source)}</style>`;
        if (!place.test(text)) throw new Error(`${one.fileName} has no place in the page`);
        text = text.replace(place, () => inner);
        delete bundle[one.fileName];
      }
      page.source = text;
    },
  };
}

export default defineConfig({
  plugins: [locales(), svelte(), oneFile()],
  publicDir: false,
  build: {
    outDir: "dist",
    emptyOutDir: false,
    modulePreload: false,
    target: "es2022",
    rolldownOptions: { input: "check-dice.html", output: { codeSplitting: false } },
  },
});
