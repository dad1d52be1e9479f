/** Who sits at the bottom, which cards lie there, and the address of a moment. */

import { describe, expect, test } from "vitest";
import { pathOf, wantedOf } from "../../src/replay/address";
import { EVERYTHING, PUBLIC } from "../../src/replay/film";
import { laid, usualBottom } from "../../src/replay/seating";
import type { AnyView } from "../../src/wire/either";
import { FILM } from "./story";

const OPEN: AnyView = FILM.view;
const closed = OPEN.players.map((player) => ({ ...player, hand: null }));

describe("cards at the bottom", () => {
  test("lie there, and not at the seat as well", () => {
    const { view, hand } = laid(OPEN, 1);
    expect(hand).toEqual(["beer/6H", "missed/AC"]);
    expect(view.players.map((player) => player.hand !== null)).toEqual([true, false, true]);
    expect(OPEN.players[1]!.hand).not.toBeNull();
  });

  test("cannot be seen if the viewer could not see them", () => {
    expect(laid({ ...OPEN, seat: PUBLIC, players: closed }, 1).hand).toBeNull();
  });

  test("of the viewer are shown wherever they sit", () => {
    const seen: AnyView = { ...OPEN, seat: 2, hand: ["bang/QH"], players: closed };
    expect(laid(seen, 2)).toMatchObject({
      hand: ["bang/QH"],
      view: { players: [{ hand: null }, { hand: null }, { hand: null }] },
    });
    const aside = laid(seen, 0);
    expect(aside.hand).toBeNull();
    expect(aside.view.players[2]!.hand).toEqual(["bang/QH"]);
  });

  test("do not exist in the dice game", () => {
    const players = OPEN.players.map(({ hand: _, hand_size: __, ...rest }) => rest);
    const { view, hand } = laid({ ...OPEN, hand: undefined, players }, 0);
    expect(hand).toBeNull();
    expect(view.players).toEqual(players);
  });
});

describe("who sits at the bottom", () => {
  test("is the viewer, else a person, else the first", () => {
    expect(usualBottom({ ...FILM, viewer: 2 })).toBe(2);
    expect(usualBottom(FILM)).toBe(1);
    expect(usualBottom({ viewer: PUBLIC, people: [false, false] })).toBe(0);
  });
});

describe("the address of a moment", () => {
  test("is read as it is written", () => {
    for (const viewer of [EVERYTHING, PUBLIC, 0, 7]) {
      const url = new URL(pathOf("ca/fe", "143.2", viewer, 3), "http://x");
      expect(url.pathname).toBe("/replay/ca%2Ffe");
      expect(wantedOf(url.searchParams)).toEqual({ at: "143.2", viewer, from: 3 });
    }
  });

  test("may leave everything open", () => {
    expect(wantedOf(new URLSearchParams())).toEqual({ at: "", viewer: EVERYTHING, from: null });
  });

  test("says nothing with what makes no sense", () => {
    expect(wantedOf(new URLSearchParams("as=x&from=-1&at=3"))).toEqual({ at: "3", viewer: EVERYTHING, from: null });
  });
});
