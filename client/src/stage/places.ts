/**
 * Where things lie on the screen. Whatever draws a card, a hand, a pile or a player marks it with one of these attributes; whatever
 * flies or points across the table asks here, in pixels of the window.
 *
 *   data-card="bang/QH"    a card that lies open, anywhere        data-portrait="2"   the picture of a player
 *   data-hand="2"          the hand of a player                   data-in-play="2"    what lies in front of a player
 *   data-pile="deck"       a pile or a part of the middle
 */

export type Pile = "deck" | "discard" | "events" | "shop" | "open" | "stage" | "arrows" | "dice";

export type Place =
  | { readonly card: string }
  | { readonly portrait: number }
  | { readonly hand: number }
  | { readonly inPlay: number }
  | { readonly pile: Pile };

/** A rectangle in pixels of the window. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const quoted = (text: string): string => text.replace(/["\\]/g, "\\$&");

export function selectorOf(place: Place): string {
  if ("card" in place) return `[data-card="${quoted(place.card)}"]`;
  if ("portrait" in place) return `[data-portrait="${place.portrait}"]`;
  if ("hand" in place) return `[data-hand="${place.hand}"]`;
  if ("inPlay" in place) return `[data-in-play="${place.inPlay}"]`;
  return `[data-pile="${place.pile}"]`;
}

/** Where it is now; null if it is not on the screen. Measured, so ask once for many things rather than often. */
export function spotOf(place: Place, root: ParentNode = document): Spot | null {
  const found = root.querySelector(selectorOf(place));
  if (!found) return null;
  const { x, y, width, height } = found.getBoundingClientRect();
  return width || height ? { x, y, width, height } : null;
}

export const middleOf = ({ x, y, width, height }: Spot): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 });
