/**
 * What can be done about others at a table, above all how somebody can lose their seat, as far as it is worth offering: the
 * server knows better, and says why not.
 */

import type { TableInfo, You } from "../wire/types";

/** Whether somebody decides about others as the host. Whoever has seen every hand of a game does not until it is over. */
export const rules = ({ status }: TableInfo, you: You): boolean => you.host && !knows(status, you);
const knows = (status: TableInfo["status"], you: You): boolean => status === "playing" && you.watching === "everything";

export interface WaysOut {
  /** The host frees the seat. */
  kick: boolean;
  /** The host puts a bot there until they are back. */
  replace: boolean;
  /** Those who play send them away together. */
  vote: boolean;
}

/** A single vote sends nobody away. */
const FEWEST_VOTES = 2;

/** What somebody can do about another seat. In a game a bot stays, and a person loses the seat if they are gone or by vote. */
export function waysOut(table: TableInfo, you: You, seat: number): WaysOut {
  const { seats, status } = table;
  const [playing, host, info] = [status === "playing", rules(table, you), seats[seat]];
  const [person, gone] = [info?.kind === "person", !info?.connected];
  const others = seats.filter(({ kind }, at) => kind === "person" && at !== seat);
  return {
    kick: host && (playing ? person && gone : person || info?.kind === "bot"),
    replace: host && person && gone && !playing,
    vote: playing && person && you.seat >= 0 && you.seat !== seat && !knows(status, you) && others.length >= FEWEST_VOTES,
  };
}
