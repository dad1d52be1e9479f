/** The folders of the client stand in one order: what is below knows nothing of what is above. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");

/** From below to above. A folder may import from those before it; those of one line do not know each other. */
const FLOORS = [
  ["wire"],
  ["look"],
  ["telling"],
  ["lib"],
  ["state", "frame"],
  ["games"],
  ["session", "reference"],
  ["people"],
  ["result"],
  ["stage"],
  ["motion"],
  ["table"],
  ["learn", "replay"],
  ["pages"],
];
const FLOOR_OF = new Map(FLOORS.flatMap((folders, floor) => folders.map((folder) => [folder, floor] as const)));

interface Arrow {
  from: string;
  to: string;
}

const ARROWS: Arrow[] = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(ts|svelte)$/.test(file))
  .flatMap((from) =>
    [...readFileSync(join(SOURCE, from), "utf8").matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"/g)].map((found) => ({
      from,
      to: normalize(join(dirname(from), found[1]!)),
    })),
  );
const folderOf = (path: string): string => path.split("/")[0]!;
const told = ({ from, to }: Arrow): string => `${from} -> ${to}`;

describe("the folders", () => {
  test("all have their place", () => {
    const there = readdirSync(SOURCE, { withFileTypes: true }).filter((one) => one.isDirectory());
    expect(there.map(({ name }) => name).sort()).toEqual([...FLOOR_OF.keys()].sort());
  });

  test("import only what is below them", () => {
    const between = ARROWS.filter(({ from, to }) => FLOOR_OF.has(folderOf(from)) && folderOf(from) !== folderOf(to));
    expect(between.length).toBeGreaterThan(200);
    expect(between.filter(({ from, to }) => FLOOR_OF.get(folderOf(to))! >= FLOOR_OF.get(folderOf(from))!).map(told)).toEqual([]);
    // What the server and the client both read.
    const outside = ["lib/router.svelte.ts -> ../../src/boothill/server/web/addresses.json"];
    expect(between.filter(({ to }) => !FLOOR_OF.has(folderOf(to))).map(told)).toEqual(outside);
  });

  test("know the games by their list only", () => {
    const gameOf = (path: string): string | undefined => /^games\/(\w+)\//.exec(path)?.[1];
    const named = ARROWS.filter(({ from, to }) => gameOf(to) !== undefined && gameOf(to) !== gameOf(from));
    expect([...new Set(named.map(({ from }) => from))]).toEqual(["games/titles.ts"]);
    const listed = named.map(({ to }) => gameOf(to)).sort();
    const folders = readdirSync(join(SOURCE, "games"), { withFileTypes: true }).filter((one) => one.isDirectory());
    expect(listed).toEqual(folders.map(({ name }) => name).sort());
  });
});
