import { describe, expect, it } from "vitest";
import { readPlainly } from "../../src/reference/markdown";

const isRule = (id: string): boolean => /^[A-Z]+(?:-[A-Z]+)*-\d+$/.test(id);

/** The text of everything that is read at once. */
function said(markdown: string): string {
  const { blocks } = readPlainly(markdown, isRule);
  return blocks
    .map((block) =>
      block.sort === "paragraph" ? block.parts.map((part) => ("text" in part ? part.text : "")).join("") : block.sort,
    )
    .join(" ");
}

describe("a rule as players read it", () => {
  it("has no sources, and ends where its text ends", () => {
    expect(said("Regain 1 life point. [book; faq: Q24]")).toBe("Regain 1 life point.");
    expect(said("The first [house: BS] and the second.")).toBe("The first and the second.");
  });

  it("has no references in brackets", () => {
    expect(said("As rescue at any time (BASE-DIE-2). [book]")).toBe("As rescue at any time.");
    expect(said("Counted together (BASE-DIE-2, -3 and GEN-4), always.")).toBe("Counted together, always.");
    expect(said("Dice (five) lie there.")).toBe("Dice (five) lie there.");
  });

  it("gives both apart", () => {
    const { notes, see } = readPlainly("Twice (BASE-DIE-2). It follows BASE-LIM-1. [book: p. 3; peer] [house]", isRule);
    expect(see).toEqual(["BASE-DIE-2", "BASE-LIM-1"]);
    expect(notes).toHaveLength(2);
  });
});
