import { expect, test } from "vitest";
import { lessonNow, LESSONS, spotOf } from "../../src/learn/lessons";
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

test("nothing is marked that is not on the screen", () => {
  const lesson = (id: string) => LESSONS.find((one) => one.id === id) ?? null;
  expect(spotOf(lesson("others"), true)).toBe("log");
  expect(spotOf(lesson("others"), false)).toBe("board");
  expect(spotOf(lesson("turn"), false)).toBe("hand");
  expect(spotOf(null, true)).toBe("none");
});
