/** Every message of the reference is there, and every one there is is used. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SOURCES } from "../../src/reference/markdown";
import { COLOURS, SORTS } from "../../src/reference/things";
import { Texts } from "../../src/telling/texts";
import { forBrowsers } from "../support/catalogue";

const root = join(import.meta.dirname, "../../..");
const source = forBrowsers("reference");
const texts = new Texts("en", source);
const folder = join(root, "client/src/reference");
const code = [
  ...readdirSync(folder).map((name) => join(folder, name)),
  ...["Cards", "Rules"].map((page) => join(root, `client/src/pages/${page}.svelte`)),
]
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

const parts = readdirSync(join(root, "docs/rules"))
  .map((name) => /^\d+-(.*)\.md$/.exec(name)?.[1])
  // Its decisions are told in the rules themselves.
  .filter((part): part is string => part !== undefined && part !== "house-decisions");
const made = [
  ...SORTS.flatMap((sort) => [`ref-sort-${sort}`, `ref-one-${sort}`]),
  ...COLOURS.map((colour) => `ref-colour-${colour}`),
  ...["brown", "blue", "green"].map((colour) => `ref-colour-${colour}-means`),
  ...SOURCES.map((name) => `ref-source-${name}`),
  ...parts.map((part) => `ref-part-${part}`),
];
const written = [...code.matchAll(/"(ref-[a-z_-]+)"/g)].map(([, id]) => id!);

describe("the messages of the reference", () => {
  it("are all there", () => {
    expect([...written, ...made].filter((id) => !texts.has(id))).toEqual([]);
  });

  it("are all used", () => {
    const used = new Set([...written, ...made]);
    const there = [...source.matchAll(/^(ref-[\w-]+) =/gm)].map(([, id]) => id!);
    expect(there.filter((id) => !used.has(id))).toEqual([]);
  });

  it("count", () => {
    expect([0, 1, 5].map((count) => texts.say("ref-found", { count }))).toEqual(["Nothing found", "1 found", "5 found"]);
  });
});
