/**
 * The lessons of the first game. It is a real game, dealt so that there is something to learn in each of its turns: a lesson is
 * told when what it is about has come up, whatever the learner does in between. Pure: state in, lesson out.
 */

import type { Step } from "../state/choosing";
import type { TableState } from "../state/table";
import type { Glossary } from "../telling/glossary";
import type { AnyOption } from "../wire/either";
import type { Asked, GameEvent } from "../wire/types";

type Kinds = Glossary["kinds"];

export interface Lesson {
  id: string;
  /** What it speaks of, on the screen. */
  spot: "seats" | "own" | "hand" | "prompt" | "board" | "log" | "none";
  /** Whether it is time for it. */
  when(state: TableState, step: Step | null, kinds: Kinds): boolean;
}

const main = (state: TableState): boolean => state.choices !== null && state.asked?.kind === "play";
const asked = (state: TableState, kind: Asked["kind"]): boolean => state.choices !== null && state.asked?.kind === kind;
const happened = (state: TableState, event: GameEvent["event"]): boolean => state.events.some((one) => one.event === event);
const ownTurns = (state: TableState): number =>
  state.events.filter((one) => one.event === "turn" && one.who === state.you?.seat).length;
const canPlay = (state: TableState, kinds: Kinds, trait: "weapon" | "bang"): boolean =>
  state.choices?.options.some((option: AnyOption) => option.verb === "play" && kinds[option.kind ?? ""]?.[trait]) ?? false;

/** In the order in which they are told if several fit. */
export const LESSONS: readonly Lesson[] = [
  { id: "welcome", spot: "own", when: () => true },
  { id: "seats", spot: "seats", when: (state) => state.view !== null },
  { id: "turn", spot: "hand", when: main },
  { id: "weapon", spot: "hand", when: (state, _step, kinds) => main(state) && canPlay(state, kinds, "weapon") },
  { id: "target", spot: "board", when: (_state, step) => step?.next === "seat" },
  {
    id: "bang",
    spot: "hand",
    when: (state, _step, kinds) => main(state) && happened(state, "played") && canPlay(state, kinds, "bang"),
  },
  { id: "end", spot: "prompt", when: (state) => main(state) && happened(state, "played") },
  { id: "surplus", spot: "hand", when: (state) => asked(state, "surplus") },
  { id: "others", spot: "log", when: (state) => happened(state, "turn_over") && state.choices === null },
  { id: "dodge", spot: "prompt", when: (state) => asked(state, "dodge") },
  { id: "draw", spot: "log", when: (state) => happened(state, "flipped") },
  {
    id: "hurt",
    spot: "own",
    when: (state) => state.events.some((one) => one.event === "lost_life" && one.who === state.you?.seat),
  },
  { id: "out", spot: "seats", when: (state) => happened(state, "eliminated") },
  { id: "ready", spot: "none", when: (state) => ownTurns(state) >= 3 || state.result !== null },
];

/** What is marked on the screen: where the log is not seen, what it tells of. */
export const spotOf = (lesson: Lesson | null, seesLog: boolean): Lesson["spot"] =>
  !lesson ? "none" : lesson.spot === "log" && !seesLog ? "board" : lesson.spot;

/** The lesson to be told now: the first that fits and has not been told; null if there is none. */
export function lessonNow(told: readonly string[], state: TableState, step: Step | null, kinds: Kinds): Lesson | null {
  if (told.includes("ready")) return null;
  return LESSONS.find((lesson) => !told.includes(lesson.id) && lesson.when(state, step, kinds)) ?? null;
}
