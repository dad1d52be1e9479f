/** Where the arrow keys lead. */

import { expect, test } from "vitest";
import { stepped } from "../../src/table/walking";

test("from one to the next, round the ends", () => {
  expect([stepped(3, 0, 1), stepped(3, 2, 1), stepped(3, 0, -1)]).toEqual([1, 0, 2]);
});

test("from elsewhere to the end that is walked from", () => {
  expect([stepped(3, -1, 1), stepped(3, -1, -1)]).toEqual([0, 2]);
});
