/**
 * All that this page knows of a table, as one record, and the functions that bring it up to date. They are pure: the same
 * record and message give the same record, and nothing here knows a rule of any game.
 */

import type { Link } from "../wire/connection";
import type { AnyPlayer, AnyView } from "../wire/either";
import type {
  Asked,
  Changes,
  ChatLine,
  Choices,
  Closing,
  GameEvent,
  GameInfo,
  Notice,
  Refused,
  Result,
  ServerMessage,
  Snapshot,
  TableInfo,
  Update,
  You,
} from "../wire/types";

export interface TableState {
  /** How we are connected to the server. */
  link: Link;
  /** The table and who sits at it; null before the first snapshot. */
  table: TableInfo | null;
  /** Our own place at it. */
  you: You | null;
  /** The game that is played, or was played last. */
  game: GameInfo | null;
  /** What we see of it. */
  view: AnyView | null;
  /** The open question, whoever is asked. */
  asked: Asked | null;
  /** When we were told how much time is left, in milliseconds of this page's clock. */
  askedAt: number;
  /** Our answers to it, if we are the one who is asked. */
  choices: Choices | null;
  /** The number of the question that we have answered without having heard of it yet, 0 for none. */
  answering: number;
  /** How the game ended, once it has. */
  result: Result | null;
  /** All events of this game that we know of, in order. */
  events: GameEvent[];
  /** Those that came with the last update: they are acted out, the others have happened. */
  fresh: GameEvent[];
  chat: ChatLine[];
  /** Who came to a seat or lost one while this game was played, in order. */
  notices: Notice[];
  /** The last sign of each seat, and when it was made; until it is over (`quieter`). */
  emotes: Record<number, { emote: string; at: number }>;
  /** What each seat has said last, and when; until it has been read (`quieter`). */
  says: Record<number, { text: string; at: number }>;
  /** What was refused last, until something else happens. */
  refused: Refused | null;
  /** Why the server has ended the connection. */
  closing: Closing | null;
}

export const NOTHING_YET: TableState = {
  link: "connecting",
  table: null,
  you: null,
  game: null,
  view: null,
  asked: null,
  askedAt: 0,
  choices: null,
  answering: 0,
  result: null,
  events: [],
  fresh: [],
  chat: [],
  notices: [],
  emotes: {},
  says: {},
  refused: null,
  closing: null,
};

const MOST_CHAT = 200;
/** How long a sign stays, in milliseconds. */
export const EMOTE_TIME = 4000;
/** How long a speech bubble stays: to be noticed, and to be read, for each of its characters. */
const SAY_TIME = 4000;
const READ_TIME = 60;

/** The state after messages of the server that were heard together at the time `now`: what happened in any of them is fresh. */
export function heardAll(state: TableState, messages: readonly ServerMessage[], now: number): TableState {
  const fresh: GameEvent[] = [];
  for (const message of messages) {
    const before = state;
    state = heard(state, message, now);
    if (state.fresh !== before.fresh) fresh.push(...state.fresh);
  }
  return fresh.length > state.fresh.length ? { ...state, fresh } : state;
}

/** The state after a message of the server, heard at the time `now`. */
export function heard(state: TableState, message: ServerMessage, now: number): TableState {
  switch (message.type) {
    case "snapshot":
      return afterSnapshot(state, message, now);
    case "update":
      return afterUpdate(state, message, now);
    case "asked":
      return message.game === state.game?.number ? { ...state, asked: message.asked, askedAt: now } : state;
    case "table":
      return { ...state, table: message.table };
    case "notice":
      return { ...state, notices: [...state.notices, message.notice] };
    case "you":
      return { ...state, you: message.you };
    case "emote":
      return { ...state, emotes: { ...state.emotes, [message.seat]: { emote: message.emote, at: now } } };
    case "chat":
      return {
        ...state,
        chat: [...state.chat, message.line].slice(-MOST_CHAT),
        says: { ...state.says, [message.line.seat]: { text: message.line.text, at: now } },
      };
    case "refused":
      // An answer that was refused has changed nothing: the question is still ours.
      return { ...state, refused: message, answering: message.to === "answer" ? 0 : state.answering };
    case "closing":
      return { ...state, closing: message };
    case "pong":
      return state;
  }
}

export function linked(state: TableState, link: Link): TableState {
  return link === state.link ? state : { ...state, link, answering: link === "open" ? 0 : state.answering };
}

/** The answer to the open question is on its way. */
export function answering(state: TableState): TableState {
  return { ...state, answering: state.asked?.question ?? 0, refused: null };
}

/** The player has gone on to something else: what was refused is over. */
export function unrefused(state: TableState): TableState {
  return state.refused ? { ...state, refused: null } : state;
}

/** Without the signs and speech bubbles that are over at the time `now`; the same record if there are none. */
export function quieter(state: TableState, now: number): TableState {
  const emotes = lasting(state.emotes, ({ at }) => now - at < EMOTE_TIME);
  const says = lasting(state.says, ({ at, text }) => now - at < SAY_TIME + text.length * READ_TIME);
  return emotes === state.emotes && says === state.says ? state : { ...state, emotes, says };
}

function lasting<T>(all: Record<number, T>, lasts: (one: T) => boolean): Record<number, T> {
  const left = Object.entries(all).filter(([, one]) => lasts(one));
  return left.length === Object.keys(all).length ? all : Object.fromEntries(left);
}

/** Whether something is shown that changes with the time alone: a clock that runs. */
export function isTimed(state: TableState): boolean {
  return timeLeft(state, 0) !== null;
}

function afterSnapshot(state: TableState, said: Snapshot, now: number): TableState {
  const { events = [] } = said;
  const same = said.game && state.game?.commitment === said.game.commitment;
  const last = state.events.at(-1)?.n ?? 0;
  const goesOn = same && (events.length === 0 ? last > 0 : events[0]?.n === last + 1);
  return {
    ...state,
    table: said.table,
    you: said.you,
    game: said.game ?? null,
    view: said.view ?? null,
    asked: said.asked ?? null,
    askedAt: now,
    choices: said.choices ?? null,
    answering: 0,
    result: said.result ?? null,
    events: goesOn ? [...state.events, ...events] : events,
    // What we missed while we were gone is told in the log, and not acted out.
    fresh: [],
    chat: said.chat ?? [],
    notices: said.notices ?? [],
    refused: null,
    closing: null,
  };
}

function afterUpdate(state: TableState, said: Update, now: number): TableState {
  if (state.game?.number !== said.game || !state.view) return state;
  return {
    ...state,
    view: merged(state.view, said.changes),
    asked: said.asked ?? null,
    askedAt: now,
    choices: said.choices ?? null,
    answering: 0,
    result: said.result ?? state.result,
    events: [...state.events, ...said.events],
    fresh: said.events,
    refused: null,
  };
}

/** A view with these changes: of players the changed fields by seat, everything else field by field. */
export function merged(view: AnyView, changes: Changes): AnyView {
  const { players, ...rest } = changes;
  const changed = (player: AnyPlayer, seat: number): AnyPlayer => ({ ...player, ...players?.[seat] });
  return { ...view, ...rest, players: players ? view.players.map(changed) : view.players };
}

/** Whether we have to answer now, and can. */
export function isOurs(state: TableState): boolean {
  return state.link === "open" && state.choices !== null && state.answering === 0 && state.asked !== null;
}

/** Milliseconds left to answer at the time `now`; null if there is no limit. */
export function timeLeft(state: TableState, now: number): number | null {
  const left = state.asked?.left;
  return left === undefined || left === null ? null : Math.max(0, left * 1000 - (now - state.askedAt));
}

/** The seats in the order in which they are drawn: clockwise from the one at the bottom. */
export function around(count: number, bottom: number): number[] {
  const first = bottom >= 0 && bottom < count ? bottom : 0;
  return Array.from({ length: count }, (_, step) => (first + step) % count);
}
