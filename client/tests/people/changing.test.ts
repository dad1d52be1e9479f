import { describe, expect, test } from "vitest";
import { changed, changeOf, isDone } from "../../src/people/changing";
import { timersOf } from "../../src/frame/presets";
import type { Settings } from "../../src/wire/types";

const SETTINGS: Settings = {
  game: "bang",
  players: 5,
  sets: ["base"],
  starter: false,
  events: null,
  shadow: false,
  public: false,
  spectators: true,
  late: true,
  chat: null,
  timers: { ...timersOf("normal", false), kinds: {} },
  bot: "greenhorn",
  pace: 1,
  games: 1,
  badge: false,
  seating: "keep",
};

describe("other settings between games", () => {
  test("nothing changed is nothing to send", () => {
    const change = changeOf(SETTINGS);
    expect(changed(SETTINGS, change)).toEqual(SETTINGS);
    expect(isDone(SETTINGS, change)).toBe(true);
  });

  test.each(["relaxed", "normal", "fast", "none"] as const)("the clock %s is known again", (clock) => {
    const settings = changed(SETTINGS, { ...changeOf(SETTINGS), clock });
    expect(changeOf(settings)).toMatchObject({ clock, double: false });
  });

  test("double time is known again, and means nothing without a clock", () => {
    const double = changed(SETTINGS, { ...changeOf(SETTINGS), double: true });
    expect(double.timers.turn).toBe(180);
    expect(changeOf(double)).toMatchObject({ clock: "relaxed", double: false }); // the same seconds
    const fast = changed(SETTINGS, { ...changeOf(SETTINGS), clock: "fast", double: true });
    expect(changeOf(fast)).toMatchObject({ clock: "fast", double: true });
    const none = { ...changeOf(SETTINGS), clock: "none", double: true } as const;
    expect(isDone(changed(SETTINGS, none), none)).toBe(true);
  });

  test("times of one's own stay as they are until a clock is chosen", () => {
    const own = { ...SETTINGS, timers: { turn: 77, choice: null, reaction: 30, kinds: { dodge: 5 } } };
    expect(changeOf(own).clock).toBe("own");
    expect(changed(own, { ...changeOf(own), games: 3 })).toEqual({ ...own, games: 3 });
    expect(changed(own, { ...changeOf(own), clock: "fast" }).timers).toEqual(timersOf("fast", false));
  });

  test("a chat that is only usual is said only if it is changed", () => {
    expect(changeOf({ ...SETTINGS, public: true }).chat).toBe(false);
    expect(changed(SETTINGS, { ...changeOf(SETTINGS), pace: 2 }).chat).toBe(null);
    expect(changed(SETTINGS, { ...changeOf(SETTINGS), chat: false }).chat).toBe(false);
  });

  test("it is done once the table says so, and not before", () => {
    const change = { ...changeOf(SETTINGS), bot: "random", spectators: false, seating: "shuffle", games: 3 } as const;
    expect(isDone(SETTINGS, change)).toBe(false);
    expect(isDone(changed(SETTINGS, change), change)).toBe(true);
    const double = { ...changeOf(SETTINGS), double: true };
    expect(isDone(changed(SETTINGS, double), double)).toBe(true);
  });
});
