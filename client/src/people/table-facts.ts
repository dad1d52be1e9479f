/** Plain facts about a table, for what surrounds a game at it. No rule of a game is known here. */

import type { SeatInfo, TableInfo, You } from "../wire/types";

/** Whether lines can be sent at this table at all: as the settings say, or else unless strangers may come. */
export const hasChat = ({ settings }: Pick<TableInfo, "settings">): boolean => settings.chat ?? !settings.public;

/** Why somebody cannot say anything now; null if they can. */
export function silence(table: TableInfo, you: You): "off" | "spectator" | "muted" | null {
  if (!hasChat(table)) return "off";
  const place = you.seat < 0 ? table.watchers.find(({ id }) => id === you.watcher) : table.seats[you.seat];
  if (place?.muted) return "muted";
  if (you.seat < 0 && table.status === "playing") return "spectator";
  return null;
}

/** Whether another game of the same series comes next. */
export const seriesGoesOn = ({ settings, series_game, status }: TableInfo): boolean =>
  status === "over" && series_game > 0 && series_game < settings.games;

/** People who are there and have not said that they are ready. */
export const awaited = ({ seats }: TableInfo): SeatInfo[] =>
  seats.filter((seat) => seat.kind === "person" && seat.connected && !seat.ready);

export type Side = "law" | "outlaws" | "renegade" | "one" | "some" | "nobody";

/** Which side has won, as far as the roles tell; at a table of three everybody plays for themselves. */
export function sideOf(winners: readonly number[], roles: readonly (string | null)[]): Side {
  const won = winners.map((seat) => roles[seat]);
  if (!winners.length) return "nobody";
  if (roles.length === 3) return "one";
  if (won.includes("sheriff")) return "law";
  if (won.includes("outlaw")) return "outlaws";
  if (won.every((role) => role === "renegade")) return "renegade";
  return "some";
}
