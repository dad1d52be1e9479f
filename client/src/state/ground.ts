/** Places on the table in pixels, and how large cards are that have to share one. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a game may lay in the middle of the table, and where. */
export interface Ground {
  /** All of it; the boxes below are measured from the same corner. */
  readonly middle: Box;
  /** Where what is pending is shown: over the piles where it would have no room beside them. */
  readonly stage: Box;
  /** Where the piles lie. */
  readonly piles: Box;
  /** Where cards lie that are open for a moment: over everything else in the middle. */
  readonly open: Box;
  /** The width of a card on a pile. */
  readonly pile: number;
  /** The largest width of a card that lies open. */
  readonly largest: number;
  /** So little room that what is sold is a list and not cards. */
  readonly compact: boolean;
  /** Two if what is sold lies below the piles. */
  readonly rows: number;
  /** The stage lies over the piles. */
  readonly over: boolean;
}

/** The height of a card, by its width. */
export const CARD_RATIO = 1.42;

/** The greatest width at which so many cards have room, in as many rows as is best. */
export function cardsIn(room: { width: number; height: number }, count: number, largest: number, gap = 8): number {
  let best = 0;
  for (let rows = 1; rows <= Math.max(1, count); rows++) {
    const columns = Math.ceil(count / rows);
    const across = (room.width - (columns - 1) * gap) / columns;
    const down = (room.height - (rows - 1) * gap) / rows / CARD_RATIO;
    best = Math.max(best, Math.min(across, down));
  }
  return Math.floor(Math.min(best, largest));
}
