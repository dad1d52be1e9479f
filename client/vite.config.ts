import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { licences } from "./licences";
import { themes } from "./themes";

// What is built goes into the Python package, so that running Boothill needs no Node.
export default defineConfig({
  // Short names of classes: they are a good part of what a first visit loads.
  plugins: [
    themes(),
    svelte({ compilerOptions: { cssHash: ({ hash, css }) => `s${hash(css)}`, discloseVersion: false } }),
    licences(),
  ],
  build: {
    outDir: "../src/boothill/server/web/client",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files: what the start page needs is one script, what tables and replays need besides is another.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: "common", tags: ["$initial"], priority: 2 },
            { name: "game", test: /src\/(games|look|people|result|session|state|table|telling|wire)\//, priority: 1 },
          ],
        },
      },
    },
  },
});
