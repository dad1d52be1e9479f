// The gallery of the look, for screenshots: npx vite --config gallery/vite.config.ts. No part of what is built.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { themes } from "../themes";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at("."),
  cacheDir: at("../node_modules/.vite-gallery"),
  plugins: [themes(), svelte()],
  server: { fs: { allow: [at("../..")] } },
});
