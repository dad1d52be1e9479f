/** Everything that lies in the boxes, as one list to look things up in. */

import { kindOf, valueOf } from "../wire/cards";
import type { KindWords, RoleWords } from "../wire/types";
import type { Glossary } from "../telling/glossary";
import { folded } from "./search";

/** In the order in which they are shown. */
export const SORTS = [
  "card",
  "equipment",
  "event",
  "character",
  "role",
  "shadow_role",
  "face",
  "dice_character",
  "dice_role",
] as const;
export type Sort = (typeof SORTS)[number];

export const COLOURS = ["brown", "blue", "green", "black", "event"] as const;

/** Rank and suit of each card of a kind that lies in a box. */
export interface Copies {
  box: string;
  values: string[];
}

export interface Thing {
  id: string;
  sort: Sort;
  box: string;
  game: string;
  name: string;
  text: string;
  /** The English name, where that is another. */
  english?: string;
  /** Of an event: the text in a few words. */
  brief?: string;
  colour?: string;
  copies?: Copies[];
  /** How many there are of a card without rank and suit. */
  count?: number;
  range?: number;
  price?: number;
  /** What it costs to have this equipment removed. */
  removal?: number;
  life?: number;
  /** Of a die's face: it stays as it was rolled. */
  locked?: boolean;
  /** The group of its rules in the catalogue. */
  rules?: string;
}

/** What somebody is looking for; "" means everything. */
export interface Search {
  text: string;
  box: string;
  sort: string;
  colour: string;
}

/** What somebody points at: a card or kind, a character, a role, a face of the dice or a rule. */
export interface Pointed {
  kind?: string;
  card?: string;
  character?: string;
  role?: string;
  face?: string;
  game?: string;
  /** The id of a rule, where nothing else is pointed at. */
  rule?: string;
}

const SHADOW = "shadow_";
const DICE = "dice";
/** The boxes in which the roles and the shadows' roles lie. */
const ROLE_BOX = "base";
const SHADOW_BOX = "gold_rush";

/** All things of all boxes: by sort, then by name. */
export function thingsOf(glossary: Glossary): Thing[] {
  const game = (box: string): string => glossary.boxes[box]?.game ?? "bang";
  const things: Thing[] = [
    ...each(glossary.kinds, (id, info) => ({
      id,
      sort: info.sort as Sort,
      box: info.box,
      game: game(info.box),
      name: info.name,
      text: info.text,
      colour: info.colour,
      ...given({
        brief: info.brief,
        copies: copiesOf(info),
        count: info.count,
        range: info.range,
        price: info.price,
        removal: info.removal,
        rules: info.rules,
      }),
    })),
    ...each(glossary.characters, (id, { name, text, box, life, rules }) => ({
      ...{ id, sort: "character" as const, box, game: game(box), name, text, life },
      ...given({ rules }),
    })),
    ...each(glossary.dice_characters, (id, { name, text, life, rules }) => ({
      ...{ id, sort: "dice_character" as const, box: DICE, game: DICE, name, text, life },
      ...given({ rules }),
    })),
    ...each(glossary.roles, role("role", ROLE_BOX, "bang")),
    ...each(glossary.shadow_roles, role("shadow_role", SHADOW_BOX, "bang")),
    ...each(glossary.dice_roles, role("dice_role", DICE, "dice")),
    ...each(inOrder(glossary.faces), (id, { name, text, locked, rules }) => ({
      ...{ id, sort: "face" as const, box: DICE, game: DICE, name, text },
      ...given({ locked, rules }),
    })),
  ];
  const { compare } = new Intl.Collator(glossary.language);
  const place = new Map<Sort, number>(SORTS.map((sort, at) => [sort, at]));
  // Faces stay in the order in which they are carried out, roles in that of the rule books.
  const fixed = new Set<Sort>(["face", "role", "dice_role", "shadow_role"]);
  return things.sort((a, b) => place.get(a.sort)! - place.get(b.sort)! || (fixed.has(a.sort) ? 0 : compare(a.name, b.name)));
}

function each<T>(record: Record<string, T>, make: (id: string, info: T) => Thing): Thing[] {
  return Object.entries(record).map(([id, info]) => make(id, info));
}

/** The faces in the order in which they are carried out. */
const inOrder = (faces: Glossary["faces"]): Glossary["faces"] =>
  Object.fromEntries(Object.entries(faces).sort(([, a], [, b]) => a.order - b.order));

const role =
  (sort: Sort, box: string, game: string) =>
  (id: string, { name, text, rules }: RoleWords): Thing => ({ id, sort, box, game, name, text, ...given({ rules }) });

/** Only the fields that have a value: what the glossary leaves out, a thing leaves out too. */
function given<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

function copiesOf({ box, copies, reprints }: KindWords): Copies[] | undefined {
  const all = [...(copies?.length ? [{ box, values: copies }] : [])];
  for (const [other, values] of Object.entries(reprints ?? {})) all.push({ box: other, values });
  return all.length ? all : undefined;
}

/** The same list, with the English names where they differ. */
export function withEnglish(things: readonly Thing[], english: readonly Thing[]): Thing[] {
  const names = new Map(english.map((thing) => [keyOf(thing), thing.name]));
  return things.map((thing) => {
    const name = names.get(keyOf(thing));
    return name === undefined || name === thing.name ? thing : { ...thing, english: name };
  });
}

/** Where a thing is found on the page of the cards: "card/bang". */
export const keyOf = ({ sort, id }: Thing): string => `${sort}/${id}`;

/** The boxes in which copies of a thing lie. */
export const boxesOf = ({ box, copies }: Thing): string[] => [...new Set([box, ...(copies ?? []).map((part) => part.box)])];

/** What matches: names that begin with what is looked for first, then other names, then texts. */
export function found(things: readonly Thing[], { text, box, sort, colour }: Search): Thing[] {
  const wanted = folded(text).trim();
  const left = things.filter(
    (thing) => (!box || boxesOf(thing).includes(box)) && (!sort || thing.sort === sort) && (!colour || thing.colour === colour),
  );
  if (!wanted) return left;
  const place = new Map<Sort, number>(SORTS.map((each, at) => [each, at]));
  return left
    .map((thing) => ({ thing, rank: rankOf(thing, wanted) }))
    .filter(({ rank }) => rank < MISSED)
    .sort((a, b) => place.get(a.thing.sort)! - place.get(b.thing.sort)! || a.rank - b.rank)
    .map(({ thing }) => thing);
}

const MISSED = 3;

function rankOf(thing: Thing, wanted: string): number {
  const names = [folded(thing.name), folded(thing.english ?? "")];
  if (names.some((name) => name.startsWith(wanted))) return 0;
  if (names.some((name) => name.includes(wanted))) return 1;
  const all = `${names.join(" ")} ${folded(thing.text)}`;
  return wanted.split(/\s+/).every((word) => all.includes(word)) ? 2 : MISSED;
}

/** What is pointed at, and its rank and suit if it is one card; null if it is nothing we know. */
export function pointed(things: readonly Thing[], what: Pointed): { thing: Thing; value: string } | null {
  const { kind, card, character, role: roleId, face, game } = what;
  const dice = game === DICE;
  const sorts: [string | undefined, Sort[]][] = [
    [card && kindOf(card), ["card", "equipment", "event"]],
    [kind, ["card", "equipment", "event", "face"]],
    [face, ["face"]],
    [character, [dice ? "dice_character" : "character"]],
    [roleId, roleId?.startsWith(SHADOW) ? ["shadow_role"] : [dice ? "dice_role" : "role"]],
  ];
  for (const [id, among] of sorts) {
    if (!id) continue;
    const thing = things.find((one) => one.id === id && among.includes(one.sort));
    if (thing) return { thing, value: card ? valueOf(card) : "" };
  }
  return null;
}

/** The role whose badge a role carries: that of a shadow is the one it had in life. */
export const badgeOf = ({ id }: Thing): string => (id.startsWith(SHADOW) ? id.slice(SHADOW.length) : id);

/** The things that each group of rules is about. */
export function byRules(things: readonly Thing[]): Map<string, Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) if (thing.rules) groups.set(thing.rules, [...(groups.get(thing.rules) ?? []), thing]);
  return groups;
}
