/**
 * From the list of all answers to one of them by clicks: a card or an ability, what it is used as, a seat, a card there.
 * Each click keeps the options that fit, and what can be clicked next is read off those that are left. No rule is known
 * here: an option that the server has not sent cannot be reached, and each that it has sent can.
 */

import type { AnyOption, AnyView } from "../wire/either";

/** What has been clicked so far. */
export interface Chosen {
  /** A card, or "action:NAME". */
  subject?: string;
  /** Further cards with which the same is to be done (several.ts). */
  more?: readonly string[];
  /** What it is used as: verb and kind. */
  use?: string;
  seat?: number;
  pick?: string;
}

export interface Step {
  /** The options that fit what has been clicked, as indexes. */
  left: number[];
  /** The one that is meant, if there is no doubt any more. */
  ready: number | null;
  /** What is to be chosen next. */
  next: "subject" | "use" | "seat" | "pick" | "ready";
  /** Cards that can be clicked now: in the hand, on the table, in front of somebody. */
  cards: Set<string>;
  /** Seats that can be clicked now. */
  seats: Set<number>;
  /** The options behind each button: those that no card and no seat stands for, or uses and picks to choose from. */
  buttons: { key: string; options: number[]; click: Chosen }[];
}

export const NOTHING: Chosen = {};

const subjectOf = (option: AnyOption): string | undefined => option.card ?? actionOf(option);
const actionOf = (option: AnyOption): string | undefined => (option.action ? `action:${option.action}` : undefined);
const useOf = (option: AnyOption): string => `${option.verb}:${option.action ?? option.kind ?? ""}`;

/** Whether a card lies in front of the seat that the option names, so that clicking the card names the seat as well. */
function lieThere(option: AnyOption, view: AnyView): boolean {
  if (option.target === undefined || option.card === undefined) return false;
  return option.target !== view.seat && (view.players[option.target]?.in_play ?? []).includes(option.card);
}

function fits(option: AnyOption, chosen: Chosen): boolean {
  return (
    (chosen.subject === undefined || subjectOf(option) === chosen.subject) &&
    (chosen.use === undefined || useOf(option) === chosen.use) &&
    (chosen.seat === undefined || option.target === chosen.seat) &&
    (chosen.pick === undefined || option.pick === chosen.pick)
  );
}

const distinct = <T>(values: (T | undefined)[]): T[] => [...new Set(values.filter((value): value is T => value !== undefined))];

/** Where the choice stands, and what can be clicked. */
export function stepOf(options: readonly AnyOption[], chosen: Chosen, view: AnyView): Step {
  const left = options.flatMap((option, index) => (fits(option, chosen) ? [index] : []));
  const of = (index: number): AnyOption => options[index] as AnyOption;
  const step: Step = { left, ready: null, next: "ready", cards: new Set(), seats: new Set(), buttons: [] };
  const begun = chosen.subject !== undefined || chosen.seat !== undefined;
  if (!begun) return firstStep(step, of);

  const uses = distinct(left.map((index) => useOf(of(index))));
  if (uses.length > 1 && chosen.use === undefined) {
    step.next = "use";
    step.buttons = grouped(left, of, (option) => ({ ...chosen, use: useOf(option) }), useOf);
    return step;
  }
  const seats = distinct(left.map((index) => of(index).target));
  const everywhere = distinct(options.map((option) => option.target));
  const named = left.every((index) => lieThere(of(index), view)) || (everywhere.length === 1 && !hasOthers(options));
  if (chosen.seat === undefined && seats.length > 0 && !(named && seats.length === 1)) {
    step.next = "seat";
    step.seats = new Set(seats);
    // A seat that is no seat: somebody's option without a target among others with one.
    const rest = left.filter((index) => of(index).target === undefined);
    step.buttons = grouped(rest, of, () => chosen, useOf);
    return step;
  }
  const picks = distinct(left.map((index) => of(index).pick));
  if (chosen.pick === undefined && left.length > 1 && picks.length > 1) {
    step.next = "pick";
    step.cards = new Set(picks);
    step.buttons = grouped(
      left,
      of,
      (option) => pickClick(chosen, option),
      (option) => option.pick ?? "",
    );
    return step;
  }
  if (left.length > 1) {
    // They differ in something that only their labels tell.
    step.next = "pick";
    step.buttons = left.map((index) => ({ key: String(index), options: [index], click: chosen }));
    return step;
  }
  step.ready = left[0] ?? null;
  return step;
}

/** Before the first click: cards and abilities, seats where no card is needed, and buttons for the rest. */
function firstStep(step: Step, of: (index: number) => AnyOption): Step {
  step.next = "subject";
  for (const index of step.left) {
    const option = of(index);
    if (option.card !== undefined) step.cards.add(option.card);
    else if (option.action === undefined && option.target !== undefined) step.seats.add(option.target);
  }
  const plain = step.left.filter((index) => of(index).card === undefined && of(index).target === undefined);
  const actions = step.left.filter((index) => of(index).card === undefined && of(index).action !== undefined);
  step.buttons = [
    ...grouped(actions, of, (option) => ({ subject: actionOf(option) as string }), useOf),
    ...plain
      .filter((index) => of(index).action === undefined)
      .map((index) => ({
        key: String(index),
        options: [index],
        click: NOTHING,
      })),
  ];
  return step;
}

const hasOthers = (options: readonly AnyOption[]): boolean =>
  options.some((option) => option.target === undefined && subjectOf(option) !== undefined);

const pickClick = (chosen: Chosen, option: AnyOption): Chosen =>
  option.pick === undefined ? chosen : { ...chosen, pick: option.pick };

function grouped(
  indexes: readonly number[],
  of: (index: number) => AnyOption,
  click: (option: AnyOption) => Chosen,
  key: (option: AnyOption) => string,
): Step["buttons"] {
  const groups = new Map<string, number[]>();
  for (const index of indexes) {
    const name = key(of(index));
    groups.set(name, [...(groups.get(name) ?? []), index]);
  }
  return [...groups].map(([name, options]) => ({ key: name, options, click: click(of(options[0] as number)) }));
}

/** The choice after a click on a card: the same card again takes the click back. */
export function clickCard(chosen: Chosen, card: string, step: Step): Chosen {
  if (step.next === "pick" && step.cards.has(card)) return { ...chosen, pick: card };
  if (chosen.subject === card) return NOTHING;
  return { subject: card };
}

/** The choice after a click on a seat. */
export function clickSeat(chosen: Chosen, seat: number, step: Step): Chosen {
  return step.seats.has(seat) ? { ...chosen, seat } : chosen;
}

/** One click back: Escape. */
export function stepBack(chosen: Chosen): Chosen {
  const { subject, use, seat, pick } = chosen;
  if (pick !== undefined) return without(chosen, "pick");
  if (seat !== undefined && (subject !== undefined || use !== undefined)) return without(chosen, "seat");
  if (use !== undefined) return without(chosen, "use");
  return NOTHING;
}

function without(chosen: Chosen, field: keyof Chosen): Chosen {
  const { [field]: _gone, ...rest } = chosen;
  return rest;
}

/**
 * The option that throws these dice again. Dice that show the same face are alike, and the server offers only the leftmost
 * of them: what counts is which faces are thrown.
 */
export function rerollOf(options: readonly AnyOption[], faces: readonly (string | null)[], dice: readonly number[]): number {
  const shown = (places: readonly number[]): string =>
    places
      .map((place) => faces[place])
      .sort()
      .join();
  const wanted = shown(dice);
  return options.findIndex((option) => option.verb === "reroll" && shown(option.dice ?? []) === wanted);
}
