/** Other settings for a table between its games: what the host can still change, read from the settings and put back. */

import { boxesOf, canBadge, CLOCKS, timersOf, type Boxes, type Clock } from "../frame/presets";
import { BASE } from "../frame/solo";
import type { Catalogue, SeatInfo, Settings, Timers } from "../wire/types";
import { hasChat } from "./table-facts";

export interface Change extends Boxes {
  /** "own" for times that none of the ready-made clocks has. */
  clock: Clock | "own";
  double: boolean;
  bot: string;
  pace: number;
  games: number;
  seating: Settings["seating"];
  chat: boolean;
  spectators: boolean;
}

const same = (one: Timers, other: Timers): boolean =>
  one.turn === other.turn && one.choice === other.choice && one.reaction === other.reaction;

function clockOf(timers: Timers): Pick<Change, "clock" | "double"> {
  if (!Object.keys(timers.kinds ?? {}).length)
    for (const double of [false, true])
      for (const clock of CLOCKS) if (same(timers, timersOf(clock, double))) return { clock, double };
  return { clock: "own", double: false };
}

export const changeOf = (settings: Settings): Change => ({
  game: settings.game,
  players: settings.players,
  expansions: settings.sets.filter((box) => box !== BASE).sort(),
  starter: settings.starter,
  events: settings.events,
  shadow: settings.shadow,
  ...clockOf(settings.timers),
  bot: settings.bot,
  pace: settings.pace,
  games: settings.games,
  seating: settings.seating,
  chat: hasChat({ settings }),
  spectators: settings.spectators,
});

const gameOf = ({ players, expansions, starter, events, shadow }: Change): string =>
  JSON.stringify([players, expansions.toSorted(), starter, events, shadow]);

/**
 * The settings with this change; what is not changed stays as it was said, a chat that is only usual as well. What the boxes and the
 * number of players do not allow any more is left out. Without a catalogue the boxes stay as they are.
 */
export function changed(settings: Settings, change: Change, known: Catalogue | null): Settings {
  const before = changeOf(settings);
  const { clock, double, chat, bot, pace, games, seating, spectators, players } = change;
  const keeps = clock === "own" || (clock === before.clock && double === before.double);
  const boxes = known && settings.game === "bang" && gameOf(change) !== gameOf(before) ? boxesOf(change, known) : {};
  return {
    ...settings,
    ...{ bot, pace, games, seating, spectators, players },
    ...boxes,
    badge: settings.badge && canBadge(change),
    timers: keeps ? settings.timers : timersOf(clock, double),
    chat: chat === before.chat ? settings.chat : chat,
  };
}

/** Whether a table is already as the change wants it. Double no time is no time. */
export function isDone(settings: Settings, change: Change, known: Catalogue | null): boolean {
  const plain = (one: Change): string => JSON.stringify({ ...one, double: one.double && one.clock !== "none" });
  return plain(changeOf(changed(settings, change, known))) === plain(changeOf(settings));
}

/** How many may play: as many as the game allows, and nobody who sits there has to go. */
export function countsFor(known: Catalogue | null, settings: Settings, seats: readonly SeatInfo[]): number[] {
  const game = known?.games.find(({ id }) => id === settings.game);
  const people = seats.filter(({ kind }) => kind === "person").length;
  const fewest = Math.max(game?.fewest ?? settings.players, people);
  return Array.from({ length: (game?.most ?? settings.players) - fewest + 1 }, (_, at) => fewest + at);
}
