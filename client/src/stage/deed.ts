/**
 * What is going on at the table, read off what has happened: somebody plays a card, uses an ability, aims a die, or something befalls
 * them, and those it is about answer one after another. No rule is known here: who is struck and what became of it, the events say.
 */

import type { KindWords } from "../wire/types";
import type { AnyEvent } from "../wire/either";
import { kindOf } from "../wire/cards";

/** What somebody did about it, or what became of them. Each has a message: `stage-did-WHAT`. */
export interface Did {
  what:
    | "used" // a card in answer, whatever for
    | "missed"
    | "dodged"
    | "bang"
    | "turned" // cards of a draw!
    | "hit"
    | "unhurt"
    | "out"
    | "healed"
    | "wasted"
    | "took"
    | "lost"
    | "robbed"
    | "discarded"
    | "drew"
    | "free"
    | "jailed"
    | "boom"
    | "passed"
    | "aimed"
    | "arrows";
  cards?: string[];
  number?: number;
  /** Life that is left. */
  left?: number;
  role?: string;
}

/** What one player has to do with it. */
export interface Share {
  seat: number;
  state: "asked" | "waiting" | "done";
  did: Did[];
}

export interface Deed {
  /** The number of the event that began it; 0 if only a question tells of it. */
  n: number;
  what: "card" | "ability" | "check" | "event" | "dice" | "discard" | "blow";
  /** Who does it, -1 for nobody. */
  by: number;
  /** The card itself, if it is known which, and as what kind it counts. */
  card?: string;
  kind?: string;
  /** Whose ability it is. */
  character?: string;
  face?: string;
  tone: "harm" | "help" | "plain";
  /** Those it is about, in the order in which they are asked. */
  shares: Share[];
  /** Whether it is about everybody, one after another. */
  wide: boolean;
  /** What would stop it, and how many of them. */
  stops?: { what: "missed" | "bang" | "beer"; count: number };
  /** Who decides something about it without being struck, -1 for nobody. */
  deciding: number;
  over: boolean;
}

/** What has to be known of a table. */
export interface Known {
  kinds: Readonly<Record<string, KindWords>>;
  players: readonly { in_game: boolean }[];
}

export const deed = (parts: Partial<Deed>): Deed => ({
  n: 0,
  what: "card",
  by: -1,
  tone: "plain",
  shares: [],
  wide: false,
  deciding: -1,
  over: false,
  ...parts,
});

export const shareOf = (of: Deed, seat: number): Share | undefined => of.shares.find((share) => share.seat === seat);

/** The share of a seat, which has one from now on. */
export function sharing(of: Deed, seat: number): Share {
  let share = shareOf(of, seat);
  if (!share) of.shares.push((share = { seat, state: "waiting", did: [] }));
  return share;
}

/** The last thing that was done, as far as it has come; null if there was none. */
export function deedOf(past: readonly AnyEvent[], known: Known): Deed | null {
  return new Reading(recent(past), known).deed;
}

/** Nothing goes on for longer than a turn: what happened since the turn before this one. */
function recent(past: readonly AnyEvent[]): readonly AnyEvent[] {
  const now = past.findLastIndex(({ event }) => event === "turn");
  const before = past.slice(0, Math.max(0, now)).findLastIndex(({ event }) => event === "turn");
  return past.slice(Math.max(0, before));
}

type Happened = AnyEvent & { who: number };

class Reading {
  deed: Deed | null = null;
  /** Whether what comes now has nothing to do with the deed any more. */
  private closed = true;
  private readonly fell = new Map<number, number>();

  constructor(
    events: readonly AnyEvent[],
    private readonly known: Known,
  ) {
    for (const event of events) if (event.event === "eliminated") this.fell.set(event.who ?? -1, event.n);
    for (const event of events) this.hear(event as Happened);
    if (this.deed && this.closed) this.deed.over = true;
  }

  private hear(event: Happened): void {
    if (this.answers(event)) return;
    switch (event.event) {
      case "turn":
      case "turn_over":
      case "rolled":
        this.closed = true;
        return;
      case "played":
      case "spent":
      case "put_to_use":
      case "bought":
        return this.open(this.played(event));
      case "used_ability":
        return event.say === "" ? undefined : this.open(this.used(event));
      case "revealed":
        return this.open(deed({ n: event.n, what: "event", by: event.who, card: event.card, kind: kindOf(event.card ?? "") }));
      case "flipped":
        return this.check(event);
      case "store_opened":
        return this.store(event);
      case "discarded":
        return this.discarded(event);
      case "took_from_hand":
      case "took_from_play":
        return this.taken(event, event.who, "robbed");
      case "forced_discard":
      case "removed":
        return this.taken(event, event.by ?? -1, "lost");
      case "copied":
      case "gave":
      case "gave_life":
        return this.given(event);
      default:
        if (this.dice(event)) return;
        this.befell(event);
    }
  }

  private open(next: Deed): void {
    this.deed = next;
    this.closed = false;
  }

  /** The share of whoever has not yet come through it. */
  private standing(seat: number): Share | undefined {
    const share = this.deed && !this.closed ? shareOf(this.deed, seat) : undefined;
    return share?.state === "waiting" ? share : undefined;
  }

  /** Whether it is something that somebody does in answer: a card from the hand, an ability, a draw!. */
  private answers(event: Happened): boolean {
    const share = this.standing(event.who);
    if (!share) return false;
    switch (event.event) {
      case "used_missed":
        share.did.push({ what: "missed", cards: [event.card ?? ""] });
        return true;
      case "gave_up_bang":
        this.gaveUp(share, event.card ?? "");
        return true;
      case "flipped":
        share.did.push({ what: "turned", cards: event.cards ?? [] });
        return true;
      case "chose_flip":
        return this.chose(share, event.card ?? "");
      case "played":
      case "spent":
        if (event.who === this.deed?.by && share.did.length === 0) return false;
        share.did.push({ what: "used", cards: [event.card ?? ""] });
        return true;
      case "discarded":
        if (this.deed?.what === "check") return false;
        share.did.push({ what: "discarded", cards: [event.card ?? ""] });
        return true;
      case "used_ability":
      case "drew":
        return event.who !== this.deed?.by;
      default:
        return false;
    }
  }

  /** A BANG! is enough where everybody has to give one up; between two of them it is now the other's turn. */
  private gaveUp(share: Share, card: string): void {
    share.did.push({ what: "bang", cards: [card] });
    if (this.deed?.wide) share.state = "done";
    else if (this.deed && this.deed.by >= 0) sharing(this.deed, this.deed.by);
  }

  private chose(share: Share, card: string): boolean {
    const turned = share.did.findLast(({ what }) => what === "turned");
    if (turned) turned.cards = [card];
    return turned !== undefined;
  }

  private played(event: Happened): Deed {
    const kind = typeof event.kind === "string" ? event.kind : kindOf(event.card ?? "");
    const facts = this.known.kinds[kind];
    const laid = event.event !== "spent" && facts !== undefined && facts.colour !== "brown";
    const harms = Boolean(facts?.hostile || facts?.shoots) || event.more?.["use"] === "shot";
    const helps = Boolean(facts?.heals) || event.more?.["use"] === "heal";
    const wide = event.target === undefined && harms && !laid;
    const seats = event.target !== undefined ? [event.target] : wide ? this.after(event.who, event.n).slice(1) : [];
    return deed({
      n: event.n,
      by: event.who,
      card: event.card,
      kind,
      wide,
      tone: seats.length && harms ? "harm" : helps ? "help" : "plain",
      shares: seats.map((seat) => ({ seat, state: harms && !laid ? "waiting" : "done", did: [] })),
    });
  }

  private used(event: Happened): Deed {
    const { character, copied, kind } = event.source ?? {};
    return deed({
      n: event.n,
      what: "ability",
      by: event.who,
      ...((copied ?? character) && { character: copied ?? character }),
      ...(kind && { kind }),
      shares: event.target === undefined ? [] : [{ seat: event.target, state: "waiting", did: [] }],
    });
  }

  /** Everybody who was in the game when this happened, from a seat on. */
  private after(seat: number, n: number): number[] {
    const { players } = this.known;
    const there = (at: number): boolean => Boolean(players[at]?.in_game) || (this.fell.get(at) ?? 0) > n;
    return players.map((_, step) => (seat + step) % players.length).filter((at) => at === seat || there(at));
  }

  /** A draw! that nobody's card has brought about but what lies in front of oneself. */
  private check(event: Happened): void {
    const occasion = event.occasion;
    const of: Partial<Deed> =
      typeof occasion === "string" ? { kind: occasion } : occasion?.ability ? { character: occasion.ability } : {};
    const share: Share = { seat: event.who, state: "waiting", did: [{ what: "turned", cards: event.cards ?? [] }] };
    this.open(deed({ n: event.n, what: "check", ...of, shares: [share] }));
  }

  private store(event: Happened): void {
    if (!this.deed || this.closed || this.deed.by !== event.who) this.open(deed({ n: event.n, by: event.who }));
    const shares: Share[] = this.after(event.who, event.n).map((seat) => ({ seat, state: "waiting", did: [] }));
    Object.assign(this.deed!, { wide: true, shares });
  }

  private discarded(event: Happened): void {
    const now = this.closed ? null : this.deed;
    const card = event.card ?? "";
    if (now?.what === "check" && kindOf(card) === now.kind) {
      now.card = card;
      return;
    }
    if (this.fell.has(event.who)) return; // what the eliminated leave behind
    if (now?.by === event.who && now.what !== "discard" && this.replaces(now, card)) return;
    if (now?.what === "event") {
      const share = sharing(now, event.who);
      share.state = "done";
      share.did.push({ what: "discarded", cards: [card] });
      return;
    }
    if (now?.what !== "discard" || now.by !== event.who) {
      this.open(deed({ n: event.n, what: "discard", by: event.who, shares: [{ seat: event.who, state: "done", did: [] }] }));
    }
    this.deed!.card = card;
    this.deed!.shares[0]!.did.push({ what: "discarded", cards: [card] });
  }

  /** Whether a card goes because of what is being done: a new weapon for an old one, the price of an ability. */
  private replaces(now: Deed, card: string): boolean {
    const { kinds } = this.known;
    return now.what === "ability" || Boolean(kinds[now.kind ?? ""]?.weapon && kinds[kindOf(card)]?.weapon);
  }

  private taken(event: Happened, by: number, what: "robbed" | "lost"): void {
    const victim = event.victim ?? -1;
    const foreign = !this.deed || this.closed || this.deed.by !== by;
    // Somebody who was struck strikes back: that is a moment of its own only if nothing else is going on.
    if (foreign && this.deed && !this.closed) {
      if (shareOf(this.deed, by)) sharing(this.deed, by).did.push({ what: "took" });
      return;
    }
    if (foreign) {
      const { character } = event.source ?? {};
      this.open(deed({ n: event.n, what: "ability", by, tone: "harm", ...(character && { character }) }));
    }
    const share = sharing(this.deed!, victim);
    share.did.push({ what, ...(event.card && { cards: [event.card] }) });
    share.state = "done";
    this.deed!.tone = "harm";
  }

  private given(event: Happened): void {
    const at = event.target ?? event.at ?? -1;
    const { character, kind } = event.source ?? {};
    const tone = event.event === "copied" ? "plain" : "help";
    const did: Did[] = event.gained === undefined ? [] : [healed(event.gained)];
    this.open(
      deed({
        n: event.n,
        what: "ability",
        by: event.who,
        tone,
        ...(character && { character }),
        ...(kind && { kind }),
        shares: [{ seat: at, state: "done", did }],
      }),
    );
  }

  /** What only dice do; whether it was one of these. */
  private dice(event: Happened): boolean {
    switch (event.event) {
      case "aimed":
        this.aims(event, "harm", { what: "aimed", number: event.points ?? 1 });
        return true;
      case "healed":
        this.aims(event, "help", healed(event.gained ?? 0));
        return true;
      case "fired":
        this.open(this.volley(event.n, event.who));
        return true;
      case "indians":
        this.open(deed({ n: event.n, what: "dice", tone: "harm", wide: true }));
        return true;
      case "took_arrows":
        if (this.deed && !this.closed) return true;
        this.open(deed({ n: event.n, what: "dice", by: event.who }));
        this.deed!.shares = [{ seat: event.who, state: "done", did: [{ what: "arrows", number: event.number ?? 0 }] }];
        return true;
      default:
        return false;
    }
  }

  private volley(n: number, by: number): Deed {
    const shares: Share[] = this.after(by, n)
      .slice(1)
      .map((seat) => ({ seat, state: "waiting", did: [] }));
    return deed({ n, what: "dice", by, tone: "harm", wide: true, shares });
  }

  /** Dice that are aimed one after another are one thing. */
  private aims(event: Happened, tone: "harm" | "help", did: Did): void {
    const now = this.deed;
    const same = !this.closed && now?.what === "dice" && now.by === event.who && now.tone === tone && !now.wide;
    if (!same) this.open(deed({ n: event.n, what: "dice", by: event.who, tone }));
    if (event.face) this.deed!.face = event.face;
    const share = sharing(this.deed!, event.at ?? -1);
    const before = share.did.find(({ what }) => what === did.what);
    if (before) before.number = (before.number ?? 0) + (did.number ?? 0);
    else share.did.push(did);
    if (tone === "help") share.state = "done";
  }

  /** What became of somebody. */
  private befell(event: Happened): void {
    switch (event.event) {
      case "lost_life":
        return this.hurt(event);
      case "dodged":
        return this.ends(event.who, { what: "dodged" });
      case "immune":
      case "unhurt":
      case "spared":
        return this.ends(event.who, { what: "unhurt" });
      case "regained_life":
      case "gained_life":
        return this.ends(event.who, healed(event.points ?? 0, event.left), true);
      case "unhealed":
        return this.ends(event.who, { what: "wasted" });
      case "store_taken":
        return this.ends(event.who, { what: "took", cards: [event.card ?? ""] });
      case "eliminated":
        return this.ends(event.who, { what: "out", ...(event.role && { role: event.role }) });
      case "escaped":
        return this.ends(event.who, { what: "free" });
      case "stays_in_jail":
        return this.ends(event.who, { what: "jailed" });
      case "stays":
      case "passed_on":
        if (this.deed?.what === "check") this.deed.card = event.card;
        return this.ends(event.who, { what: "passed" });
      case "exploded":
        return this.exploded(event);
      case "chose_flip":
        if (this.deed) this.chose(sharing(this.deed, event.who), event.card ?? "");
        return;
      case "drew":
        return this.drew(event);
      default:
    }
  }

  private ends(seat: number, did: Did, heals = false): void {
    if (!this.deed || this.closed) return;
    const share = sharing(this.deed, seat);
    share.did.push(did);
    share.state = "done";
    if (heals && this.deed.tone === "plain") this.deed.tone = "help";
  }

  private hurt(event: Happened): void {
    const cause = typeof event.cause === "string" && event.cause in this.known.kinds ? event.cause : undefined;
    const fits = this.deed && !this.closed && (!cause || cause === this.deed.kind || this.deed.what === "dice");
    if (!fits) {
      const kind = cause ? { kind: cause } : {};
      this.open(deed({ n: event.n, what: "blow", by: event.by ?? -1, ...kind }));
    }
    const share = sharing(this.deed!, event.who);
    share.did = share.did.filter(({ what }) => what !== "aimed");
    share.did.push({ what: "hit", number: event.points ?? 1, left: Math.max(0, event.left ?? 0) });
    // At death's door it is not over.
    share.state = (event.left ?? 0) > 0 ? "done" : "waiting";
    // Between two, the other one has come through.
    if (!this.deed!.wide && this.deed!.what !== "dice") {
      for (const other of this.deed!.shares) if (other !== share) other.state = "done";
    }
    this.deed!.tone = "harm";
  }

  private exploded(event: Happened): void {
    if (!this.deed || this.closed) this.open(deed({ n: event.n, what: "dice", by: -1, tone: "harm" }));
    this.deed!.tone = "harm";
    if (event.card) this.deed!.card = event.card;
    sharing(this.deed!, event.who).did.push({ what: "boom" });
  }

  private drew(event: Happened): void {
    const now = this.closed ? null : this.deed;
    if (!now) return;
    if (now.what === "event" || now.what === "check") this.closed = true;
    else if (now.by === event.who && now.shares.every(({ seat }) => seat === event.who)) {
      const share = sharing(now, event.who);
      share.did.push({ what: "drew", number: event.count ?? 0 });
      share.state = "done";
    }
  }
}

const healed = (points: number, left?: number): Did =>
  points > 0 ? { what: "healed", number: points, ...(left !== undefined && { left }) } : { what: "wasted" };
