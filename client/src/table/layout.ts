/**
 * Where everything is on the table, in pixels. It follows from the room there is and the number of seats, and from nothing else:
 * whatever is asked, shown or in play, nothing moves.
 */

import type { Box, Ground } from "../state/ground";
import { CARD_RATIO } from "../state/ground";

/** wide: log beside the table. tablet: a round table, the log in a drawer. sideways: a phone on its side. */
export type Mode = "wide" | "tablet" | "phone" | "sideways";

/** The parts of the window round the board. */
export interface Page {
  mode: Mode;
  /** The width of the log beside the table; 0 where it is a drawer. */
  log: number;
  /** Whether question, hand and own seat lie side by side, where there is little height. */
  beside: boolean;
  /** How much larger than usual letters are. */
  text: number;
  /** The width of a card in the own hand. */
  hand: number;
  /** The width of the own seat. */
  own: number;
}

const clamp = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

function modeOf(width: number, height: number): Mode {
  if (height < 500 && width >= 560) return "sideways";
  if (width < 640) return "phone";
  return width < 1200 ? "tablet" : "wide";
}

/** `letters` is how much larger than usual the reader has set letters: large ones need more room. */
export function pageOf(width: number, height: number, letters = 1): Page {
  const mode = modeOf(width / letters, height / letters);
  const log = mode === "wide" ? Math.round(clamp(290, width * 0.21, 540)) : 0;
  const round = mode === "wide" || mode === "tablet";
  return {
    mode,
    log,
    beside: round && height / letters < 780,
    text: round ? clamp(1, Math.min(width / 1440, height / 900), 1.55) : 1,
    hand: Math.round(
      round ? clamp(80, Math.min(height * 0.125, width * 0.11), 196) : clamp(58, Math.min(height, width) * 0.18, 72),
    ),
    own: Math.round(clamp(220, (width - log) * 0.27, 560)),
  };
}

export type Side = "left" | "far" | "right";

/** The place of a seat, and what fits into it. */
export interface Slot extends Box {
  side: Side;
  /** The height of its letters. */
  text: number;
  /** The width of the portrait. */
  portrait: number;
  /** Too narrow for words beside the portrait. */
  tight: boolean;
  /** Too narrow even for signs. */
  slim: boolean;
  /** The height of the line that says what somebody is doing, in letters. */
  state: number;
  /** The height of a card in front of it with the room below, in pixels. */
  chip: number;
  /** How many cards can be named in front of it. */
  columns: number;
  rows: number;
}

export interface Layout extends Ground {
  mode: Mode;
  /** In the order of the turns, clockwise from the left of whoever looks on. */
  slots: Slot[];
  /** The table top. */
  top: Box;
}

export interface Room {
  seats: number;
  width: number;
  height: number;
  mode: Mode;
  /** Whether dice lie where the piles would be: under the stage, and never covered. */
  readonly dice?: boolean;
  /** Whether something is sold, or events lie, beside the piles. */
  market?: boolean;
  letters?: number;
}

/** How many sit at each side and at the far one. */
const SIDES: Record<number, readonly [number, number]> = {
  1: [0, 1],
  2: [0, 2],
  3: [1, 1],
  4: [1, 2],
  5: [1, 3],
  6: [2, 2],
  7: [2, 3],
  8: [2, 4],
};

/** Seats wider or higher than this look lost. */
const WIDEST = 350;
const HIGHEST = 440;
/** The height of the dice tray on a phone. */
const TRAY = 118;
/** Broader boards than this have seats beside the far ones; on others the far ones have the whole width. */
const BROAD = 1.3;

export function layoutOf(room: Room): Layout {
  return room.mode === "wide" || room.mode === "tablet" ? roundOf(room) : rowsOf(room);
}

/** Everybody round the table: some at the far side, the others at the left and at the right. */
function roundOf(room: Room): Layout {
  const { seats, width, height, mode } = room;
  const [side, far] = SIDES[seats] ?? [2, Math.max(0, seats - 4)];
  const gap = Math.round(clamp(8, Math.min(width, height) * 0.022, 24));
  const inside: Box = { x: gap, y: gap, width: width - 2 * gap, height: height - 2 * gap };
  const broad = width / height > BROAD;

  const sideWidth = side ? Math.round(clamp(100, inside.width * (broad ? 0.19 : 0.23), WIDEST)) : 0;
  const aside = broad && side > 0 ? sideWidth + gap : 0;
  const farRow: Box = { ...inside, x: inside.x + aside, width: inside.width - 2 * aside };
  const farHeight = Math.round(clamp(96, inside.height * (room.dice ? 0.28 : broad ? 0.42 : side ? 0.34 : 0.42), HIGHEST * 0.86));
  const farWidth = Math.floor(Math.min((farRow.width - (far - 1) * gap) / far, farHeight * 1.4, WIDEST * 1.1));
  const below = broad ? 0 : farHeight + gap;
  const letters = room.letters ?? 1;
  const most = Math.floor(
    side ? Math.min((inside.height - below - (side + 1) * gap * 0.6) / side, Math.max(sideWidth * 1.36, 92), HIGHEST) : 0,
  );
  const sideHeight = Math.min(most, enough(sideWidth, most, letters, room));

  const slot = (where: Side, x: number, y: number, w: number, h: number): Slot => ({
    side: where,
    x: Math.round(x),
    y: Math.round(y),
    width: w,
    height: h,
    ...fitted(w, h, letters, room),
  });
  /** The places of one side from the far end to the near one, with the same room between and round them. */
  const column = (where: Side, x: number): Slot[] => {
    const space = (inside.height - below - side * sideHeight) / (side + 1);
    return Array.from({ length: side }, (_, at) => {
      return slot(where, x, inside.y + below + space * (at + 1) + sideHeight * at, sideWidth, sideHeight);
    });
  };
  const free = (farRow.width - far * farWidth) / (far + 1);
  const row = Array.from({ length: far }, (_, at) =>
    slot("far", farRow.x + free * (at + 1) + farWidth * at, inside.y, farWidth, farHeight),
  );
  const slots = [...column("left", inside.x).reverse(), ...row, ...column("right", inside.x + inside.width - sideWidth)];

  const edge = side ? sideWidth + gap : 0;
  const middle: Box = {
    x: inside.x + edge,
    y: inside.y + farHeight + gap,
    width: inside.width - 2 * edge,
    height: inside.height - farHeight - gap,
  };
  return { mode, slots, top: topOf(room, sideWidth, farHeight, side > 0), ...groundOf(middle, room) };
}

/** How many sit in the far row and in the near one where seats lie in rows. */
const ROWS: Record<number, readonly [number, number]> = {
  1: [1, 0],
  2: [2, 0],
  3: [3, 0],
  4: [2, 2],
  5: [3, 2],
  6: [3, 3],
  7: [4, 3],
  8: [4, 4],
};
/** The heights of a row of seats, and the least that is left for the middle. */
const ROW = { least: 83, most: 122 };
const LEFT = 104;

/**
 * On phones everybody sits in one or two rows at the far side, so that the middle has the whole width. They still sit clockwise: up
 * at the left, along the far row, and back along the near one. Where that one has a gap, the piles lie in it.
 */
function rowsOf(room: Room): Layout {
  const { seats, width, mode } = room;
  const tray = room.dice ? TRAY : 0;
  const height = room.height - tray;
  const gap = 5;
  const inside: Box = { x: gap, y: gap, width: width - 2 * gap, height: height - 2 * gap };
  const [far, near] = ROWS[seats] ?? [Math.ceil(seats / 2), Math.floor(seats / 2)];
  const rows = near ? 2 : 1;
  const seatWidth = Math.floor((inside.width - (far - 1) * gap) / far);
  const seatHeight = Math.floor(
    clamp(ROW.least, Math.min((inside.height - LEFT) / rows - gap, inside.height * (near ? 0.3 : 0.45)), ROW.most),
  );
  const letters = room.letters ?? 1;
  const slot = (row: number, column: number): Slot => ({
    side: "far",
    x: inside.x + column * (seatWidth + gap),
    y: inside.y + row * (seatHeight + gap),
    width: seatWidth,
    height: seatHeight,
    ...fitted(seatWidth, seatHeight, letters, room),
  });
  const back = Array.from({ length: Math.max(0, near - 1) }, (_, at) => slot(1, far - 1 - at));
  const slots = [...(near ? [slot(1, 0)] : []), ...Array.from({ length: far }, (_, at) => slot(0, at)), ...back];

  const taken = rows * (seatHeight + gap);
  const middle: Box = { x: inside.x, y: inside.y + taken, width: inside.width, height: inside.height - taken };
  const ground = groundOf(middle, room);
  const top: Box = { x: 4, y: 4, width: width - 8, height: room.height - 8 };
  const laid = { mode, slots, top, ...ground, open: inside };
  if (tray) return { ...laid, stage: middle, piles: { x: gap, y: height, width: inside.width, height: tray - gap } };
  if (room.market || !near || near >= far) return laid;
  const first = slot(1, 1);
  const piles: Box = { x: first.x, y: first.y, width: (far - near) * (seatWidth + gap) - gap, height: seatHeight };
  const pile = Math.floor(Math.min((piles.width - 3 * gap) / 2, (piles.height - 2 * gap) / CARD_RATIO));
  return { ...laid, stage: middle, piles, pile };
}

/** The height that a seat of this width can use. */
function enough(width: number, most: number, letters: number, room: Room): number {
  const { text, portrait, columns, chip, state } = fitted(width, most, letters, room);
  const rows = room.dice ? 0 : Math.ceil((room.market ? MANY : SOME) / columns);
  return Math.ceil((NAME + state + 2 * PADDING) * text + portrait * 1.2 + 0.3 * text + rows * chip);
}

/** So many cards lie in front of somebody at most times: more where there are more kinds of them. */
const SOME = 5;
const MANY = 7;

/** What fits into a seat of this size. */
function fitted(width: number, height: number, letters: number, { mode, market, dice }: Room): Omit<Slot, "side" | keyof Box> {
  const small = mode === "phone" || mode === "sideways";
  const text =
    clamp(small ? 10.5 : 11, 4.5 + Math.min(width, height * 1.15) * 0.047, small ? 11.5 : 21) * Math.min(letters, 1.25);
  const within = width - 2 * PADDING * text;
  const chip = small ? 1.55 * text : Math.max(CHIP * text, LEAST_CHIP);
  const tight = width < 130;
  const slim = width < SLIM;
  const state = small ? 0.1 : STATE;
  const left = height - (NAME + state + (small ? 0.4 : 2 * PADDING)) * text;
  const columns = Math.max(1, Math.floor(within / (text * (small ? 4.6 : 5.9))));
  const most = market ? MANY : SOME;
  const wanted = dice
    ? 0
    : Math.max(
        small ? 1 : Math.ceil(2 / columns),
        Math.min(Math.ceil(most / columns), Math.floor((left * (market ? 0.46 : 0.4)) / chip)),
      );
  const portrait = Math.floor(
    clamp(30, Math.min(within * (small ? (width < SLIM ? 0.5 : 0.52) : 0.53), (left - wanted * chip - 0.2 * text) / 1.2), 190),
  );
  return {
    text: Math.round(text * 10) / 10,
    portrait,
    tight,
    slim,
    state,
    chip: Math.round(chip * 10) / 10,
    columns,
    rows: Math.max(1, Math.floor((left - portrait * 1.2 - 0.2 * text) / chip)),
  };
}

/** The heights of the parts of a seat, in letters of its own: Seat.svelte keeps to them. */
export const NAME = 1.5;
const STATE = 1.35;
export const PADDING = 0.4;
/** Narrower seats show numbers without signs. */
const SLIM = 100;
const CHIP = 1.7;
/** As high as can be hit with a pointer, in pixels. */
const LEAST_CHIP = 27.5;

/** The top of the table reaches half under the seats. */
function topOf({ width, height }: Room, sideWidth: number, farHeight: number, sides: boolean): Box {
  const x = sides ? Math.round(sideWidth * 0.5) : Math.round(width * 0.05);
  const y = Math.round(farHeight * 0.42);
  return { x, y, width: width - 2 * x, height: height - y - 6 };
}

/** The greatest width of a card on a pile. */
const LARGEST_PILE = 170;

/** Dice take what they need; on phones a strip is left over them. */
const trayHeight = ({ height }: Box, compact: boolean): number => (compact ? Math.max(height - 44, height * 0.6) : height * 0.68);

/** The height of piles and what is sold on a phone, in two rows or one; and the least in which something pending can be shown. */
const SHELVES = 104;
const SHELF = 58;
const LEAST_STAGE = 60;

/** How the stage and the piles share the middle; where there is no room for both, the stage lies over the piles. */
function groundOf(middle: Box, { mode, market = false, dice = false, width: board }: Room): Ground {
  const round = mode === "wide" || mode === "tablet";
  const compact = !round || middle.width < 330;
  const gap = round ? 10 : 4;
  const abreast = !market && !dice && middle.width > middle.height * 1.25;
  /** What is sold lies below the piles instead of beside them. */
  const low = !round && middle.height < SHELVES + gap + LEAST_STAGE;
  const rows = market && middle.width < 560 && !low ? 2 : 1;
  const shelves = round ? 160 : low ? SHELF : SHELVES;
  const over = compact && market && middle.height < shelves + gap + LEAST_STAGE;
  const most = over ? 40 : compact ? 64 : LARGEST_PILE;
  const width = abreast ? abreastOf(middle, gap, round ? LARGEST_PILE : most, round) : middle.width;
  const height =
    abreast || over
      ? middle.height
      : Math.round(
          dice
            ? trayHeight(middle, compact)
            : compact && market
              ? shelves
              : middle.height * (rows > 1 ? 0.56 : market && middle.height < 250 ? 0.52 : 0.46),
        );
  const piles: Box = { x: middle.x + middle.width - width, y: middle.y + middle.height - height, width, height };
  const stage: Box = over
    ? middle
    : abreast
      ? { ...middle, width: middle.width - width - gap }
      : { ...middle, height: middle.height - height - gap };
  // Beside the two piles lie an event and three cards for sale, which are a little smaller.
  const across = market ? (rows > 1 ? 4 : low ? 8.6 : 2 + 1.9 + 3 * 0.9) : 2;
  const high = !round && rows > 1 ? height - 44 - 3 * gap : (height - (rows + 1) * gap) / rows;
  const pile = Math.floor(clamp(28, Math.min((width - (market ? 7 : 3) * gap) / across, high / CARD_RATIO), most));
  return { middle, stage, piles, open: middle, pile, largest: round ? clamp(110, board * 0.125, 200) : 92, compact, rows, over };
}

/** The width of the two piles beside the stage; on phones no more than they need. */
function abreastOf({ width, height }: Box, gap: number, most: number, round: boolean): number {
  if (round) return Math.round(clamp(2 * 46 + gap, width * 0.4, 2 * most + 4 * gap));
  return Math.round(2 * Math.min(most, (height - 3 * gap) / CARD_RATIO) + 4 * gap);
}
