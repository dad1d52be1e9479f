/** The log in words: told further as long as it is the same story in the same language, else from the beginning. */

import { beforeEach, expect, test } from "vitest";
import { Log } from "../../src/session/log";
import type { GameEvent } from "../../src/wire/types";
import { Texts } from "../../src/telling/texts";
import type { Line, Narrator } from "../../src/telling/words";

const EN = new Texts("en", "told = told");
const DE = new Texts("de", "told = erzählt");
const events = (...numbers: number[]): GameEvent[] => numbers.map((number) => ({ number, event: "turn" }));
const texts = (lines: readonly Line[]): string[] => lines.map(({ text }) => text);

let begun: number;
/** Numbers its lines through, as somebody who remembers what was told. */
const teller = (language: Texts) => (): Narrator => {
  begun += 1;
  let line = 0;
  return {
    lines: (news: readonly GameEvent[]) =>
      news.map(({ number }) => ({ text: `${(line += 1)}: ${language.say("told")} ${number}` }) as Line),
  } as Narrator;
};

beforeEach(() => void (begun = 0));

test("what is new is told once, by the same teller", () => {
  const log = new Log();
  expect(texts(log.of(EN, "game", events(1, 2), teller(EN)))).toEqual(["1: told 1", "2: told 2"]);
  expect(texts(log.of(EN, "game", events(1, 2, 3), teller(EN)))).toEqual(["1: told 1", "2: told 2", "3: told 3"]);
  expect(begun).toBe(1);
});

test("nothing new is nothing new: the very same lines", () => {
  const log = new Log();
  const lines = log.of(EN, "game", events(1, 2), teller(EN));
  expect(log.of(EN, "game", events(1, 2), teller(EN))).toBe(lines);
});

test("lines that were given away are not changed", () => {
  const log = new Log();
  const lines = log.of(EN, "game", events(1), teller(EN));
  log.of(EN, "game", events(1, 2), teller(EN));
  expect(lines).toHaveLength(1);
});

test("another language tells everything again", () => {
  const log = new Log();
  log.of(EN, "game", events(1), teller(EN));
  log.of(EN, "game", events(1, 2), teller(EN));
  expect(texts(log.of(DE, "game", events(1, 2), teller(DE)))).toEqual(["1: erzählt 1", "2: erzählt 2"]);
  expect(begun).toBe(2);
});

test("a new game begins anew, also with as many events as the last one had", () => {
  const log = new Log();
  log.of(EN, "game 1", events(1, 2), teller(EN));
  expect(texts(log.of(EN, "game 2", events(1, 2), teller(EN)))).toEqual(["1: told 1", "2: told 2"]);
  expect(begun).toBe(2);
});

test("events that were counted anew, or begin elsewhere, are told anew", () => {
  const log = new Log();
  log.of(EN, "game", events(1, 2, 3), teller(EN));
  expect(texts(log.of(EN, "game", events(1), teller(EN)))).toEqual(["1: told 1"]);
  expect(texts(log.of(EN, "game", events(5, 6), teller(EN)))).toEqual(["1: told 5", "2: told 6"]);
});

test("as long as nobody can tell it, nothing is told, and nothing lost", () => {
  const log = new Log();
  expect(log.of(EN, "game", events(1), () => null)).toEqual([]);
  expect(texts(log.of(EN, "game", events(1, 2), teller(EN)))).toEqual(["1: told 1", "2: told 2"]);
});
