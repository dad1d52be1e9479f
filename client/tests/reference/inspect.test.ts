/** The panel at the table: what it shows of what is pointed at. */
import { render } from "svelte/server";
import { beforeAll, describe, expect, it } from "vitest";
import { app } from "../../src/lib/app.svelte";
import Inspect from "../../src/reference/Inspect.svelte";
import type { Pointed } from "../../src/reference/things";
import { Texts } from "../../src/telling/texts";
import { english } from "../support/catalogue";

beforeAll(() => {
  app.texts = new Texts("en", english("terms", "reference"));
  app.texts.strict = true;
  app.language = "en";
  app.glossary = {
    language: "en",
    messages: "",
    boxes: { base: { name: "The Box", game: "bang" }, dice: { name: "The Dice", game: "dice" } },
    kinds: {
      beer: {
        ...{ name: "Beer", text: "Heals.", sort: "card", colour: "brown", box: "base", copies: ["6H", "6H"], rules: "BASE-BEER" },
      },
      ghost: { name: "Ghost", text: "Haunts.", sort: "event", colour: "event", box: "base" },
    },
    characters: { joe: { name: "Joe", text: "Draws.", life: 4, box: "base", rules: "BASE-JOE" } },
    dice_characters: { joe: { name: "Joe", text: "Rolls.", life: 8 } },
    roles: { outlaw: { name: "Outlaw", text: "Wins." } },
    dice_roles: {},
    shadow_roles: {},
    faces: { arrow: { name: "Arrow", text: "Take one.", order: 1, locked: true } },
    actions: {},
    goals: {},
  };
});

/** The words of the panel, as they are read out. */
function words(what: Pointed | null, rule = ""): string {
  const { body } = render(Inspect, { props: { what, rule, onclose: () => undefined } });
  return body
    .replace(/<!--.*?-->|<svg.*?<\/svg>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

describe("the panel", () => {
  it("is not there without anything to show", () => {
    expect(words(null)).toBe("");
    expect(words({ card: "unknown/2S" })).toBe("");
  });

  it("shows a card with its value, effect, copies and the way to its rules", () => {
    const shown = words({ card: "beer/6H" });
    expect(shown).toMatch(/^Beer Close 6 .*Heals\. Playing card · The Box/);
    expect(shown).toContain("Its rules 2 cards in The Box");
    expect(shown).toContain("Hearts 6 × 2");
  });

  it("offers no rules where there are none", () => {
    expect(words({ kind: "ghost" })).not.toContain("Its rules");
  });

  it("shows characters of the game that is played", () => {
    expect(words({ character: "joe", game: "bang" })).toMatch(/Joe 4 life points Character · The Box Draws\./);
    expect(words({ character: "joe", game: "dice" })).toMatch(/Joe 8 life points Character of the dice game · The Dice Rolls\./);
  });

  it("shows roles and faces", () => {
    expect(words({ role: "outlaw" })).toContain("Role · The Box Wins.");
    expect(words({ face: "arrow", game: "dice" })).toContain("Take one. Stays as it was rolled");
  });

  it("shows a rule alone, named either way", () => {
    expect(words(null, "BASE-BEER-2")).toMatch(/^Rule Close/);
    expect(words({ rule: "BASE-BEER-2", game: "bang" })).toMatch(/^Rule Close/);
  });
});
