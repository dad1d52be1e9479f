/**
 * Which way things go when something happens: from event to routes. Everything here is told by the event itself, as this viewer was
 * told of it: a card that it does not name travels face down, and has no name here either.
 */

import type { Pile, Place } from "../stage/places";
import type { AnyEvent, AnyView } from "../wire/either";

/** What can be seen to move: a card by its name, null for one whose face is not told; or one of the small things. */
export type Thing = { readonly card: string | null } | { readonly token: Token };
/** A hit and a glow go nowhere: they are seen at a portrait. */
export type Token = "nugget" | "bullet" | "arrow" | "role" | "hit" | "glow";

export interface Route {
  readonly thing: Thing;
  /** Where it comes from: the first of these places that was on the screen. */
  readonly from: readonly Place[];
  /** Where it is held up for everybody to see, on its way. */
  readonly past?: readonly Place[];
  /** Where it goes: the first of these places that is on the screen. */
  readonly to: readonly Place[];
  /** Whether its face is up when it leaves, and when it arrives. */
  readonly up: readonly [boolean, boolean];
}

/** The table before and after an update, and the seat whose cards lie open before us. */
export interface Table {
  readonly before: AnyView;
  readonly after: AnyView;
  readonly bottom: number;
}

/** So many alike are seen to go together, however many there are. */
const MOST_ALIKE = 4;
const MOST_BULLETS = 3;

// ---- places

const pile = (name: Pile): Place => ({ pile: name });
const DECK = [pile("deck")];
const DISCARD = [pile("discard")];
const SHOP = [pile("shop"), pile("deck")];
const MIDDLE = [pile("stage"), pile("discard")];
const ARROWS = [pile("arrows"), pile("dice")];

const handOf = (seat: number): Place[] => [{ hand: seat }, { portrait: seat }];
const bodyOf = (seat: number): Place[] => [{ portrait: seat }];
const inFrontOf = (seat: number, card: string): Place[] => [{ card }, { inPlay: seat }, { portrait: seat }];

const holderOf = (view: AnyView, card: string): number => view.players.findIndex(({ in_play }) => in_play?.includes(card));

/** Whether we look into somebody's cards. */
const isOpen = ({ after, bottom }: Table, seat: number): boolean =>
  (seat === bottom && after.hand !== undefined && after.hand !== null) || Boolean(after.players[seat]?.hand);

/** Where a card lay that somebody had, in front of them or in the hand. */
function startOf({ before }: Table, card: string, seat: number): Place[] {
  const holder = holderOf(before, card);
  return holder >= 0 ? inFrontOf(holder, card) : [{ card }, ...handOf(seat)];
}

/** Where a card lies now: in front of somebody, or else there. */
function endOf({ after }: Table, card: string, otherwise: readonly Place[]): readonly Place[] {
  const holder = holderOf(after, card);
  return holder >= 0 ? inFrontOf(holder, card) : otherwise;
}

// ---- routes

const FACE_UP = [true, true] as const;
const FACE_DOWN = [false, false] as const;
const TURNED_UP = [false, true] as const;

const named = (event: AnyEvent): string[] => (event.card ? [event.card] : (event.cards ?? []));

const tokens = (token: Token, count: number, from: readonly Place[], to: readonly Place[]): Route[] =>
  Array.from({ length: Math.min(count, MOST_ALIKE) }, () => ({ thing: { token }, from, to, up: FACE_UP }));

/** Cards out of somebody's possession, for everybody to see. */
const thrown = (table: Table, cards: readonly string[], seat: number, to: readonly Place[]): Route[] =>
  cards.map((card) => ({ thing: { card }, from: startOf(table, card, seat), to: endOf(table, card, to), up: FACE_UP }));

/** Cards from one hand or pile into a hand, of which only those are known that were named to us. */
function taken(table: Table, event: AnyEvent, from: (card: string | null) => Place[], owner: number, to: number): Route[] {
  const known: (string | null)[] = event.hidden ?? [];
  const count = event.count ?? Math.max(1, known.length);
  const cards = [...known, ...Array<null>(Math.max(0, count - known.length)).fill(null)];
  return cards.slice(0, Math.max(known.length, MOST_ALIKE)).map((card) => ({
    thing: { card },
    from: from(card),
    to: card === null || !isOpen(table, to) ? handOf(to) : [{ card }, ...handOf(to)],
    up: card === null ? FACE_DOWN : [owner >= 0 && isOpen(table, owner), isOpen(table, to)],
  }));
}

/** Life that comes or goes, at the portrait of whoever it is. */
function life(seat: number, points: number): Route[] {
  const at = bodyOf(seat);
  if (!points) return [];
  const mark: Route = { thing: { token: points < 0 ? "hit" : "glow" }, from: at, to: at, up: FACE_UP };
  return [mark, ...(points < 0 ? tokens("bullet", Math.min(-points, MOST_BULLETS), at, at) : [])];
}

/** Cards that everybody may see for a moment before they lie where they belong. */
const shown = (cards: readonly string[], from: (card: string) => Place[], to: (card: string) => readonly Place[]): Route[] =>
  cards.map((card) => ({ thing: { card }, from: from(card), past: MIDDLE, to: to(card), up: TURNED_UP }));

type Way = (event: AnyEvent, table: Table) => Route[];

const discarding: Way = (event, table) => thrown(table, named(event), event.victim ?? event.who ?? -1, DISCARD);
/** What others play is held up before it lies anywhere; what we play, we know. */
const playing: Way = (event, table) => {
  const { who = -1 } = event;
  const routes = thrown(table, named(event), who, [...named(event).map((card) => ({ card })), ...MIDDLE]);
  return who === table.bottom ? routes : routes.map((route) => ({ ...route, past: MIDDLE }));
};
const healing: Way = (event) => life(event.at ?? event.who ?? -1, event.gained ?? event.points ?? 0);
const robbing: Way = (event, table) => {
  const { who = -1, victim = -1 } = event;
  return taken(table, event, (card) => (card === null ? handOf(victim) : startOf(table, card, victim)), victim, who);
};
/** Cards that lay open for everybody, into a hand. */
const picking =
  (pileName: Pile): Way =>
  (event, table) =>
    named(event).map((card) => {
      const { who = -1 } = event;
      return {
        thing: { card },
        from: [{ card }, pile(pileName)],
        to: isOpen(table, who) ? [{ card }, ...handOf(who)] : handOf(who),
        up: FACE_UP,
      };
    });
const returning: Way = ({ who = -1, at = who, number = 1 }) => tokens("arrow", number, bodyOf(at), ARROWS);

/** By what happens. Whatever is not here moves nothing. */
const WAYS: Partial<Record<AnyEvent["event"], Way>> = {
  seated: ({ who = -1 }) => tokens("role", 1, [...DECK, pile("dice")], bodyOf(who)),
  drew: (event, table) => taken(table, event, () => DECK, -1, event.who ?? -1),
  looked: (event) => shownToUs(event),
  played: playing,
  put_to_use: playing,
  used_missed: discarding,
  gave_up_bang: discarding,
  discarded: discarding,
  forced_discard: discarding,
  paid: discarding,
  spent: discarding,
  sold: discarding,
  exploded: discarding,
  shelved: (event, table) => thrown(table, named(event), event.who ?? -1, SHOP),
  passed_on: (event, table) => thrown(table, named(event), event.who ?? -1, bodyOf(event.target ?? -1)),
  took_from_hand: robbing,
  took_from_play: (event, table) => {
    const { who = -1, victim = -1 } = event;
    const to = (card: string): Place[] => (isOpen(table, who) ? [{ card }, ...handOf(who)] : handOf(who));
    return named(event).flatMap((card) => thrown(table, [card], victim, to(card)));
  },
  gave: (event, table) => {
    const { who = -1, target = -1 } = event;
    return taken(table, event, (card) => (card === null ? handOf(who) : startOf(table, card, who)), who, target);
  },
  inherited: (event, table) => {
    const { who = -1, victim = -1, cards = [] } = event;
    const open = cards.flatMap((card) => thrown(table, [card], victim, handOf(who)));
    return [...open, ...taken(table, event, () => handOf(victim), victim, who)];
  },
  store_opened: (event) =>
    named(event).map((card) => ({ thing: { card }, from: DECK, to: [{ card }, pile("open")], up: TURNED_UP })),
  store_taken: picking("open"),
  took_discard: picking("discard"),
  drew_discards: picking("discard"),
  flipped: (event) =>
    shown(
      named(event),
      () => DECK,
      () => DISCARD,
    ),
  chose_flip: (event) =>
    named(event).map((card) => ({ thing: { card }, from: [{ card }, pile("open"), pile("deck")], to: DISCARD, up: FACE_UP })),
  showed: (event, table) => revealing(event, table),
  must_play: (event, table) => revealing(event, table),
  put_on_deck: ({ card = null, who = -1 }, table) => [
    {
      thing: { card },
      from: card === null ? handOf(who) : startOf(table, card, who),
      to: DECK,
      up: card === null ? FACE_DOWN : [true, false],
    },
  ],
  reshuffled: ({ count = 1 }) =>
    Array.from({ length: Math.min(count, MOST_ALIKE) }, () => ({
      thing: { card: null },
      from: DISCARD,
      to: DECK,
      up: FACE_DOWN,
    })),
  revealed: (event) =>
    named(event).map((card) => ({ thing: { card }, from: [pile("events")], past: MIDDLE, to: [pile("events")], up: TURNED_UP })),
  restocked: (event) =>
    named(event).map((card) => ({ thing: { card }, from: SHOP, to: [{ card }, pile("shop")], up: TURNED_UP })),
  bought: (event, table) => {
    const { who = -1, price = 0 } = event;
    const goods = named(event).map((card) => ({
      thing: { card },
      from: [{ card }, pile("shop")],
      to: endOf(table, card, bodyOf(event.target ?? who)),
      up: FACE_UP,
    }));
    return [...tokens("nugget", price, bodyOf(who), SHOP), ...goods];
  },
  removed: (event, table) => [
    ...tokens("nugget", event.price ?? 0, bodyOf(event.by ?? -1), SHOP),
    ...thrown(table, named(event), event.victim ?? -1, SHOP),
  ],
  gained_nuggets: ({ who = -1, number = 0 }) => tokens("nugget", number, SHOP, bodyOf(who)),
  lost_nuggets: ({ who = -1, number = 0 }) => tokens("nugget", number, bodyOf(who), SHOP),
  lost_life: ({ who = -1, points = 0 }) => life(who, -points),
  regained_life: healing,
  gained_life: healing,
  healed: healing,
  gave_life: healing,
  took_arrows: ({ who = -1, number = 0 }) => tokens("arrow", number, ARROWS, bodyOf(who)),
  returned_arrows: returning,
  removed_arrow: returning,
};

/** Cards that only we look at come off the deck before us; of what others look at nothing is seen. */
function shownToUs(event: AnyEvent): Route[] {
  const cards = event.hidden ?? [];
  return cards.map((card) => ({ thing: { card }, from: DECK, to: [{ card }, pile("open")], up: TURNED_UP }));
}

/** A card of the hand that is held up, and goes back. */
function revealing(event: AnyEvent, table: Table): Route[] {
  const { who = -1 } = event;
  return named(event).map((card) => ({
    thing: { card },
    from: isOpen(table, who) ? [{ card }, ...handOf(who)] : handOf(who),
    past: MIDDLE,
    to: isOpen(table, who) ? [{ card }, ...handOf(who)] : handOf(who),
    up: [isOpen(table, who), true],
  }));
}

/** What is seen to move when this happens. */
export const routesOf = (event: AnyEvent, table: Table): Route[] => WAYS[event.event]?.(event, table) ?? [];
