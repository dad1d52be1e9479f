import { describe, expect, test } from "vitest";
import { nextAfter } from "../../src/result/after";
import { isAlive, isOut } from "../../src/people/death";
import { awaited, hasChat, seriesGoesOn, sideOf, silence } from "../../src/people/table-facts";
import { waitingFor } from "../../src/people/waiting";
import type { CardView, SeatInfo, Settings, TableInfo, You } from "../../src/wire/types";
import { cardView, player } from "../support/making";

const EMPTY: SeatInfo = { kind: "empty", name: "", bot: "", connected: false, ready: false, muted: false, wins: 0, votes: 0 };
const person = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  ...EMPTY,
  kind: "person",
  name,
  connected: true,
  ...more,
});
const BOT: SeatInfo = { ...EMPTY, kind: "bot", name: "Dusty", bot: "greenhorn" };

function table(seats: SeatInfo[], more: Partial<TableInfo> = {}, settings: Partial<Settings> = {}): TableInfo {
  return {
    id: "t",
    settings: { chat: null, public: false, games: 1, ...settings } as Settings,
    status: "waiting",
    host: 0,
    seats,
    spectators: 0,
    game: 0,
    created: 0,
    series_game: 0,
    asleep: false,
    free: [],
    watchers: [],
    ...more,
  };
}
const you = (seat: number, more: Partial<You> = {}): You => ({
  seat,
  host: seat === 0,
  watching: seat < 0 ? "public" : "seat",
  may_watch_everything: false,
  stood_in: false,
  watcher: seat < 0 ? 7 : -1,
  votes: [],
  ...more,
});

describe("talk", () => {
  test("there is a chat as the settings say, or else at tables that strangers do not find", () => {
    expect(hasChat(table([], {}, { chat: null, public: false }))).toBe(true);
    expect(hasChat(table([], {}, { chat: null, public: true }))).toBe(false);
    expect(hasChat(table([], {}, { chat: true, public: true }))).toBe(true);
    expect(hasChat(table([], {}, { chat: false }))).toBe(false);
  });

  test("spectators are silent in a game, and the muted always", () => {
    const seats = [person("Ann"), person("Bo", { muted: true })];
    expect(silence(table(seats, { status: "playing" }), you(-1))).toBe("spectator");
    expect(silence(table(seats, { status: "over" }), you(-1))).toBe(null);
    expect(silence(table(seats, { status: "over" }), you(1))).toBe("muted");
    expect(silence(table(seats, { status: "playing" }), you(0))).toBe(null);
    expect(silence(table(seats, {}, { chat: false }), you(0))).toBe("off");
  });

  test("a muted spectator is told so, in a game as well", () => {
    const watchers = [
      { id: 6, name: "Bo" },
      { id: 7, name: "", muted: true },
    ];
    for (const status of ["playing", "over"] as const)
      expect(silence(table([person("Ann")], { status, watchers }), you(-1))).toBe("muted");
    expect(silence(table([person("Ann")], { status: "over", watchers }), you(-1, { watcher: 6 }))).toBe(null);
  });
});

describe("the next game", () => {
  test("only people who are there are waited for", () => {
    const seats = [person("Ann", { ready: true }), person("Bo"), person("Cy", { connected: false }), BOT, EMPTY];
    expect(awaited(table(seats)).map(({ name }) => name)).toEqual(["Bo"]);
  });

  test("a series goes on until its last game", () => {
    const after = (series_game: number, games: number, status: TableInfo["status"] = "over"): boolean =>
      seriesGoesOn(table([], { status, series_game }, { games }));
    expect(after(1, 3)).toBe(true);
    expect(after(3, 3)).toBe(false);
    expect(after(1, 1)).toBe(false);
    expect(after(1, 3, "playing")).toBe(false);
    expect(after(0, 3)).toBe(false);
  });

  test("after a game everybody chooses, waits or watches", () => {
    const over = (seats: SeatInfo[], series_game = 1, games = 1): TableInfo =>
      table(seats, { status: "over", series_game }, { games });
    const alone = [person("Ann"), BOT];
    expect(nextAfter(over(alone), you(0))).toEqual({ what: "choose", kind: "rematch", names: [] });
    expect(nextAfter(over(alone, 1, 3), you(0)).kind).toBe("next");
    expect(nextAfter(over(alone, 3, 3), you(0)).kind).toBe("series");
    const two = [person("Ann", { ready: true }), person("Bo")];
    expect(nextAfter(over(two), you(0))).toMatchObject({ what: "wait", names: ["Bo"] });
    expect(nextAfter(over(two), you(1))).toMatchObject({ what: "choose", names: [] });
    expect(nextAfter(over([two[0]!, BOT]), you(0)).what).toBe("begin");
    expect(nextAfter(over(two), you(-1))).toMatchObject({ what: "watch", names: ["Bo"] });
  });

  test("the side that has won is read off its roles", () => {
    const roles = ["sheriff", "outlaw", "outlaw", "renegade", "deputy"] as const;
    expect(sideOf([0, 4], roles)).toBe("law");
    expect(sideOf([1, 2], roles)).toBe("outlaws");
    expect(sideOf([3], roles)).toBe("renegade");
    expect(sideOf([], roles)).toBe("nobody");
    expect(sideOf([1], ["deputy", "outlaw", "renegade"])).toBe("one");
    expect(sideOf([4], roles)).toBe("some");
  });
});

describe("the room before the game", () => {
  const full = [person("Ann"), person("Bo", { ready: true }), BOT];

  test("the host invites while seats are free, and starts", () => {
    expect(waitingFor(table([...full, EMPTY]), you(0)).what).toBe("invite");
    expect(waitingFor(table(full), you(0))).toEqual({ what: "start", names: [] });
    expect(waitingFor(table([...full, person("Cy")]), you(0))).toEqual({ what: "start", names: ["Cy"] });
  });

  test("a guest says that they are ready, then waits for seats, people or the host", () => {
    expect(waitingFor(table([person("Ann"), person("Bo")]), you(1)).what).toBe("ready");
    expect(waitingFor(table([...full, EMPTY]), you(1)).what).toBe("seats");
    expect(waitingFor(table(full), you(1))).toEqual({ what: "others", names: ["Ann"] });
    expect(waitingFor(table([person("Ann", { ready: true }), full[1]!]), you(1)).what).toBe("host");
  });

  test("a guest is told that the host is away, and nobody that all are here while somebody is not", () => {
    const gone = person("Ann", { connected: false });
    expect(waitingFor(table([gone, person("Bo")]), you(1)).what).toBe("ready-away");
    expect(waitingFor(table([gone, full[1]!, EMPTY]), you(1)).what).toBe("seats-away");
    expect(waitingFor(table([gone, full[1]!]), you(1))).toEqual({ what: "away", names: ["Ann"] });
    expect(waitingFor(table([gone, full[1]!, person("Cy")]), you(1))).toEqual({ what: "others", names: ["Cy"] });
    const guest = [person("Ann", { ready: true }), full[1]!, person("Cy", { connected: false })];
    expect(waitingFor(table(guest), you(1))).toEqual({ what: "away", names: ["Cy"] });
    expect(waitingFor(table(guest), you(0))).toEqual({ what: "start-away", names: ["Cy"] });
  });

  test("a spectator watches", () => {
    expect(waitingFor(table(full), you(-1)).what).toBe("watch");
  });
});

describe("elimination", () => {
  const view = (in_game: boolean, more: Partial<CardView> = {}): CardView => cardView([player("Ann", { in_game })], more);

  test("out is who is not in a game that goes on", () => {
    expect(isOut(view(false), 0)).toBe(true);
    expect(isOut(view(true), 0)).toBe(false);
    expect(isOut(view(false, { winners: [0] }), 0)).toBe(false);
    expect(isOut(view(false), -1)).toBe(false);
  });

  test("ghosts and shadows are neither out nor alive", () => {
    for (const passing of [view(true, { ghost: 0 }), view(true, { shadow: 0 })]) {
      expect(isOut(passing, 0)).toBe(false);
      expect(isAlive(passing, 0)).toBe(false);
    }
    expect(isAlive(view(true), 0)).toBe(true);
    expect(isAlive(view(false), 0)).toBe(false);
  });
});
