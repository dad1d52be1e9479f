/** What the room before a game waits for, seen from one's own place. */

import { awaited } from "./table-facts";
import type { TableInfo, You } from "../wire/types";

export interface Wait {
  /** The end of the id of the sentence that says so. */
  what: "invite" | "start" | "ready" | "seats" | "others" | "host" | "watch";
  /** Who has to say something first. */
  names: string[];
}

export function waitingFor(table: TableInfo, you: You): Wait {
  const names = awaited(table)
    .map(({ name }) => name)
    .filter((name) => name !== table.seats[you.seat]?.name);
  const empty = table.seats.some(({ kind }) => kind === "empty");
  if (you.seat < 0) return { what: "watch", names };
  if (you.host) return { what: empty ? "invite" : "start", names };
  if (!table.seats[you.seat]?.ready) return { what: "ready", names };
  if (empty) return { what: "seats", names };
  return { what: names.length ? "others" : "host", names };
}
