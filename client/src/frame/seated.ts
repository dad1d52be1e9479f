/** Reading what is known of a table before one sits at it. */

import type { TableInfo } from "../wire/types";

/** Whether the seat this browser once took is still a person's, at a table where a game is played or about to be. */
export const seatedAt = (table: TableInfo, seat: number): boolean =>
  table.status !== "over" && table.seats[seat]?.kind === "person";

/** What somebody without a seat can do there. */
export interface Ways {
  /** An empty seat, or that of a bot in a game that is under way. */
  seat: "free" | "bot" | null;
  watch: boolean;
}

export function waysIn(table: TableInfo): Ways {
  const kinds = table.seats.map(({ kind }) => kind);
  const { late, spectators } = table.settings;
  const free = kinds.includes("empty");
  if (table.status === "playing") return { seat: late && kinds.includes("bot") ? "bot" : null, watch: spectators };
  return { seat: free || kinds.includes("bot") ? "free" : null, watch: spectators };
}
