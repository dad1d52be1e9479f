/** From the form for a new table to settings that the server takes. */
import { describe, expect, it } from "vitest";
import {
  canBadge,
  eventRange,
  expansionsOf,
  presetOf,
  PRESETS,
  presetShown,
  settingsOf,
  timersOf,
  USUAL,
  type Draft,
  type Preset,
} from "../../src/frame/presets";
import { soloSettings } from "../../src/frame/solo";
import type { GameId } from "../../src/wire/either";
import type { BoxFacts, Catalogue, GameFacts, Settings } from "../../src/wire/types";

const box = (id: string, contents: Record<string, number>, game: GameId = "bang"): BoxFacts => ({
  id,
  game,
  name: id,
  names: {},
  contents,
});
const game = (id: GameId, boxes: string[], bots: string[]): GameFacts => ({
  id,
  boxes,
  fewest: 3,
  most: 8,
  bots,
  settings: { bot: "normal" } as Settings,
  questions: [],
});
const KNOWN: Catalogue = {
  version: "1",
  protocol: 2,
  languages: ["en"],
  language_names: {},
  name_languages: [],
  games: [
    game("bang", ["base", "dodge_city", "high_noon", "fistful"], ["easy", "normal", "hard"]),
    game("dice", ["dice"], ["easy", "normal"]),
  ],
  boxes: [
    box("base", { cards: 22 }),
    box("dodge_city", { cards: 22 }),
    box("high_noon", { events: 15 }),
    box("fistful", { events: 16 }),
    box("dice", { characters: 16 }, "dice"),
  ],
  emotes: [],
  limits: { name: 20, text: 200, message_bytes: 1, messages_per_second: 1, messages_at_once: 1 },
};
const CARD_SETTINGS = ["sets", "starter", "events", "shadow", "badge"];
const made = (preset: Preset, change: Partial<Draft> = {}): Partial<Settings> =>
  settingsOf({ ...USUAL, ...presetOf(preset, KNOWN), ...change }, KNOWN);

describe("presets", () => {
  it("are what their names say", () => {
    expect(made("first")).toMatchObject({ game: "bang", players: 4, sets: ["base"], starter: true });
    expect(made("first").timers).toMatchObject({ turn: null, choice: null, reaction: null });
    expect(made("classic")).toMatchObject({ game: "bang", players: 5, sets: ["base"], starter: false });
    expect(made("everything")).toMatchObject({ players: 6, sets: ["base", "dodge_city", "high_noon", "fistful"] });
    expect(made("dice")).toMatchObject({ game: "dice", players: 5 });
  });

  it("leave to the server who may join a running game, unless it was said", () => {
    for (const open of [true, false]) expect(made("classic", { public: open }).late).toBeNull();
    expect(made("classic", { public: true, late: true }).late).toBe(true);
    expect(made("classic", { late: false }).late).toBe(false);
  });

  it("are recognised in the form, and a changed one is not", () => {
    for (const preset of PRESETS) expect(presetShown({ ...USUAL, ...presetOf(preset, KNOWN) }, KNOWN)).toBe(preset);
    expect(presetShown({ ...USUAL, players: 7 }, KNOWN)).toBeNull();
  });

  it("forget what was chosen for another game", () => {
    const before: Draft = { ...USUAL, expansions: ["dodge_city"], shadow: true, starter: false };
    expect(settingsOf({ ...before, ...presetOf("first", KNOWN) }, KNOWN)).toMatchObject({ sets: ["base"], shadow: false });
  });
});

describe("settings", () => {
  it("of the dice game name nothing that belongs to the card game", () => {
    const full = made("dice", {
      expansions: ["high_noon", "fistful"],
      starter: true,
      shadow: true,
      badge: true,
      events: 13,
      games: 3,
    });
    for (const name of CARD_SETTINGS) expect(full).not.toHaveProperty(name);
    for (const name of CARD_SETTINGS) expect(soloSettings("dice")).not.toHaveProperty(name);
    expect(soloSettings("bang")).toMatchObject({ players: 5, sets: ["base"] });
  });

  it("leave out what contradicts the rest", () => {
    expect(made("classic", { starter: true, expansions: ["dodge_city"] })).toMatchObject({
      starter: false,
      sets: ["base", "dodge_city"],
    });
    expect(made("classic", { starter: true, shadow: true })).toMatchObject({ starter: true, shadow: false });
    expect(made("classic", { shadow: true, players: 3 }).shadow).toBe(false);
    expect(made("classic", { shadow: true, players: 4 }).shadow).toBe(true);
    expect(made("classic", { badge: true }).badge).toBe(false);
    expect(made("classic", { badge: true, games: 3 }).badge).toBe(true);
    expect(canBadge({ ...USUAL, games: 3, players: 3 })).toBe(false);
  });

  it("name sets in the server's order, and none it does not have", () => {
    expect(made("classic", { expansions: ["fistful", "lost_box", "dodge_city"] }).sets).toEqual([
      "base",
      "dodge_city",
      "fistful",
    ]);
    expect(expansionsOf(KNOWN)).not.toContain("base");
  });

  it("have a number of events only with several event decks, within what they hold", () => {
    expect(eventRange({ ...USUAL, expansions: ["high_noon"] }, KNOWN)).toBeNull();
    const both = ["high_noon", "fistful"];
    expect(eventRange({ ...USUAL, expansions: both }, KNOWN)).toEqual({ least: 12, most: 29 });
    expect(made("classic", { events: 14 }).events).toBeNull();
    expect(made("classic", { expansions: both, events: 14 }).events).toBe(14);
    expect(made("classic", { expansions: both, events: 90 }).events).toBe(29);
    expect(made("classic", { expansions: both }).events).toBeNull();
  });

  it("take a bot only where it plays", () => {
    expect(made("classic", { bot: "hard" }).bot).toBe("hard");
    expect(made("dice", { bot: "hard" }).bot).toBe("normal");
    expect(made("classic", { bot: "greenhorn" }).bot, "chosen before there were levels").toBe("normal");
    expect(made("classic", { bot: "" }).bot).toBe("normal");
  });

  it("leave the chat to the server until it is chosen", () => {
    expect(made("classic").chat).toBeNull();
    expect(made("classic", { public: true, chat: true }).chat).toBe(true);
  });
});

describe("timers", () => {
  it("are doubled on request, and never shorter than the server takes", () => {
    expect(timersOf("normal", true)).toEqual({ turn: 180, choice: 90, reaction: 60, kinds: {} });
    for (const clock of ["relaxed", "normal", "fast"] as const) {
      const { turn, choice, reaction } = timersOf(clock, false);
      for (const seconds of [turn, choice, reaction]) expect(seconds).toBeGreaterThanOrEqual(5);
    }
    expect(timersOf("none", true)).toMatchObject({ turn: null, choice: null, reaction: null });
  });
});
