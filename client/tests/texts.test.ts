/**
 * Every word a person sees comes from the catalogues: no sentence stands in a component, every message that is asked for
 * exists, and every message there is for the browser is asked for.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type AST } from "svelte/compiler";
import { describe, expect, test } from "vitest";
import { english, forBrowsers, idsIn } from "./support/catalogue";

const SOURCE = join(import.meta.dirname, "../src");
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
const COMPONENTS = filesIn(SOURCE, ".svelte");
const MODULES = [...COMPONENTS, ...filesIn(SOURCE, ".ts")];
/** The only sentences in the code: what is said when the texts themselves cannot be had. */
const SPEAKS = "offline-words.ts";

const KNOWN = new Set(idsIn(english()));
const FOR_BROWSERS = idsIn(forBrowsers());

/** Attributes that are read by people. */
const READ = ["title", "aria-label", "alt", "placeholder", "aria-description", "label", "aria-roledescription"];
const WORD = /\p{L}{2,}/u;

function spoken(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const one of node) spoken(one, found);
  else if (node && typeof node === "object") {
    const one = node as AST.BaseNode & Record<string, unknown>;
    if (one.type === "Text" && typeof one.data === "string" && WORD.test(one.data)) found.push(one.data.trim());
    if (one.type === "StyleDirective") return found;
    if (one.type === "Attribute") {
      if (READ.includes(String(one.name))) spoken(one.value, found);
      return found;
    }
    for (const [key, value] of Object.entries(one)) {
      if (!["css", "instance", "module", "metadata", "start", "end"].includes(key)) spoken(value, found);
    }
  }
  return found;
}

describe("components", () => {
  test.each(COMPONENTS)("%s says nothing of its own", (file) => {
    const { fragment } = parse(readFileSync(file, "utf8"), { modern: true, filename: file });
    expect(spoken(fragment)).toEqual([]);
  });
});

/** Strings and templates of a script, without comments. */
function strings(source: string): string[] {
  const plain = source
    .replace(/<style[\s\S]*?<\/style>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/([^:"'`])\/\/ .*$/gm, "$1");
  return [...plain.matchAll(/"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, a, b, c]) => a ?? b ?? c ?? "",
  );
}
const SENTENCE = /^\p{Lu}\p{Ll}+(?: \p{L}[\p{L}']*){2,}[.!?…]?$/u;

test("no module holds a sentence", () => {
  const found = MODULES.filter((file) => !file.endsWith(SPEAKS)).flatMap((file) =>
    strings(readFileSync(file, "utf8"))
      .filter((text) => SENTENCE.test(text.trim()))
      .map((text) => `${file}: ${text}`),
  );
  // What programmers read in a console, and the lobby's own English behind a code that the texts do not know.
  expect(found.filter((line) => !/api\.ts|speech|words\.ts/.test(line))).toEqual([]);
});

const SCRIPTS = MODULES.map((file) => readFileSync(file, "utf8")).join("\n");

test("every message that is asked for by name exists", () => {
  const asked = [...SCRIPTS.matchAll(/\b(?:t|say)\(\s*"([a-z][\w-]+)"/g)].map((found) => found[1] as string);
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((id) => !KNOWN.has(id))).toEqual([]);
});

test("every message for the browser is asked for", () => {
  const prefixes = [...SCRIPTS.matchAll(/`([a-z]+-(?:[\w]+-)*)\$\{/g)].map((found) => found[1] as string);
  const unused = FOR_BROWSERS.filter((id) => !SCRIPTS.includes(`"${id}"`) && !prefixes.some((prefix) => id.startsWith(prefix)));
  expect(unused).toEqual([]);
});
