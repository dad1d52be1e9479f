/** Reading what is known of a table before one sits at it. */

import type { TableInfo } from "../wire/types";

/** Whether the seat this browser once took is still a person's, at a table where a game is played or about to be. */
export const seatedAt = (table: TableInfo, seat: number): boolean =>
  table.status !== "over" && table.seats[seat]?.kind === "person";

/** What somebody without a seat can do there. */
export interface Ways {
  /** A seat before a game, or that of a bot in one that is under way. */
  seat: "free" | "bot" | null;
  watch: boolean;
}

/** Which seats are given out is for the server to say. */
export function waysIn({ free, settings, status }: TableInfo): Ways {
  const seat = status === "playing" ? "bot" : "free";
  return { seat: free.length ? seat : null, watch: settings.spectators };
}

/** Whether somebody could have a seat here once the game is over. */
export const seatsLater = ({ seats, status }: TableInfo): boolean =>
  status === "playing" && seats.some(({ kind }) => kind !== "person");
