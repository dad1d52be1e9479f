/** What the sets contain, read from their folders. */
import { parse } from "smol-toml";
import type { Symbols } from "../src/wire/types";

export interface Entry {
  sort: string;
  id: string;
  name: string;
  effect: string;
  colour: string;
  copies: string[];
  price?: number;
  range?: number;
}

type Table = Record<string, unknown>;
const read = (files: Record<string, string>): Table[] => Object.values(files).map((text) => parse(text));
const as = { query: "?raw", import: "default", eager: true } as const;
const facts = read(import.meta.glob<string>("../../src/boothill/games/*/sets/*/facts.toml", as));
const texts = read(import.meta.glob<string>("../../src/boothill/games/*/sets/*/texts/en.toml", as));
const symbols = read(import.meta.glob<string>("../../src/boothill/games/*/sets/*/symbols.toml", as));
const portraits = read(import.meta.glob<string>("../../src/boothill/games/*/sets/*/portraits.toml", as));

export const drawn = { symbols: Object.assign({}, ...symbols), portraits: Object.assign({}, ...portraits) } as Symbols;

export const entries: Entry[] = facts.flatMap((box, at) =>
  Object.entries(box).flatMap(([sort, list]) => {
    const said = (texts[at]?.[sort] ?? {}) as Record<string, Table>;
    return (Array.isArray(list) ? (list as Table[]) : []).map(
      (one) =>
        ({
          sort,
          copies: [],
          name: "",
          effect: "",
          colour: sort === "event" ? "event" : "",
          ...one,
          ...said[String(one.id)],
        }) as unknown as Entry,
    );
  }),
);
