import { describe, expect, test } from "vitest";
import { fates, moments, NOBODY, type MomentSort } from "../../src/result/moments";
import { drinks, hit, numbered, out, over, seated, turn, type Told } from "./events";

const sorts = (...told: Told[]): MomentSort[] => moments(numbered(...told)).map(({ sort }) => sort);

describe("fates", () => {
  test("who was eliminated by whom, when, and with what", () => {
    const events = numbered(...seated(4), turn(1), turn(2, 1), hit(3, 1, 0), out(3, 1));
    expect([...fates(events)]).toEqual([[3, { by: 1, turn: 2, event: 8, cause: "bang" }]]);
  });

  test("a mishap is nobody's deed", () => {
    const events = numbered(
      turn(5),
      ["exploded", { who: 2 }],
      ["lost_life", { who: 2, points: 3, left: 0, cause: "dynamite" }],
      out(2, -1),
    );
    expect(fates(events).get(2)).toMatchObject({ by: NOBODY, turn: 5, cause: "dynamite" });
  });

  test("a ghost who leaves again has been out before", () => {
    const events = numbered(turn(3), hit(2, 0, 0), out(2, 0), turn(6), ["came_back", { who: 2, life: 0 }], out(2, -1));
    expect(fates(events).get(2)).toMatchObject({ by: 0, turn: 3 });
  });

  test("whoever came back and went again went the second time", () => {
    const events = numbered(
      turn(3),
      hit(2, 0, 0),
      out(2, 0),
      turn(6),
      ["came_back", { who: 2, life: 2 }],
      turn(7),
      hit(2, 1, 0),
      out(2, 1),
    );
    expect(fates(events).get(2)).toMatchObject({ by: 1, turn: 7 });
  });
});

describe("moments", () => {
  test("of nothing there is nothing to tell", () => {
    expect(moments([])).toEqual([]);
    expect(sorts(...seated(4), turn(1), over)).toEqual([]);
  });

  test("first blood is drawn by somebody else", () => {
    const events = numbered(
      turn(1),
      ["lost_life", { who: 1, points: 1, left: 3, cause: "dynamite" }],
      hit(1, 1, 2),
      hit(2, 0, 3),
      hit(0, 2, 3),
    );
    expect(moments(events)).toMatchObject([{ sort: "first_blood", event: 4, who: 2, by: 0, count: 1, cause: "bang" }]);
  });

  test("the last elimination has the last word, once the game is over", () => {
    const game = [turn(1), hit(1, 0, 0), out(1, 0), turn(2), hit(2, 0, 0), out(2, 0, "renegade")];
    expect(sorts(...game)).toEqual(["first_blood", "eliminated", "eliminated"]);
    expect(sorts(...game, over)).toEqual(["first_blood", "eliminated", "last_shot"]);
    expect(moments(numbered(...game, over)).at(-1)).toMatchObject({ event: 5, who: 2, by: 0, role: "renegade", turn: 2 });
  });

  test("drinking at no life is an escape, drinking at one life is not", () => {
    const escape = numbered(turn(1), hit(1, 0, 0), ["played", { who: 1, kind: "beer" }], drinks(1, 1));
    expect(moments(escape)).toContainEqual(expect.objectContaining({ sort: "escape", event: 2, who: 1, by: 0 }));
    expect(sorts(turn(1), hit(1, 0, 1), drinks(1, 2))).toEqual(["first_blood"]);
  });

  test("life that a ghost regains saves nobody", () => {
    expect(sorts(turn(1), hit(1, 0, 0), out(1, 0), turn(4), ["came_back", { who: 1, life: 0 }], drinks(1, 1))).not.toContain(
      "escape",
    );
  });

  test("dynamite that somebody survives is told as such, and as their end if they do not", () => {
    const bang = (left: number): Told[] => [
      turn(4),
      ["exploded", { who: 2 }],
      ["lost_life", { who: 2, points: 3, left, cause: "dynamite" }],
    ];
    expect(moments(numbered(...bang(1)))).toMatchObject([{ sort: "exploded", event: 2, who: 2, count: 3, turn: 4 }]);
    expect(moments(numbered(...bang(0), out(2, -1)))).toMatchObject([{ sort: "eliminated", by: NOBODY, cause: "dynamite" }]);
  });

  test("the hardest hit takes two life or more, and is not told beside the death it brings", () => {
    const two = [turn(1), hit(1, 0, 4), hit(1, 0, 2, { points: 2 }), hit(2, 0, 2, { points: 3 })];
    expect(moments(numbered(...two))).toContainEqual(expect.objectContaining({ sort: "big_hit", event: 4, who: 2, count: 3 }));
    expect(sorts(turn(1), hit(1, 0, 4), hit(1, 0, 3))).toEqual(["first_blood"]);
    expect(sorts(turn(1), hit(3, 0, 2), hit(2, 0, 0, { points: 3 }), out(2, 0))).toEqual(["first_blood", "eliminated"]);
  });

  test("a Sheriff who shoots their Deputy is remembered", () => {
    const events = numbered(turn(1), hit(1, 0, 0), out(1, 0, "deputy"), ["penalty", { who: 0 }], turn(2));
    expect(moments(events)).toContainEqual(expect.objectContaining({ sort: "own_deputy", who: 1, by: 0 }));
  });

  test("long on the last life, counted from the hit that left it", () => {
    const rounds = Array.from({ length: 12 }, (_, at) => turn(at + 2, at % 4));
    const edge = moments(numbered(...seated(4), turn(1), hit(2, 0, 1), ...rounds, over)).find(({ sort }) => sort === "one_life");
    expect(edge).toMatchObject({ who: 2, event: 6, turn: 1, count: 12 });
    expect(sorts(...seated(4), turn(1), hit(2, 0, 1), ...rounds.slice(0, 7), over)).not.toContain("one_life");
    const healed = [turn(1), hit(2, 0, 1), turn(2), drinks(2, 2), ...rounds.slice(1)];
    expect(sorts(...seated(4), ...healed, over)).not.toContain("one_life");
  });

  test("coming back with life is a moment, coming back as a ghost is none", () => {
    const dead = [turn(1), hit(2, 0, 0), out(2, 0)];
    expect(sorts(...dead, turn(5), ["came_back", { who: 2, life: 2 }])).toContain("came_back");
    expect(sorts(...dead, turn(5), ["came_back", { who: 2, life: 0 }])).not.toContain("came_back");
  });

  test("at most six, the weightiest, in the order they happened", () => {
    const deaths = [1, 2, 3, 4, 5, 6].flatMap((who): Told[] => [turn(who), hit(who, 0, 0), out(who, 0)]);
    const events = numbered(...seated(8), ...deaths, turn(7), hit(7, 0, 0), drinks(7, 1), hit(7, 0, 0), out(7, 0), over);
    const found = moments(events);
    expect(found).toHaveLength(6);
    expect(found.map(({ event }) => event)).toEqual(found.map(({ event }) => event).sort((a, b) => a - b));
    expect(found.map(({ sort }) => sort)).toEqual(expect.arrayContaining(["first_blood", "escape", "last_shot"]));
    expect(moments(events, 2).map(({ sort }) => sort)).toEqual(["escape", "last_shot"]);
  });

  test("in the dice game the cause is a face", () => {
    const events = numbered(
      turn(1),
      hit(4, 3, 0, { points: 3, cause: "two" }),
      ["eliminated", { who: 4, by: 3, role: "outlaw", cause: "two" }],
      over,
    );
    expect(moments(events).at(-1)).toMatchObject({ sort: "last_shot", cause: "two", by: 3 });
  });
});
