/** Reading names of cards: "bang/QH" is a kind with suit and rank, "bottle/2" one of several alike, "boots" a kind. */

/** A card by name. */
export type CardName = string;
export type Suit = "S" | "H" | "D" | "C";

const VALUE = /^(10|[2-9JQKA])([SHDC])$/;

export const kindOf = (card: CardName): string => card.split("/", 1)[0] ?? card;

/** Rank and suit as they are printed, "" for cards that have none. */
export function valueOf(card: CardName): string {
  const value = card.split("/")[1] ?? "";
  return VALUE.test(value) ? value : "";
}

export function rankAndSuit(value: string): { rank: string; suit: Suit } | null {
  const found = VALUE.exec(value);
  return found ? { rank: found[1] ?? "", suit: found[2] as Suit } : null;
}
