/** The outline of the catalogue, and finding rules in it. */
import { describe, expect, it } from "vitest";
import { findLeaves, groupOf, narrowed, outlined, sectionTitle } from "../../src/reference/rulebook";
import type { RuleLine } from "../../src/wire/types";

const line = (id: string, part: string, section: string): RuleLine => ({ id, part, section, tags: [], boxes: ["base"] });
const outline = outlined([
  line("BASE-BEER-1", "base", "12.1 Brown cards"),
  line("BASE-BEER-2", "base", "12.1 Brown cards"),
  line("BASE-DUEL-1", "base", "12.1 Brown cards"),
  line("BASE-JAIL-1", "base", "12.2 Blue cards"),
  line("IM-01", "scenarios", "Distance"),
  line("IM-02", "scenarios", "Shots"),
]);
const ids = (leaves: { id: string }[]): string[] => leaves.map(({ id }) => id);

describe("the outline", () => {
  it("keeps groups together and lets scenarios stand alone", () => {
    expect(ids(outline.leaves)).toEqual(["BASE-BEER", "BASE-DUEL", "BASE-JAIL", "IM-01", "IM-02"]);
    expect(outline.leaves[0]?.rules).toEqual(["BASE-BEER-1", "BASE-BEER-2"]);
    expect(outline.parts.map(({ id, sections }) => [id, sections.map(({ leaves }) => leaves.length)])).toEqual([
      ["base", [2, 1]],
      ["scenarios", [1, 1]],
    ]);
  });

  it("knows the page of a rule and of a group", () => {
    expect(outline.leafOf.get("BASE-BEER-2")).toBe(outline.leafOf.get("BASE-BEER"));
    expect(outline.leafOf.get("IM-02")?.id).toBe("IM-02");
    expect(outline.leafOf.has("IM")).toBe(false);
    expect(ids(outline.leaves.filter((leaf) => leaf.alone))).toEqual(["BASE-JAIL", "IM-01", "IM-02"]);
    expect(groupOf("DICE-CHAR-BART-2")).toBe("DICE-CHAR-BART");
    expect(groupOf("SH")).toBe("");
  });

  it("has titles without numbers", () => {
    expect(
      ["12.1 Brown cards", "D10. Bull's-eyes", "2. The turn", "PART D - PROMO CHARACTERS", "Shots"].map(sectionTitle),
    ).toEqual(["Brown cards", "Bull's-eyes", "The turn", "Promo characters", "Shots"]);
  });
});

describe("the search", () => {
  const find = (query: string, names = (_leaf: unknown): string => ""): string[] => ids(findLeaves(outline, query, names));

  it("looks at ids, sections and names, word by word", () => {
    expect(find("duel")).toEqual(["BASE-DUEL"]);
    expect(find("brown BEER")).toEqual(["BASE-BEER"]);
    expect(find("gefangnis", (leaf) => ((leaf as { id: string }).id === "BASE-JAIL" ? "Gefängnis" : ""))).toEqual(["BASE-JAIL"]);
    expect(find("nonsense")).toEqual([]);
    expect(find("  ")).toHaveLength(5);
  });

  it("puts a whole id first", () => {
    expect(find("base-jail-1")).toEqual(["BASE-JAIL"]);
    expect(find("im-02")[0]).toBe("IM-02");
  });

  it("narrows the outline to what it has found", () => {
    const parts = narrowed(
      outline,
      findLeaves(outline, "beer", () => ""),
    );
    expect(parts.map(({ id }) => id)).toEqual(["base"]);
    expect(parts[0]?.sections.map(({ leaves }) => ids(leaves))).toEqual([["BASE-BEER"]]);
  });
});
