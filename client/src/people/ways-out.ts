/** How somebody can lose their seat, as far as it is worth offering: the server knows better, and says why not. */

import type { TableInfo, You } from "../wire/types";

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
export function waysOut({ seats, status }: TableInfo, you: You, seat: number): WaysOut {
  const [playing, info] = [status === "playing", seats[seat]];
  const [person, gone] = [info?.kind === "person", !info?.connected];
  const others = seats.filter(({ kind }, at) => kind === "person" && at !== seat);
  return {
    kick: you.host && (playing ? person && gone : person || info?.kind === "bot"),
    replace: you.host && person && gone && !playing,
    vote: playing && person && you.seat >= 0 && you.seat !== seat && others.length >= FEWEST_VOTES,
  };
}
