/** Lines of the log, with what in them can be looked up. */

import type { GameEvent } from "../wire/types";
import { type Part, parts, plain } from "./marks";

/** What a line is about, for its colour and weight. */
export type Tone = "" | "turn" | "hurt" | "doom" | "good" | "quiet" | "event" | "gold" | "notice";

export interface Line {
  /** The number of the event in the game. */
  number: number;
  event: string;
  tone: Tone;
  /** The sentence as it is read. */
  text: string;
  /** The same, with the names of cards and characters apart. */
  parts: Part[];
}

/** Turns events into lines, in order. */
export interface Narrator {
  /**
   * The lines for these events, which follow those told before. A narrator who begins with a view is first given the
   * events that have led to it, as far as they are known.
   */
  lines(events: readonly GameEvent[]): Line[];
}

const TONES: Record<Exclude<Tone, "">, string> = {
  turn: "turn game_over shadows_gone",
  hurt: "lost_life",
  doom: "exploded eliminated indians fired",
  good: "regained_life escaped came_back shadow_came healed gave_life gained_life",
  quiet: "reshuffled turn_over restocked equipment_shuffled refilled",
  event: "next_event revealed took_side",
  gold: "gained_nuggets",
  notice: "must_play named_suit took_arrows",
};
const TONE_OF = new Map(
  Object.entries(TONES).flatMap(([tone, events]) => events.split(" ").map((name) => [name, tone as Tone] as const)),
);

/** A line with a text in which names are marked. */
export function lineOf({ number, event }: GameEvent, text: string): Line {
  const found = parts(text);
  return { number, event, tone: TONE_OF.get(event) ?? "", text: plain(found), parts: found };
}
