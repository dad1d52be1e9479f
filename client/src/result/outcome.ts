/** How a game has ended, for whoever looks at it: said when the last shot has fallen, and over the result. */

import { t } from "../lib/app.svelte";
import { sideOf } from "../people/table-facts";
import type { Words } from "../telling/words";

/** Seen from a seat, below 0 from none. Each has a headline: `after-OUTCOME-headline`. */
export const outcomeOf = (seat: number, winners: readonly number[]): "watched" | "won" | "lost" =>
  seat < 0 ? "watched" : winners.includes(seat) ? "won" : "lost";

export const whoHasWon = (words: Words, winners: readonly number[], roles: readonly (string | null)[]): string =>
  t("after-title", {
    side: sideOf(winners, roles),
    names: words.listed(
      winners.map((seat) => words.name(seat)),
      "list-and",
    ),
  });
