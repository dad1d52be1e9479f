/** Films as moments: what is merged, and how moments, events and turns are found. */

import { describe, expect, test } from "vitest";
import { clamped, markOf, momentAt, momentOf, reel, showing, stepped } from "../../src/replay/film";
import { merged } from "../../src/state/table";
import { FILM, step } from "./story";

const made = reel(FILM);

describe("moments", () => {
  test("there is one before the first answer and one after each", () => {
    expect(made.moments).toHaveLength(FILM.steps.length + 1);
    expect(made.moments[0]).toMatchObject({ view: FILM.view, answered: null, events: FILM.events, last: 3 });
  });

  test("each view is the one before with the changes of the answer", () => {
    FILM.steps.forEach(({ changes }, at) => {
      expect(made.moments[at + 1]!.view).toEqual(merged(made.moments[at]!.view, changes));
    });
    expect(made.moments.at(-1)!.view.players.map(({ life }) => life)).toEqual([4, 0, 3]);
    expect(made.moments.at(-1)!.view.winners).toEqual([0]);
  });

  test("a change of one player leaves the others and earlier moments alone", () => {
    expect(FILM.view.players[1]!.life).toBe(1);
    expect(made.moments[2]!.view.players[2]).toEqual(FILM.view.players[2]);
  });

  test("every event is told once, in order and without a gap", () => {
    const numbers = made.moments.flatMap(({ events }) => events.map(({ n }) => n));
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
    for (const { events, last } of made.moments) if (events.length) expect(events.at(-1)!.n).toBe(last);
  });

  test("the question that is open is the one that is answered next", () => {
    made.moments.slice(1).forEach(({ answered }, at) => expect(answered!.asked).toBe(made.moments[at]!.asked));
    expect(made.moments.at(-1)!.asked).toBeNull();
  });

  test("the answer is the chosen option, the first one too, and null where the film does not tell it", () => {
    expect(made.moments[1]!.answered!.option).toEqual({ verb: "play", card: "bang/QH", kind: "bang", target: 1 });
    expect(made.moments[2]!.answered!.option).toEqual({ verb: "pass" });
    expect(made.moments[3]!.answered!.option).toBeNull();
  });

  test("a film without an answer has one moment", () => {
    const { moments, turns } = reel({ ...FILM, events: [], steps: [] });
    expect(moments).toHaveLength(1);
    expect(moments[0]).toMatchObject({ last: 0, asked: null });
    expect(turns).toEqual([]);
  });
});

describe("turns and ends", () => {
  test("are found where they happen", () => {
    expect(made.turns).toEqual([0, 4]);
    expect(made.falls).toEqual([{ moment: 5, seat: 1 }]);
  });

  test("steps by turn go to beginnings of turns, and to both ends of the film", () => {
    const end = made.moments.length - 1;
    expect(stepped(made, 0, 1, "turn")).toBe(4);
    expect(stepped(made, 2, 1, "turn")).toBe(4);
    expect(stepped(made, 4, 1, "turn")).toBe(end);
    expect(stepped(made, 5, -1, "turn")).toBe(4);
    expect(stepped(made, 4, -1, "turn")).toBe(0);
    expect(stepped(made, 0, -1, "turn")).toBe(0);
  });

  test("steps by answer stay within the film", () => {
    const end = made.moments.length - 1;
    expect(stepped(made, 1, 1, "answer")).toBe(2);
    expect(stepped(made, end, 1, "answer")).toBe(end);
    expect(stepped(made, 0, -1, "answer")).toBe(0);
    expect(clamped(made, 99)).toBe(end);
  });
});

describe("moments of events", () => {
  test("an event is found where it is told", () => {
    made.moments.forEach(({ events }, at) => {
      for (const { n } of events) expect(momentOf(made, n)).toBe(at);
    });
  });

  test("before the first it is the beginning, after the last the end", () => {
    expect(momentOf(made, 0)).toBe(0);
    expect(momentOf(made, 1000)).toBe(made.moments.length - 1);
  });

  test("the mark of a moment leads back to it, also where nothing happened", () => {
    expect(made.moments.map((_, at) => markOf(made, at))).toEqual(["3", "4", "5", "5.1", "7", "9"]);
    made.moments.forEach((_, at) => expect(momentAt(made, markOf(made, at))).toBe(at));
  });

  test("a mark means the same to every viewer", () => {
    const blind = reel({ ...FILM, viewer: -1, steps: FILM.steps.map(({ choices: _, option: __, ...seen }) => seen) });
    made.moments.forEach((_, at) => expect(momentAt(blind, markOf(made, at))).toBe(at));
  });

  test("what is no mark means nothing, and one too far the end", () => {
    for (const mark of ["", "x", "-1", "3.", "1e3"]) expect(momentAt(made, mark)).toBeNull();
    expect(momentAt(made, "3.99")).toBe(made.moments.length - 1);
  });
});

describe("how long a moment is shown", () => {
  test("the longer the more happens, the shorter the faster", () => {
    const [quiet, busy] = [step([]), step([1, 2, 3])].map((one) => reel({ ...FILM, steps: [one] }).moments[1]!);
    expect(showing(busy!, 1, "answer")).toBeGreaterThan(showing(quiet!, 1, "answer"));
    expect(showing(busy!, 4, "answer")).toBe(showing(busy!, 1, "answer") / 4);
    expect(showing(busy!, 0.5, "turn")).toBe(2 * showing(busy!, 1, "turn"));
  });
});
