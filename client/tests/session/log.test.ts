/** The log in words: only what is new is put into words, as long as it is the same story in the same words. */

import { expect, test, vi } from "vitest";
import { Log, linesOf, withOthers } from "../../src/session/log";
import type { ChatLine, GameEvent, Notice } from "../../src/wire/types";
import type { Line, Words } from "../../src/telling/words";
import { happened } from "../support/making";

const SILENT = 9;
/** Words that say the number of an event, and nothing of one. */
function words(language: string): Words {
  const line = ({ n }: GameEvent): Line | undefined =>
    n === SILENT ? undefined : ({ number: n, text: `${language} ${n}` } as Line);
  const notice = ({ name }: Notice, number: number): Line => ({ number, text: name }) as Line;
  const talk = ({ text }: ChatLine, number: number): Line => ({ number, text }) as Line;
  return { line: vi.fn(line), notice, talk } as unknown as Words;
}
const events = (...numbers: number[]): GameEvent[] => numbers.map((number) => happened(number, "turn"));
const texts = (lines: readonly Line[]): string[] => lines.map(({ text }) => text);

test("what is new is told once", () => {
  const [log, en, two] = [new Log(), words("en"), events(1, 2)];
  expect(texts(log.of(en, two))).toEqual(["en 1", "en 2"]);
  expect(texts(log.of(en, [...two, ...events(3)]))).toEqual(["en 1", "en 2", "en 3"]);
  expect(en.line).toHaveBeenCalledTimes(3);
});

test("nothing new is nothing new: the very same lines", () => {
  const [log, en, two] = [new Log(), words("en"), events(1, 2)];
  const lines = log.of(en, two);
  expect(log.of(en, [...two])).toBe(lines);
});

test("lines that were given away are not changed", () => {
  const [log, en, one] = [new Log(), words("en"), events(1)];
  const lines = log.of(en, one);
  log.of(en, [...one, ...events(2)]);
  expect(lines).toHaveLength(1);
});

test("other words, for another language or other names, tell everything again", () => {
  const [log, two] = [new Log(), events(1, 2)];
  log.of(words("en"), two);
  expect(texts(log.of(words("de"), two))).toEqual(["de 1", "de 2"]);
});

test("another story is told anew, also if it has as many events with the same numbers", () => {
  const [log, en] = [new Log(), words("en")];
  const told = (...numbers: number[]) => texts(log.of(en, events(...numbers)));
  expect(told(1, 2, 3)).toHaveLength(3);
  expect(told(1, 2, 3)).toEqual(["en 1", "en 2", "en 3"]);
  expect(en.line).toHaveBeenCalledTimes(6);
  expect(told(1)).toEqual(["en 1"]);
  expect(told(5, 6)).toEqual(["en 5", "en 6"]);
  expect(told()).toEqual([]);
  expect(told(1)).toEqual(["en 1"]);
});

test("an event of which nothing is to be said has no line", () => {
  expect(texts(linesOf(words("en"), events(8, SILENT, 10)))).toEqual(["en 8", "en 10"]);
});

test("who came and went stands behind the event it came after, in order and each with a number of its own", () => {
  const en = words("en");
  const lines = linesOf(en, events(1, 2, 3));
  const notice = (name: string, after: number): Notice => ({ what: "left", seat: 0, name, after, at: 0 });
  const all = withOthers(en, lines, [notice("Ann", 0), notice("Bo", 2), notice("Cy", 2), notice("Di", 3)], []);
  expect(texts(all)).toEqual(["Ann", "en 1", "en 2", "Bo", "Cy", "en 3", "Di"]);
  expect(new Set(all.map(({ number }) => number)).size).toBe(7);
  expect(withOthers(en, lines, [], [])).toBe(lines);
});

test("what was said stands behind the event that it came after", () => {
  const en = words("en");
  const lines = linesOf(en, events(1, 2));
  const said: ChatLine = { seat: 0, name: "Ann", text: "Howdy!", at: 0, aside: false, game: 1, after: 1 };
  const left: Notice = { what: "left", seat: 0, name: "Bo", after: 1, at: 0 };
  expect(texts(withOthers(en, lines, [left], [said]))).toEqual(["en 1", "Bo", "Howdy!", "en 2"]);
});
