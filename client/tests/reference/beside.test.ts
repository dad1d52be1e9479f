import { describe, expect, test } from "vitest";
import { besideBox, type Box } from "../../src/reference/beside";

const ROOM: Box = { left: 0, top: 50, right: 1000, bottom: 600 };
const SIZE = { width: 300, height: 400 };
const at = (left: number, top: number, width = 100, height = 80): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const laid = (about: Box, size = SIZE): Box => {
  const { left, top } = besideBox(about, size, ROOM);
  return { left, top, right: left + size.width, bottom: top + size.height };
};
const apart = (one: Box, other: Box): boolean =>
  one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;

describe("a panel about something", () => {
  test("lies beside it, in the room there is, wherever that is", () => {
    for (const left of [0, 150, 450, 700, 900])
      for (const top of [50, 200, 400, 520]) {
        const [about, panel] = [at(left, top), laid(at(left, top))];
        expect(apart(about, panel)).toBe(true);
        expect(panel.left).toBeGreaterThanOrEqual(ROOM.left);
        expect(panel.right).toBeLessThanOrEqual(ROOM.right);
        expect(panel.top).toBeGreaterThanOrEqual(ROOM.top);
        expect(panel.bottom).toBeLessThanOrEqual(ROOM.bottom);
      }
  });

  test("lies at the right if it can, else at the left", () => {
    expect(laid(at(100, 200)).left).toBe(210);
    expect(laid(at(800, 200)).left).toBe(490);
  });

  test("lies over what is broad, or under it", () => {
    const flat = { width: 300, height: 100 };
    expect(laid(at(100, 400, 800), flat).bottom).toBe(390);
    expect(laid(at(100, 60, 800), flat).top).toBe(150);
  });

  test("stays above the question, also for a card of the hand below it", () => {
    expect(laid(at(400, 700)).bottom).toBeLessThanOrEqual(ROOM.bottom);
  });

  test("goes where there is more room if it fits nowhere", () => {
    expect(laid(at(200, 60, 700, 520)).left).toBe(0);
  });
});
