/** Who sits at the bottom of a replay, and which cards lie there. */

import type { CardName } from "../wire/cards";
import type { AnyView } from "../wire/either";
import type { Film } from "../wire/types";

export interface Laid {
  /** The view without the cards of the seat at the bottom, which lie there in full. */
  view: AnyView;
  /** The cards at the bottom; null if they cannot be seen. */
  hand: CardName[] | null;
}

/** The seat that sits at the bottom if nobody says otherwise: the viewer's, else a person's, else the first. */
export function usualBottom({ viewer, people }: Pick<Film, "viewer" | "people">): number {
  return viewer >= 0 ? viewer : Math.max(0, people.indexOf(true));
}

/** The view for a board with this seat at the bottom. The viewer's own cards are shown wherever they sit. */
export function laid(view: AnyView, bottom: number): Laid {
  const handOf = (seat: number): CardName[] | null =>
    seat === view.seat ? (view.hand ?? null) : (view.players[seat]?.hand ?? null);
  const players = view.players.map((player, seat) =>
    player.hand_size === undefined ? player : { ...player, hand: seat === bottom ? null : handOf(seat) },
  );
  return { view: { ...view, players }, hand: handOf(bottom) };
}
