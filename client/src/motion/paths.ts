/** From places on the screen to the pictures of an animation: where a thing is, how large, and when. */

import type { Place, Spot } from "../stage/places";
import type { Flight } from "./flights";

/** The middle of a thing in pixels of the window, and how wide it is there. */
export interface Stop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface Path {
  readonly from: Stop;
  readonly past?: Stop;
  readonly to: Stop;
}

/** Cards are so much wider than high. */
const SHAPE = 64 / 90;
/** In hands and at portraits cards are small, and nowhere larger than can be taken in on the way. */
const SMALL = 34;
const LEAST = 22;
const LARGEST = 150;
/** How wide a card is that is held up, as part of the window's smaller side. */
const HELD_UP = 0.17;

const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** Where a card stops at a place that takes up this spot. */
export function stopAt(place: Place, spot: Spot): Stop {
  const fitting = within(LEAST, Math.min(spot.width, spot.height * SHAPE), LARGEST);
  const width = "portrait" in place || "inPlay" in place ? Math.min(SMALL, fitting) : fitting;
  return { x: spot.x + spot.width / 2, y: spot.y + spot.height / 2, width };
}

/** The same place, where the card is held up for everybody to see. */
export const heldUp = (stop: Stop, window: { width: number; height: number }): Stop => ({
  ...stop,
  width: within(stop.width, Math.min(window.width, window.height) * HELD_UP, LARGEST),
});

const put = ({ x, y, width }: Stop, natural: number, more = ""): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%) scale(${(width / natural).toFixed(3)})${more}`;

/** A little above the middle of the way, and a little larger: things are lifted from the table. */
function lifted({ from, to }: Path): Stop {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  if (far < 1) return from;
  return {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2 - Math.min(36, far * 0.12),
    width: Math.max(from.width, to.width) * 1.12,
  };
}

/** When a card that is held up has come there, and when it goes on, as parts of the whole time. */
const COME = 0.35;
const GONE = 0.75;

/** How a thing moves that is `natural` pixels wide by itself. */
export function moves(path: Path, natural: number): Keyframe[] {
  const { from, past, to } = path;
  if (past)
    return [
      { transform: put(from, natural), opacity: 1, easing: "ease-out" },
      { transform: put(past, natural), opacity: 1, offset: COME },
      { transform: put(past, natural), opacity: 1, offset: GONE, easing: "ease-in-out" },
      { transform: put(to, natural), opacity: 1, offset: 0.99 },
      { transform: put(to, natural), opacity: 0 },
    ];
  return [
    { transform: put(from, natural), opacity: 1, easing: "ease-in" },
    { transform: put(lifted(path), natural), opacity: 1, offset: 0.45, easing: "ease-out" },
    { transform: put(to, natural), opacity: 1, offset: 0.98 },
    { transform: put(to, natural), opacity: 0 },
  ];
}

/** How a card turns over on its way, if it does. */
export function turns({ up, past }: Pick<Flight, "up" | "past">): Keyframe[] | null {
  if (up[0] === up[1]) return null;
  const side = (face: boolean): string => `rotateY(${face ? 0 : 180}deg)`;
  const [begins, ends] = past ? [0.12, 0.5] : [0.3, 0.85];
  return [
    { transform: side(up[0]) },
    { transform: side(up[0]), offset: begins, easing: "ease-in-out" },
    { transform: side(up[1]), offset: ends },
    { transform: side(up[1]) },
  ];
}

/** A spent cartridge falls off a portrait, each of several a little elsewhere. */
export function falls({ from }: Path, natural: number, at: number): Keyframe[] {
  const aside = (at % 2 ? -1 : 1) * (10 + 8 * at);
  const end = { ...from, x: from.x + aside, y: from.y + 70 };
  return [
    { transform: put({ ...from, y: from.y - 6, width: natural }, natural), opacity: 1, easing: "cubic-bezier(.4,-.4,.9,.6)" },
    { transform: put({ ...end, width: natural }, natural, ` rotate(${aside * 9}deg)`), opacity: 1, offset: 0.85 },
    { transform: put({ ...end, width: natural }, natural, ` rotate(${aside * 9}deg)`), opacity: 0 },
  ];
}

/** A ring at a portrait that opens and is gone. */
export function rings({ from }: Path, natural: number, across: number): Keyframe[] {
  return [
    { transform: put({ ...from, width: across * 0.7 }, natural), opacity: 0 },
    { transform: put({ ...from, width: across }, natural), opacity: 1, offset: 0.25 },
    { transform: put({ ...from, width: across * 1.25 }, natural), opacity: 0 },
  ];
}

/** Whoever is hit staggers. */
export const SHAKEN: Keyframe[] = [0, -5, 5, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
