/** The address of a moment: /replay/KEY?at=EVENT&as=everything|public|SEAT&from=SEAT. */

import { EVERYTHING, PUBLIC } from "./film";

/** What an address asks for; null where it leaves the choice to us. */
export interface Wanted {
  at: string;
  /** Whose eyes: a seat, PUBLIC or EVERYTHING. */
  viewer: number;
  /** Who sits at the bottom. */
  from: number | null;
}

const seatOf = (text: string | null): number | null => (text !== null && /^\d$/.test(text) ? Number(text) : null);

/** What the server calls a viewer. */
export function viewerName(viewer: number): string {
  return viewer === EVERYTHING ? "everything" : viewer === PUBLIC ? "public" : String(viewer);
}

/** Read the part of an address after "?". What makes no sense is as if it were not there. */
export function wantedOf(query: URLSearchParams): Wanted {
  const as = query.get("as");
  return {
    at: query.get("at") ?? "",
    viewer: as === "public" ? PUBLIC : (seatOf(as) ?? EVERYTHING),
    from: seatOf(query.get("from")),
  };
}

/** The path that leads to a moment, seen with these eyes from this side of the table. */
export function pathOf(key: string, at: string, viewer: number, from: number): string {
  const query = new URLSearchParams({ at, as: viewerName(viewer), from: String(from) });
  return `/replay/${encodeURIComponent(key)}?${query}`;
}
