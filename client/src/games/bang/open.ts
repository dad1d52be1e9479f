/** Cards that lie open for a moment, one of which after the other is taken. */

/** The places of the cards that lie open now, after those of `before`: new ones if there are new cards, else those that were. */
export function placesOf(before: readonly string[], open: readonly string[]): readonly string[] {
  if (!open.length) return [];
  return open.every((card) => before.includes(card)) ? before : [...open];
}
