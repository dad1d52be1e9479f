import { describe, expect, test } from "vitest";
import {
  answering,
  around,
  EMOTE_TIME,
  heard,
  heardAll,
  isOurs,
  isTimed,
  linked,
  merged,
  NOTHING_YET,
  quieter,
  timeLeft,
  unrefused,
  type TableState,
} from "../../src/state/table";
import type { Asked, GameEvent, Notice, Snapshot, Update } from "../../src/wire/types";
import { cardView, happened, player } from "../support/making";

const view = cardView([player("Ann"), player("Ben")]);
const asked = (question: number, seat = 0): Asked => ({ question, seat, kind: "play", left: 30, total: 60 });
const events = (...numbers: number[]): GameEvent[] => numbers.map((number) => happened(number, "turn"));
const table = { id: "t", seats: [], game: 1 } as unknown as Snapshot["table"];
const you = { seat: 0 } as Snapshot["you"];
const snapshot = (change: Partial<Snapshot> = {}): Snapshot => ({
  type: "snapshot",
  protocol: 2,
  table,
  you,
  game: { number: 1, rules: "", engine: "", commitment: "c", started: 0 },
  view,
  events: events(1, 2),
  asked: asked(5),
  choices: { options: [{ verb: "end" }] },
  ...change,
});
const update = (change: Partial<Update> = {}): Update => ({
  type: "update",
  game: 1,
  events: events(3),
  changes: {},
  asked: asked(6, 1),
  ...change,
});
const seated = (): TableState => linked(heard(NOTHING_YET, snapshot(), 1000), "open");

describe("what is heard", () => {
  test("of updates that are heard together all is fresh, and all that each changed is changed", () => {
    const late = update({ game: 9, events: events(9) });
    const one = update({ changes: { turn: 2 } });
    const other = update({ events: events(4, 5), asked: asked(7) });
    const after = heardAll(seated(), [one, late, other], 2000);
    expect(after.fresh).toEqual(events(3, 4, 5));
    expect(after.events).toEqual(events(1, 2, 3, 4, 5));
    expect(after).toMatchObject({ asked: asked(7), askedAt: 2000, view: { turn: 2 } });
    expect(heardAll(seated(), [one], 2000)).toEqual(heard(seated(), one, 2000));
    const state = seated();
    expect(heardAll(state, [late], 2000)).toBe(state);
  });

  test("a snapshot is everything", () => {
    const state = seated();
    expect(state.view).toEqual(view);
    expect(isOurs(state)).toBe(true);
    expect(state.fresh).toEqual([]);
  });

  test("an update changes only what it names, and asks the next question", () => {
    const state = heard(seated(), update({ changes: { turn: 2, players: { "1": { life: 3 } } } }), 2000);
    expect(state.view?.turn).toBe(2);
    expect(state.view?.players.map(({ life }) => life)).toEqual([4, 3]);
    expect(state.view?.players[0]).toEqual(view.players[0]);
    expect(isOurs(state)).toBe(false);
    expect(state.events.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(state.fresh.map(({ n }) => n)).toEqual([3]);
  });

  test("an update of another game is not ours", () => {
    const state = seated();
    expect(heard(state, update({ game: 2 }), 2000)).toBe(state);
  });

  test("after a break the events go on where they were", () => {
    const again = heard(seated(), snapshot({ events: events(3, 4) }), 3000);
    expect(again.events.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    expect(again.fresh).toEqual([]);
    const nothing = heard(seated(), snapshot({ events: [] }), 3000);
    expect(nothing.events).toHaveLength(2);
  });

  test("events of another game, or counted anew, replace the old ones", () => {
    const other = heard(seated(), snapshot({ events: events(1), game: { ...snapshot().game!, number: 2, commitment: "d" } }), 1);
    expect(other.events).toHaveLength(1);
    const anew = heard(seated(), snapshot({ events: events(1, 2, 3) }), 1);
    expect(anew.events).toHaveLength(3);
  });

  test("an answer on its way is no question any more, until it is refused", () => {
    const sent = answering(seated());
    expect(isOurs(sent)).toBe(false);
    const refused = heard(sent, { type: "refused", code: "stale", message: "", to: "answer", question: 5 }, 2);
    expect(isOurs(refused)).toBe(true);
    expect(refused.refused?.code).toBe("stale");
    const chat = heard(sent, { type: "refused", code: "no_chat", message: "", to: "chat", question: null }, 2);
    expect(isOurs(chat)).toBe(false);
  });

  test("who came and went is kept as long as the game is, and told anew with a snapshot", () => {
    const left: Notice = { what: "left", seat: 1, name: "Ben", after: 2, at: 9 };
    const sat: Notice = { what: "sat_down", seat: 2, name: "Cy", after: 0, at: 8, instead: "Dusty" };
    const heardLater = heard(heard(seated(), snapshot({ notices: [sat] }), 1), { type: "notice", notice: left }, 2);
    expect(heardLater.notices).toEqual([sat, left]);
    expect(heard(heardLater, update(), 3).notices).toEqual([sat, left]);
    expect(heard(NOTHING_YET, snapshot({ notices: [sat, left] }), 4).notices).toEqual(heardLater.notices);
    expect(heard(heardLater, snapshot(), 5).notices).toEqual([]);
  });

  test("nothing that is heard changes what was there before", () => {
    const state = seated();
    const before = structuredClone(state);
    heard(state, update({ changes: { players: { "0": { life: 1 } } } }), 5);
    heard(state, { type: "emote", seat: 1, emote: "hello", aside: false }, 5);
    heard(state, { type: "notice", notice: { what: "left", seat: 1, name: "Ben", after: 2, at: 9 } }, 5);
    expect(state).toEqual(before);
  });
});

test("without a connection nothing can be answered, and with it the question is there again", () => {
  const lost = linked(seated(), "lost");
  expect(isOurs(lost)).toBe(false);
  expect(isOurs(linked(lost, "open"))).toBe(true);
});

test("what was refused is over with the next click", () => {
  const state = seated();
  expect(unrefused(state)).toBe(state);
  const refused = heard(state, { type: "refused", code: "no_chat", message: "", to: "chat", question: null }, 2);
  expect(unrefused(refused)).toEqual(state);
});

describe("signs", () => {
  const sign = (seat: number, at: number, state = seated()): TableState =>
    heard(state, { type: "emote", seat, emote: "hello", aside: false }, at);

  test("are over after a while, each by itself", () => {
    const both = sign(1, 7000, sign(0, 5000));
    expect(quieter(both, 5000 + EMOTE_TIME - 1)).toBe(both);
    const one = quieter(both, 5000 + EMOTE_TIME);
    expect(Object.keys(one.emotes)).toEqual(["1"]);
    expect(both.emotes[0]).toBeDefined();
    const none = quieter(one, 7000 + EMOTE_TIME);
    expect(none.emotes).toEqual({});
    expect(quieter(none, 99_000)).toBe(none);
  });

  test("and clocks are what the time is needed for", () => {
    const quiet = { ...seated(), asked: { ...asked(5), left: null } };
    expect(isTimed(seated())).toBe(true);
    expect(isTimed(quiet)).toBe(false);
    expect(isTimed({ ...quiet, asked: null })).toBe(false);
    expect(isTimed(sign(0, 5000, quiet))).toBe(false);
  });
});

test("time runs from when it was told", () => {
  const state = seated();
  expect(timeLeft(state, 1000)).toBe(30_000);
  expect(timeLeft(state, 11_000)).toBe(20_000);
  expect(timeLeft(state, 99_000)).toBe(0);
  const longer = heard(state, { type: "asked", game: 1, asked: { ...asked(5), left: 60 } }, 20_000);
  expect(timeLeft(longer, 20_000)).toBe(60_000);
  expect(timeLeft({ ...state, asked: { ...asked(5), left: null } }, 1)).toBeNull();
});

test("what a message leaves out is not there", () => {
  const { type, protocol, you: _you, table: _table } = snapshot();
  const empty = heard(NOTHING_YET, { type, protocol, table, you }, 1000);
  expect(empty).toMatchObject({ game: null, view: null, events: [], asked: null, choices: null, result: null, chat: [] });
  const over = heard(seated(), { type: "update", game: 1, events: [], changes: {} }, 2000);
  expect(over).toMatchObject({ asked: null, choices: null, result: null });
});

test("only what has changed is merged", () => {
  const { players, ...rest } = merged(view, { players: { 1: { name: "Cleo" } }, turn: 2 });
  expect(players.map(({ name }) => name)).toEqual(["Ann", "Cleo"]);
  expect(players[0]).toEqual(view.players[0]);
  expect(rest).toEqual({ ...view, turn: 2, players: undefined });
  expect(merged(view, {}).players).toBe(view.players);
});

test("seats go clockwise from the bottom, and from the first for whoever has none", () => {
  expect(around(5, 2)).toEqual([2, 3, 4, 0, 1]);
  expect(around(3, -1)).toEqual([0, 1, 2]);
});
