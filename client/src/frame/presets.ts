/** From what the page for a new table shows to the settings that the server takes. */

import { remember, remembered } from "../lib/store";
import type { GameId } from "../wire/either";
import type { Catalogue, Settings, Timers } from "../wire/types";
import { BASE, NO_CLOCK } from "./solo";

export const CLOCKS = ["relaxed", "normal", "fast", "none"] as const;
export type Clock = (typeof CLOCKS)[number];

export const PACES = [0, 0.5, 1, 2] as const;
export const SEATINGS = ["keep", "rotate", "shuffle"] as const;

/** Everything the form holds, also what the chosen game does not use: it is still there when the game is changed back. */
export interface Draft {
  game: GameId;
  players: number;
  /** Boxes of the card game besides the base game. */
  expansions: string[];
  starter: boolean;
  events: number | null;
  shadow: boolean;
  public: boolean;
  spectators: boolean;
  /** Null for what is usual: newcomers and a chat at tables found by link only, neither at public ones. */
  late: boolean | null;
  chat: boolean | null;
  clock: Clock;
  /** Twice the time, for whoever needs it. */
  double: boolean;
  bot: string;
  pace: number;
  games: number;
  badge: boolean;
  seating: Settings["seating"];
}

/** What is chosen about the game itself. */
export type Boxes = Pick<Draft, "game" | "players" | "expansions" | "starter" | "events" | "shadow">;

export const PRESETS = ["first", "classic", "everything", "dice"] as const;
export type Preset = (typeof PRESETS)[number];

/** Shadows and the badge need a Sheriff, and three players have none. */
const FEWEST_WITH_SHERIFF = 4;

const SECONDS: Record<Exclude<Clock, "none">, { turn: number; choice: number; reaction: number }> = {
  relaxed: { turn: 180, choice: 90, reaction: 60 },
  normal: { turn: 90, choice: 45, reaction: 30 },
  fast: { turn: 40, choice: 20, reaction: 15 },
};

export const USUAL: Draft = {
  game: "bang",
  players: 5,
  expansions: [],
  starter: false,
  events: null,
  shadow: false,
  public: false,
  spectators: true,
  late: null,
  chat: null,
  clock: "normal",
  double: false,
  bot: "",
  pace: 1,
  games: 1,
  badge: false,
  seating: "keep",
};

const KEY = "new-table";

/** The form as it was left. */
export const keptDraft = (): Draft => ({ ...USUAL, ...remembered<Partial<Draft>>(KEY, {}) });

/** Remember a change of the form. What another tab has changed in its own stays. */
export function keepDraft(change: Partial<Draft>): void {
  remember(KEY, { ...remembered<Partial<Draft>>(KEY, {}), ...change });
}

export const expansionsOf = (known: Catalogue): string[] =>
  known.games.find((game) => game.id === "bang")?.boxes.filter((box) => box !== BASE) ?? [];

export const botsOf = (known: Catalogue, game: GameId): string[] => known.games.find((one) => one.id === game)?.bots ?? [];

/** What a preset chooses; everything else stays as it is. */
export function presetOf(
  preset: Preset,
  known: Catalogue,
): Pick<Draft, "game" | "players" | "expansions" | "starter" | "clock" | "shadow"> {
  const card = { game: "bang" as const, expansions: [] as string[], starter: false, shadow: false, clock: "normal" as Clock };
  switch (preset) {
    case "first":
      return { ...card, players: 4, starter: true, clock: "none" };
    case "classic":
      return { ...card, players: 5 };
    case "everything":
      return { ...card, players: 6, expansions: expansionsOf(known) };
    case "dice":
      return { ...card, game: "dice", players: 5 };
  }
}

/** The preset that the form shows just now, if it is one. */
export function presetShown(draft: Draft, known: Catalogue): Preset | null {
  const wanted = settingsOf(draft, known);
  const same = (preset: Preset): boolean =>
    JSON.stringify(settingsOf({ ...draft, ...presetOf(preset, known), clock: draft.clock }, known)) === JSON.stringify(wanted);
  return PRESETS.find(same) ?? null;
}

export function timersOf(clock: Clock, double: boolean): Timers {
  if (clock === "none") return NO_CLOCK;
  const factor = double ? 2 : 1;
  const { turn, choice, reaction } = SECONDS[clock];
  return { turn: turn * factor, choice: choice * factor, reaction: reaction * factor, kinds: {} };
}

/** How many events may be chosen: only of several decks, whose last cards are not counted. Null where there is no choice. */
export function eventRange(draft: Boxes, known: Catalogue): { least: number; most: number } | null {
  const decks = known.boxes.filter((box) => draft.expansions.includes(box.id)).map((box) => box.contents.events ?? 0);
  const used = decks.filter((events) => events > 0);
  if (draft.game !== "bang" || used.length < 2) return null;
  const most = used.reduce((sum, events) => sum + events - 1, 0);
  return { least: Math.min(12, most), most };
}

export const canStarter = (draft: Boxes): boolean => draft.game === "bang" && draft.expansions.length === 0;
export const canShadow = (draft: Boxes): boolean =>
  draft.game === "bang" && draft.players >= FEWEST_WITH_SHERIFF && !(draft.starter && canStarter(draft));
export const canBadge = (draft: Boxes & Pick<Draft, "games">): boolean =>
  draft.game === "bang" && draft.players >= FEWEST_WITH_SHERIFF && draft.games > 1;

/** The settings for the server: only those of the chosen game, and none that contradict each other. */
export function settingsOf(draft: Draft, known: Catalogue): Partial<Settings> {
  const bots = botsOf(known, draft.game);
  const usualBot = known.games.find((game) => game.id === draft.game)?.settings.bot ?? bots[0] ?? "";
  const common: Partial<Settings> = {
    game: draft.game,
    players: draft.players,
    public: draft.public,
    spectators: draft.spectators,
    late: draft.late,
    chat: draft.chat,
    timers: timersOf(draft.clock, draft.double),
    bot: bots.includes(draft.bot) ? draft.bot : usualBot,
    pace: draft.pace,
    games: draft.games,
    seating: draft.seating,
  };
  if (draft.game === "dice") return common;
  return { ...common, ...boxesOf(draft, known), badge: draft.badge && canBadge(draft) };
}

/** What the card game is played with: nothing that contradicts something else. */
export function boxesOf(draft: Boxes, known: Catalogue): Pick<Settings, "sets" | "starter" | "events" | "shadow"> {
  const range = eventRange(draft, known);
  return {
    sets: [BASE, ...expansionsOf(known).filter((box) => draft.expansions.includes(box))],
    starter: draft.starter && canStarter(draft),
    events: range && draft.events !== null ? Math.min(range.most, Math.max(range.least, draft.events)) : null,
    shadow: draft.shadow && canShadow(draft),
  };
}
