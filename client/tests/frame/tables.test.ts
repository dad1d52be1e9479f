/** Links to tables, and what can be done at a table without a seat. */
import { describe, expect, it } from "vitest";
import { seatedAt, seatsLater, waysIn } from "../../src/frame/seated";
import { linkTo, tableMeant } from "../../src/frame/table-link";
import type { SeatInfo, Settings, TableInfo } from "../../src/wire/types";

/** A table with these seats, some of which are given out. */
function table(
  kinds: SeatInfo["kind"][],
  status: TableInfo["status"],
  free: number[] = [],
  settings: Partial<Settings> = {},
): TableInfo {
  const seats = kinds.map((kind) => ({ kind, name: "", bot: "", connected: true }));
  return { seats, status, free, settings: { late: null, spectators: true, ...settings } } as TableInfo;
}

describe("a link to a table", () => {
  it("leads back to the table it was made for", () => {
    expect(linkTo("x7k2m9qwp4ab", "https://boothill.example")).toBe("https://boothill.example/t/x7k2m9qwp4ab");
    expect(tableMeant(linkTo("x7k2m9qwp4ab", "https://boothill.example"))).toBe("x7k2m9qwp4ab");
  });

  it.each([
    ["x7k2m9qwp4ab", "x7k2m9qwp4ab"],
    ["  x7k2m9qwp4ab\n", "x7k2m9qwp4ab"],
    ["Sit down at my table: http://127.0.0.1:8000/t/x7k2m9qwp4ab?watch#chat", "x7k2m9qwp4ab"],
    ["boothill.example/t/x7k2m9qwp4ab/", "x7k2m9qwp4ab"],
    ["https://boothill.example/", null],
    ["https://boothill.example/cards/bang", null],
    ["", null],
    ["../../api", null],
    ["/t/%2e%2e", null],
  ])("is understood: %s", (text, id) => expect(tableMeant(text)).toBe(id));
});

describe("somebody without a seat", () => {
  it("takes a free seat before a game, also one that a bot keeps warm", () => {
    expect(waysIn(table(["person", "empty", "bot"], "waiting", [1, 2]))).toEqual({ seat: "free", watch: true });
    expect(waysIn(table(["person", "bot", "bot"], "over", [1, 2])).seat).toBe("free");
    expect(waysIn(table(["person", "person"], "waiting")).seat).toBeNull();
  });

  it("takes a bot's seat in a game where the server gives it out, whatever the settings say", () => {
    expect(waysIn(table(["person", "bot"], "playing", [1], { late: false })).seat).toBe("bot");
    expect(waysIn(table(["person", "bot"], "playing", [], { late: true })).seat).toBeNull();
    expect(waysIn(table(["person", "person"], "playing")).seat).toBeNull();
  });

  it("may wait for the next game where a bot plays", () => {
    expect(seatsLater(table(["person", "bot"], "playing"))).toBe(true);
    expect(seatsLater(table(["person", "person"], "playing"))).toBe(false);
    expect(seatsLater(table(["person", "person"], "waiting"))).toBe(false);
  });

  it("watches where that is allowed", () => {
    expect(waysIn(table(["person"], "playing", [], { spectators: false })).watch).toBe(false);
  });
});

it("a seat is gone on with only while it is a person's and something goes on", () => {
  expect(seatedAt(table(["person", "bot"], "playing"), 0)).toBe(true);
  expect(seatedAt(table(["person", "bot"], "playing"), 1)).toBe(false);
  expect(seatedAt(table(["person", "bot"], "over"), 0)).toBe(false);
  expect(seatedAt(table(["person"], "waiting"), 4)).toBe(false);
});
