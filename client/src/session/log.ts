/** The log in words: as events come only what is new is put into words, and everything anew when the words are others. */

import type { GameEvent } from "../wire/types";
import type { Line, Words } from "../telling/words";

export class Log {
  private words: Words | null = null;
  private events: readonly GameEvent[] = [];
  private lines: Line[] = [];

  /** The lines for these events. Other names or another language are other words. */
  of(words: Words, events: readonly GameEvent[]): Line[] {
    const told = this.events.length;
    // Events are only ever added to: where the last one stands that was told, those before it stand as well.
    const goesOn = words === this.words && told <= events.length && events[told - 1] === this.events.at(-1);
    const news = goesOn ? events.slice(told) : events;
    if (!goesOn) this.lines = [];
    if (news.length) this.lines = [...this.lines, ...linesOf(words, news)];
    this.words = words;
    this.events = events;
    return this.lines;
  }
}

/** The lines for events, as far as there is something to be said of them. */
export function linesOf(words: Words, events: readonly GameEvent[]): Line[] {
  return events.map((event) => words.line(event)).filter((line) => line !== undefined);
}
