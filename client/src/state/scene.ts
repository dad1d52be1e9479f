/** What the board shows, whether of a live game or of a replay. */

import type { Chosen, Step } from "./choosing";
import type { AnyView } from "../wire/either";
import type { Asked, Choices, GameEvent, Reason, SeatInfo } from "../wire/types";
import type { Words } from "../telling/words";

/** What can be looked at closely. */
export interface Inspected {
  kind?: string;
  card?: string;
  character?: string;
  role?: string;
  face?: string;
  rule?: string;
  /** Why it cannot be used now. */
  why?: string;
  /** A player, with everything that everybody may know about them. */
  seat?: number;
}

export interface Scene {
  /** The id of the game. */
  game: string;
  view: AnyView;
  words: Words;
  /** The seat at the bottom, -1 for none of our own. */
  bottom: number;
  /** Who sits where now, if the table is a live one. */
  seats: SeatInfo[];
  asked: Asked | null;
  /** Our answers, if we are asked. */
  choices: Choices | null;
  chosen: Chosen;
  /** What can be clicked; null if nothing can. */
  step: Step | null;
  /** The cards that can be chosen first: another one may still be taken instead of the one that is chosen. */
  open: Set<string>;
  /** The seats that the chosen weapon would reach. */
  reach?: Set<number>;
  /** How many cards can be chosen together. */
  wanted: number;
  /** The dice that are to be thrown again. */
  dice: number[];
  /** What has just happened, to be acted out. */
  fresh: GameEvent[];
  /** Everything that we know has happened up to now, in order, `fresh` included. */
  past: readonly GameEvent[];
  /** The last sign of each seat, while it is shown. */
  emotes: Record<number, string>;
  /** What each seat has just said, while it is shown. */
  says?: Record<number, string>;
}

export interface Hands {
  card(card: string): void;
  seat(seat: number): void;
  die(place: number): void;
  inspect(what: Inspected): void;
}

/** Why a card of ours cannot be played now, if the server has said so. */
export const whyNot = (scene: Scene, card: string): Reason | undefined => scene.choices?.why_not?.[card];

/** Whether a card can be clicked now. */
export const isLit = (scene: Scene, card: string): boolean =>
  (scene.step?.cards.has(card) ?? false) || (scene.step?.next !== "pick" && scene.open.has(card));
export const isChosen = ({ chosen }: Scene, card: string): boolean =>
  chosen.subject === card || chosen.pick === card || (chosen.more?.includes(card) ?? false);
export const isTarget = (scene: Scene, seat: number): boolean => scene.step?.seats.has(seat) ?? false;
