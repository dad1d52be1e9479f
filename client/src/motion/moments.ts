/** The great moments of a game: when it begins, when somebody is out, when it is over. */

import type { AnyView } from "../wire/either";
import type { GameEvent } from "../wire/types";

type Fallen = Extract<GameEvent, { event: "eliminated" }>;

/** Whether a game has only just begun: we know it from its first event on, nobody is out, and nobody's second turn has come. */
export const hasJustBegun = (past: readonly GameEvent[], view: AnyView): boolean =>
  past[0]?.n === 1 && view.turn <= view.players.length && !view.eliminated.length && past.some(({ event }) => event === "seated");

/** The last one who is out by what has just happened, if anybody is. */
export const fallenIn = (fresh: readonly GameEvent[]): Fallen | undefined =>
  fresh.findLast((event): event is Fallen => event.event === "eliminated");

export const endsIn = (fresh: readonly GameEvent[]): boolean => fresh.some(({ event }) => event === "game_over");

/** Milliseconds at the usual speed. */
export const OPENING = 3000;
export const FALL = 1500;
export const LAST_SHOT = 2600;
