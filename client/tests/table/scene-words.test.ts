import { expect, test } from "vitest";
import { aimsOf } from "../../src/table/scene-words";
import { happened } from "../support/making";

test("arrows lead from whoever does something to whom it is done, also in sets of somebody's own", () => {
  const events = [
    happened(1, "played", { who: 1, target: 0 }),
    happened(2, "healed", { who: 2, at: 1 }),
    happened(3, "other", { about: { who: 3, target: 2 } }),
    happened(4, "other", { about: { who: 3, target: 3 } }),
    happened(5, "other", { values: [1, 2] }),
  ];
  expect(aimsOf(events)).toEqual([
    { key: 1, from: 1, to: 0, harm: true },
    { key: 2, from: 2, to: 1, harm: false },
    { key: 3, from: 3, to: 2, harm: true },
  ]);
});
