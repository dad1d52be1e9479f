import { describe, expect, it } from "vitest";
import { pagesOf } from "../../src/reference/book";

const BOOK = `# Two pages

## Roles

!role sheriff outlaw

Everybody has **one**.

- **Sheriff**: wins.

## Cards

!card bang

| a | b |
| --- | --- |
| 1 | 2 |
`;

describe("the book", () => {
  const { title, chapters } = pagesOf(BOOK);

  it("has a title and chapters", () => {
    expect(title).toBe("Two pages");
    expect(chapters.map((chapter) => chapter.title)).toEqual(["Roles", "Cards"]);
  });

  it("has pictures apart from its text", () => {
    expect(chapters[0]!.pictures).toEqual([
      { sort: "role", id: "sheriff" },
      { sort: "role", id: "outlaw" },
    ]);
    expect(chapters[0]!.blocks.map((block) => block.sort)).toEqual(["paragraph", "list"]);
    expect(chapters[1]!.blocks.map((block) => block.sort)).toEqual(["table"]);
  });
});
