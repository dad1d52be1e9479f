/** The table has its place for everything, at every size and with every number of players. */
import { describe, expect, test } from "vitest";
import { cardsIn, CARD_RATIO, type Box } from "../../src/state/ground";
import { layoutOf, pageOf, type Layout } from "../../src/table/layout";

const SIZES: [number, number][] = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1366, 650],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [844, 390],
];

/** The board as Game.svelte leaves it: without the bar, the log, and what lies below. */
function boardOf(width: number, height: number): { width: number; height: number } {
  const { mode, log, beside, text, hand } = pageOf(width, height);
  if (mode === "sideways") return { width: width / 2, height: height - 70 };
  if (mode === "phone") return { width, height: height - 48 - 20 - 283 };
  const prompt = beside ? 0 : 128 * text;
  return { width: width - log, height: height - 56 - (log ? 0 : 24) - prompt - hand * CARD_RATIO - 34 };
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const inside = (box: Box, width: number, height: number): boolean =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1;

describe.each(SIZES)("at %i x %i", (width, height) => {
  const board = boardOf(width, height);
  const { mode } = pageOf(width, height);
  const round = mode === "wide" || mode === "tablet";

  describe.each([2, 3, 4, 5, 6, 7, 8])("with %i seats", (seats) => {
    describe.each([false, true])("market: %s", (market) => {
      const table: Layout = layoutOf({ seats, mode, market, ...board });

      test("every seat has a place", () => {
        expect(table.slots).toHaveLength(seats);
      });
      test("nothing lies over anything else, and all of it on the board", () => {
        const all = [...table.slots, table.middle];
        all.forEach((one, at) => {
          expect(inside(one, board.width, board.height), `${at} ${JSON.stringify(one)} on ${JSON.stringify(board)}`).toBe(true);
          all.slice(at + 1).forEach((other) => expect(overlap(one, other), JSON.stringify([one, other])).toBe(false));
        });
      });
      test("stage and piles share the middle", () => {
        if (round || !market) expect(table.over).toBe(false);
        // On a phone with a shop there may be no room for both: there the stage lies over the piles.
        expect(overlap(table.stage, table.piles)).toBe(table.over);
        for (const part of [table.stage, table.piles])
          expect(part.x >= table.middle.x && part.y + part.height <= table.middle.y + table.middle.height + 1).toBe(true);
      });
      test("seats and middle can be read", () => {
        for (const slot of table.slots) {
          expect(slot.width).toBeGreaterThanOrEqual(round ? 120 : 76);
          expect(slot.height).toBeGreaterThanOrEqual(round ? 140 : 80);
          expect(slot.portrait).toBeGreaterThanOrEqual(round ? 46 : 30);
          expect(slot.text).toBeGreaterThanOrEqual(round ? 11 : 10.5);
          expect(slot.portrait).toBeLessThan(slot.width);
          expect(slot.columns * slot.rows).toBeGreaterThanOrEqual(round ? 2 : 1);
        }
        expect(table.middle.width).toBeGreaterThanOrEqual(round ? 300 : 140);
        expect(table.middle.height).toBeGreaterThanOrEqual(round ? 200 : 100);
        expect(table.pile).toBeGreaterThanOrEqual(round ? 44 : 28);
      });
      test("seats sit clockwise", () => {
        // Seen from among them: on phones they sit in two rows, and the first one may sit in the near one.
        const last = Math.max(...table.slots.map(({ y }) => y));
        const rows = !round && table.slots.some(({ y }) => y < last);
        const centre = { x: board.width / 2, y: rows ? last : board.height };
        const angles = table.slots.map((slot) =>
          Math.atan2(slot.y + slot.height / 2 - centre.y, slot.x + slot.width / 2 - centre.x),
        );
        if (rows && angles[0]! > 0) angles[0]! -= 2 * Math.PI;
        expect([...angles].sort((a, b) => a - b)).toEqual(angles);
      });
    });
  });
});

test.each(SIZES)("at %i x %i the dice have a broad tray", (width, height) => {
  const { mode } = pageOf(width, height);
  const { width: across, height: high } = boardOf(width, height);
  // There is no hand below.
  const board = { width: across, height: high + (mode === "phone" ? 110 : 0) };
  for (const seats of [2, 3, 4, 5, 6, 7, 8]) {
    const table = layoutOf({ seats, mode, dice: true, ...board });
    expect(table.piles.width).toBeGreaterThanOrEqual(Math.min(300, board.width - 20));
    expect(inside(table.piles, board.width, board.height)).toBe(true);
    for (const slot of table.slots) expect(overlap(slot, table.piles)).toBe(false);
  }
});

test("large screens have large seats and cards", () => {
  const small = layoutOf({ seats: 4, mode: "wide", ...boardOf(1280, 800) });
  const middling = layoutOf({ seats: 4, mode: "wide", ...boardOf(1440, 900) });
  const large = layoutOf({ seats: 4, mode: "wide", ...boardOf(2560, 1440) });
  expect(middling.slots[0]?.portrait).toBeGreaterThanOrEqual(88);
  expect(middling.pile).toBeGreaterThanOrEqual(110);
  expect(large.slots[0]!.width).toBeGreaterThan(small.slots[0]!.width * 1.5);
});

test("cards share a place in as many rows as is best", () => {
  expect(cardsIn({ width: 600, height: 300 }, 4, 200)).toBe(144);
  expect(cardsIn({ width: 600, height: 300 }, 1, 140)).toBe(140);
  expect(cardsIn({ width: 300, height: 400 }, 4, 200, 0)).toBe(140);
});
