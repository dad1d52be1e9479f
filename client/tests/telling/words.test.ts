/** With a few messages and things of its own; that the real ones are said as at the terminal is tested with said.json. */

import { describe, expect, test } from "vitest";
import type { AnyEvent, AnyOption } from "../../src/wire/either";
import type { Choices, GameEvent, KindWords } from "../../src/wire/types";
import type { Glossary } from "../../src/telling/glossary";
import { Texts } from "../../src/telling/texts";
import type { Facts } from "../../src/telling/told";
import { wordsFor } from "../../src/games/titles";
import { asks, happened } from "../support/making";

const WHO = ["who", "target", "by", "victim"].map((place) => `${place}=[{ $${place} }:{ $${place}_is }]`).join(" ");
const MESSAGES = `
role-unknown = ?
role-plural = { $role }
list-comma = { $head }, { $tail }
list-and = { $head } and { $tail }
card-long = { $name } ({ $rank } of { $suit })
card-short = { $name } { $rank }{ $suit }
card-as = { $card } as { $kind }
suit-H = Hearts
colour-red = red
rank-Q = Queen
three-goal = Eliminate the { $prey }.
by-ability = { $ability }: { $line }
ability-copied = { $character } as { $copied }
cause-unknown = somebody's ability
cause-shot = { $character }'s shot
cause-ability = { $character }'s ability
action-peek = look at the next card
action-other = use { $name }

event-played = ${WHO}
event-spent = { $card } { $card_is } { $card_seen } { $as_is } { $use } { $pick } { $pick_is } { $mark }{ $next }{ $next_is }
event-paid = { $kind } { $kind_id } { $kind_is } { $colour }
event-dodged = { $cause } { $cause_id } { $cause_is }
event-drew = { $who }: { $cards } ({ $cards_count }) { $hidden } ({ $hidden_count })
event-game_over = { $winners } ({ $winners_count })
event-eliminated = { $role } { $role_id } { $role_seen }
event-copied = { $character } { $character_seen }
event-used_ability = { $action } { $action_id }
event-called = { $call } { $call_is } { $suit } { $suit_is } { $all_suit }
event-revealed = { $brief } { $effect } { $side } { $second } { $second_ability }
event-turn = { $turn } { $word }
event-other = { $name } ({ $numbers })
event-pie_thrown = Pie at { $target }!
notice-sat_down = { $name } for { $instead }.
notice-left = { $name } goes.
notice-back = { $name } again.
ask-dodge = { $by } { $by_is }, { $event }
ask-other = Choose ({ $name }).
wait-dodge = { $who } has { $needs } to go.
wait-other = { $who } is choosing.
option-take = take { $card }
option-take-store = { $who }: { $card }, { $cards }, { $grouped }
option-other = { $verb }
reason-too_far = distance { $distance }
reason-other = not now ({ $name })

dice-face-beer = beer
dice-face-arrow = arrow
dice-event-rolled = { $faces } ({ $dice }: { $dice_count })
dice-event-aimed = { $at_is } die { $die }: { $face } { $cause_id }
dice-event-took_arrows = { $why } { $owner } { $owner_is }
dice-thrown = [{ $face }]
dice-option-give = { $target_is }
dice-option-reroll = { $dice }, { $number }
`;

const thing = (name: string) => ({ name, text: `What ${name} does.` });
const kind = (name: string, fields: Partial<KindWords> = {}): KindWords => ({
  ...thing(name),
  sort: "card",
  colour: "brown",
  box: "base",
  ...fields,
});
const person = (name: string) => ({ ...thing(name), life: 4, box: "base" });
const GLOSSARY: Glossary = {
  language: "en",
  messages: MESSAGES,
  boxes: {},
  kinds: {
    bang: kind("BANG!", { shoots: true }),
    missed: kind("Missed!"),
    peyote: kind("Peyote", { colour: "event", brief: "Guess.", actions: ["guess"] }),
    thirst: kind("Thirst", { colour: "event" }),
  },
  characters: { vera: person("Vera"), sam: { ...person("Sam"), actions: ["peek"] }, bart: person("Bart") },
  dice_characters: { vera: { ...thing("Vera"), life: 8 } },
  roles: { deputy: thing("Deputy"), outlaw: thing("Outlaw"), renegade: thing("Renegade") },
  dice_roles: {},
  shadow_roles: { shadow_outlaw: thing("Shadow-Outlaw") },
  faces: { beer: { ...thing("Beer"), order: 1 } },
  actions: { peek: {}, guess: {}, own: { text: "do something of one's own" } },
  goals: { deputy: "renegade" },
};
const TEXTS = new Texts("en", MESSAGES);
TEXTS.strict = true;
const NAMES = ["Ann", "Bo", "Cleo"];
const CHOICES: Choices = { options: [] };

const cards = (viewer = 0, names = NAMES) => wordsFor("bang", GLOSSARY, TEXTS, names, viewer);
const dice = (viewer = 0) => wordsFor("dice", GLOSSARY, TEXTS, NAMES, viewer);
/** What is said of an event with these facts, and with what its line has to know besides. */
const say = (event: GameEvent["event"], facts: Partial<AnyEvent> = {}, more?: Facts, words = cards()): string | undefined =>
  words.line({ ...happened(40, event, facts), ...(more ? { more } : {}) } as GameEvent)?.text;

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
    expect([words.brief("peyote"), words.brief("thirst"), words.side("outlaw").name]).toEqual([
      "Guess.",
      "What Thirst does.",
      "Shadow-Outlaw",
    ]);
  });

  test("abilities, and who lets a player use them", () => {
    const words = cards();
    expect(["peek", "own", "jump_high"].map((id) => words.action(id))).toEqual([
      "look at the next card",
      "do something of one's own",
      "use jump high",
    ]);
    expect(["peek", "guess", "own"].map((id) => words.actionOwner(id))).toEqual(["Sam", "Peyote", ""]);
  });

  test("at a table of three a role is after another", () => {
    expect(cards().goal("deputy")).toBe("Eliminate the Renegade.");
    expect(cards(0, [...NAMES, "Dee"]).goal("deputy")).toBe("What Deputy does.");
  });

  test("a name that runs from right to left stands apart, in lines and lists", () => {
    const words = cards(0, ["Ann", "דוד", "علي"]);
    const [david, ali] = ["\u2068דוד\u2069", "\u2068علي\u2069"];
    expect(words.name(1)).toBe(david);
    expect(say("game_over", { winners: [1, 2, 0] }, undefined, words)).toBe(`${david}, ${ali} and Ann (3)`);
  });

  test("who came to a seat or lost one is a line by name, whoever has the seat now", () => {
    const sat = { what: "sat_down", seat: 0, name: "דוד", instead: "Dusty", after: 4, at: 0 } as const;
    expect(cards().notice(sat, 4.5)).toMatchObject({ number: 4.5, tone: "notice", text: "\u2068דוד\u2069 for Dusty." });
    const line = cards().notice({ what: "left", seat: 0, name: "Zoe", after: 4, at: 0 }, 4.6);
    expect([line.text, line.parts]).toEqual(["Zoe goes.", ["Zoe goes."]]);
    expect(cards().notice({ what: "sat_down", seat: 0, name: "Zoe", after: 5, at: 0 }, 5.6).text).toBe("Zoe again.");
  });

  test("what nobody knows is called by its id", () => {
    expect(cards().kind("of_mine").name).toBe("of mine");
    expect(cards().character("my_self").name).toBe("my self");
  });
});

describe("what messages are given", () => {
  test("players are you, others, themselves or nobody", () => {
    expect(say("played", { who: 1, target: 0, by: 2, victim: 1 })).toBe(
      "who=[Bo:other] target=[Ann:you] by=[Cleo:other] victim=[Bo:self]",
    );
    expect(say("played", { who: 0, target: 0, victim: 2 })).toBe(
      "who=[Ann:you] target=[Ann:you] by=[:nobody] victim=[Cleo:other]",
    );
    expect(say("played", { by: 1, victim: 1 })).toBe("who=[:nobody] target=[:nobody] by=[Bo:other] victim=[Bo:self]");
    expect(say("played", { who: -1, target: 17 }, {}, cards(-1))).toBe(
      "who=[:nobody] target=[:nobody] by=[:nobody] victim=[:nobody]",
    );
  });

  test("cards by their names and values, or as what they are played", () => {
    const none = "same other  none ";
    expect(say("spent", {})).toBe(` none no ${none}none`);
    expect(say("spent", { card: "bang/QH", pick: "hand" })).toBe("BANG! (Queen of Hearts) card yes same other  hand none");
    expect(say("spent", { card: "missed/QH", pick: "bang/QH" }, { as: "bang", use: "shot" })).toBe(
      "Missed! (Queen of Hearts) as BANG! card yes other shot BANG! Q♥ card none",
    );
    expect(say("spent", { next: "thirst" }, { as: "bang", mark: "bang/QH" })).toBe(
      " none no other other  none BANG! (Queen of Hearts)Thirstcard",
    );
  });

  test("kinds with what they are, and abilities in their place", () => {
    expect(say("paid", { kind: "bang" })).toBe("BANG! bang shot brown");
    expect(["missed", "peyote", "unheard_of", undefined].map((cause) => say("dodged", { cause }))).toEqual([
      "Missed! missed card",
      "Peyote peyote event",
      " none none",
      " none none",
    ]);
    expect(say("dodged", { cause: {} })).toBe("somebody's ability ability card");
    expect(say("dodged", { cause: { ability: "sam" } })).toBe("Sam's ability ability card");
    expect(say("dodged", { cause: { ability: "sam", shot: true } })).toBe("Sam's shot ability shot");
    expect(say("dodged", { cause: { ability: "bart", own: true } })).toBe("Bart bart own");
  });

  test("lists with how many they are", () => {
    expect(say("drew", { who: 1, cards: [], hidden: ["bang/QH"] })).toBe("Bo:  (0) BANG! (Queen of Hearts) (1)");
    expect(say("drew", { who: 1, hidden: ["bang/QH", "thirst", "peyote"] })).toBe(
      "Bo:  (0) BANG! (Queen of Hearts), Thirst and Peyote (3)",
    );
    expect(say("game_over", { winners: [0, 2] })).toBe("Ann and Cleo (2)");
  });

  test("roles, characters, abilities and suits", () => {
    expect([say("eliminated", { role: "outlaw" }), say("eliminated")]).toEqual(["Outlaw outlaw yes", "? unknown no"]);
    expect([say("copied", { character: "bart" }), say("copied")]).toEqual(["Bart yes", " no"]);
    expect([say("used_ability", { action: "peek" }), say("used_ability")]).toEqual(["look at the next card peek", " none"]);
    expect(say("called", { call: "red" }, { suit: "H" })).toBe("red suit Hearts suit ");
  });

  test("what is told in a sentence of its own", () => {
    const more = { brief: "peyote", effect: "thirst", side: "outlaw", second: "bart", second_ability: "bart" };
    expect(say("revealed", {}, more)).toBe("Guess. What Thirst does. Shadow-Outlaw Bart What Bart does.");
  });

  test("everything else as it is", () => {
    expect(say("turn", { turn: 3 }, { word: "again_and" })).toBe("3 again_and");
  });

  test("dice by their numbers, and those that lay still apart from those that were thrown", () => {
    const faces = ["beer", "arrow", "beer"];
    expect(say("rolled", { dice: [0, 1, 2], faces }, {}, dice())).toBe("beer, arrow, beer (1, 2 and 3: 3)");
    expect(say("rolled", { dice: [1], faces }, {}, dice())).toBe("beer, [arrow], beer (2: 1)");
    expect(say("aimed", { who: 1, at: 1, die: 4, face: "beer", cause: "indians" }, {}, dice())).toBe("self die 5: beer indians");
    expect(say("took_arrows", { who: 1, why: "by_loss" }, { owner: 0 }, dice())).toBe("by_loss Ann you");
    expect(say("took_arrows", { who: 1 }, {}, dice())).toBe("none  nobody");
  });
});

describe("lines", () => {
  test("names in a line can be looked up", () => {
    const source = { character: "vera", copied: "bart" };
    expect(cards().line(happened(40, "drew", { who: 2, source, hidden: ["bang/QH"] }))).toEqual({
      number: 40,
      event: "drew",
      tone: "",
      text: "Vera as Bart: Cleo:  (0) BANG! (Queen of Hearts) (1)",
      parts: [
        { character: "vera", text: "Vera" },
        " as ",
        { character: "bart", text: "Bart" },
        ": Cleo:  (0) ",
        { card: "bang/QH", text: "BANG! (Queen of Hearts)" },
        " (1)",
      ],
      seats: [2],
    });
    const marked = cards().line(happened(40, "dodged", { cause: "bang", source: { kind: "peyote" } }));
    expect(marked?.parts).toEqual([{ kind: "peyote", text: "Peyote" }, ": ", { kind: "bang", text: "BANG!" }, " bang shot"]);
  });

  test("questions and answers have no marks in them", () => {
    const words = cards();
    words.line(happened(40, "eliminated"));
    expect(words.option(asks("play"), CHOICES, { verb: "take", card: "bang/QH" })).toBe("take BANG! Q♥");
  });

  test("what brought something about stands before", () => {
    const turn = (source: AnyEvent["source"], words = cards()) => say("turn", { turn: 1, source }, { word: "w" }, words);
    expect(turn({ kind: "peyote" })).toBe("Peyote: 1 w");
    expect(turn({ character: "sam" })).toBe("Sam: 1 w");
    expect(turn({ character: "vera" }, dice())).toBe("Vera: 1 w");
  });

  test("their tone is that of the event, unless it says otherwise", () => {
    const tone = (event: GameEvent["event"], facts: Partial<AnyEvent> = {}) => cards().line(happened(1, event, facts))?.tone;
    expect([tone("eliminated"), tone("drew"), tone("eliminated", { tone: "" }), tone("drew", { tone: "gold" })]).toEqual([
      "doom",
      "",
      "",
      "gold",
    ]);
  });

  test("an event of which nothing is to be said has none", () => {
    expect(cards().line(happened(1, "drew", { say: "" }))).toBeUndefined();
    expect(cards().line(happened(1, "other", { name: "hummed" }))).toBeUndefined();
  });

  test("events of somebody's own set", () => {
    const own = { name: "pie_thrown", say: "event-pie_thrown", about: { who: 1, target: 2 } };
    expect(say("other", own)).toBe("Pie at Cleo!");
    const untold = { name: "waved_at", say: "event-waved_at" };
    expect(say("other", { ...untold, about: { who: 1, cards: ["bang/QH", "thirst"], cause: { ability: "sam" } } })).toBe(
      "waved at (1, bang/QH, thirst, sam)",
    );
    expect(say("other", { ...untold, values: [1, 4] })).toBe("waved at (1, 4)");
  });

  test("a message that is meant instead of the regular one", () => {
    expect(say("turn", { say: "event-game_over", winners: [1] })).toBe("Bo (1)");
  });
});

describe("questions, answers and reasons", () => {
  const option = (asked: ReturnType<typeof asks>, answer: AnyOption, choices = CHOICES, words = cards()) =>
    words.option(asked, choices, answer);

  test("a question as everybody sees it, and as it is put to whoever is asked", () => {
    const asked = asks("dodge", { by: 0, needs: 2 });
    expect(cards().waiting(asked)).toBe("Bo has 2 to go.");
    expect(cards(1).question(asked, { ...CHOICES, more: { event: "thirst" } })).toBe("Ann other, Thirst");
    expect(cards().question(asked, { ...CHOICES, say: "ask-other" })).toBe("Choose (other).");
    expect(cards().waiting(asks("dodge", { needs: 1 }, { say: "wait-other" }))).toBe("Bo is choosing.");
  });

  test("an answer may speak of the question, too, and names its card as lists do", () => {
    const asked = asks("store", { cards: ["thirst"] });
    const choices: Choices = { ...CHOICES, more: { cards: ["peyote"] } };
    expect(option(asked, { verb: "take", card: "bang/QH" })).toBe("Bo: BANG! Q♥, Thirst, no");
    expect(option(asked, { verb: "take", card: "bang/QH" }, choices)).toBe("Bo: BANG! Q♥, Peyote, no");
    expect(option(asks("gift"), { verb: "give", target: 1 }, CHOICES, dice(1))).toBe("you");
    expect(option(asks("reroll"), { verb: "reroll", dice: [1, 3], number: 4 }, CHOICES, dice())).toBe("2 and 4, 4");
  });

  test("what a language lacks is said with fewer parts, without the prefix, or in general words", () => {
    expect(option(asks("look"), { verb: "take", card: "bang/QH" })).toBe("take BANG! Q♥");
    expect(option(asks("look"), { verb: "spin_round" })).toBe("spin round");
    expect(option(asks("look"), { verb: "spin_round" }, CHOICES, dice())).toBe("spin round");
    expect(say("turn", { turn: 2 }, { word: "w" }, dice())).toBe("2 w");
    expect(cards().question(asks("look"), CHOICES)).toBe("Choose (look).");
    const own = asks("other", {}, { name: "which_pie", say: "wait-which_pie" });
    expect(cards().waiting(own)).toBe("Bo is choosing.");
    expect(cards().question(own, CHOICES)).toBe("Choose (which pie).");
    expect(option(own, { verb: "take", card: "thirst" })).toBe("take Thirst");
  });

  test("reasons", () => {
    const words = cards();
    expect(words.reason({ code: "too_far", rule: "GEN-1", more: { distance: 3 } })).toBe("distance 3");
    expect(words.reason({ code: "tired_of", rule: "GEN-1" })).toBe("not now (tired of)");
    expect(words.reason({ code: "tired_of", rule: "GEN-1", say: "reason-too_far", more: { distance: 1 } })).toBe("distance 1");
    expect(dice().reason({ code: "too_far", rule: "DICE-1", more: { distance: 2 } })).toBe("distance 2");
  });
});
