/** Guessing who will win. */

import { beforeEach, expect, test, vi } from "vitest";
import { guess, guessable, guessed, wasRight } from "../../src/people/guess";
import { FakeStorage } from "../lib/storage";

beforeEach(() => void vi.stubGlobal("localStorage", new FakeStorage()));

test("one role stands for each side that is still in the game", () => {
  expect(guessable({ sheriff: 1, deputy: 2, outlaw: 1, renegade: 1 })).toEqual(["sheriff", "outlaw", "renegade"]);
  expect(guessable({ sheriff: 1, deputy: 0, outlaw: 2, renegade: 0 })).toEqual(["sheriff", "outlaw"]);
  // At a table of three everybody is alone.
  expect(guessable({ deputy: 1, outlaw: 1, renegade: 0 })).toEqual(["deputy", "outlaw"]);
});

test("a guess belongs to its game", () => {
  guess("one", "outlaw");
  expect(guessed("one")).toBe("outlaw");
  expect(guessed("two")).toBe("");
});

test("it was right if somebody with that role has won", () => {
  const roles = ["sheriff", "outlaw", "deputy"];
  expect(wasRight("sheriff", [0, 2], roles)).toBe(true);
  expect(wasRight("outlaw", [0, 2], roles)).toBe(false);
});
