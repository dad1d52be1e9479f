import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// What is built goes into the Python package, so that running Boothill needs no Node.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/boothill/server/web/client",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files: what the start page needs is one script, what a game needs besides is another.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            {
              name: "common",
              test: /src\/lib\/(?!sound|cards)|src\/wire\/(?!connection|gathering)|src\/look\/(?!symbols\/(all|events|equipment)|Stamp|Bullets|Die|CardBack|Arrow)|src\/shell\/(?!qr|Choice|Invite|JoinCard|PresetCards|SetsChoice|Preferences|KeyMap|keys|Toggle)|src\/words\/(texts|glossary)|node_modules/,
              priority: 2,
            },
            {
              name: "game",
              test: /src\/(state|table|company|learn|words|lib|wire)\/|src\/look\/(Stamp|Bullets|Die|CardBack|Arrow)|src\/shell\/Choice|src\/reference\/(Inspect|Figure)|src\/look\/symbols\//,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
