/**
 * A film as moments: the table after each answer, with what led to it. A film tells the table at the beginning and what each
 * answer changed, so that a moment is found by going through all before it; that is done once. Everything here is pure.
 */

import { merged } from "../state/table";
import type { AnyOption, AnyView } from "../wire/either";
import type { Asked, Choices, Film, GameEvent } from "../wire/types";

/** An answer: the question, and what was chosen, if the viewer may know. */
export interface Answered {
  asked: Asked;
  option: AnyOption | null;
  choices: Choices | null;
}

/** The table between two answers. */
export interface Moment {
  view: AnyView;
  /** The answer that led here; null at the beginning. */
  answered: Answered | null;
  /** What happened on the way here. */
  events: GameEvent[];
  /** The number of the last event up to here, 0 if there was none. */
  last: number;
  /** The question that is open now; null once the game is over. */
  asked: Asked | null;
}

/** Somebody's end on the way to a moment. */
export interface Fall {
  moment: number;
  seat: number;
}

export interface Reel {
  /** As many as there are answers, and one before the first. */
  moments: Moment[];
  /** The moments to which a turn has just begun. */
  turns: number[];
  falls: Fall[];
}

/** What `Film.viewer` is for whoever is no seat. */
export const PUBLIC = -1;
export const EVERYTHING = -2;

/** All moments of a film. */
export function reel(film: Film): Reel {
  let view: AnyView = film.view;
  let last = lastOf(film.events, 0);
  const asked = (at: number): Asked | null => film.steps[at]?.asked ?? null;
  const moments: Moment[] = [{ view, answered: null, events: film.events, last, asked: asked(0) }];
  film.steps.forEach((step, at) => {
    view = merged(view, step.changes);
    last = lastOf(step.events, last);
    const choices = step.choices ?? null;
    const option = choices?.options[step.option ?? -1] ?? null;
    moments.push({
      view,
      answered: { asked: step.asked, option, choices },
      events: step.events,
      last,
      asked: asked(at + 1),
    });
  });
  return {
    moments,
    turns: moments.flatMap(({ events }, at) => (events.some(({ event }) => event === "turn") ? [at] : [])),
    falls: moments.flatMap(({ events }, moment) =>
      events.flatMap((event) => (event.event === "eliminated" ? [{ moment, seat: event.who }] : [])),
    ),
  };
}

const lastOf = (events: readonly GameEvent[], otherwise: number): number => events.at(-1)?.n ?? otherwise;

/** The moment at this place; the first or the last one if it lies outside. */
export const clamped = ({ moments }: Reel, at: number): number => Math.max(0, Math.min(moments.length - 1, at));

/** The first moment at which the event of this number has happened; the last one if it never does. */
export function momentOf(reel: Reel, event: number): number {
  const found = reel.moments.findIndex(({ last }) => last >= event);
  return found < 0 ? reel.moments.length - 1 : found;
}

/**
 * A moment in a few characters that mean the same to every viewer: the number of its last event, and how many answers
 * without any event came after that, if some did: "143", "143.2".
 */
export function markOf(reel: Reel, at: number): string {
  const moment = clamped(reel, at);
  const event = reel.moments[moment]?.last ?? 0;
  const after = moment - momentOf(reel, event);
  return after ? `${event}.${after}` : String(event);
}

/** The moment that a mark means; null if it is none. */
export function momentAt(reel: Reel, mark: string): number | null {
  const found = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(mark);
  return found ? clamped(reel, momentOf(reel, Number(found[1])) + Number(found[2] ?? 0)) : null;
}

/** Where a step leads: to the next or the last answer, or to the next or the last beginning of a turn. */
export function stepped(reel: Reel, at: number, way: 1 | -1, by: "answer" | "turn"): number {
  if (by === "answer") return clamped(reel, at + way);
  if (way > 0) return reel.turns.find((turn) => turn > at) ?? reel.moments.length - 1;
  return reel.turns.findLast((turn) => turn < at) ?? 0;
}

/** How long a moment is shown before the next, in milliseconds: the longer, the more has happened. */
export function showing({ events }: Moment, speed: number, by: "answer" | "turn"): number {
  const time = by === "turn" ? 2400 : 900 + 350 * Math.min(4, events.length);
  return time / speed;
}
