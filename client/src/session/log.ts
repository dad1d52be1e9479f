/** The log in words, told further as events come, and from the beginning when the language changes. */

import type { GameEvent } from "../wire/types";
import type { Texts } from "../telling/texts";
import type { Line, Narrator } from "../telling/words";

export class Log {
  private texts: Texts | null = null;
  private about = "";
  private told = 0;
  private first = 0;
  private narrator: Narrator | null = null;
  private lines: Line[] = [];

  /**
   * The lines for these events. `about` says of which game and people they are: as long as that and the language are the
   * same, only what is new is told. `begin` makes whoever tells it.
   */
  of(texts: Texts, about: string, events: readonly GameEvent[], begin: () => Narrator | null): Line[] {
    const goesOn =
      this.narrator !== null &&
      texts === this.texts &&
      about === this.about &&
      events.length >= this.told &&
      (events[0]?.number ?? 0) === this.first;
    if (!goesOn) {
      this.narrator = begin();
      Object.assign(this, { texts, about, told: 0, first: events[0]?.number ?? 0, lines: [] });
    }
    const news = events.slice(this.told);
    if (news.length && this.narrator) {
      this.lines = [...this.lines, ...this.narrator.lines(news)];
      this.told = events.length;
    }
    return this.lines;
  }
}
