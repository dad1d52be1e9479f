/**
 * The lessons of the first game. It is a real game, dealt so that there is something to learn in each of its turns: a lesson is
 * told when what it is about has come up, whatever the learner does in between. Pure: state in, lesson out.
 */

import { selectorOf, type Spot } from "../stage/places";
import type { Step } from "../state/choosing";
import type { TableState } from "../state/table";
import type { Glossary } from "../telling/glossary";
import type { AnyOption } from "../wire/either";
import type { Asked, GameEvent } from "../wire/types";

type Kinds = Glossary["kinds"];

export interface Lesson {
  id: string;
  /** Whether it is time for it. */
  when(state: TableState, step: Step | null, kinds: Kinds): boolean;
  /** What it speaks of: selectors of the very things, as long as they are there. */
  frames(state: TableState, step: Step | null, kinds: Kinds): string[];
}

const main = (state: TableState): boolean => state.choices !== null && state.asked?.kind === "play";
const asked = (state: TableState, kind: Asked["kind"]): boolean => state.choices !== null && state.asked?.kind === kind;
const happened = (state: TableState, event: GameEvent["event"]): boolean => state.events.some((one) => one.event === event);
const ownTurns = (state: TableState): number =>
  state.events.filter((one) => one.event === "turn" && one.who === state.you?.seat).length;
const playable = (state: TableState, kinds: Kinds, trait: "weapon" | "bang"): AnyOption[] =>
  state.choices?.options.filter((option: AnyOption) => option.verb === "play" && kinds[option.kind ?? ""]?.[trait]) ?? [];

const seatOf = (seat: number): string => `.board li[data-seat="${seat}"]`;
const ownLife = ".my-seat .life";
const inHand = (selector: string): string => `section.hand ${selector}`;
const cardsOf = (options: AnyOption[]): string[] => [
  ...new Set(options.flatMap(({ card }) => (card === undefined ? [] : inHand(selectorOf({ card }))))),
];
const lit = (): string[] => [inHand("li.lit")];
/** The log, and where it is a drawer its latest line and what opens it. */
const log = (): string[] => [".panel-side", ".ticker", "[data-open-log]"];

/** In the order in which they are told if several fit. */
export const LESSONS: readonly Lesson[] = [
  {
    id: "welcome",
    when: () => true,
    frames: (state) => [`.my-seat ${selectorOf({ portrait: state.you?.seat ?? -1 })}`],
  },
  { id: "seats", when: (state) => state.view !== null, frames: () => [".board li[data-seat]"] },
  { id: "turn", when: main, frames: lit },
  {
    id: "weapon",
    when: (state, _step, kinds) => main(state) && playable(state, kinds, "weapon").length > 0,
    frames: (state, _step, kinds) => cardsOf(playable(state, kinds, "weapon")),
  },
  {
    id: "target",
    when: (_state, step) => step?.next === "seat",
    frames: (_state, step) => (step?.next === "seat" ? [...step.seats].map(seatOf) : []),
  },
  {
    id: "bang",
    when: (state, _step, kinds) => main(state) && happened(state, "played") && playable(state, kinds, "bang").length > 0,
    frames: (state, _step, kinds) => cardsOf(playable(state, kinds, "bang")),
  },
  {
    id: "end",
    when: (state, step) => main(state) && step?.next === "subject" && happened(state, "played"),
    frames: () => [".prompt [data-pass]"],
  },
  { id: "surplus", when: (state) => asked(state, "surplus"), frames: lit },
  { id: "others", when: (state) => happened(state, "turn_over") && state.choices === null, frames: log },
  {
    id: "dodge",
    when: (state) => asked(state, "dodge"),
    frames: (state) => (asked(state, "dodge") ? [".prompt [data-option]", ".prompt [data-narrow]"] : []),
  },
  { id: "draw", when: (state) => happened(state, "flipped"), frames: () => [selectorOf({ pile: "discard" })] },
  {
    id: "hurt",
    when: (state) => state.events.some((one) => one.event === "lost_life" && one.who === state.you?.seat),
    frames: () => [ownLife],
  },
  {
    id: "out",
    when: (state) => happened(state, "eliminated"),
    frames: (state) => (state.view?.players ?? []).flatMap(({ in_game }, seat) => (in_game ? [] : seatOf(seat))),
  },
  { id: "ready", when: (state) => ownTurns(state) >= 3 || state.result !== null, frames: () => [] },
];

/** Cards that lie open for a moment have the board to themselves. */
const liesOpen = ({ view }: TableState): boolean => Boolean(view?.shown?.length || view?.seen?.length);

/** The lesson to be told now: the first that fits and has not been told; null if there is none. */
export function lessonNow(told: readonly string[], state: TableState, step: Step | null, kinds: Kinds): Lesson | null {
  if (told.includes("ready") || liesOpen(state)) return null;
  return LESSONS.find((lesson) => !told.includes(lesson.id) && lesson.when(state, step, kinds)) ?? null;
}

const overlap = (one: Spot, other: Spot): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

function around(one: Spot, other: Spot): Spot {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** One frame for things that lie over each other, such as the cards of a full hand. */
export function framed(spots: readonly Spot[]): Spot[] {
  const frames: Spot[] = [];
  for (let spot of spots) {
    for (let at = frames.length - 1; at >= 0; at--) if (overlap(frames[at]!, spot)) spot = around(spot, frames.splice(at, 1)[0]!);
    frames.push(spot);
  }
  return frames;
}

/** Whether a lesson of that height over the question would cover what it speaks of: then it stands at the foot of the screen. */
export const covers = (frames: readonly Spot[], question: number, height: number): boolean =>
  frames.some((frame) => frame.y + frame.height > question - height && frame.y < question);
