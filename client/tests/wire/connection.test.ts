/** The socket of a table: it comes back by itself, and is given up only when nobody is at the other end. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, type Link } from "../../src/wire/connection";
import type { ServerMessage } from "../../src/wire/types";
import { browser, FakeSocket, type Page } from "./socket";

const SNAPSHOT = { type: "snapshot" } as ServerMessage;
const closing = (retry?: number): ServerMessage => ({ type: "closing", code: "x", message: "", retry });

let page: Page;
let links: Link[];
let heard: string[];
let seen: { game: number; seen: number; name?: string };

const connect = (token?: string): Connection =>
  new Connection("a/b", token, {
    heard: (messages) => heard.push(messages.map(({ type }) => type).join(" ")),
    link: (link) => links.push(link),
    hello: () => seen,
  });

/** A connection with its first snapshot. */
function connected(): Connection {
  const connection = connect("secret");
  FakeSocket.last.opens();
  FakeSocket.last.says(SNAPSHOT);
  return connection;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  page = browser();
  [links, heard, seen] = [[], [], { game: 0, seen: 0 }];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("coming in", () => {
  test("it says who it is and what it has seen", () => {
    seen = { game: 2, seen: 17 };
    connect("secret");
    expect(FakeSocket.last.url).toBe("wss://boothill.test/api/tables/a%2Fb/play");
    FakeSocket.last.opens();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", protocol: 2, game: 2, seen: 17, token: "secret" }]);
  });

  test("a spectator has no token, but may have a name", () => {
    seen = { game: 0, seen: 0, name: "Ann" };
    connect();
    FakeSocket.last.opens();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", protocol: 2, game: 0, seen: 0, name: "Ann" }]);
  });

  test("it is open with the first snapshot, and nothing is sent before the socket is", () => {
    const connection = connect();
    expect(connection.send({ type: "back" })).toBe(false);
    FakeSocket.last.opens();
    expect(links).toEqual(["connecting"]);
    FakeSocket.last.says(SNAPSHOT);
    expect(links).toEqual(["connecting", "open"]);
    expect(connection.send({ type: "back" })).toBe(true);
    expect(heard).toEqual(["snapshot"]);
  });
});

describe("a flood of updates", () => {
  const update = { type: "update" } as ServerMessage;
  const says = (...messages: ServerMessage[]): void => messages.forEach((message) => FakeSocket.last.says(message));

  test("the first is told at once, the others together with the next frame", () => {
    connected();
    says(update, update, update);
    expect(heard).toEqual(["snapshot", "update"]);
    vi.advanceTimersByTime(page.frame);
    expect(heard).toEqual(["snapshot", "update", "update update"]);
    vi.advanceTimersByTime(page.frame);
    says(update);
    expect(heard.slice(3)).toEqual(["update"]);
    vi.advanceTimersByTime(page.frame);
    expect(heard).toHaveLength(4);
  });

  test("whatever else is said comes after what was said before it", () => {
    connected();
    says(update, update, { type: "table" } as ServerMessage, update);
    expect(heard).toEqual(["snapshot", "update", "update", "table"]);
    vi.advanceTimersByTime(page.frame);
    expect(heard.at(-1)).toBe("update");
  });

  test("a page that is not drawn is told as well", () => {
    connected();
    vi.stubGlobal("requestAnimationFrame", () => 0);
    says(update, update);
    vi.advanceTimersByTime(1_000);
    expect(heard).toEqual(["snapshot", "update", "update"]);
  });

  test("a hidden page is told each at once, whatever becomes of its frames and timers", () => {
    connected();
    page.show(false);
    says(update, update, update);
    expect(heard).toEqual(["snapshot", "update", "update", "update"]);
  });

  test("a page that is hidden is told what waits; once it is shown again there are frames again", () => {
    connected();
    says(update, update, update);
    page.show(false);
    expect(heard).toEqual(["snapshot", "update", "update update"]);
    page.show(true);
    says(update, update);
    expect(heard.slice(3)).toEqual(["update"]);
    vi.advanceTimersByTime(page.frame);
    expect(heard.slice(3)).toEqual(["update", "update"]);
  });

  test("what was missed is asked for after what was heard", () => {
    connected();
    says(update, update);
    FakeSocket.last.breaks();
    page.online();
    FakeSocket.last.opens();
    expect(heard).toEqual(["snapshot", "update", "update"]);
  });

  test("a page that is left is told nothing more", () => {
    const connection = connected();
    says(update, update);
    connection.close();
    expect(vi.getTimerCount()).toBe(0);
    page.show(false);
    expect(heard).toEqual(["snapshot", "update"]);
  });
});

describe("coming back", () => {
  test("after a loss it tries again, and waits longer each time", () => {
    connected();
    const waits: number[] = [];
    for (let time = 0; time < 10; time++) {
      const before = Date.now();
      FakeSocket.last.breaks();
      const sockets = FakeSocket.all.length;
      vi.advanceTimersToNextTimer();
      expect(FakeSocket.all).toHaveLength(sockets + 1);
      waits.push(Date.now() - before);
    }
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits.at(-1)).toBeGreaterThan(4 * (waits[0] as number));
    expect(waits.at(-1)).toBe(waits.at(-2));
    expect(new Set(links.slice(2))).toEqual(new Set(["lost"]));
  });

  test("it asks for what it missed, and after a snapshot waits are short again", () => {
    connected();
    const wait = (): number => {
      const before = Date.now();
      FakeSocket.last.breaks();
      vi.advanceTimersToNextTimer();
      return Date.now() - before;
    };
    const first = wait();
    expect(wait()).toBeGreaterThan(first);
    seen = { game: 1, seen: 9 };
    FakeSocket.last.opens();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", protocol: 2, game: 1, seen: 9, token: "secret" }]);
    FakeSocket.last.says(SNAPSHOT);
    expect(links.at(-1)).toBe("open");
    expect(wait()).toBe(first);
  });

  test("not before the server wants it", () => {
    connected();
    FakeSocket.last.says(closing(30));
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("at once when the network is there again, or somebody looks", () => {
    connected();
    FakeSocket.last.breaks();
    page.show(false);
    expect(FakeSocket.all).toHaveLength(1);
    page.show(true);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.breaks();
    page.online();
    expect(FakeSocket.all).toHaveLength(3);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(3);
  });

  test("a socket that is being opened is left to it", () => {
    connect();
    vi.advanceTimersByTime(60_000);
    page.online();
    page.show(true);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(FakeSocket.last.readyState).toBe(FakeSocket.CONNECTING);
  });
});

describe("the end", () => {
  test("if the server says that it would not help to come again", () => {
    connected();
    FakeSocket.last.says(closing());
    FakeSocket.last.breaks();
    page.online();
    vi.advanceTimersByTime(600_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(links.at(-1)).toBe("ended");
    expect(heard.at(-1)).toBe("closing");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("if the page is left", () => {
    const connection = connected();
    connection.close();
    expect(FakeSocket.last.readyState).toBe(FakeSocket.CLOSING);
    FakeSocket.last.breaks();
    page.show(true);
    vi.advanceTimersByTime(600_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(links).toEqual(["connecting", "open"]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("whether somebody is at the other end", () => {
  test("a line that is answered is kept", async () => {
    connected();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(FakeSocket.last.count("ping")).toBe(40);
  });

  test("a dead one is given up, without waiting for its goodbye", async () => {
    connected();
    const dead = FakeSocket.last;
    dead.alive = false;
    await vi.advanceTimersByTimeAsync(24_000);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(FakeSocket.all).toHaveLength(2);
    expect(dead.readyState).toBe(FakeSocket.CLOSING);
    expect(dead.count("ping")).toBe(1);
    expect(links.at(-1)).toBe("lost");
    FakeSocket.last.opens();
    FakeSocket.last.says(SNAPSHOT);
    // What the old one still has to say is nothing to us.
    dead.says(closing());
    dead.breaks();
    expect(links.at(-1)).toBe("open");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("anything that is said is an answer", async () => {
    connected();
    const socket = FakeSocket.last;
    socket.alive = false;
    await vi.advanceTimersByTimeAsync(24_000);
    socket.says({ type: "emote" } as ServerMessage);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("a tab that was hidden asks when it is seen, and gives up what does not answer", async () => {
    connected();
    FakeSocket.last.alive = false;
    page.show(true);
    page.show(true);
    expect(FakeSocket.last.count("ping")).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("a hidden tab, whose timers run once a minute, keeps its line", async () => {
    connected();
    page.show(false);
    const socket = FakeSocket.last;
    const clock = Date.now();
    for (let minute = 1; minute <= 10; minute++) {
      // The clock goes on while nothing runs; then everything that is due does, before what has come in is heard.
      vi.setSystemTime(clock + minute * 60_000);
      vi.advanceTimersToNextTimer();
      await Promise.resolve();
    }
    expect(socket.count("ping")).toBeGreaterThan(3);
    expect(FakeSocket.all).toHaveLength(1);
    expect(links).toEqual(["connecting", "open"]);
  });

  test("a page that was frozen right after it asked looks once more before it gives up", () => {
    connected();
    const socket = FakeSocket.last;
    socket.alive = false;
    page.show(true);
    // It thaws: the overdue look comes first, the answer that has lain there just after it.
    vi.advanceTimersByTime(5_000);
    socket.says({ type: "pong", n: 0 });
    vi.advanceTimersByTime(6_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
