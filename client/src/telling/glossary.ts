/** GET /api/words/LANG: everything the client needs to talk in a language. What is false or empty is left out. */

import type { GameId } from "../wire/types";

/** What something is called and does. */
export interface Thing {
  name: string;
  text: string;
}

/** All cards of one name: playing cards, equipment and events. */
export interface KindInfo extends Thing {
  sort: "card" | "equipment" | "event";
  colour: "brown" | "blue" | "green" | "black" | "event";
  box: string;
  /** What an event does, in a few words. */
  brief?: string;
  /** Rank and suit of each card of its own box: "10H". */
  copies?: string[];
  /** The same of further boxes. */
  reprints?: Record<string, string[]>;
  /** How many there are of a card without rank and suit, if several. */
  count?: number;
  symbols?: string[];
  weapon?: boolean;
  range?: number;
  price?: number;
  /** What it costs to have this equipment removed. */
  removal?: number;
  /** Kinds of which it does, when it is bought, what one of them does. */
  modes?: string[];
  /** The group of its rules in the catalogue. */
  rules?: string;
  /** Left out in the starter game. */
  book?: boolean;
  /** An event that comes last and stays. */
  final?: boolean;
  /** Is a BANG! card. */
  bang?: boolean;
  /** Answers a shot from the hand. */
  missed?: boolean;
  /** Is stopped by Missed! effects. */
  shoots?: boolean;
  heals?: boolean;
  /** Does harm to its target. */
  hostile?: boolean;
  /** In play it threatens whoever it lies in front of. */
  turn_check?: boolean;
  /** The suit an event gives to every card. */
  all_suit?: string;
  /** While this event is in force surplus cards go on the draw pile. */
  surplus_on_deck?: boolean;
  /** What it lets players do. */
  actions?: string[];
}

export interface CharacterInfo extends Thing {
  life: number;
  box: string;
  rules?: string;
  actions?: string[];
  /** One of the actions is a shot. */
  shot?: boolean;
  /** Takes the cards of the eliminated. */
  inherits?: boolean;
  /** Some cards do nothing to this character. */
  immune?: boolean;
}

export interface DiceCharacterInfo extends Thing {
  life: number;
  rules?: string;
  /** What makes the line about an event name this character. */
  traits?: string[];
}

export interface RoleInfo extends Thing {
  rules?: string;
}

export interface FaceInfo extends Thing {
  /** When it is resolved. */
  order: number;
  /** Cannot be thrown again. */
  locked?: boolean;
  rules?: string;
}

export interface Glossary {
  language: string;
  /** All messages, in Fluent; in English what the language lacks. */
  messages: string;
  boxes: Record<string, { name: string; game: GameId }>;
  kinds: Record<string, KindInfo>;
  characters: Record<string, CharacterInfo>;
  dice_characters: Record<string, DiceCharacterInfo>;
  roles: Record<string, RoleInfo>;
  dice_roles: Record<string, RoleInfo>;
  /** By the id in the catalogue, such as "shadow_deputy". */
  shadow_roles: Record<string, RoleInfo>;
  faces: Record<string, FaceInfo>;
  /** All abilities that players use; with a text only where no message says what they do. */
  actions: Record<string, { text?: string }>;
  /** At a table of three: the role that each role is after. */
  goals: Record<string, string>;
}

/** The kind that stands for all of a sort: the first of which this is true, in the order of the boxes; "" if there is none. */
export function typical(glossary: Glossary | null, is: (kind: KindInfo) => unknown): string {
  return Object.entries(glossary?.kinds ?? {}).find(([, kind]) => is(kind))?.[0] ?? "";
}
