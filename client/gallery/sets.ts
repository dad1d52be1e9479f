/** What the sets contain, read from their folders. */
import { parse } from "smol-toml";
import type { Art, Symbols } from "../src/wire/types";

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
const files = Object.entries(
  import.meta.glob<string>("../../src/boothill/games/*/sets/**/*.toml", { query: "?raw", import: "default", eager: true }),
);
/** The files of this name of all sets, in the order of the sets. */
const read = (name: string): Table[] => files.filter(([path]) => path.endsWith(`/${name}`)).map(([, text]) => parse(text));
const facts = read("facts.toml");
const texts = read("texts/en.toml");

export const art = Object.assign({}, ...read("art.toml")) as Art["art"];
export const drawn = {
  symbols: Object.assign({}, ...read("symbols.toml")),
  portraits: Object.assign({}, ...read("portraits.toml")),
} as Symbols;

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
