/**
 * Several cards at once, where a question is asked card by card: they are chosen together, and the answers are given one after
 * the other, each when its question comes. A question that is not like the first ends it.
 */

import type { AnyOption } from "../wire/either";
import type { Asked } from "../wire/types";
import { kindAsked, subjectOf } from "../telling/told";
import type { Chosen } from "./choosing";

/** What questions call the number of cards that they and those like them still want. */
const NUMBERS = ["surplus", "count", "left"] as const;

/** How many cards can be chosen together: 1 if the question wants no more, or its answers are not cards alike. */
export function wantedOf(asked: Asked | null, options: readonly AnyOption[]): number {
  if (!asked) return 1;
  const about = subjectOf(asked);
  const number = NUMBERS.map((name) => about[name]).find((value) => typeof value === "number");
  const cards = options.filter(({ card }) => card !== undefined);
  const alike = cards.every(({ verb, target, kind }) => verb === "discard" && target === undefined && kind === undefined);
  return alike && typeof number === "number" ? Math.max(1, Math.min(number, cards.length)) : 1;
}

/** All cards that are chosen, in the order of the clicks. */
export const chosenCards = ({ subject, more = [] }: Chosen): string[] => (subject === undefined ? [] : [subject, ...more]);

/** The choice after a click on a card where so many are wanted: what is chosen is taken back, the last one gives way. */
export function clickOneOf(chosen: Chosen, card: string, wanted: number): Chosen {
  const before = chosenCards(chosen);
  const [subject, ...more] = before.includes(card)
    ? before.filter((one) => one !== card)
    : [...before.slice(0, wanted - 1), card];
  return subject === undefined ? {} : more.length ? { subject, more } : { subject };
}

/** What is still to be answered of several cards: to the questions of one kind that follow each other without another between them. */
export interface Rest {
  readonly kind: string;
  /** The number of the question that is meant next. */
  readonly question: number;
  readonly cards: readonly string[];
}

export const restOf = (asked: Asked, { more = [] }: Chosen): Rest | null =>
  more.length ? { kind: kindAsked(asked), question: asked.question + 1, cards: more } : null;

/**
 * The answer to this question by what is left, and what is left then; null if the question is another one, or something speaks
 * against the answer: that is to be confirmed by itself.
 */
export function nextOf(rest: Rest, asked: Asked, options: readonly AnyOption[]): { option: number; rest: Rest | null } | null {
  const [card, ...cards] = rest.cards;
  const option = options.findIndex((one) => one.verb === "discard" && one.card === card && one.warning === undefined);
  if (kindAsked(asked) !== rest.kind || asked.question !== rest.question || option < 0) return null;
  return { option, rest: cards.length ? { ...rest, question: rest.question + 1, cards } : null };
}
