/** How large everything on the stage is: as large as there is room for, whatever the room. All in pixels. */

import { CARD_RATIO } from "../state/ground";

export interface Sizes {
  /** Letters. */
  text: number;
  /** Widths of the card, of whoever does it, and of those it is about. */
  card: number;
  doer: number;
  picture: number;
  /** In how many columns those stand, and how wide each is. */
  columns: number;
  cell: number;
  gap: number;
  arrow: number;
  /** Too little room for words: pictures and signs. */
  compact: boolean;
}

/** A portrait is so much higher than wide. */
const PORTRAIT_RATIO = 1.2;
const MOST_ROWS = 3;
/** The least of a picture by which somebody is known. */
const LEAST_PICTURE = 26;
const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** The largest letters, and the smallest; a column is so many times as wide, so that names fit into it. */
const LARGEST = 20;
const SMALLEST = 11;
const WORD = 5.8;
/** What a short one needs. */
const SHORT = 4.4;

/** For so many in a room of this size; `doing`: whether somebody does it, who stands there, too. */
export function sizesOf(width: number, height: number, many: number, doing: boolean): Sizes {
  if (height < 72 || width < 170) return arranged(width, height, many, doing, 10, true);
  let text = Math.round(between(SMALLEST, height * 0.07, LARGEST));
  let sizes = arranged(width, height, many, doing, text, false);
  // Smaller letters rather than names that are cut, or pictures that nobody knows.
  while (text > SMALLEST && many && (sizes.cell < text * WORD || sizes.picture < text * 2.4))
    sizes = arranged(width, height, many, doing, --text, false);
  // And no letters at all rather than those.
  const unread = many > 0 && (sizes.cell < text * SHORT || sizes.picture < LEAST_PICTURE);
  return unread ? arranged(width, height, many, doing, 10, true) : sizes;
}

function arranged(width: number, height: number, many: number, doing: boolean, text: number, compact: boolean): Sizes {
  // A name and two lines under a picture, and one under the card.
  const lines = compact ? 2 : text * 3.45 + 8;
  const gap = compact ? 3 : between(4, width * 0.015, 18);
  const arrow = many ? (compact ? 9 : between(14, width * 0.04, 44)) : 0;
  const card = Math.floor(
    between(24, Math.min((height - (compact ? 10 : text * 1.6 + 8)) / CARD_RATIO, width * (many ? 0.26 : 0.4)), 250),
  );
  const doer = doing ? Math.floor(between(18, Math.min((height - lines) / PORTRAIT_RATIO, width * 0.16, card), 170)) : 0;
  const who = doing && !compact ? Math.max(doer * 1.15, SHORT * text) : doer;
  const left = width - card - who - arrow - gap * 4 - 8;
  let [best, columns] = [0, 1];
  for (let rows = 1; rows <= Math.min(MOST_ROWS, Math.max(1, many)); rows++) {
    const across = Math.ceil(many / rows) || 1;
    const cell = left / across;
    const high = (height / rows - lines - 4) / PORTRAIT_RATIO;
    // Where names do not fit, the picture counts for as little.
    const size = Math.min(high, cell - (compact ? 3 : 6), doer || card) * (compact ? 1 : Math.min(1, cell / (text * WORD)));
    if (size > best) [best, columns] = [size, across];
  }
  const picture = Math.floor(between(14, best, 150));
  return {
    text,
    card,
    doer,
    picture,
    columns,
    cell: Math.floor(Math.min(left / columns, Math.max(picture * 1.5, text * 8))),
    gap,
    arrow,
    compact,
  };
}
