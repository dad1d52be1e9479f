import { expect, test } from "vitest";
import { stampsOf } from "../../src/table/scene-words";
import { happened } from "../support/making";

test("what is stamped over a seat says what happened to it, and whether that is good", () => {
  const events = [
    happened(1, "lost_life", { who: 1, points: 1, left: 2 }),
    happened(2, "forced_discard", { by: 1, victim: 0, card: "bang/KH", from_hand: 1 }),
    happened(3, "took_from_hand", { who: 1, victim: 0 }),
    happened(4, "regained_life", { who: 0, points: 1, left: 3 }),
  ];
  expect(stampsOf(events, 0)).toEqual([
    { key: 2, word: "lost", good: false },
    { key: 3, word: "robbed", good: false },
    { key: 4, word: "healed", good: true },
  ]);
  expect(stampsOf(events, 1)).toEqual([{ key: 1, word: "hit", good: false }]);
});

test("a beer that is wasted heals nobody", () => {
  const events = [
    happened(1, "regained_life", { who: 0, points: 0, left: 4 }),
    happened(2, "healed", { who: 1, at: 0, gained: 0 }),
    happened(3, "gained_life", { who: 0, points: 0, left: 4 }),
  ];
  expect(stampsOf(events, 0)).toEqual([]);
});
