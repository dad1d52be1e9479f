/** The texts and the facts of the boxes, wherever in the Python package they lie. */

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "smol-toml";
import type { Art, Symbols } from "../../src/wire/types";

const PACKAGE = join(import.meta.dirname, "../../../src/boothill");
const FILES = readdirSync(PACKAGE, { recursive: true, encoding: "utf8" }).map((name) => join(PACKAGE, name));
const read = (files: readonly string[]): string => files.map((file) => readFileSync(file, "utf8")).join("\n");

const fluent = (language: string): string[] =>
  FILES.filter((file) => file.endsWith(".ftl") && (file.includes(`/${language}/`) || basename(file) === `${language}.ftl`));
const ENGLISH = fluent("en");
const BROWSER = ENGLISH.filter((file) => file.includes("/browser/"));
const named = (files: readonly string[], names: readonly string[]): string[] =>
  files.filter((file) => !names.length || names.includes(basename(file, ".ftl")));

/** All messages of a language. */
export const messagesOf = (language: string): string => read(fluent(language));

/** All English messages, or those of the files of these names. */
export const english = (...names: string[]): string => read(named(ENGLISH, names));

/** The English messages that only browsers need, or those of them in the files of these names. */
export const forBrowsers = (...names: string[]): string => read(named(BROWSER, names));

/** The ids of the messages in Fluent. */
export const idsIn = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

/** The facts of all boxes, in TOML. */
export const facts = read(FILES.filter((file) => file.endsWith(".toml") && /\/facts(\.toml$|\/)/.test(file)));

/** The files of this name of all sets together. */
const together = (name: string): object =>
  Object.assign({}, ...FILES.filter((file) => basename(file) === name).map((file) => parse(readFileSync(file, "utf8"))));

/** What the server sends as pictures of cards. */
export const drawnArt = (): Art["art"] => together("art.toml") as Art["art"];

/** What the server sends as drawings. */
export function drawn(): Symbols {
  return { symbols: together("symbols.toml"), portraits: together("portraits.toml") } as Symbols;
}
