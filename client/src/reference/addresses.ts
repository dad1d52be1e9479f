/** The addresses of the reference, so that what somebody looks at can be linked to. */

import type { Search, Thing } from "./things";

const PARTS = { q: "text", box: "box", sort: "sort", colour: "colour" } as const;

export function searchOf(query: URLSearchParams): Search {
  return {
    text: query.get("q") ?? "",
    box: query.get("box") ?? "",
    sort: query.get("sort") ?? "",
    colour: query.get("colour") ?? "",
  };
}

function queryOf(search: Search): string {
  const query = new URLSearchParams();
  for (const [name, field] of Object.entries(PARTS)) if (search[field]) query.set(name, search[field]);
  return query.size ? `?${query}` : "";
}

/** The list of what is found. */
export const listPath = (search: Search): string => `/cards${queryOf(search)}`;

/** One thing; the search stays with it, for the way back and to its neighbours. */
export const thingPath = ({ sort, id }: Thing, search: Search): string =>
  `/cards/${sort}/${encodeURIComponent(id)}${queryOf(search)}`;

/** A rule or a group of them. */
export const rulePath = (id: string): string => `/rules/${encodeURIComponent(id)}`;
