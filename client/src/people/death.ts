/** Whether somebody is out of the game, as far as the view tells. */

import type { AnyView } from "../wire/either";

/** Back for one turn only: such a player is in the game, and will be out again. */
const isPassing = (view: AnyView, seat: number): boolean => view.ghost === seat || view.shadow === seat;

/** Out of a game that goes on. */
export const isOut = (view: AnyView, seat: number): boolean =>
  view.players[seat]?.in_game === false && !view.winners.length && !isPassing(view, seat);

/** In the game with a life of one's own: whoever has come back for good can be eliminated again. */
export const isAlive = (view: AnyView, seat: number): boolean => view.players[seat]?.in_game === true && !isPassing(view, seat);
