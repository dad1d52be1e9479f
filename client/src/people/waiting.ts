/** What the room before a game waits for, seen from one's own place. */

import { awaited } from "./table-facts";
import type { TableInfo, You } from "../wire/types";

export interface Wait {
  /** The end of the id of the sentence that says so. */
  what:
    "invite" | "start" | "start-away" | "ready" | "ready-away" | "seats" | "seats-away" | "others" | "away" | "host" | "watch";
  /** Who has to say something first, or to come back. */
  names: string[];
}

/** The first game begins by itself only when nobody is away; the host can start it at any time, if they are there. */
export function waitingFor(table: TableInfo, you: You): Wait {
  const names = awaited(table)
    .map(({ name }) => name)
    .filter((name) => name !== table.seats[you.seat]?.name);
  const gone = table.seats.filter(({ kind, connected }) => kind === "person" && !connected);
  const away = gone.map(({ name }) => name);
  const hostAway = gone.some((seat) => seat === table.seats[table.host]);
  const empty = table.seats.some(({ kind }) => kind === "empty");
  if (you.seat < 0) return { what: "watch", names };
  if (you.host) {
    if (empty) return { what: "invite", names };
    return away.length ? { what: "start-away", names: away } : { what: "start", names };
  }
  if (!table.seats[you.seat]?.ready) return { what: hostAway ? "ready-away" : "ready", names };
  if (empty) return { what: hostAway ? "seats-away" : "seats", names };
  if (names.length) return { what: "others", names };
  return away.length ? { what: "away", names: away } : { what: "host", names };
}
