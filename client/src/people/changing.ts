/** Other settings for a table between its games: what the host can still change, read from the settings and put back. */

import { CLOCKS, timersOf, type Clock } from "../frame/presets";
import type { Settings, Timers } from "../wire/types";
import { hasChat } from "./table-facts";

export interface Change {
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
  ...clockOf(settings.timers),
  bot: settings.bot,
  pace: settings.pace,
  games: settings.games,
  seating: settings.seating,
  chat: hasChat({ settings }),
  spectators: settings.spectators,
});

/** The settings with this change; what is not changed stays as it was said, a chat that is only usual as well. */
export function changed(settings: Settings, change: Change): Settings {
  const before = changeOf(settings);
  const { clock, double, chat, ...rest } = change;
  const keeps = clock === "own" || (clock === before.clock && double === before.double);
  return {
    ...settings,
    ...rest,
    timers: keeps ? settings.timers : timersOf(clock, double),
    chat: chat === before.chat ? settings.chat : chat,
  };
}

/** Whether a table is already as the change wants it. Double no time is no time. */
export function isDone(settings: Settings, change: Change): boolean {
  const plain = (one: Change): string => JSON.stringify({ ...one, double: one.double && one.clock !== "none" });
  return plain(changeOf(changed(settings, change))) === plain(changeOf(settings));
}
