import { expect, test } from "vitest";
import { covers, framed, lessonNow, LESSONS } from "../../src/learn/lessons";
import { NOTHING_YET, type TableState } from "../../src/state/table";
import type { Glossary } from "../../src/telling/glossary";
import type { AnyEvent } from "../../src/wire/either";
import type { Asked, Option, You } from "../../src/wire/types";
import { asks, happened } from "../support/making";

const KINDS: Glossary["kinds"] = {
  bang: { name: "BANG!", text: "", sort: "card", colour: "brown", box: "base", bang: true },
};
const you = { seat: 0, host: true } as You;
const at = (kind: Asked["kind"], options: Option[], events: Pick<AnyEvent, "event" | "who">[] = []): TableState => ({
  ...NOTHING_YET,
  you,
  asked: asks(kind, {}, { seat: 0 }),
  choices: { options },
  events: events.map(({ event, who }, at) => happened(at + 1, event, { who })),
});

test("the role comes first, whatever is on the table", () => {
  expect(lessonNow([], NOTHING_YET, null, KINDS)?.id).toBe("welcome");
});

test("a shot is explained when the learner is shot at, and only once", () => {
  const shot = at("dodge", [{ verb: "pass" }]);
  const told = ["welcome"];
  expect(lessonNow(told, shot, null, KINDS)?.id).toBe("dodge");
  expect(lessonNow([...told, "dodge"], shot, null, KINDS)).toBeNull();
});

test("BANG! is explained after something has been played and one can be played", () => {
  const turn = at(
    "play",
    [{ verb: "play", card: "bang/2C", kind: "bang", target: 2 }, { verb: "end" }],
    [{ event: "turn", who: 0 }],
  );
  const told = ["welcome", "turn"];
  expect(lessonNow(told, turn, null, KINDS)).toBeNull();
  const played = { ...turn, events: [...turn.events, happened(2, "played", { who: 0 })] };
  expect(lessonNow(told, played, null, KINDS)?.id).toBe("bang");
});

test("the end of the game ends the lessons, and nothing is told after that", () => {
  const three = at(
    "play",
    [{ verb: "end" }],
    [
      { event: "turn", who: 0 },
      { event: "turn", who: 0 },
      { event: "turn", who: 0 },
    ],
  );
  const all = LESSONS.map((lesson) => lesson.id);
  const told = all.filter((id) => id !== "ready");
  expect(lessonNow(told, three, null, KINDS)?.id).toBe("ready");
  expect(lessonNow(all, three, null, KINDS)).toBeNull();
});

const frames = (id: string, state: TableState) => LESSONS.find((one) => one.id === id)?.frames(state, null, KINDS);

test("the very card or button is framed, as long as it is there", () => {
  const turn = at("play", [
    { verb: "play", card: "bang/2C", kind: "bang", target: 1 },
    { verb: "play", card: "bang/2C", kind: "bang", target: 2 },
    { verb: "end" },
  ]);
  expect(frames("bang", turn)).toEqual(['section.hand [data-card="bang/2C"]']);
  expect(frames("bang", { ...turn, choices: null })).toEqual([]);
  expect(frames("dodge", turn)).toEqual([]);
  expect(frames("welcome", turn)).toEqual(['.my-seat [data-portrait="0"]']);
});

test("no lesson comes while cards lie open", () => {
  const view = { players: [], shown: ["beer/6H"] } as unknown as TableState["view"];
  expect(lessonNow([], { ...NOTHING_YET, view }, null, KINDS)).toBeNull();
});

const spot = (x: number, y: number, width = 10, height = 10) => ({ x, y, width, height });

test("things that lie over each other have one frame", () => {
  expect(framed([spot(0, 0), spot(20, 0), spot(40, 0)])).toHaveLength(3);
  expect(framed([spot(0, 0), spot(16, 0), spot(8, 0)])).toEqual([spot(0, 0, 26)]);
});

test("a lesson goes to the foot of the screen where it would cover what it speaks of", () => {
  expect(covers([spot(0, 50)], 300, 200)).toBe(false);
  expect(covers([spot(0, 50), spot(0, 120)], 300, 200)).toBe(true);
  expect(covers([spot(0, 310)], 300, 200)).toBe(false);
});
