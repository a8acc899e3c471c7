// What the compiler does not see. How the text stands is prettier's business.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["dist/**", "node_modules/**", "src/wire.ts", "src/i18n/strings.ts", "public/**"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // TypeScript knows which names there are.
      "no-undef": "off",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports", disallowTypeAnnotations: false }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // A space or a dot between two names stands in braces, so that no formatter takes it away.
      "svelte/no-useless-mustaches": "off",
      // Sets are replaced, not changed.
      "svelte/prefer-svelte-reactivity": "off",
      eqeqeq: "error",
      "no-eval": "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
);
