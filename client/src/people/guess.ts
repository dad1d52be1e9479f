/** Who somebody thinks will win, said after they were eliminated: kept in this browser, told when the game is over. */

import { remember, remembered } from "../lib/store";

const KEY = "guess";

interface Guess {
  /** The game it is about. */
  game: string;
  /** A role: who has it wins, with everybody on their side. */
  role: string;
}

/** The roles that can be guessed: of those still in the game, one for each side. */
export function guessable(living: Readonly<Record<string, number>>): string[] {
  const roles = Object.keys(living).filter((role) => living[role]);
  return roles.includes("sheriff") ? roles.filter((role) => role !== "deputy") : roles;
}

/** The role that was guessed in this game, "" for none. */
export function guessed(game: string): string {
  const kept = remembered<Guess | null>(KEY, null);
  return kept?.game === game ? kept.role : "";
}

export function guess(game: string, role: string): void {
  remember(KEY, { game, role } satisfies Guess);
}

/** Whether the guess was right: somebody with that role is among the winners. */
export const wasRight = (role: string, winners: readonly number[], roles: readonly (string | null)[]): boolean =>
  winners.some((seat) => roles[seat] === role);
