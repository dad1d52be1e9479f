/** With a few messages and things of its own; that the real ones are told as at the terminal is tested with games. */

import { describe, expect, test } from "vitest";
import type { Asked, GameEvent, View } from "../../src/wire/types";
import type { Glossary } from "../../src/telling/glossary";
import { Texts } from "../../src/telling/texts";
import { wordsFor } from "../../src/games/titles";

const MESSAGES = `
role-unknown = ?
role-plural = { $role }
list-comma = { $head }, { $tail }
list-and = { $head } and { $tail }
card-long = { $name } ({ $rank } of { $suit })
card-short = { $name } { $rank }{ $suit }
card-as = { $card } as { $kind }
suit-H = Hearts
rank-Q = Queen
three-goal = Eliminate the { $prey }.
event-played = { $who } plays { $card }{ $target_is ->
    [nobody] {""}
    [you] {" "}at you
    [self] {" "}at themselves
   *[other] {" "}at { $target }
}.
event-turn = { $who }'s turn.
event-turn_over = { $who } is done.
event-lost_life = { $who } loses { $points } life.
event-eliminated = { $ghost ->
    [yes] { $who } leaves.
   *[no] { $who } is out.
}
event-revealed = { $card } ({ $effect })
event-called = { $who } calls { $call }.
event-copied = { $who } has the ability of { $character }.
event-drew = { $who } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $hidden_count ->
    [0] {""}
   *[other] : { $hidden }
}.
event-reward = { $who } is rewarded.
event-reshuffled = A new pile of { $count }.
event-other = { $name } ({ $numbers })
by-ability = { $ability }: { $line }
ability-copied = { $character } as { $copied }
colour-red = red
ask-other = Choose ({ $name }).
wait-other = { $who } is choosing.
option-take = take { $card }
option-other = { $verb }
reason-too_far = distance { $distance }
reason-other = not now ({ $name })
dice-face-beer = beer
dice-event-rolled = { $who }: { $faces }, { $dice_count } thrown
dice-thrown = [{ $face }]
`;

const thing = (name: string) => ({ name, text: `What ${name} does.` });
const kind = (name: string, colour: "brown" | "event") => ({ ...thing(name), sort: "card" as const, colour, box: "base" });
const person = (name: string) => ({ ...thing(name), life: 4, box: "base" });
const GLOSSARY: Glossary = {
  language: "en",
  messages: MESSAGES,
  boxes: {},
  kinds: {
    bang: { ...kind("BANG!", "brown"), bang: true, shoots: true },
    missed: { ...kind("Missed!", "brown"), missed: true },
    peyote: kind("Peyote", "event"),
    thirst: kind("Thirst", "event"),
  },
  characters: { vera: person("Vera"), sam: person("Sam"), bart: person("Bart") },
  dice_characters: {},
  roles: { deputy: thing("Deputy"), outlaw: thing("Outlaw"), renegade: thing("Renegade") },
  dice_roles: {},
  shadow_roles: {},
  faces: {},
  actions: {},
  goals: { deputy: "renegade" },
};
const TEXTS = new Texts("en", MESSAGES);
TEXTS.strict = true;
const NAMES = ["Ann", "Bo", "Cleo"];
const CHARACTERS = ["vera", "sam", "bart"];

const cards = (viewer = 0, names = NAMES) => wordsFor("bang", GLOSSARY, TEXTS, names, viewer);
const told = (events: Omit<GameEvent, "number">[]): GameEvent[] =>
  events.map((event, at) => ({ ...event, number: at + 40 }) as GameEvent);
const say = (events: Omit<GameEvent, "number">[], from: string[] | View = CHARACTERS) =>
  cards()
    .narrator(from)
    .lines(told(events))
    .map(({ text }) => text);
const view = (fields: Partial<View> = {}): View => ({
  seat: 0,
  phase: "phase 2",
  turn: 9,
  active: 1,
  players: CHARACTERS.map((character, seat) => ({
    name: NAMES[seat]!,
    in_game: true,
    role: null,
    character,
    abilities: [character],
    life: 3,
    max_life: 4,
  })),
  eliminated: [],
  killed_by: [],
  winners: [],
  ghost: -1,
  shadow: -1,
  standing: [],
  ...fields,
});
const asked = (fields: Partial<Asked> = {}): Asked => ({
  question: 1,
  seat: 1,
  kind: "muse",
  about: {},
  left: null,
  total: null,
  ...fields,
});

describe("the words of a table", () => {
  test("names of cards, roles and players", () => {
    const words = cards();
    expect([words.card("bang/QH"), words.short("bang/QH"), words.card("peyote/2")]).toEqual([
      "BANG! (Queen of Hearts)",
      "BANG! Q♥",
      "Peyote",
    ]);
    expect([words.role(null), words.role("outlaw"), words.name(2), words.name(-1)]).toEqual(["?", "Outlaw", "Cleo", ""]);
    expect(words.roles({ outlaw: 2, deputy: 1, renegade: 0 })).toBe("1 Deputy, 2 Outlaw");
    expect(words.listed(["A", "B", "C"], "list-and")).toBe("A, B and C");
  });

  test("at a table of three a role is after another", () => {
    expect(cards().goal("deputy")).toBe("Eliminate the Renegade.");
    expect(cards(0, [...NAMES, "Dee"]).goal("deputy")).toBe("What Deputy does.");
  });

  test("what nobody knows is told in general words", () => {
    const words = cards();
    expect(words.kind("of_mine").name).toBe("of mine");
    expect(words.question(asked())).toBe("Choose (muse).");
    expect(words.waiting(asked({ about: { values: [1, 2] } }))).toBe("Bo is choosing.");
    expect(words.option(asked(), { verb: "spin_round" })).toBe("spin round");
    expect(words.option(asked(), { verb: "take", card: "bang/QH" })).toBe("take BANG! Q♥");
    expect(words.reason({ code: "tired_of", rule: "GEN-1", values: [3] })).toBe("not now (tired of)");
    expect(words.reason({ code: "too_far", rule: "GEN-1", distance: 3 })).toBe("distance 3");
  });
});

describe("the log of a card game", () => {
  test("players, and cards played as others", () => {
    expect(
      say([
        { event: "played", who: 1, card: "missed/QH", kind: "bang", target: 0 },
        { event: "played", who: 1, card: "bang/QH", kind: "bang", target: 1 },
        { event: "played", who: 1, card: "bang/QH", kind: "bang" },
      ]),
    ).toEqual([
      "Bo plays Missed! (Queen of Hearts) as BANG! at you.",
      "Bo plays BANG! (Queen of Hearts) at themselves.",
      "Bo plays BANG! (Queen of Hearts).",
    ]);
  });

  test("names in a line can be looked up", () => {
    const [line] = cards()
      .narrator(CHARACTERS)
      .lines(told([{ event: "drew", who: 2, count: 1, source: "ability", hidden: ["bang/QH"] }]));
    expect(line).toEqual({
      number: 40,
      event: "drew",
      tone: "",
      text: "Bart: Cleo draws 1 card: BANG! (Queen of Hearts).",
      parts: [
        { character: "bart", text: "Bart" },
        ": Cleo draws 1 card: ",
        { card: "bang/QH", text: "BANG! (Queen of Hearts)" },
        ".",
      ],
    });
  });

  test("questions have no marks in them", () => {
    const words = cards();
    words.narrator(CHARACTERS).lines(told([{ event: "turn", who: 1, turn: 1, extra: false }]));
    expect(words.option(asked(), { verb: "take", card: "bang/QH" })).toBe("take BANG! Q♥");
  });

  test("copied abilities and events are kept in mind", () => {
    expect(
      say([
        { event: "copied", who: 0, target: 2, character: "bart" },
        { event: "drew", who: 0, count: 1, source: "ability" },
        { event: "revealed", who: 1, card: "peyote" },
        { event: "called", who: 2, call: "red", card: "bang/QH", right: true },
      ]),
    ).toEqual([
      "Vera: Ann has the ability of Bart.",
      "Vera as Bart: Ann draws 1 card.",
      "Peyote (What Peyote does.)",
      "Peyote: Cleo calls red.",
    ]);
  });

  test("cards that the line before has told of are not told of again", () => {
    const drew = { event: "drew", who: 1, count: 3 };
    const reward = { event: "reward", who: 1, count: 3, victim: 2 };
    expect(say([reward, { event: "reshuffled", count: 20 }, drew, drew])).toEqual([
      "Bo is rewarded.",
      "A new pile of 20.",
      "Bo draws 3 cards.",
    ]);
    expect(say([reward, { ...drew, hidden: ["bang/QH"] }]).length).toBe(2);
    expect(say([reward, { ...drew, who: 2 }]).length).toBe(2);
  });

  test("events of somebody's own set", () => {
    expect(
      say([
        { event: "waved_at", who: 1, count: 2 },
        { event: "hummed", values: [1, 4] },
      ]),
    ).toEqual(["waved at (1, 2)", "hummed (1, 4)"]);
  });

  test("beginning in the middle of a game, with what the view says of it", () => {
    const words = cards();
    const narrator = words.narrator(view({ standing: ["thirst"] }));
    const lines = narrator.lines(
      told([
        { event: "called", who: 2, call: "red", card: "bang/QH", right: true },
        { event: "revealed", who: 1, card: "thirst" },
        { event: "turn", who: 1, turn: 9 },
      ]),
    );
    // What was in force before is not known, so it is not told.
    expect(lines.map(({ text }) => text)).toEqual(["Cleo calls red.", "Thirst (What Thirst does.)", "Bo's turn."]);
    const next = narrator.lines(told([{ event: "called", who: 2, call: "red", card: "bang/QH", right: true }]));
    expect(next.map(({ text }) => text)).toEqual(["Thirst: Cleo calls red."]);
  });

  test("a ghost that leaves before the view is told apart from somebody who dies", () => {
    const out = { event: "eliminated", who: 2, role: "outlaw" };
    const over = { event: "turn_over", who: 2 };
    const dying = { event: "lost_life", who: 2, points: 1, left: 0 };
    expect(say([out, over], view())[0]).toBe("Cleo leaves.");
    expect(say([out], view())[0]).toBe("Cleo is out.");
    expect(say([dying, out, over], view())[1]).toBe("Cleo is out.");
  });
});

describe("the log of a dice game", () => {
  test("dice thrown again stand apart", () => {
    const words = wordsFor("dice", GLOSSARY, TEXTS, NAMES, 0);
    const faces = ["beer", "beer", "beer", "beer", "beer"];
    const lines = words.narrator(CHARACTERS).lines(
      told([
        { event: "rolled", who: 1, roll: 1, dice: [0, 1, 2, 3, 4], faces },
        { event: "rolled", who: 1, roll: 2, dice: [1, 4], faces },
      ]),
    );
    expect(lines.map(({ text }) => text)).toEqual([
      "Bo: beer, beer, beer, beer, beer, 5 thrown",
      "Bo: beer, [beer], beer, beer, [beer], 2 thrown",
    ]);
  });
});
