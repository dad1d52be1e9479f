/** Who looks how. Characters of the known sets stand in a table; anybody else is put together from the letters of the id. */
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

const woman: Partial<Person> = { face: "heart", ears: "none", eyes: "lashes", brows: "fine", nose: "small", mouth: "red", back: "long", front: "none", coat: "dress", neck: "lace" };

const known: Record<string, Partial<Person>> = {
  bart_cassidy: { face: "square", hat: "bowler", eyes: "merry", mouth: "grin", beard: "pencil", neck: "bow", coat: "vest", tint: 1, skin: 0 },
  black_jack: { face: "long", hat: "gambler", eyes: "narrow", brows: "stern", beard: "vandyke", neck: "string", marks: ["card"], tint: 6, skin: 2, mouth: "none", back: "short" },
  calamity_janet: { ...woman, face: "oval", hat: "cattleman", hatTone: "T", front: "braids", back: "none", mouth: "smirk", brows: "flat", neck: "scarf", coat: "jacket", marks: ["freckles"], tint: 0, skin: 0 },
  el_gringo: { face: "gaunt", hat: "gambler", hatTone: "T", eyes: "narrow", mouth: "straw", beard: "stubble", neck: "poncho", back: "short", tint: 3, nose: "long", flip: true, skin: 0 },
  jesse_jones: { hat: "cattleman", hatTone: "P", eyes: "narrow", mouth: "smirk", beard: "stubble", neck: "knot", coat: "vest", back: "short", tint: 6 },
  jourdonnais: { face: "round", hat: "cap", hatTone: "T", beard: "friendly", eyes: "plain", nose: "broad", mouth: "none", brows: "bushy", neck: "collar", coat: "bear", tint: 4, flip: true },
  kit_carlson: { hat: "fur", hatTone: "T", beard: "full", mouth: "none", eyes: "plain", nose: "straight", neck: "fur", coat: "coat", tint: 1, back: "shag", front: "none", skin: 0 },
  lucky_duke: { face: "oval", hat: "tophat", eyes: "plain", brows: "arched", mouth: "smile", beard: "handlebar", neck: "cravat", marks: ["monocle"], tint: 3, skin: 0, hair: "G" },
  paul_regret: { face: "long", hat: "bowler", hatTone: "T", eyes: "tired", brows: "sad", mouth: "none", beard: "droop", neck: "tie", tint: 4, nose: "long", front: "burns" },
  pedro_ramirez: { face: "square", hat: "gambler", eyes: "plain", brows: "bushy", mouth: "none", beard: "goatee", neck: "knot", coat: "jacket", coatTone: "T", tint: 0, skin: 2, back: "short" },
  rose_doolan: { ...woman, hat: "gambler", hatTone: "P", back: "curls", hair: "G", marks: ["rose"], neck: "open", coat: "jacket", tint: 0, skin: 0, mouth: "smileLips" },
  sid_ketchum: { face: "round", hat: "slouch", hatTone: "P", beard: "walrus", mouth: "none", marks: ["glasses"], neck: "collar", coat: "vest", coatTone: "T", tint: 3, nose: "button", skin: 0 },
  slab_the_killer: { face: "broad", hat: "none", front: "bald", eyes: "narrow", brows: "stern", nose: "broken", mouth: "grim", beard: "stubble", neck: "open", coat: "bear", marks: ["scar"], tint: 6, skin: 1 },
  suzy_lafayette: { ...woman, face: "soft", hat: "tilted", hatTone: "T", back: "curls", front: "middle", neck: "choker", marks: ["earrings", "plume"], mouth: "lips", eyes: "lidded", tint: 5, skin: 0 },
  vulture_sam: { face: "gaunt", hat: "none", front: "bald", hair: "P", eyes: "tired", brows: "stern", nose: "hook", mouth: "grim", neck: "ruff", coat: "duster", tint: 3, ears: "big", marks: ["wrinkles"] },
  willy_the_kid: { face: "soft", hat: "cattleman", hatTone: "P", ears: "big", eyes: "wide", mouth: "grin", neck: "knot", coat: "vest", tint: 1, front: "fringe", nose: "button", marks: ["freckles"], hair: "Y", skin: 0, flip: true },

  apache_kid: { face: "oval", hat: "cattleman", hatTone: "T", back: "long", front: "burns", eyes: "plain", mouth: "flat", neck: "knot", coat: "vest", tint: 2, skin: 2 },
  belle_star: { ...woman, hat: "cavalry", hatTone: "I", back: "curls", front: "none", marks: ["plume", "earrings"], neck: "cravat", coat: "jacket", coatTone: "T", mouth: "red", tint: 6, skin: 0, flip: true, eyes: "lidded" },
  bill_noface: { face: "long", hat: "slouch", marks: ["shade", "mask"], eyes: "narrow", neck: "open", coat: "duster", tint: 2, mouth: "none", ears: "none" },
  chuck_wengam: { face: "broad", hat: "slouch", hatTone: "T", beard: "full", mouth: "none", marks: ["patch"], nose: "broad", brows: "bushy", neck: "open", coat: "bear", tint: 1, hair: "I", skin: 1 },
  doc_holyday: { face: "gaunt", hat: "bowler", eyes: "tired", brows: "arched", beard: "handlebar", mouth: "none", neck: "cravat", tint: 5, skin: 0, nose: "long", hair: "I" },
  elena_fuente: { ...woman, face: "soft", hat: "none", back: "bun", front: "middle", marks: ["flower", "hoop"], neck: "shawl", tint: 6, skin: 2, brows: "arched", mouth: "red", ears: "plain" },
  greg_digger: { face: "gaunt", hat: "tophat", eyes: "tired", brows: "sad", beard: "chops", mouth: "grim", neck: "tie", coat: "duster", tint: 4, hair: "P", nose: "hook", skin: 0 },
  herb_hunter: { face: "square", hat: "cattleman", marks: ["browScar"], eyes: "narrow", brows: "stern", beard: "horseshoe", mouth: "none", neck: "open", coat: "duster", tint: 3, back: "shag", skin: 1, flip: true },
  jose_delgado: { face: "long", hat: "gambler", hatTone: "P", eyes: "plain", brows: "arched", beard: "pencil", mouth: "smile", neck: "cravat", coat: "jacket", coatTone: "I", tint: 2, skin: 2, front: "burns", flip: true },
  molly_stark: { ...woman, hat: "bonnet", hatTone: "T", back: "none", front: "middle", neck: "lace", coat: "blouse", tint: 4, skin: 1, eyes: "lashes", mouth: "smileLips", hair: "N", marks: ["freckles"] },
  pat_brennan: { face: "broad", hat: "bowler", hatTone: "P", beard: "chops", eyes: "merry", mouth: "smile", nose: "button", neck: "bow", coat: "vest", tint: 3, hair: "G", skin: 0, marks: ["cheeks"] },
  pixie_pete: { face: "round", hat: "slouch", hatTone: "T", ears: "big", eyes: "merry", mouth: "grin", nose: "button", brows: "arched", neck: "collar", coat: "vest", marks: ["feather"], tint: 5, skin: 0, front: "fringe", hair: "Y", flip: true },
  sean_mallory: { face: "square", hat: "cap", beard: "full", hair: "N", mouth: "none", eyes: "merry", brows: "bushy", neck: "collar", coat: "coat", tint: 0, skin: 0, nose: "broken" },
  tequila_joe: { face: "round", hat: "straw", hatTone: "P", beard: "walrus", hair: "N", eyes: "tired", mouth: "none", nose: "broad", neck: "knot", coat: "vest", coatTone: "T", tint: 2, skin: 1, marks: ["cheeks"], brows: "bushy" },
  vera_custer: { ...woman, face: "oval", hat: "cavalry", hatTone: "T", back: "low", front: "wave", neck: "knot", coat: "jacket", mouth: "lips", tint: 4, skin: 1, brows: "stern", eyes: "lashes", marks: ["mole"], ears: "plain" },

  don_bell: { face: "oval", hat: "none", front: "slick", beard: "handlebar", eyes: "plain", brows: "arched", mouth: "none", neck: "cravat", coat: "coat", tint: 2, skin: 1, back: "short", flip: true },
  dutch_will: { face: "round", hat: "kepi", hatTone: "T", beard: "curtain", hair: "P", eyes: "plain", mouth: "smile", nose: "button", neck: "collar", tint: 4, skin: 0, brows: "white", flip: true },
  jacky_murieta: { face: "oval", hat: "kerchief", hatTone: "T", eyes: "narrow", brows: "stern", beard: "vandyke", mouth: "none", neck: "open", coat: "vest", marks: ["hoop"], tint: 6, skin: 2, back: "shag", front: "none" },
  josh_mccloud: { face: "square", hat: "slouch", marks: ["lamp"], beard: "horseshoe", eyes: "tired", mouth: "none", neck: "knot", coat: "coat", coatTone: "T", tint: 1, skin: 3, brows: "flat", nose: "broad", hair: "I" },
  madam_yto: { ...woman, face: "soft", hat: "tophat", hatTone: "T", back: "bob", front: "fringe", neck: "choker", marks: ["veil", "earrings"], mouth: "red", eyes: "lidded", tint: 5, skin: 1, brows: "arched" },
  pretty_luzena: { ...woman, hat: "straw", hatTone: "P", back: "long", front: "middle", hair: "Y", neck: "lace", coat: "blouse", marks: ["flower", "freckles"], tint: 1, mouth: "smileLips", skin: 0 },
  raddie_snake: { face: "gaunt", hat: "none", front: "part", back: "tied", eyes: "narrow", brows: "stern", nose: "hook", mouth: "smirk", beard: "stubble", neck: "string", coat: "duster", marks: ["scar", "hoop"], tint: 3, skin: 1 },
  simeon_picos: { face: "gaunt", hat: "slouch", hatTone: "P", beard: "long", hair: "P", mouth: "none", eyes: "tired", brows: "white", nose: "broad", neck: "open", coat: "vest", tint: 0, skin: 2, marks: ["wrinkles"] },

  uncle_will: { face: "round", hat: "bowler", hatTone: "T", beard: "curtain", hair: "P", brows: "white", eyes: "merry", mouth: "smile", marks: ["glasses", "wrinkles"], neck: "bow", coat: "vest", tint: 0, skin: 3, nose: "broad" },
  johnny_kisch: { face: "soft", hat: "none", front: "curly", eyes: "wide", brows: "arched", mouth: "smirk", neck: "collar", coat: "jacket", marks: ["browScar"], tint: 2, skin: 3, nose: "small" },
  claus_the_saint: { face: "round", hat: "nightcap", hatTone: "T", beard: "long", hair: "P", brows: "white", eyes: "merry", mouth: "none", nose: "button", neck: "open", coat: "bear", coatTone: "T", marks: ["cheeks"], tint: 6, skin: 0, front: "none" },
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
  const common = { tint: one([0, 1, 2, 3, 4, 5, 6]), skin: one([0, 0, 1, 1, 2, 3]), flip: one([true, false]), hatTone: one<Tone>(["I", "I", "T", "P"]), hair: one<Hair>(["I", "I", "I", "N", "G", "Y", "P"]) };
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

export function personOf(id: string): Person {
  const own = known[id];
  return own ? { ...plain, ...own } : drawn(id);
}
