/** What comes after a game, seen from one's own place. */

import { awaited, seriesGoesOn } from "../people/table-facts";
import type { TableInfo, You } from "../wire/types";

export interface Next {
  /** The end of the id of the sentence that says so. */
  what: "choose" | "wait" | "begin" | "watch";
  /** What the next game would be. */
  kind: "rematch" | "next" | "series";
  /** The others who have to say something first. */
  names: string[];
}

export function nextAfter(table: TableInfo, you: You): Next {
  const kind = seriesGoesOn(table) ? "next" : table.settings.games > 1 ? "series" : "rematch";
  const own = table.seats[you.seat];
  const names = awaited(table)
    .filter((seat) => seat !== own)
    .map(({ name }) => name);
  if (!own) return { what: "watch", kind, names };
  if (!own.ready) return { what: "choose", kind, names };
  return { what: names.length ? "wait" : "begin", kind, names };
}
