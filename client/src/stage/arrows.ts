/** The shapes of arrows from one place of the screen to another, and which arrows a deed has. */

import { middleOf, type Spot } from "./places";
import type { Deed } from "./pending";

/** From what to which seat. */
export interface Aim {
  to: number;
  tone: "harm" | "help" | "plain";
  /** Still to be answered. */
  open: boolean;
}

/** At whom it goes: as long as it is pending, at those who have not come through it yet. */
export function aimsOf(deed: Deed): Aim[] {
  if (deed.wide && deed.tone === "plain") return []; // everybody has a turn, and nobody is aimed at
  return deed.shares
    .filter(({ seat, state }) => seat !== deed.by && (deed.over || state !== "done" || deed.deciding >= 0))
    .map(({ seat, state }) => ({ to: seat, tone: deed.tone, open: state === "asked" }));
}

/** A line with its head. */
export interface Shape {
  path: string;
  head: string;
}

const GAP = 5;
const HEAD = 18;
/** How much of what stands beside a picture an arrow may cross. */
const COVERED = 24;

interface Point {
  x: number;
  y: number;
}

/** Where the way from the middle of a rectangle to a point leaves the rectangle, and a little further. */
function edge(spot: Spot, to: Point): Point {
  const from = middleOf(spot);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const part = Math.min(spot.width / 2 / (Math.abs(dx) || 1e-6), spot.height / 2 / (Math.abs(dy) || 1e-6));
  const reach = Math.min(1, part + GAP / far);
  return { x: from.x + dx * reach, y: from.y + dy * reach };
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

const apart = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/**
 * From the edge of one thing to that of a picture, or, where what stands beside the picture would be covered, to the edge of the `box`
 * that it is in. Null if they lie too near each other for an arrow.
 */
export function drawn(from: Spot, picture: Spot, box: Spot = picture): Shape | null {
  const near = apart(edge(picture, middleOf(from)), edge(box, middleOf(from))) < COVERED;
  const to = near ? picture : box;
  const [a, b] = [edge(from, middleOf(to)), edge(to, middleOf(from))];
  const way = { x: middleOf(to).x - middleOf(from).x, y: middleOf(to).y - middleOf(from).y };
  const inside = (b.x - a.x) * way.x + (b.y - a.y) * way.y <= 0;
  if (apart(a, b) < HEAD || inside) return null;
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const behind = (turn: number, long: number): Point => ({
    x: b.x - Math.cos(angle + turn) * long,
    y: b.y - Math.sin(angle + turn) * long,
  });
  return {
    path: `M${at(a)}L${at(behind(0, HEAD * 0.6))}`,
    head: `M${at(b)}L${at(behind(0.45, HEAD))} ${at(behind(0, HEAD * 0.6))} ${at(behind(-0.45, HEAD))}Z`,
  };
}
