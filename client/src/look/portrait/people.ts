/** Who looks how. Characters are drawn as their sets say; anybody else is put together from the letters of the id. */
import type { Symbols } from "../../wire/types";
import { drawings } from "../drawings.svelte";
import { beards, brows, coats, ears, eyes, faces, mouths, necks, noses } from "./parts";
import { hairBack, hairFront, hats, marks } from "./tops";

type Tone = "I" | "P" | "T";
/** Ink, white, ginger, blond, brown. */
export type Hair = "I" | "P" | "G" | "Y" | "N";

export interface Person {
  readonly face: keyof typeof faces;
  readonly ears: keyof typeof ears;
  readonly eyes: keyof typeof eyes;
  readonly brows: keyof typeof brows;
  readonly nose: keyof typeof noses;
  readonly mouth: keyof typeof mouths;
  readonly beard: keyof typeof beards;
  readonly hat: keyof typeof hats;
  readonly back: keyof typeof hairBack;
  readonly front: keyof typeof hairFront;
  readonly neck: keyof typeof necks;
  readonly coat: keyof typeof coats;
  readonly marks: readonly (keyof typeof marks)[];
  /** From pale to dark, 0 to 3. */
  readonly skin: number;
  readonly hair: Hair;
  readonly hatTone: Tone;
  readonly coatTone: "I" | "T";
  /** Which second ink, 0 to 6. */
  readonly tint: number;
  /** Turned the other way. */
  readonly flip: boolean;
}

const plain: Person = {
  face: "oval",
  ears: "plain",
  eyes: "plain",
  brows: "flat",
  nose: "straight",
  mouth: "flat",
  beard: "none",
  hat: "cattleman",
  back: "none",
  front: "burns",
  neck: "scarf",
  coat: "coat",
  marks: [],
  skin: 1,
  hair: "I",
  hatTone: "I",
  coatTone: "I",
  tint: 0,
  flip: false,
};

const woman: Partial<Person> = {
  face: "heart",
  ears: "none",
  eyes: "lashes",
  brows: "fine",
  nose: "small",
  mouth: "red",
  back: "long",
  front: "none",
  coat: "dress",
  neck: "lace",
};

/** FNV-1a, 32 bits: small, and the same everywhere. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

function drawn(id: string): Person {
  let turn = 0;
  const one = <T>(of: readonly T[]): T => of[hashOf(`${id}/${turn++}`) % of.length] as T;
  const common = {
    tint: one([0, 1, 2, 3, 4, 5, 6]),
    skin: one([0, 0, 1, 1, 2, 3]),
    flip: one([true, false]),
    hatTone: one<Tone>(["I", "I", "T", "P"]),
    hair: one<Hair>(["I", "I", "I", "N", "G", "Y", "P"]),
  };
  if (one([true, false])) {
    return {
      ...plain,
      ...woman,
      ...common,
      hair: common.hair === "P" ? "I" : common.hair,
      face: one(["heart", "soft", "oval"]),
      eyes: one(["lashes", "lidded"]),
      hat: one(["cattleman", "gambler", "straw", "cavalry", "tilted", "kerchief"]),
      back: one(["long", "curls", "bob", "low"]),
      front: one(["none", "locks", "fringe", "plait"]),
      mouth: one(["red", "lips", "smileLips", "smirk"]),
      neck: one(["lace", "choker", "knot", "scarf", "shawl"]),
      coat: one(["dress", "blouse", "jacket"]),
      marks: [one(["freckles", "mole", "earrings", "plume", "flower"] as const)],
    };
  }
  const beard = one(Object.keys(beards) as (keyof typeof beards)[]);
  const shaven = beard === "none" || beard === "stubble" || beard === "chops" || beard === "curtain" || beard === "pencil";
  return {
    ...plain,
    ...common,
    face: one(["oval", "square", "long", "round", "gaunt", "broad"]),
    eyes: one(["plain", "narrow", "tired", "merry"]),
    brows: one(["flat", "stern", "arched", "sad", "bushy"]),
    nose: one(Object.keys(noses) as (keyof typeof noses)[]),
    mouth: shaven ? one(["flat", "grim", "smile", "smirk", "straw"]) : "none",
    beard,
    hat: one(["cattleman", "gambler", "bowler", "tophat", "slouch", "cavalry", "straw", "cap", "kepi"]),
    back: one(["none", "short", "shag", "tied"]),
    neck: one(["scarf", "knot", "bow", "string", "cravat", "tie", "open", "collar", "poncho"]),
    coat: one(["coat", "vest", "duster", "jacket", "bear"]),
    marks: one<Person["marks"]>([[], [], ["scar"], ["patch"], ["glasses"], ["browScar"], ["wrinkles"]]),
  };
}

/** What is written about somebody, as it comes from the server: parts that this client cannot draw may be among it. */
type Features = Symbols["portraits"][string];

const PARTS: Record<string, object> = {
  ...{ face: faces, ears, eyes, brows, nose: noses, mouth: mouths, beard: beards, hat: hats },
  ...{ back: hairBack, front: hairFront, neck: necks, coat: coats },
};
const CHOICES: Record<string, readonly unknown[]> = {
  skin: [0, 1, 2, 3],
  hair: ["I", "P", "G", "Y", "N"],
  hatTone: ["I", "P", "T"],
  coatTone: ["I", "T"],
  tint: [0, 1, 2, 3, 4, 5, 6],
  flip: [true, false],
};

/** Whether a feature is one that can be drawn. */
const canDraw = ([field, value]: [string, unknown]): boolean =>
  CHOICES[field]?.includes(value) ?? (typeof value === "string" && Object.hasOwn(PARTS[field] ?? {}, value));

function described(own: Features): Person {
  const drawable = Object.fromEntries(Object.entries(own).filter(canDraw)) as Partial<Person>;
  const named = Array.isArray(own.marks) ? (own.marks as unknown[]) : [];
  return { ...plain, ...drawable, marks: named.filter((mark): mark is keyof typeof marks => Object.hasOwn(marks, String(mark))) };
}

export function personOf(id: string): Person {
  const own = drawings.now.portraits[id];
  return own ? described(own) : drawn(id);
}
