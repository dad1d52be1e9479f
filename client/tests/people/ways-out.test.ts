/** How somebody can lose their seat: what the menu offers of it, and to whom. */

import { describe, expect, test } from "vitest";
import { rules, waysOut, type WaysOut } from "../../src/people/ways-out";
import type { SeatInfo, TableInfo, You } from "../../src/wire/types";

const seat = (kind: SeatInfo["kind"], connected = true): SeatInfo => ({ kind, connected }) as SeatInfo;
const SEATS = [seat("person"), seat("person"), seat("person", false), seat("bot")];
const [HOST, HERE, GONE, BOT] = [0, 1, 2, 3];

/** What somebody can do about a seat, by name. */
function can(who: number, about: number, status: TableInfo["status"], seats = SEATS): string[] {
  const ways = waysOut({ seats, status } as TableInfo, { seat: who, host: who === HOST } as You, about);
  return (Object.keys(ways) as (keyof WaysOut)[]).filter((way) => ways[way]);
}

describe("in a game", () => {
  test("the host frees only the seat of somebody who is gone, and no bot is changed", () => {
    expect(can(HOST, HERE, "playing")).toEqual(["vote"]);
    expect(can(HOST, GONE, "playing")).toEqual(["kick", "vote"]);
    expect(can(HOST, BOT, "playing")).toEqual([]);
  });

  test("everybody with a seat has a vote, about other people", () => {
    expect(can(HERE, HOST, "playing")).toEqual(["vote"]);
    expect(can(HERE, HERE, "playing")).toEqual([]);
    expect(can(HERE, BOT, "playing")).toEqual([]);
    expect(can(-1, HOST, "playing")).toEqual([]);
  });

  test("whoever has seen every hand decides about nobody until it is over", () => {
    const you = { seat: HOST, host: true, watching: "everything" } as You;
    const during = { seats: SEATS, status: "playing" } as TableInfo;
    expect(waysOut(during, you, GONE)).toEqual({ kick: false, replace: false, vote: false });
    expect(rules(during, you)).toBe(false);
    expect(rules({ ...during, status: "over" }, you)).toBe(true);
  });

  test("where one vote is all there can be, none is offered", () => {
    expect(can(HOST, HERE, "playing", [seat("person"), seat("person"), seat("bot")])).toEqual([]);
  });
});

test("between games the host does as they like, and nobody votes", () => {
  for (const status of ["waiting", "over"] as const) {
    expect(can(HOST, HERE, status)).toEqual(["kick"]);
    expect(can(HOST, GONE, status)).toEqual(["kick", "replace"]);
    expect(can(HOST, BOT, status)).toEqual(["kick"]);
    expect(can(HERE, GONE, status)).toEqual([]);
  }
});
