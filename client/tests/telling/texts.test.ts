import { describe, expect, test } from "vitest";
import { marked, parts, plain, unmarkable } from "../../src/telling/marks";
import { TextError, Texts } from "../../src/telling/texts";

const ENGLISH = `
hello = Hello, { $name }!
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
only-english = here
empty =
    .title = no text of its own
hello = Once more
`;

describe("texts", () => {
  const english = new Texts("en", ENGLISH);
  const german = new Texts("de", "hello = Hallo, { $name }!\ncards = { $nothing } Karten\n", english);

  test("a message is told with its values, and of doubles the first counts", () => {
    expect(english.say("hello", { name: "Ann" })).toBe("Hello, Ann!");
    expect([0, 1, 2].map((count) => english.say("cards", { count }))).toEqual(["0 cards", "1 card", "2 cards"]);
  });

  test("what a language lacks, or cannot tell, the one behind it tells", () => {
    expect(german.say("hello", { name: "Ann" })).toBe("Hallo, Ann!");
    expect(german.say("only-english")).toBe("here");
    expect(german.say("cards", { count: 2 })).toBe("2 cards");
    expect([german.has("only-english"), german.has("nowhere")]).toEqual([true, false]);
  });

  test("of several messages the first that can be told is", () => {
    expect(english.say(["nowhere", "hello", "only-english"], { name: "Bo" })).toBe("Hello, Bo!");
    expect(english.say(["hello", "only-english"])).toBe("here");
  });

  test("what cannot be told at all is told in bare words", () => {
    expect(english.say("event-fell_off", { who: "Ann", points: 2 })).toBe("event fell off Ann 2");
    expect(english.say("empty")).toBe("empty");
  });

  test("strict texts throw instead", () => {
    const strict = new Texts("en", ENGLISH);
    strict.strict = true;
    expect(() => strict.say("nowhere")).toThrow(TextError);
    expect(() => strict.say(["hello", "only-english"])).toThrow(/hello.*name/);
    expect(strict.say(["nowhere", "only-english"])).toBe("here");
  });
});

describe("marks", () => {
  test("marked names are stretches of their own", () => {
    const text = `Ann plays ${marked("card", "bang/QH", "BANG!")}, says ${marked("character", "x", "X")}.`;
    expect(parts(text)).toEqual([
      "Ann plays ",
      { card: "bang/QH", text: "BANG!" },
      ", says ",
      { character: "x", text: "X" },
      ".",
    ]);
    expect(plain(parts(text))).toBe("Ann plays BANG!, says X.");
    expect(parts(marked("kind", "jail", "Jail"))).toEqual([{ kind: "jail", text: "Jail" }]);
    expect(parts("")).toEqual([]);
  });

  test("a player's name cannot be taken for a mark", () => {
    expect(unmarkable(marked("card", "bang/QH", "Ann"))).toBe("card bang/QHAnn");
  });
});
