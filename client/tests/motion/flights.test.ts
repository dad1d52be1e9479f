import { describe, expect, test } from "vitest";
import { dealOf, flightsOf, LATEST, MOST, type Flight } from "../../src/motion/flights";
import type { AnyEvent } from "../../src/wire/either";
import { cardView, happened, player } from "../support/making";

const before = cardView([player("Ann"), player("Ben", { in_play: ["jail/JS"] }), player("Cas")], {
  hand: ["bang/QH", "beer/6H"],
});
const after = { ...before };
const table = { before, after, bottom: 0 };
let number = 0;
const event = (name: AnyEvent["event"], fields: Partial<AnyEvent> = {}): AnyEvent =>
  happened(++number, name, fields as never) as AnyEvent;
const fly = (...events: AnyEvent[]): Flight[] => flightsOf(events, table);
const cards = (flights: Flight[]): unknown[] => flights.map(({ thing }) => ("card" in thing ? thing.card : thing.token));

describe("cards", () => {
  test("that we draw turn up in our hand, and those of others stay face down", () => {
    const own = fly(event("drew", { who: 0, count: 2, hidden: ["bang/QH", "beer/6H"] }));
    expect(cards(own)).toEqual(["bang/QH", "beer/6H"]);
    expect(own.map(({ up }) => up)).toEqual([
      [false, true],
      [false, true],
    ]);
    expect(own[0]?.to[0]).toEqual({ card: "bang/QH" });
    const other = fly(event("drew", { who: 1, count: 2 }));
    expect(cards(other)).toEqual([null, null]);
    expect(other.every(({ up }) => !up[0] && !up[1])).toBe(true);
    expect(other[0]?.to).toEqual([{ hand: 1 }, { portrait: 1 }]);
  });

  test("of which we are told nothing have no name on any way", () => {
    const silent = [
      event("drew", { who: 2, count: 5 }),
      event("took_from_hand", { who: 1, victim: 2 }),
      event("gave", { who: 1, target: 2 }),
      event("put_on_deck", { who: 1 }),
      event("looked", { who: 1, count: 3 }),
      event("reshuffled", { count: 30 }),
      event("inherited", { who: 2, victim: 1, count: 3, cards: [] }),
    ];
    for (const one of silent) expect(fly(one).every(({ thing }) => "card" in thing && thing.card === null)).toBe(true);
    expect(silent.map((one) => fly(one).length)).toEqual([4, 1, 1, 1, 0, 4, 3]);
  });

  test("that are taken from our hand are turned over on the way, and those that we take turn up", () => {
    expect(fly(event("took_from_hand", { who: 1, victim: 0, hidden: ["bang/QH"] }))[0]).toMatchObject({
      thing: { card: "bang/QH" },
      from: [{ card: "bang/QH" }, { hand: 0 }, { portrait: 0 }],
      to: [{ hand: 1 }, { portrait: 1 }],
      up: [true, false],
    });
    expect(fly(event("took_from_hand", { who: 0, victim: 2, hidden: ["beer/6H"] }))[0]?.up).toEqual([false, true]);
  });

  test("that are played go to the middle, or in front of whoever has them now", () => {
    expect(fly(event("played", { who: 2, card: "bang/KH" }))[0]).toMatchObject({
      from: [{ card: "bang/KH" }, { hand: 2 }, { portrait: 2 }],
      to: [{ card: "bang/KH" }, { pile: "stage" }, { pile: "discard" }],
      up: [true, true],
    });
    const jailed = cardView([player("Ann"), player("Ben"), player("Cas", { in_play: ["jail/4H"] })]);
    const [flight] = flightsOf([event("played", { who: 0, card: "jail/4H", target: 2 })], { ...table, after: jailed });
    expect(flight?.to).toEqual([{ card: "jail/4H" }, { inPlay: 2 }, { portrait: 2 }]);
  });

  test("that lay in front of somebody leave from there", () => {
    expect(fly(event("discarded", { who: 1, card: "jail/JS" }))[0]?.from).toContainEqual({ inPlay: 1 });
    expect(fly(event("took_from_play", { who: 0, victim: 1, card: "jail/JS" }))[0]).toMatchObject({ up: [true, true] });
    const on = cardView([player("Ann"), player("Ben"), player("Cas", { in_play: ["jail/JS"] })]);
    const [passed] = flightsOf([event("passed_on", { who: 1, target: 2, card: "jail/JS" })], { ...table, after: on });
    expect(passed).toMatchObject({ from: [{ card: "jail/JS" }, { inPlay: 1 }, { portrait: 1 }] });
    expect(passed?.to).toContainEqual({ inPlay: 2 });
  });

  test("that are turned over for a draw! are held up on the way", () => {
    const [flight, none] = fly(event("flipped", { who: 1, cards: ["panic/JH"] }));
    expect(flight).toMatchObject({ from: [{ pile: "deck" }], to: [{ pile: "discard" }], up: [false, true] });
    expect(flight?.past).toBeDefined();
    expect(none).toBeUndefined();
  });

  test("go to one place but once", () => {
    const twice = fly(event("exploded", { who: 1, card: "dynamite/2H" }), event("discarded", { who: 1, card: "dynamite/2H" }));
    expect(twice).toHaveLength(1);
  });

  test("go into an open hand with their faces up", () => {
    const open = cardView([player("Ann"), player("Ben", { hand: ["beer/6H"] }), player("Cas")]);
    const seen = flightsOf([event("drew", { who: 1, count: 1, hidden: ["beer/6H"] })], { ...table, after: open });
    expect(seen[0]?.up).toEqual([false, true]);
  });
});

describe("small things", () => {
  test("life falls off a portrait or glows at it, and nothing at all does neither", () => {
    expect(cards(fly(event("lost_life", { who: 1, points: 2 })))).toEqual(["hit", "bullet", "bullet"]);
    expect(cards(fly(event("lost_life", { who: 1, points: 9 })))).toHaveLength(4);
    expect(cards(fly(event("regained_life", { who: 1, points: 1 })))).toEqual(["glow"]);
    expect(fly(event("healed", { who: 1, at: 2, gained: 0 }), event("regained_life", { who: 1, points: 0 }))).toEqual([]);
    expect(fly(event("healed", { who: 1, at: 2, gained: 1 }))[0]?.to).toEqual([{ portrait: 2 }]);
  });

  test("nuggets and arrows come and go", () => {
    expect(cards(fly(event("gained_nuggets", { who: 1, number: 2 })))).toEqual(["nugget", "nugget"]);
    expect(cards(fly(event("bought", { who: 1, card: "boots", price: 2 })))).toEqual(["nugget", "nugget", "boots"]);
    expect(cards(fly(event("took_arrows", { who: 1, number: 1 })))).toEqual(["arrow"]);
    expect(fly(event("removed_arrow", { who: 1, at: 2 }))[0]?.from).toEqual([{ portrait: 2 }]);
  });
});

describe("an update", () => {
  const many = Array.from({ length: 9 }, (_, at) => event("drew", { who: at % 3, count: 4 }));

  test("sets things off one after the other, at most so many, and soon", () => {
    const flights = flightsOf(many, table);
    expect(flights).toHaveLength(MOST);
    expect(flights[0]?.delay).toBe(0);
    expect(flights.every(({ delay }, at) => at === 0 || delay > flights[at - 1]!.delay)).toBe(true);
    expect(flights.at(-1)?.delay).toBeLessThanOrEqual(LATEST);
    expect(new Set(flights.map(({ key }) => key)).size).toBe(MOST);
  });

  test("in which nothing moves sets off nothing", () => {
    expect(fly(event("turn", { who: 1 }), event("turn_over", { who: 1 }), event("other"))).toEqual([]);
  });

  test("at the beginning deals roles and hands to everybody", () => {
    const dealt = dealOf(
      [
        event("seated", { who: 0, role: "outlaw" }),
        event("drew", { who: 0, count: 2, hidden: ["bang/QH", "beer/6H"] }),
        event("seated", { who: 1 }),
        event("drew", { who: 1, count: 4 }),
        event("turn", { who: 1 }),
        event("drew", { who: 1, count: 2 }),
      ],
      table,
    );
    expect(cards(dealt)).toEqual(["role", "bang/QH", "beer/6H", "role", null, null, null, null]);
  });
});
