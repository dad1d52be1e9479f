/**
 * What the server sends, made by hand: as far as this client looks at it, with only what a test is about said in it. What views have
 * besides may be missing.
 */

import type { AnyEvent } from "../../src/wire/either";
import type { Asked, CardPlayer, CardView, GameEvent } from "../../src/wire/types";

const PLAYER: Partial<CardPlayer> = {
  in_game: true,
  role: null,
  side: null,
  character: "x",
  second: null,
  abilities: ["x"],
  life: 4,
  max_life: 4,
  hand_size: 2,
  hand: null,
  in_play: [],
  range: 1,
  tokens: {},
  weapon: null,
};

export const player = (name: string, fields: Partial<CardPlayer> = {}): CardPlayer =>
  ({ ...PLAYER, name, ...fields }) as CardPlayer;

const VIEW: Partial<CardView> = {
  seat: 0,
  phase: "phase 2",
  turn: 1,
  active: 0,
  extra_turn: false,
  bangs: 0,
  hand: [],
  shown: [],
  seen: [],
  eliminated: [],
  first_out: -1,
  fresh: [],
  deck_size: 40,
  discard_size: 0,
  discard_top: null,
  piles: {},
  pile_sizes: {},
  ghost: -1,
  shadow: -1,
  shadows: false,
  shadow_variant: false,
  next_event: null,
  standing: [],
  marks: {},
  winners: [],
  living: {},
};

export const cardView = (players: CardPlayer[], fields: Partial<CardView> = {}): CardView =>
  ({ ...VIEW, players, killed_by: players.map(() => -1), ...fields }) as CardView;

/** An event with these facts. */
export const happened = (n: number, event: GameEvent["event"], facts: Partial<AnyEvent> = {}): GameEvent =>
  ({ n, event, ...facts }) as GameEvent;

/** A question with this subject. */
export const asks = (kind: Asked["kind"], about: object = {}, fields: object = {}): Asked =>
  ({ question: 1, seat: 1, kind, about, ...fields }) as Asked;
