/** The copies of a kind, put in order. */

import { rankAndSuit, type Suit } from "../wire/cards";

const SUITS: Suit[] = ["S", "H", "D", "C"];
const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

export interface SuitLine {
  suit: Suit;
  ranks: { rank: string; times: number }[];
}

/** Suit by suit, the ranks from low to high, each with how often it occurs. */
export function bySuit(values: readonly string[]): SuitLine[] {
  const counts = new Map<string, number>();
  for (const value of values) if (rankAndSuit(value)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return SUITS.map((suit) => ({
    suit,
    ranks: RANKS.flatMap((rank) => {
      const times = counts.get(rank + suit);
      return times ? [{ rank, times }] : [];
    }),
  })).filter(({ ranks }) => ranks.length);
}
