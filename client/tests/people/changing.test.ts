import { describe, expect, test } from "vitest";
import { changed, changeOf, countsFor, isDone } from "../../src/people/changing";
import { timersOf } from "../../src/frame/presets";
import type { Catalogue, SeatInfo, Settings } from "../../src/wire/types";

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

const KNOWN = {
  games: [{ id: "bang", boxes: ["base", "dodge_city", "high_noon", "fistful"], fewest: 3, most: 8, bots: [] }],
  boxes: [
    { id: "high_noon", contents: { events: 13 } },
    { id: "fistful", contents: { events: 15 } },
  ],
} as unknown as Catalogue;

describe("other settings between games", () => {
  test("nothing changed is nothing to send", () => {
    const change = changeOf(SETTINGS);
    expect(changed(SETTINGS, change, KNOWN)).toEqual(SETTINGS);
    expect(isDone(SETTINGS, change, KNOWN)).toBe(true);
  });

  test.each(["relaxed", "normal", "fast", "none"] as const)("the clock %s is known again", (clock) => {
    const settings = changed(SETTINGS, { ...changeOf(SETTINGS), clock }, KNOWN);
    expect(changeOf(settings)).toMatchObject({ clock, double: false });
  });

  test("double time is known again, and means nothing without a clock", () => {
    const double = changed(SETTINGS, { ...changeOf(SETTINGS), double: true }, KNOWN);
    expect(double.timers.turn).toBe(180);
    expect(changeOf(double)).toMatchObject({ clock: "relaxed", double: false }); // the same seconds
    const fast = changed(SETTINGS, { ...changeOf(SETTINGS), clock: "fast", double: true }, KNOWN);
    expect(changeOf(fast)).toMatchObject({ clock: "fast", double: true });
    const none = { ...changeOf(SETTINGS), clock: "none", double: true } as const;
    expect(isDone(changed(SETTINGS, none, KNOWN), none, KNOWN)).toBe(true);
  });

  test("times of one's own stay as they are until a clock is chosen", () => {
    const own = { ...SETTINGS, timers: { turn: 77, choice: null, reaction: 30, kinds: { dodge: 5 } } };
    expect(changeOf(own).clock).toBe("own");
    expect(changed(own, { ...changeOf(own), games: 3 }, KNOWN)).toEqual({ ...own, games: 3 });
    expect(changed(own, { ...changeOf(own), clock: "fast" }, KNOWN).timers).toEqual(timersOf("fast", false));
  });

  test("a chat that is only usual is said only if it is changed", () => {
    expect(changeOf({ ...SETTINGS, public: true }).chat).toBe(false);
    expect(changed(SETTINGS, { ...changeOf(SETTINGS), pace: 2 }, KNOWN).chat).toBe(null);
    expect(changed(SETTINGS, { ...changeOf(SETTINGS), chat: false }, KNOWN).chat).toBe(false);
  });

  test("it is done once the table says so, and not before", () => {
    const change = { ...changeOf(SETTINGS), bot: "random", spectators: false, seating: "shuffle", games: 3 } as const;
    expect(isDone(SETTINGS, change, KNOWN)).toBe(false);
    expect(isDone(changed(SETTINGS, change, KNOWN), change, KNOWN)).toBe(true);
    const double = { ...changeOf(SETTINGS), double: true };
    expect(isDone(changed(SETTINGS, double, KNOWN), double, KNOWN)).toBe(true);
  });

  test("players and boxes are chosen anew, and what they do not allow is left out", () => {
    const before = { ...SETTINGS, starter: true, games: 3, badge: true };
    const boxes = { ...changeOf(before), expansions: ["high_noon", "dodge_city"] };
    const more = changed(before, { ...boxes, players: 7 }, KNOWN);
    expect(more).toMatchObject({ players: 7, sets: ["base", "dodge_city", "high_noon"], starter: false, badge: true });
    expect(isDone(more, { ...boxes, players: 7, starter: false }, KNOWN)).toBe(true);
    const few = changed({ ...SETTINGS, shadow: true }, { ...changeOf({ ...SETTINGS, shadow: true }), players: 3 }, KNOWN);
    expect(few).toMatchObject({ players: 3, shadow: false });
    expect(changed(before, { ...changeOf(before), players: 3 }, KNOWN).badge).toBe(false);
  });

  test("nobody who sits there has to go", () => {
    const seats = (people: number): SeatInfo[] =>
      Array.from({ length: 5 }, (_, at) => ({ kind: at < people ? "person" : "bot" }) as SeatInfo);
    expect(countsFor(KNOWN, SETTINGS, seats(1))).toEqual([3, 4, 5, 6, 7, 8]);
    expect(countsFor(KNOWN, SETTINGS, seats(5))).toEqual([5, 6, 7, 8]);
    expect(countsFor(null, SETTINGS, seats(5))).toEqual([5]);
  });
});
