/** The pictures of our sets: every card has one of its own, and every part of it can be drawn. */

import { expect, test } from "vitest";
import { COLOURS, marksOf } from "../../src/look/engraving";
import { drawnArt, facts } from "../support/catalogue";

const pictures = drawnArt();
const kinds = [...facts.matchAll(/^\[\[(?:card|equipment|event)\]\]\s+id = "(\w+)"/gm)].map((found) => found[1]!);

test("a part is read with its code, its width and its turn", () => {
  const [turned, line, hatched, outlined] = marksOf("@rotate(9 4 4)@t M1 1h4v4z |\n k1.5 M0 0 9 9| H M2 2h3v3z |P M3 3h1v1z");
  expect(turned).toMatchObject({ tone: "tint", turn: "rotate(9 4 4)", width: 0, outlined: false, path: "M1 1h4v4z" });
  expect(line).toMatchObject({ tone: "ink", width: 1.5, hatch: "" });
  expect(hatched).toMatchObject({ hatch: "H", outlined: false });
  expect(outlined).toMatchObject({ tone: "paper", outlined: true });
});

test("what cannot be read is left out", () => {
  expect(marksOf("k M0 0h1|nothing|z M0 0h1||k")).toHaveLength(1);
});

test.each([...new Set(kinds)])("%s has a picture that can be drawn", (kind) => {
  const picture = pictures[kind];
  expect(picture).toBeDefined();
  const { art, tint, second } = picture!;
  for (const colour of [tint, second]) expect(COLOURS).toHaveProperty(colour);
  const marks = marksOf(art);
  expect(marks).toHaveLength(art.split("|").length);
  for (const { path } of marks) expect(path).toMatch(/^M[\d\s.,MmLlHhVvCcSsQqTtAaZz-]+$/);
});

test("no two kinds share a picture", () => {
  const drawn = Object.values(pictures).map(({ art }) => art);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test("a picture is small enough to be loaded with all others", () => {
  for (const [kind, { art }] of Object.entries(pictures)) expect(art.length, kind).toBeLessThan(4000);
});
