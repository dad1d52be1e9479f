/** Cards that lie open keep their places while they are taken. */

import { expect, test } from "vitest";
import { placesOf } from "../../src/games/bang/open";

test("what is taken leaves a gap", () => {
  const laid = placesOf([], ["a", "b", "c"]);
  expect(laid).toEqual(["a", "b", "c"]);
  expect(placesOf(laid, ["a", "c"])).toBe(laid);
});

test("other cards, or none, begin anew", () => {
  expect(placesOf(["a", "b"], ["b", "d"])).toEqual(["b", "d"]);
  expect(placesOf(["a", "b"], [])).toEqual([]);
});
