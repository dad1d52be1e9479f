import { expect, test } from "vitest";
import { pendingOf, type Deed } from "../../src/stage/pending";
import { aimsOf, drawn } from "../../src/stage/arrows";
import type { Glossary } from "../../src/telling/glossary";
import type { Asked, GameEvent } from "../../src/wire/types";
import { asks, cardView, happened, player } from "../support/making";

const brown = (more: object = {}) => ({ name: "x", text: "", sort: "card", colour: "brown", box: "base", ...more });
const glossary = {
  kinds: {
    bang: brown({ bang: true, shoots: true, hostile: true }),
    gatling: brown({ shoots: true, hostile: true }),
    indians: brown({ hostile: true }),
    duel: brown({ hostile: true }),
    cat_balou: brown({ hostile: true }),
    beer: brown({ heals: true }),
    general_store: brown(),
    saloon: brown(),
    jail: brown({ colour: "blue", hostile: true, turn_check: true }),
    dynamite: brown({ colour: "blue", turn_check: true }),
  },
} as unknown as Glossary;

function pending(past: GameEvent[], asked: Asked | null, players = 5, out: number[] = []): Deed | null {
  const all = Array.from({ length: players }, (_, seat) => player(`P${seat}`, { in_game: !out.includes(seat) }));
  return pendingOf({ past, asked, view: cardView(all), words: { glossary } });
}
const states = (deed: Deed | null) => Object.fromEntries(deed?.shares.map(({ seat, state }) => [seat, state]) ?? []);
const did = (deed: Deed | null, seat: number) => deed?.shares.find((one) => one.seat === seat)?.did.map(({ what }) => what);
const rest = asks("play", {}, { seat: 4 });

const SHOT = [
  happened(1, "turn", { who: 4 }),
  happened(2, "played", { who: 4, card: "bang/2C", kind: "bang", target: 3, more: { use: "shot" } }),
];
const dodge = (seat: number, cause = "bang", needs = 1) =>
  asks("dodge", { by: 4, cause, needs, cards: [`${cause}/2C`] }, { seat });

test("a shot is pending until it is answered: by whom, with which card, at whom, what stops it", () => {
  const deed = pending(SHOT, dodge(3, "bang", 2));
  expect(deed).toMatchObject({ by: 4, card: "bang/2C", kind: "bang", tone: "harm", over: false });
  expect([states(deed), deed?.stops]).toEqual([{ 3: "asked" }, { what: "missed", count: 2 }]);
  expect(aimsOf(deed!)).toEqual([{ to: 3, tone: "harm", open: true }]);
});

test("what was tried is kept, and what came of it is seen when it is over", () => {
  const tried = [
    ...SHOT,
    happened(3, "flipped", { who: 3, occasion: "bang", cards: ["remington/KC", "missed/7S"] }),
    happened(4, "chose_flip", { who: 3, card: "missed/7S" }),
  ];
  expect(pending(tried, dodge(3))?.shares[0]?.did).toEqual([{ what: "turned", cards: ["missed/7S"] }]);
  const past = [
    ...tried,
    happened(5, "used_missed", { who: 3, card: "missed/4S", from_play: 0 }),
    happened(6, "dodged", { who: 3, by: 4, cause: "bang" }),
  ];
  const deed = pending(past, rest);
  expect([deed?.over, states(deed), did(deed, 3)]).toEqual([true, { 3: "done" }, ["turned", "missed", "dodged"]]);
});

test("a Gatling is about everybody else who is in the game, one after another", () => {
  const past = [
    happened(1, "turn", { who: 4 }),
    happened(2, "played", { who: 4, card: "gatling/10H", kind: "gatling" }),
    happened(3, "lost_life", { who: 0, points: 1, left: 3, by: 4, cause: "gatling" }),
    happened(4, "took_from_hand", { who: 0, victim: 4, source: { character: "el_gringo" } }),
  ];
  const deed = pending(past, dodge(2, "gatling"), 5, [1]);
  expect([deed?.by, states(deed)]).toEqual([4, { 0: "done", 2: "asked", 3: "waiting" }]);
  expect(aimsOf(deed!).map(({ to }) => to)).toEqual([2, 3]);
});

test("at death's door the same card is still pending; whoever falls was there", () => {
  const past = [
    happened(1, "turn", { who: 4 }),
    happened(2, "played", { who: 4, card: "gatling/10H", kind: "gatling" }),
    happened(3, "lost_life", { who: 0, points: 1, left: 0, by: 4, cause: "gatling" }),
  ];
  const dying = pending(past, asks("rescue", { by: 4, life: 0 }, { seat: 0 }));
  expect([dying?.kind, dying?.stops, states(dying)[0]]).toEqual(["gatling", { what: "beer", count: 1 }, "asked"]);
  const saved = [
    ...past,
    happened(4, "played", { who: 0, card: "beer/6H", kind: "beer" }),
    happened(5, "regained_life", { who: 0, points: 1, left: 1 }),
  ];
  expect(did(pending(saved, dodge(1, "gatling")), 0)).toEqual(["hit", "used", "healed"]);
  const dead = [
    ...past,
    happened(4, "eliminated", { who: 0, role: "outlaw", by: 4 }),
    happened(5, "discarded", { who: 0, card: "bang/2D" }),
  ];
  const next = pending(dead, dodge(1, "gatling"), 5, [0]);
  expect([did(next, 0), states(next)]).toEqual([["hit", "out"], { 0: "done", 1: "asked", 2: "waiting", 3: "waiting" }]);
});

test("Indians! are answered with a BANG! each, a Duel with one after another", () => {
  const turn = happened(1, "turn", { who: 4 });
  const bang = (seat: number, by: number, cause: string) => asks("bang", { by, cause }, { seat });
  const indians = [
    turn,
    happened(2, "played", { who: 4, card: "indians/KD", kind: "indians" }),
    happened(3, "gave_up_bang", { who: 0, card: "bang/8D", cause: "indians" }),
  ];
  expect(states(pending(indians, bang(1, 4, "indians")))).toEqual({ 0: "done", 1: "asked", 2: "waiting", 3: "waiting" });
  const duel = [
    turn,
    happened(2, "played", { who: 4, card: "duel/QD", kind: "duel", target: 2 }),
    happened(3, "gave_up_bang", { who: 2, card: "bang/8D", cause: "duel" }),
  ];
  // The one who is asked is told against whom: that is now the other one.
  const back = pending(duel, bang(4, 2, "duel"));
  expect([back?.card, back?.by, states(back), back?.stops?.what]).toEqual(["duel/QD", 4, { 2: "waiting", 4: "asked" }, "bang"]);
  const lost = pending([...duel, happened(4, "lost_life", { who: 4, points: 1, left: 2, cause: "duel" })], rest);
  expect([did(lost, 2), did(lost, 4), lost?.over]).toEqual([["bang"], ["hit"], true]);
});

test("in a General Store everybody picks in turn, and it is seen who took what", () => {
  const past = [
    happened(1, "turn", { who: 3 }),
    happened(2, "played", { who: 3, card: "general_store/9C", kind: "general_store" }),
    happened(3, "store_opened", { who: 3, cards: ["a/2H", "b/3H", "c/4H", "d/5H"] }),
    happened(4, "store_taken", { who: 3, card: "a/2H" }),
  ];
  const deed = pending(past, asks("store", { by: 3 }, { seat: 4 }), 5, [2]);
  expect(states(deed)).toEqual({ 3: "done", 4: "asked", 0: "waiting", 1: "waiting" });
  expect(deed?.shares[0]?.did).toEqual([{ what: "took", cards: ["a/2H"] }]);
  expect([deed?.tone, deed?.deciding]).toEqual(["plain", -1]);
});

test("cards at a seat, checks, beer and discards are shown when they are over", () => {
  const turn = happened(1, "turn", { who: 4 });
  const cat = pending(
    [
      turn,
      happened(2, "played", { who: 4, card: "cat_balou/JD", kind: "cat_balou", target: 1, pick: "hand" }),
      happened(3, "forced_discard", { by: 4, victim: 1, card: "bang/KH", from_hand: 1 }),
    ],
    rest,
  );
  expect([cat?.tone, did(cat, 1)]).toEqual(["harm", ["lost"]]);
  const jail = pending(
    [
      turn,
      happened(2, "flipped", { who: 4, occasion: "jail", cards: ["beer/JH"] }),
      happened(3, "discarded", { who: 4, card: "jail/10S" }),
      happened(4, "escaped", { who: 4 }),
    ],
    rest,
  );
  expect([jail?.what, jail?.card, jail?.by, did(jail, 4)]).toEqual(["check", "jail/10S", -1, ["turned", "free"]]);
  const wasted = pending(
    [
      turn,
      happened(2, "played", { who: 4, card: "beer/6H", kind: "beer" }),
      happened(3, "regained_life", { who: 4, points: 0, left: 4 }),
    ],
    rest,
  );
  expect([wasted?.tone, did(wasted, 4)]).toEqual(["help", ["wasted"]]);
  const drops = pending(
    [turn, happened(2, "discarded", { who: 4, card: "bang/7D" })],
    asks("surplus", { surplus: 1 }, { seat: 4 }),
  );
  expect([drops?.what, drops?.deciding, did(drops, 4)]).toEqual(["discard", 4, ["discarded"]]);
});

test("a question alone tells enough where nothing is known of before", () => {
  const deed = pending([], dodge(0));
  expect(deed).toMatchObject({ n: 0, by: 4, card: "bang/2C", kind: "bang", over: false });
  expect(pending([], rest)).toBeNull();
});

test("dice that are aimed are one thing, and a beer after them another", () => {
  const past = [
    happened(1, "turn", { who: 2 }),
    happened(2, "aimed", { who: 2, at: 3, die: 0, face: "one", points: 1 }),
    happened(3, "aimed", { who: 2, at: 3, die: 1, face: "one", points: 1 }),
  ];
  const aims = pending(past, asks("shoot", { die: 2, face: "two" }, { seat: 2 }));
  expect([aims?.by, aims?.tone, aims?.deciding, aims?.shares[0]?.did]).toEqual([2, "harm", 2, [{ what: "aimed", number: 2 }]]);
  expect(aims?.face).toBe("two"); // the die that is to be aimed now, not the one before
  const hit = [...past, happened(4, "lost_life", { who: 3, points: 2, left: 5, by: 2, cause: "bullseye" })];
  expect(did(pending(hit, asks("reroll", { left: 1 }, { seat: 2 })), 3)).toEqual(["hit"]);
  const beer = pending([...hit, happened(5, "healed", { who: 2, at: 2, gained: 1 })], asks("reroll", { left: 0 }, { seat: 2 }));
  expect([beer?.tone, did(beer, 2)]).toEqual(["help", ["healed"]]);
  const fired = pending([...hit, happened(5, "fired", { who: 2, number: 3 })], null);
  expect(fired?.shares.map(({ seat }) => seat)).toEqual([3, 4, 0, 1]);
});

test("a die that is to be aimed is not about the arrows that were taken before", () => {
  const past = [
    happened(1, "turn", { who: 2 }),
    happened(2, "rolled", { who: 2, roll: 1, dice: [0, 1], faces: ["arrow", "one"] }),
    happened(3, "took_arrows", { who: 2, number: 1, pile: 8, why: "rolled" }),
  ];
  const aims = pending(past, asks("shoot", { die: 1, face: "one" }, { seat: 2 }));
  expect(aims).toMatchObject({ n: 0, what: "dice", by: 2, face: "one", shares: [], deciding: 2 });
});

test("arrows go from edge to edge, and not at all where there is no room", () => {
  const spot = (x: number, y: number) => ({ x, y, width: 40, height: 40 });
  expect(drawn(spot(0, 0), spot(200, 0))?.path).toMatch(/^M45\.0 20\.0L/);
  expect(drawn(spot(0, 0), spot(30, 0))).toBeNull();
});
