/** The log in words: as events come only what is new is put into words, and everything anew when the words are others. */

import type { ChatLine, GameEvent, Notice } from "../wire/types";
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

/** So much else may follow one event. */
const ROOM = 1 << 16;

/** The lines, and among them notices and what was said, each behind the event that it came after. */
export function withOthers(words: Words, lines: Line[], notices: readonly Notice[], talk: readonly ChatLine[]): Line[] {
  if (!notices.length && !talk.length) return lines;
  // What was said comes behind who came: within one event their order is not known.
  const told = notices.map((notice, at) => words.notice(notice, notice.after + (at + 1) / ROOM));
  const said = talk.map((line, at) => words.talk(line, line.after + 0.5 + (at + 1) / ROOM));
  return [...lines, ...told, ...said].sort((one, other) => one.number - other.number);
}

/** The lines for events, as far as there is something to be said of them. */
export function linesOf(words: Words, events: readonly GameEvent[]): Line[] {
  return events.map((event) => words.line(event)).filter((line) => line !== undefined);
}
