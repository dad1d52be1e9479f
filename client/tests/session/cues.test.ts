import { statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { cuesOf, KIND_OF, PLACES, type Sound } from "../../src/session/cues";
import type { AnyEvent } from "../../src/wire/either";

const SOUNDS = join(import.meta.dirname, "../../src/session/sounds/western.mp3");
const event = (name: string, more: object = {}): AnyEvent => ({ event: name, n: 1, ...more }) as unknown as AnyEvent;
const heard = (...events: AnyEvent[]): Sound[] => cuesOf(events, 0).map(({ sound }) => sound);

describe("what is heard", () => {
  test("the same at once is heard once, and as our own if it is ours as well", () => {
    const cues = cuesOf([event("drew", { who: 2 }), event("drew", { who: 0 })], 0);
    expect(cues).toEqual([{ sound: "card", own: true, after: 0 }]);
  });

  test("a blast is no shot, whomever it hurts", () => {
    expect(heard(event("exploded"), event("lost_life", { who: 1 }))).toEqual(["explosion"]);
    expect(heard(event("lost_life", { who: 1 }))).toEqual(["shot"]);
  });

  test("the bell comes after the shot, and the end after the bell", () => {
    const cues = cuesOf([event("lost_life"), event("eliminated"), event("game_over", { winners: [0] })], 0);
    expect(cues.map(({ sound }) => sound)).toEqual(["shot", "bell", "win"]);
    expect(cues.map(({ after }) => after)).toEqual(cues.map(({ after }) => after).toSorted((a, b) => a - b));
  });

  test("who loses hears that, who only watches hears how it was won", () => {
    const over = event("game_over", { winners: [1] });
    expect(heard(over)).toEqual(["loss"]);
    expect(cuesOf([over], -1).map(({ sound }) => sound)).toEqual(["win"]);
  });

  test("a beer that does nothing is silent", () => {
    expect(heard(event("regained_life", { points: 0 }))).toEqual([]);
    expect(heard(event("regained_life", { points: 1 }))).toEqual(["drink"]);
  });

  test("of many sounds at once the weightier are heard", () => {
    const many = ["drew", "flipped", "gained_nuggets", "lost_life", "eliminated", "used_missed"].map((name) => event(name));
    expect(heard(...many)).toEqual(["coin", "shot", "bell", "ricochet"]);
  });
});

test("every sound has its place in the file, one after the other, and the file is small", () => {
  expect(Object.keys(KIND_OF).sort()).toEqual(Object.keys(PLACES).sort());
  let end = 0;
  for (const [from, length] of Object.values(PLACES)) {
    expect(from).toBeGreaterThan(end);
    end = from + length;
  }
  expect(statSync(SOUNDS).size).toBeLessThan(60_000);
});
