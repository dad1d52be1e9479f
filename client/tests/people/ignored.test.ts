import { afterEach, expect, test, vi } from "vitest";
import { ignore, ignoredSeats } from "../../src/people/ignored";
import type { SeatInfo } from "../../src/wire/types";

const seat = (name: string, kind: SeatInfo["kind"] = "person"): SeatInfo => ({
  kind,
  name,
  bot: kind === "bot" ? "greenhorn" : "",
  connected: true,
  ready: false,
  muted: false,
  wins: 0,
  votes: 0,
});
const SEATS = [seat("Ann"), seat("Bo"), seat("Cy", "bot")];

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  } as Storage;
}
afterEach(() => vi.unstubAllGlobals());

test("whoever is ignored stays so at this table, and at no other", () => {
  vi.stubGlobal("sessionStorage", storage());
  ignore("one", "Bo", true);
  expect(ignoredSeats("one", SEATS)).toEqual([1]);
  expect(ignoredSeats("two", SEATS)).toEqual([]);
  ignore("one", "Bo", false);
  expect(ignoredSeats("one", SEATS)).toEqual([]);
});

test("a reload forgets nothing", async () => {
  vi.stubGlobal("sessionStorage", storage());
  ignore("again", "Bo", true);
  vi.resetModules();
  const anew = await import("../../src/people/ignored");
  expect(anew.ignoredSeats("again", SEATS)).toEqual([1]);
});

test("it goes with the person, not with the seat", () => {
  vi.stubGlobal("sessionStorage", storage());
  ignore("moving", "Bo", true);
  expect(ignoredSeats("moving", [SEATS[1]!, SEATS[0]!])).toEqual([0]);
  expect(ignoredSeats("moving", [seat("Ann"), seat("Dan")])).toEqual([]);
  expect(ignoredSeats("moving", [seat("Ann"), seat("Bo", "bot")])).toEqual([]);
});

test("a browser that may keep nothing keeps it with the page, and rubbish is nobody", () => {
  vi.stubGlobal("sessionStorage", undefined);
  ignore("private", "Ann", true);
  expect(ignoredSeats("private", SEATS)).toEqual([0]);
  const rubbish = storage();
  rubbish.setItem("boothill.ignored.odd", "{");
  vi.stubGlobal("sessionStorage", rubbish);
  expect(ignoredSeats("odd", SEATS)).toEqual([]);
});
