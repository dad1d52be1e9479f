/**
 * The picture of a kind of card, brought by its set (art.toml): a small engraving on a field of 96 by 84, in ink, paper and two colours.
 *
 * An engraving is a list of parts joined by "|", drawn from the first to the last. A part is a code and path data ("T M4 4h8v8z"), with "@...@" before
 * it a transform ("@rotate(20 48 42)@k M..."). Codes:
 *
 *   k t r p       filled with ink, the first colour, the second colour, paper;  l a fainter first colour, q a fainter second, g grey (faint ink)
 *   K T R P L Q G the same with a thin outline of ink
 *   k1.5 p2 ...   the tone and a width: a line of that width, with round ends
 *   h v d b x s   hatched with ink: horizontal, vertical, diagonal (/), diagonal (\), crossed, stippled;  H V D B X S the same, closer
 *   n             like the hatchings, but in paper over dark parts: diagonal light lines
 */

export type Tone = "ink" | "tint" | "second" | "paper" | "light" | "faint" | "grey";
export type Hatch = "h" | "v" | "d" | "b" | "x" | "s" | "H" | "V" | "D" | "B" | "X" | "S" | "n";

export interface Mark {
  readonly path: string;
  readonly turn: string;
  /** What it is filled or drawn with, if it is not hatched. */
  readonly tone: Tone;
  readonly hatch: Hatch | "";
  /** Of the line; 0 fills the path. */
  readonly width: number;
  /** Filled, with a thin line of ink round it. */
  readonly outlined: boolean;
}

const TONES: Record<string, Tone> = { k: "ink", t: "tint", r: "second", p: "paper", l: "light", q: "faint", g: "grey" };
const HATCHES = "hvdbxsHVDBXSn";

const drawn = new Map<string, readonly Mark[]>();

/** The parts of an engraving. What cannot be read is left out. */
export function marksOf(art: string): readonly Mark[] {
  let marks = drawn.get(art);
  if (!marks) {
    marks = art.split("|").flatMap((part) => markOf(part.trim()));
    drawn.set(art, marks);
  }
  return marks;
}

function markOf(part: string): Mark[] {
  const [, turn = "", code = "", width = "", path = ""] = /^(?:@([^@]*)@)?\s*([a-zA-Z])([\d.]*)\s+(M.*)$/is.exec(part) ?? [];
  const tone = TONES[code.toLowerCase()];
  const hatch = HATCHES.includes(code) ? (code as Hatch) : "";
  if (!path || (!tone && !hatch)) return [];
  return [
    {
      path,
      turn,
      tone: tone ?? "ink",
      hatch,
      width: Number(width),
      outlined: !hatch && !width && code !== code.toLowerCase(),
    },
  ];
}

/** The colours that pictures are printed in, by name: `tint` and `second` of a picture. */
export const COLOURS: Readonly<Record<string, string>> = {
  rust: "#b4552d",
  gold: "#cf9a33",
  teal: "#3f807d",
  olive: "#7b873d",
  slate: "#5c7a9c",
  plum: "#8d5674",
  red: "#a33a27",
  sand: "#d9bd8a",
  sky: "#9dbfc9",
  brown: "#7a4d2a",
};
