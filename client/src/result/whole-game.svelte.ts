/**
 * All that is told of a finished game, as it was when it ended. Whoever was there knows it; whoever came late, or came back, is told
 * only the last events by the table, and reads the rest in the film. Seats may have been taken by others since.
 */

import { app } from "../lib/app.svelte";
import type { Session } from "../session/session.svelte";
import { film } from "../wire/api";
import type { Film, GameEvent } from "../wire/types";
import { wordsFor } from "../games/titles";
import type { Words } from "../telling/words";

/** The games that this page has seen the end of, by their commitments: when it was, in milliseconds, and who sat where. */
const seen = new Map<string, { at: number; names: string[] }>();

export const eventsOf = (whole: Film): GameEvent[] => [...whole.events, ...whole.steps.flatMap((step) => step.events)];

export class WholeGame {
  private film: Film | null = $state.raw(null);

  constructor(private readonly session: Session) {
    const { game, fresh, result, events } = session.state;
    if (!game || !result) return;
    const justEnded = fresh.some(({ event }) => event === "game_over");
    if (justEnded && !seen.has(game.commitment)) seen.set(game.commitment, { at: Date.now(), names: [...session.names] });
    if (result.film && (events[0]?.n !== 1 || !this.end)) void this.load(result.film);
  }

  /** Without the film the page tells what it knows. */
  private async load(key: string): Promise<void> {
    this.film = await film(key, "public").catch(() => null);
  }

  private get end(): { at: number; names: string[] } | undefined {
    return seen.get(this.session.state.game?.commitment ?? "");
  }

  get events(): GameEvent[] {
    const known = this.session.state.events;
    return known[0]?.n === 1 || !this.film ? known : eventsOf(this.film);
  }

  /** How long the game took, in seconds; 0 if that is not known. */
  get seconds(): number {
    const ended = this.end?.at ?? (this.film ? this.film.ended * 1000 : 0);
    return ended ? Math.max(0, ended / 1000 - (this.session.state.game?.started ?? 0)) : 0;
  }

  /** The names of those who have played. */
  private get names(): string[] {
    return this.end?.names ?? this.session.state.view?.players.map(({ name }) => name) ?? [];
  }

  /** The seat we have played in; -1 if we only looked on, or sat down when the game was over. */
  get seat(): number {
    const seat = this.session.state.you?.seat ?? -1;
    return this.session.names[seat] === this.names[seat] ? seat : -1;
  }

  /** What is told of the game is told with the names of those who have played it. */
  get words(): Words | null {
    const { view, table } = this.session.state;
    if (!view || !table || !app.glossary || !app.texts) return null;
    return wordsFor(table.settings.game, app.glossary, app.texts, this.names, this.seat);
  }
}
