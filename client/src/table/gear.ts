/** What lies in front of somebody, put in order by what it is there for. */

import { kindOf } from "../wire/cards";
import type { KindWords } from "../wire/types";

export type Kinds = Readonly<Record<string, Pick<KindWords, "group" | "distance"> | undefined>>;

/** From what matters most to whoever looks at a seat. */
const GROUPS = ["threat", "weapon", "distance", "defence", "ready", "gear"];

const placeOf = (kinds: Kinds, card: string): number => {
  const place = GROUPS.indexOf(kinds[kindOf(card)]?.group ?? "");
  return place < 0 ? GROUPS.length : place;
};

/** The cards in groups; those of a group stay in the order in which they came. */
export function arranged(cards: readonly string[], kinds: Kinds): string[] {
  return [...cards].sort((a, b) => placeOf(kinds, a) - placeOf(kinds, b));
}

/** How many of so many cards are named in so much room: one place says how many are not, unless it fits beside the only one of a row. */
export const named = (cards: number, columns: number, rows: number): number =>
  cards <= columns * rows || columns === 1 ? Math.min(cards, rows * columns) : columns * rows - 1;

/** What a card changes about distances, as it is written. */
export const change = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : "");
