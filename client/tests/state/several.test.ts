/** Several cards chosen together, answered one after the other. */

import { expect, test } from "vitest";
import { chosenCards, clickOneOf, nextOf, restOf, wantedOf } from "../../src/state/several";
import type { AnyOption } from "../../src/wire/either";
import type { Asked } from "../../src/wire/types";
import { asks } from "../support/making";

const drop = (...cards: string[]): AnyOption[] => cards.map((card) => ({ verb: "discard", card }));
const HAND = drop("bang/QH", "beer/6H", "duel/8C", "jail/JS");
const surplus = (number: number, question = 1): Asked => asks("surplus", { surplus: number }, { question });

test("as many as the question wants, and never more than there are", () => {
  expect(wantedOf(surplus(3), HAND)).toBe(3);
  expect(wantedOf(surplus(1), HAND)).toBe(1);
  expect(wantedOf(surplus(9), HAND)).toBe(4);
  expect(wantedOf(asks("cost", { action: "x", count: 2 }), HAND)).toBe(2);
  expect(wantedOf(surplus(2), [...HAND, { verb: "use", action: "x" }])).toBe(2);
  expect(wantedOf(null, HAND)).toBe(1);
});

test("one where cards are played, or go to somebody", () => {
  expect(wantedOf(surplus(2), [{ verb: "play", card: "bang/QH", kind: "bang" }, ...HAND])).toBe(1);
  expect(wantedOf(surplus(2), [{ verb: "discard", card: "bang/QH", target: 1 }])).toBe(1);
  expect(wantedOf(asks("play"), HAND)).toBe(1);
});

test("a click adds a card, a second one takes it back, and one too many replaces the last", () => {
  let chosen = clickOneOf({}, "a", 2);
  expect(chosen).toEqual({ subject: "a" });
  chosen = clickOneOf(chosen, "b", 2);
  expect(chosenCards(chosen)).toEqual(["a", "b"]);
  expect(chosenCards(clickOneOf(chosen, "c", 2))).toEqual(["a", "c"]);
  expect(clickOneOf(chosen, "a", 2)).toEqual({ subject: "b" });
  expect(clickOneOf({ subject: "a" }, "a", 2)).toEqual({});
});

test("the rest answers the questions that follow, as long as they are alike", () => {
  const rest = restOf(surplus(3), { subject: "bang/QH", more: ["duel/8C", "jail/JS"] })!;
  expect(restOf(surplus(3), { subject: "bang/QH" })).toBeNull();
  const left = drop("beer/6H", "duel/8C", "jail/JS");
  const next = nextOf(rest, surplus(2, 2), left);
  expect(next).toEqual({ option: 1, rest: { kind: "surplus", question: 3, cards: ["jail/JS"] } });
  expect(nextOf(next!.rest!, surplus(1, 3), drop("beer/6H", "jail/JS"))).toEqual({ option: 1, rest: null });
  expect(nextOf(rest, asks("rescue", { life: 0 }, { question: 2 }), left)).toBeNull();
  expect(nextOf(rest, surplus(2, 2), drop("beer/6H"))).toBeNull();
});

test("no question that was not meant, and no answer that something speaks against", () => {
  const rest = restOf(surplus(2), { subject: "bang/QH", more: ["duel/8C"] })!;
  expect(nextOf(rest, surplus(2, 3), HAND)).toBeNull();
  expect(nextOf(rest, surplus(2, 2), [{ verb: "discard", card: "duel/8C", warning: { code: "x", rule: "" } }])).toBeNull();
});
