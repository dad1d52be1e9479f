/** From a person to the strokes of the picture, bottom to top. */
import type { Symbols } from "../../wire/types";
import { drawings } from "../drawings.svelte";
import { beards, brows, coats, ears, eyes, faces, mouths, necks, noses } from "./parts";
import { type Hair, type Person, personOf } from "./people";
import { hairBack, hairFront, hats, marks } from "./tops";

export interface Stroke {
  readonly path: string;
  /** A class of the portrait: ink, paper, tint, skin, ... */
  readonly tone: string;
  /** 0 fills the path. */
  readonly width: number;
  readonly mirrored: boolean;
}

export interface Picture {
  readonly person: Person;
  readonly face: string;
  /** What lies under the face, and over it. */
  readonly under: readonly Stroke[];
  readonly over: readonly Stroke[];
  /** Shadow lines on the face: the far cheek, and under a brim. */
  readonly hatching: string;
}

const full = { I: "ink", P: "paper", T: "tint" } as const;
const hairs: Record<Hair, string> = { I: "ink", P: "paper", G: "ginger", Y: "blond", N: "brown" };

function strokesOf(piece: string, person: Person): Stroke[] {
  const onto = (tone: string): string => (tone === "I" ? "paper" : "ink");
  const tones: Record<string, string> = {
    ...full,
    L: "ink",
    W: "paper",
    S: "skin",
    p: "bare",
    R: "red",
    r: "blush",
    H: hairs[person.hair],
    h: onto(person.hair),
    A: full[person.hatTone],
    a: onto(person.hatTone),
    B: person.hatTone === "T" ? "ink" : "tint",
    C: full[person.coatTone],
    c: onto(person.coatTone),
  };
  return piece
    .split("|")
    .filter(Boolean)
    .map((stroke) => {
      const [, tone = "L", both, width = "", path = ""] = /^(\w)(=?)([\d.]*):(.*)$/s.exec(stroke) ?? [];
      return { path, tone: tones[tone] ?? "ink", width: Number(width), mirrored: both === "=" };
    });
}

const lines = (from: number, to: number, step: number, line: (y: number) => string): string => {
  let path = "";
  for (let y = from; y <= to; y += step) path += line(y);
  return path;
};

const cheek = lines(38, 72, 1.9, (y) => `M56 ${y}q-4 .4-${5.5 + Math.max(0, y - 52) / 3} 2.6`);
const brim = lines(35, 41.5, 1.6, (y) => `M26 ${y}q14 2.5 28 0`);
const bare = new Set<keyof typeof hats>(["none", "bonnet", "kerchief", "tilted"]);

const neck = "S:M33.5 60h13v11c-3 4-10 4-13 0z|L0.8:M40.5 68.8q3.5-.2 5.5-2.3M41.5 70.7q3-.3 4.5-1.8M42.5 72.5q2.2-.2 3.5-1.2";

/** The pictures that were put together, by the drawings they are made from. */
const albums = new WeakMap<Symbols, Map<string, Picture>>();

export function pictureOf(id: string): Picture {
  const kept = albums.get(drawings.now) ?? new Map<string, Picture>();
  albums.set(drawings.now, kept);
  let picture = kept.get(id);
  if (!picture) {
    const person = personOf(id);
    const pieces = (...list: string[]): Stroke[] => list.flatMap((piece) => strokesOf(piece, person));
    picture = {
      person,
      face: faces[person.face],
      under: pieces(hairBack[person.back], coats[person.coat], neck, necks[person.neck], ears[person.ears]),
      over: pieces(
        eyes[person.eyes],
        brows[person.brows],
        noses[person.nose],
        mouths[person.mouth],
        beards[person.beard],
        hairFront[person.front],
        hats[person.hat],
        ...person.marks.map((mark) => marks[mark]),
      ),
      hatching: cheek + (bare.has(person.hat) ? "" : brim),
    };
    kept.set(id, picture);
  }
  return picture;
}
