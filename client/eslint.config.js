/** What the linter holds the client to; the formatter minds how it looks, svelte-check the types. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs["flat/recommended"],
  ...svelte.configs["flat/prettier"],
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // svelte-check does both, and knows more.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": "off",
      // An index that was looked up a line before, a group that a pattern always has: said so, rather than handled.
      "@typescript-eslint/no-non-null-assertion": "off",
      // State is replaced, not changed in place ($state.raw); collections beside it are plain.
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} is a space that neither the formatter nor the compiler takes away.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ["public/sw.js"],
    languageOptions: { globals: globals.serviceworker },
  },
);
