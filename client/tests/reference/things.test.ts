/** The list of all things: what is in it, finding things in it, and what somebody points at. */
import { describe, expect, it } from "vitest";
import { listPath, rulePath, searchOf, thingPath } from "../../src/reference/addresses";
import { bySuit } from "../../src/reference/copies";
import { badgeOf, boxesOf, byRules, found, keyOf, pointed, thingsOf, withEnglish, type Search } from "../../src/reference/things";
import type { Glossary } from "../../src/telling/glossary";
import type { KindWords } from "../../src/wire/types";

const reprinted: KindWords = {
  ...{ name: "Bier", text: "Heilt dich um 1.", sort: "card", colour: "brown", box: "base", copies: ["6H", "7H"] },
  ...{ reprints: { dodge_city: ["6S"] }, rules: "BASE-BEER" },
};
const glossary: Glossary = {
  language: "de",
  messages: "",
  boxes: {
    base: { name: "BANG!", game: "bang" },
    dodge_city: { name: "Dodge City", game: "bang" },
    dice: { name: "Würfel", game: "dice" },
  },
  kinds: {
    beer: reprinted,
    jail: { name: "Gefängnis", text: "Setzt jemanden fest, der kein Bier hat.", sort: "card", colour: "blue", box: "base" },
    punch: { name: "Öder Schlag", text: "Trifft.", sort: "card", colour: "brown", box: "dodge_city" },
    boots: { name: "Stiefel", text: "Zieht.", sort: "equipment", colour: "black", box: "gold_rush", price: 3, removal: 4 },
    ambush: { name: "Hinterhalt", text: "Alle sind nah.", sort: "event", colour: "event", box: "fistful" },
  },
  characters: { bart_cassidy: { name: "Bart Cassidy", text: "Zieht.", life: 4, box: "base", rules: "BASE-BART" } },
  dice_characters: { bart_cassidy: { name: "Bart Cassidy", text: "Pfeile.", life: 8 } },
  roles: { sheriff: { name: "Sheriff", text: "Gewinnt." }, outlaw: { name: "Bandit", text: "Schießt." } },
  dice_roles: { outlaw: { name: "Bandit", text: "Würfelt." } },
  shadow_roles: { shadow_outlaw: { name: "Schatten-Bandit", text: "Spukt." } },
  faces: {
    dynamite: { name: "Dynamit", text: "Liegt.", locked: true, order: 2 },
    arrow: { name: "Pfeil", text: "Nimm einen.", order: 1 },
  },
  actions: {},
  goals: {},
};
const things = thingsOf(glossary);
const all: Search = { text: "", box: "", sort: "", colour: "" };
const keys = (search: Partial<Search>): string[] => found(things, { ...all, ...search }).map(keyOf);

describe("the list", () => {
  it("has everything, sort by sort, the names in the order of the language", () => {
    expect(things.map(keyOf)).toEqual([
      ...["card/beer", "card/jail", "card/punch", "equipment/boots", "event/ambush", "character/bart_cassidy"],
      ...["role/sheriff", "role/outlaw", "shadow_role/shadow_outlaw", "face/arrow", "face/dynamite"],
      ...["dice_character/bart_cassidy", "dice_role/outlaw"],
    ]);
  });

  it("says what the glossary says, and of what it does not, nothing", () => {
    expect(things[0]).toEqual({
      ...{ id: "beer", sort: "card", box: "base", game: "bang", name: "Bier", text: "Heilt dich um 1.", colour: "brown" },
      ...{
        copies: [
          { box: "base", values: ["6H", "7H"] },
          { box: "dodge_city", values: ["6S"] },
        ],
        rules: "BASE-BEER",
      },
    });
    expect(things.find(({ id }) => id === "boots")).toMatchObject({ price: 3, removal: 4 });
    expect(things.find(({ id }) => id === "arrow")).toEqual({
      ...{ id: "arrow", sort: "face", box: "dice", game: "dice", name: "Pfeil", text: "Nimm einen." },
    });
  });

  it("knows the rules of things", () => {
    expect([...byRules(things)].map(([group, about]) => [group, about.map(keyOf)])).toEqual([
      ["BASE-BEER", ["card/beer"]],
      ["BASE-BART", ["character/bart_cassidy"]],
    ]);
  });
});

describe("the search", () => {
  it("does not care about case and diacritics", () => {
    expect(keys({ text: "GEFANGNIS" })).toEqual(["card/jail"]);
    expect(keys({ text: "öder" })).toEqual(["card/punch"]);
    expect(keys({ text: "schiesst" })).toEqual(["role/outlaw"]);
  });

  it("puts names before texts", () => {
    expect(keys({ text: "bier" })).toEqual(["card/beer", "card/jail"]);
    expect(keys({ text: "hat bier" })).toEqual(["card/jail"]);
  });

  it("finds English names too", () => {
    const english = thingsOf({ ...glossary, kinds: { beer: { ...glossary.kinds["beer"]!, name: "Beer" } }, characters: {} });
    const both = withEnglish(things, english);
    expect(found(both, { ...all, text: "beer" }).map(keyOf)).toEqual(["card/beer"]);
    expect(both.filter((thing) => thing.english).map(keyOf)).toEqual(["card/beer"]);
  });

  it("filters by box, reprints included, sort and colour", () => {
    expect(keys({ box: "dodge_city" })).toEqual(["card/beer", "card/punch"]);
    expect(keys({ box: "dice", sort: "face" })).toEqual(["face/arrow", "face/dynamite"]);
    expect(keys({ sort: "card", colour: "blue" })).toEqual(["card/jail"]);
    expect(keys({ text: "zieht", sort: "character" })).toEqual(["character/bart_cassidy"]);
    expect(keys({ box: "nowhere" })).toEqual([]);
    expect(boxesOf(things[0]!)).toEqual(["base", "dodge_city"]);
  });
});

describe("what is pointed at", () => {
  const at = (what: Parameters<typeof pointed>[1]): [string, string] | null => {
    const shown = pointed(things, what);
    return shown && [keyOf(shown.thing), shown.value];
  };

  it("is a card, with its rank and suit if it has them", () => {
    expect(at({ card: "beer/6H" })).toEqual(["card/beer", "6H"]);
    expect(at({ card: "boots/2" })).toEqual(["equipment/boots", ""]);
    expect(at({ kind: "ambush" })).toEqual(["event/ambush", ""]);
  });

  it("is a character, role or face of the game that is played", () => {
    expect(at({ character: "bart_cassidy" })).toEqual(["character/bart_cassidy", ""]);
    expect(at({ character: "bart_cassidy", game: "dice" })).toEqual(["dice_character/bart_cassidy", ""]);
    expect(at({ role: "outlaw", game: "bang" })).toEqual(["role/outlaw", ""]);
    expect(at({ role: "outlaw", game: "dice" })).toEqual(["dice_role/outlaw", ""]);
    expect(at({ role: "shadow_outlaw" })).toEqual(["shadow_role/shadow_outlaw", ""]);
    expect(at({ face: "arrow", game: "dice" })).toEqual(["face/arrow", ""]);
    expect(at({ kind: "arrow", game: "dice" })).toEqual(["face/arrow", ""]);
  });

  it("is nothing if we do not know it", () => {
    expect(at({ card: "unknown/6H" })).toBeNull();
    expect(at({ rule: "BASE-BEER-2" })).toBeNull();
    expect(at({})).toBeNull();
  });

  it("wears the badge it had in life", () => {
    expect(badgeOf(things.find(({ sort }) => sort === "shadow_role")!)).toBe("outlaw");
  });
});

describe("addresses", () => {
  it("carry the search", () => {
    const search: Search = { text: "gefängnis & co", box: "base", sort: "", colour: "" };
    const path = listPath(search);
    expect(path.startsWith("/cards?")).toBe(true);
    expect(searchOf(new URL(path, "http://x").searchParams)).toEqual(search);
    expect(listPath(all)).toBe("/cards");
    expect(thingPath(things[0]!, { ...all, box: "base" })).toBe("/cards/card/beer?box=base");
    expect(rulePath("BASE-BEER")).toBe("/rules/BASE-BEER");
  });
});

describe("copies", () => {
  it("stand suit by suit, low to high, the same ones together", () => {
    expect(bySuit(["AS", "9S", "9S", "10S", "2H", "?"])).toEqual([
      {
        suit: "S",
        ranks: [
          { rank: "9", times: 2 },
          { rank: "10", times: 1 },
          { rank: "A", times: 1 },
        ],
      },
      { suit: "H", ranks: [{ rank: "2", times: 1 }] },
    ]);
  });
});
