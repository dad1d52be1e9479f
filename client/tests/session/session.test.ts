/** A page at a table: what it sends, and what it keeps to itself until somebody is sure or there is a connection. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { leaveForHome } from "../../src/people/leaving";
import { prefs } from "../../src/lib/prefs.svelte";
import { router } from "../../src/lib/router.svelte";
import { keepSeat, ownSeat } from "../../src/lib/store";
import { EMOTE_TIME } from "../../src/state/table";
import { Session } from "../../src/session/session.svelte";
import type { ClientMessage, Option, ServerMessage, Snapshot, Update } from "../../src/wire/types";
import { FakeStorage } from "../lib/storage";
import { cardView, player } from "../support/making";
import { browser, FakeSocket } from "../wire/socket";

// The router looks at the address of the page, and here there is none.
vi.mock("../../src/lib/router.svelte", () => ({ router: { go: vi.fn() } }));

const WARNING = { code: "no_use", rule: "BASE-BEER-2" };
const PLAIN = 0;
const RISKY = 1;
const AIMED = 2;
const END = 3;
const OPTIONS = [
  { verb: "play", card: "stagecoach/9S" },
  { verb: "play", card: "beer/6H", warning: WARNING },
  { verb: "play", card: "bang/QH", target: 1 },
  { verb: "end" },
] as Option[];

const snapshot = (change: Partial<Snapshot> = {}): Snapshot => ({
  type: "snapshot",
  protocol: 2,
  table: { id: "t", status: "playing", seats: [], game: 1, settings: { game: "bang" } } as unknown as Snapshot["table"],
  you: { seat: 0 } as Snapshot["you"],
  game: { number: 1, rules: "", engine: "", commitment: "c", started: 0 },
  view: cardView([player("Ann"), player("Ben")]),
  events: [],
  asked: { question: 5, seat: 0, kind: "play" },
  choices: { options: OPTIONS },
  ...change,
});
const REFUSED: ServerMessage = { type: "refused", code: "no_chat", message: "", to: "chat", question: null };

let session: Session;
let confirm: "never" | "risky" | "always";
let name: string;

function enter(message = snapshot()): Session {
  session = new Session("t", "secret");
  FakeSocket.last.opens();
  FakeSocket.last.says(message);
  return session;
}
const answers = (): number[] => FakeSocket.last.sent.flatMap((message) => (message.type === "answer" ? [message.option] : []));

beforeEach(() => {
  vi.useFakeTimers();
  browser();
  vi.stubGlobal("localStorage", new FakeStorage());
  vi.stubGlobal("sessionStorage", new FakeStorage());
  [confirm, name] = ["risky", ""];
  vi.spyOn(prefs, "now", "get").mockImplementation(() => ({ confirm, name, sound: false, haptics: false }) as typeof prefs.now);
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("coming in", () => {
  const hello = (token?: string): ClientMessage | undefined => {
    session = new Session("t", token);
    FakeSocket.last.opens();
    session.close();
    return FakeSocket.last.sent[0];
  };

  test("a spectator says the name that was given before, if there is one", () => {
    expect(hello()).not.toHaveProperty("name");
    name = "  Ann ";
    expect(hello()).toHaveProperty("name", "Ann");
  });

  test("whoever has a seat has a name", () => {
    name = "Ann";
    expect(hello("secret")).not.toHaveProperty("name");
  });
});

describe("answering", () => {
  test("a card is chosen by the first click and played by the second", () => {
    enter().card("stagecoach/9S");
    expect(answers()).toEqual([]);
    session.card("stagecoach/9S");
    expect(answers()).toEqual([PLAIN]);
    expect([session.ours, session.chosen, session.doubt]).toEqual([false, {}, -1]);
  });

  test("a card that something speaks against is not played by any number of clicks on it", () => {
    enter();
    for (let click = 0; click < 5; click++) session.card("beer/6H");
    expect([answers(), session.doubt]).toEqual([[], RISKY]);
    session.answer(RISKY, true);
    expect(answers()).toEqual([RISKY]);
  });

  test("a doubt is over when something else is clicked, or taken back", () => {
    enter().card("beer/6H");
    session.card("beer/6H");
    session.card("stagecoach/9S");
    expect([session.doubt, session.chosen]).toEqual([-1, { subject: "stagecoach/9S" }]);
    session.answer(RISKY);
    session.back();
    expect([session.doubt, session.chosen, answers()]).toEqual([-1, { subject: "stagecoach/9S" }, []]);
  });

  test("who never wants to be asked is not", () => {
    confirm = "never";
    enter().answer(RISKY);
    expect(answers()).toEqual([RISKY]);
  });

  test("a target that is clicked is enough", () => {
    enter().card("bang/QH");
    session.seat(1);
    expect(answers()).toEqual([AIMED]);
  });

  test.each([PLAIN, RISKY, AIMED, END])("who always wants to be asked is, for every answer: %i", (option) => {
    confirm = "always";
    enter().answer(option);
    session.answer(option);
    expect([answers(), session.doubt]).toEqual([[], option]);
    session.answer(option, true);
    expect(answers()).toEqual([option]);
  });

  test("who always wants to be asked sees the target before it is meant", () => {
    confirm = "always";
    enter().card("bang/QH");
    session.seat(1);
    expect([answers(), session.step?.ready]).toEqual([[], AIMED]);
  });

  test("an option that is not there is no answer", () => {
    enter().answer(17, true);
    session.answer(-1, true);
    expect(answers()).toEqual([]);
  });

  test("without a connection there is nothing to click, and nothing is lost", () => {
    enter().card("stagecoach/9S");
    FakeSocket.last.breaks();
    session.answer(PLAIN, true);
    expect([session.ours, session.step, session.connected]).toEqual([false, null, false]);
    vi.advanceTimersToNextTimer();
    while (FakeSocket.all.length < 2) vi.advanceTimersToNextTimer();
    FakeSocket.last.opens();
    FakeSocket.last.says(snapshot());
    expect([session.ours, session.step?.ready, session.connected]).toEqual([true, PLAIN, true]);
  });

  test("a new question takes back what was clicked", () => {
    enter().card("beer/6H");
    session.card("beer/6H");
    const update: Update = {
      type: "update",
      game: 1,
      events: [],
      changes: {},
      asked: { ...snapshot().asked!, question: 6 },
      choices: snapshot().choices,
    };
    FakeSocket.last.says(update);
    expect([session.chosen, session.doubt]).toEqual([{}, -1]);
  });
});

describe("what was refused", () => {
  test.each<[string, () => unknown]>([
    ["a card", () => session.card("beer/6H")],
    ["a die", () => session.die(0)],
    ["a step back", () => session.back()],
    ["an answer in doubt", () => session.answer(RISKY)],
    ["an answer", () => session.answer(END)],
    ["something said", () => session.send({ type: "emote", emote: "hello" })],
  ])("is over after %s", (_name, click) => {
    enter();
    FakeSocket.last.says(REFUSED);
    expect(session.state.refused?.code).toBe("no_chat");
    click();
    expect(session.state.refused).toBeNull();
  });

  test("stays as long as nothing can be sent", () => {
    enter();
    FakeSocket.last.says(REFUSED);
    FakeSocket.last.breaks();
    expect(session.send({ type: "emote", emote: "hello" })).toBe(false);
    expect(session.state.refused).not.toBeNull();
  });
});

describe("hurrying", () => {
  const hurries = (): boolean[] => FakeSocket.last.sent.flatMap((message) => (message.type === "hurry" ? [message.on] : []));

  test("is on once it was said, and not without a connection", () => {
    enter();
    expect(hurries()).toEqual([]);
    session.hurry(true);
    expect([session.hurrying, hurries()]).toEqual([true, [true]]);
    FakeSocket.last.breaks();
    session.hurry(false);
    expect(session.hurrying).toBe(true);
  });

  test("is said again after a break and after a reload, for the server has forgotten it", () => {
    enter().hurry(true);
    FakeSocket.last.breaks();
    while (FakeSocket.all.length < 2) vi.advanceTimersToNextTimer();
    FakeSocket.last.opens();
    FakeSocket.last.says(snapshot());
    expect(hurries()).toEqual([true]);
    session.close();
    enter();
    expect([session.hurrying, hurries()]).toEqual([true, [true]]);
    session.hurry(false);
    session.close();
    enter();
    expect([session.hurrying, hurries()]).toEqual([false, []]);
  });

  test("is nothing that spectators say", () => {
    enter().hurry(true);
    session.close();
    enter(snapshot({ you: { seat: -1 } as Snapshot["you"] }));
    expect(hurries()).toEqual([]);
  });
});

describe("time", () => {
  test("stands still while nothing depends on it", () => {
    enter();
    const { now, state } = session;
    vi.advanceTimersByTime(10_000);
    expect([session.now, session.state]).toEqual([now, state]);
    expect(session.state).toBe(state);
  });

  test("goes on while a clock runs", () => {
    enter(snapshot({ asked: { ...snapshot().asked!, left: 30, total: 60 } }));
    const { now, state } = session;
    vi.advanceTimersByTime(10_000);
    expect(session.now).toBe(now + 10_000);
    expect(session.state).toBe(state);
  });

  test("ends a sign, and then stands still", () => {
    enter();
    vi.advanceTimersByTime(60_000);
    FakeSocket.last.says({ type: "emote", seat: 1, emote: "hello", aside: false });
    expect(session.now).toBe(session.state.emotes[1]?.at);
    vi.advanceTimersByTime(EMOTE_TIME + 500);
    expect(session.state.emotes).toEqual({});
    const { now } = session;
    vi.advanceTimersByTime(10_000);
    expect(session.now).toBe(now);
  });
});

describe("leaving", () => {
  beforeEach(() => keepSeat("t", "secret", 0));

  test("gives up the seat", () => {
    leaveForHome(enter());
    expect(FakeSocket.last.count("leave")).toBe(1);
    expect(ownSeat("t")).toBeUndefined();
    expect(router.go).toHaveBeenCalledWith("/");
  });

  test("without a connection the seat is ours still", () => {
    enter();
    FakeSocket.last.breaks();
    leaveForHome(session);
    expect(ownSeat("t")?.token).toBe("secret");
  });
});

describe("several cards at once", () => {
  const dropping = (question: number, surplus: number, ...cards: string[]): Pick<Update, "asked" | "choices"> => ({
    asked: { question, seat: 0, kind: "surplus", about: { surplus } },
    choices: { options: cards.map((card) => ({ verb: "discard", card })) as Option[] },
  });
  const update = (change: Pick<Update, "asked" | "choices">): Update =>
    ({ type: "update", game: 1, changes: {}, events: [], ...change }) as unknown as Update;
  /** Updates that come fast are heard together, a little later. */
  const hears = (message: ServerMessage): void => {
    FakeSocket.last.says(message);
    vi.advanceTimersByTime(1000);
  };

  test("are answered one after the other, each with its question", () => {
    enter(snapshot(dropping(5, 2, "a", "b", "c")));
    session.card("c");
    session.card("a");
    session.answer(session.step!.ready!);
    expect(answers()).toEqual([2]);
    hears(update(dropping(6, 1, "a", "b")));
    expect(answers()).toEqual([2, 0]);
    expect(session.ours).toBe(false);
  });

  test("end with a question of another kind", () => {
    enter(snapshot(dropping(5, 2, "a", "b", "c")));
    session.card("c");
    session.card("a");
    session.answer(session.step!.ready!);
    hears(update({ asked: { question: 6, seat: 0, kind: "play" }, choices: { options: OPTIONS } }));
    hears(update(dropping(7, 2, "a", "b")));
    expect(answers()).toEqual([2]);
    expect(session.ours).toBe(true);
  });

  const begin = (): void => {
    enter(snapshot(dropping(5, 2, "a", "b", "c")));
    session.card("c");
    session.card("a");
    session.answer(session.step!.ready!);
  };

  test("end when somebody else is asked in between", () => {
    begin();
    hears(update({ asked: { question: 6, seat: 1, kind: "play" } }));
    hears(update(dropping(7, 2, "a", "b")));
    expect(answers()).toEqual([2]);
    expect(session.ours).toBe(true);
  });

  test("end with the game: the same cards are there in the next one", () => {
    begin();
    hears(update({}));
    hears(snapshot({ ...dropping(6, 2, "a", "b"), game: { ...snapshot().game!, number: 2, commitment: "d" } }));
    expect(answers()).toEqual([2]);
  });

  test("end when an answer is refused, or one has been away", () => {
    const refused: ServerMessage = { ...REFUSED, code: "stale", to: "answer" };
    for (const met of [refused, snapshot(dropping(5, 2, "a", "b", "c"))]) {
      begin();
      const before = answers().length;
      hears(met);
      hears(update(dropping(6, 1, "a", "b")));
      expect(answers()).toHaveLength(before);
      session.close();
    }
  });
});
