import { expect, test } from "vitest";
import { sizesOf } from "../../src/stage/sizes";

test.each([
  [155, 76, 6],
  [260, 120, 1],
  [330, 220, 3],
  [575, 84, 4],
  [575, 120, 7],
  [1190, 420, 7],
])("in %i x %i pixels %i people have room", (width, height, many) => {
  const { card, doer, picture, columns, arrow, gap } = sizesOf(width, height, many, true);
  const across = card + doer + arrow + columns * picture + 3 * gap;
  const rows = Math.ceil(many / columns);
  expect(across).toBeLessThanOrEqual(width);
  expect(card * 1.42).toBeLessThanOrEqual(height);
  expect(rows * picture * 1.2).toBeLessThanOrEqual(height);
  expect(picture).toBeGreaterThanOrEqual(14);
});
