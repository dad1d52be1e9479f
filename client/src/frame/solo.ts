/** A game at once, alone with bots: what the start page needs to know of settings. */

import type { GameId } from "../wire/either";
import type { Settings, Timers } from "../wire/types";

/** The box that every table of the card game has. */
export const BASE = "base";

export const NO_CLOCK: Timers = { turn: null, choice: null, reaction: null, kinds: {} };

/** Nobody waits for anybody, so there is no clock. */
export const soloSettings = (game: GameId): Partial<Settings> => ({
  game,
  players: 5,
  ...(game === "bang" ? { sets: [BASE] } : {}),
  timers: NO_CLOCK,
});
