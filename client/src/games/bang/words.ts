/** Naming what a table of the card game has: cards, characters, roles, options, questions and reasons. */

import { kindOf, valueOf } from "../../wire/cards";
import type { Asked, Option, View } from "../../wire/types";
import { type CharacterInfo, type Glossary, type KindInfo, type Thing, typical } from "../../telling/glossary";
import { bare, type Fields, NOBODY, raw, Speech } from "../../telling/speech";
import type { Narrator } from "../../telling/narrating";
import type { Texts, Values } from "../../telling/texts";
import { CardNarrator } from "./narrator";

const SUIT_SHAPES: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };
const SEATS = ["who", "target", "by", "victim", "seat"];
const KINDS = ["kind", "cause", "occasion"];
const LISTS = ["cards", "hidden"];
/** What only some learn of an event. */
const SECRETS = ["role", "card", "character"];
/** In place of a kind of card: what a character does. */
const ABILITY = "ability";
const FROM_HAND = "hand";
/** With these a card is used as the kind that the option names. */
const AS_KIND = ["play", "spend", "respond", "buy"];

/** The words of one table of the card game for one viewer. */
export class CardWords extends Speech {
  protected readonly prefix = "";
  /** Each seat's character, and after it those whose abilities it has copied. Empty as long as nobody has said. */
  abilities: string[][] = [];
  /** The second characters the viewer has seen, by seat. */
  second: Record<number, string> = {};
  /** The kind of the event in force. */
  standing = "";
  /** Who is back in the game for this turn only, as a ghost or as a shadow. */
  ghost = NOBODY;
  shadow = NOBODY;
  active = NOBODY;

  constructor(glossary: Glossary, texts: Texts, names: readonly string[], viewer: number) {
    super(glossary, texts, names, viewer, glossary.roles);
  }

  narrator(from: readonly string[] | View): Narrator {
    return new CardNarrator(this, from);
  }

  override learn(view: View): void {
    this.abilities = view.players.map(({ character, abilities = [] }) => [
      character,
      ...abilities.filter((other) => other !== character),
    ]);
    this.second = {};
    view.players.forEach(({ second }, seat) => second && (this.second[seat] = second));
    this.ghost = view.ghost ?? NOBODY;
    this.shadow = view.shadow ?? NOBODY;
    this.active = view.active;
    this.standing = view.standing?.[0] ?? "";
  }

  // Names.

  kindInfo(id: unknown): KindInfo | undefined {
    return this.glossary.kinds[id as string];
  }

  characterInfo(id: unknown): CharacterInfo | undefined {
    return this.glossary.characters[id as string];
  }

  kind(id: string): Thing {
    return this.kindInfo(id) ?? { name: bare(id), text: "" };
  }

  override character(id: string): Thing {
    return this.characterInfo(id) ?? { name: bare(id), text: "" };
  }

  /** The names inside sentences. */
  kindName(id: string): string {
    return this.named("kind", id, this.kind(id).name);
  }

  characterName(id: string | undefined): string {
    return id ? this.named("character", id, this.character(id).name) : "";
  }

  /** What an event does, in a few words. */
  brief(kind: string): string {
    return this.kindInfo(kind)?.brief ?? this.kind(kind).text;
  }

  /** A suit or colour that can be called. */
  called(call: string | undefined): string {
    return call ? this.texts.say(call in SUIT_SHAPES ? `suit-${call}` : `colour-${call}`) : "";
  }

  /** The role of the player who turns up the events (DC-3P-8). */
  revealer(): string {
    return this.role(this.names.length === 3 ? "deputy" : "sheriff");
  }

  /** What a shadow of this role is called and wants. */
  side(role: string): Thing {
    return this.glossary.shadow_roles[`shadow_${role}`] ?? { name: this.role(role), text: "" };
  }

  /** A card as the log tells of it: "BANG! (9 of Diamonds)"; just the name if it has no value. */
  card(card: string): string {
    return this.named("card", card, this.valued("card-long", card));
  }

  /** A card as lists show it: "BANG! 9♦"; just the name if it has no value. */
  short(card: string): string {
    return this.named("card", card, this.valued("card-short", card));
  }

  private valued(message: string, card: string): string {
    const { name } = this.kind(kindOf(card));
    const value = valueOf(card);
    if (!value) return name;
    let [rank, suit] = [value.slice(0, -1), value.slice(-1)];
    if (message === "card-short") suit = SUIT_SHAPES[suit]!;
    else {
      suit = this.called(suit);
      if (rank > "9") rank = this.texts.say(`rank-${rank}`);
    }
    return this.texts.say(message, { name, rank, suit });
  }

  /** What using an ability does. */
  action(id: string): string {
    const text = this.glossary.actions[id]?.text;
    if (text && !this.texts.has(`action-${id}`)) return text;
    return this.texts.say([`action-${id}`, "action-other"], { name: bare(id) });
  }

  /** The character, card or event that lets a player use an ability, by name. */
  actionOwner(action: string): string {
    const owner = Object.entries(this.glossary.characters).find(([, info]) => info.actions?.includes(action));
    return owner ? this.characterName(owner[0]) : this.cardOwner(action);
  }

  /** The card or event that lets a player use an ability, by name; "" if it is a character's. */
  cardOwner(action: string): string {
    const owner = Object.entries(this.glossary.kinds).find(([, info]) => info.actions?.includes(action));
    return owner ? this.kindName(owner[0]) : "";
  }

  /** The event that lets players use this, undefined if it is the ability of somebody or of a card. */
  eventOf(action: unknown): string | undefined {
    const lets = ([, info]: [string, KindInfo]) => info.colour === "event" && info.actions?.includes(action as string);
    return Object.entries(this.glossary.kinds).find(lets)?.[0];
  }

  // What messages are given.

  /** A kind of card for a message: its name and id, and whether it shoots. "ability" stands for a seat's ability. */
  kindValues(place: string, kind: unknown, whose = NOBODY): Values {
    if (kind === ABILITY) return this.abilityValues(place, whose);
    const known = this.kindInfo(kind);
    if (!known) return { [place]: "", [`${place}_id`]: "none", [`${place}_is`]: "none" };
    const is = known.colour === "event" ? "event" : known.shoots ? "shot" : "card";
    return { [place]: this.kindName(kind as string), [`${place}_id`]: kind as string, [`${place}_is`]: is };
  }

  private abilityValues(place: string, whose: number): Values {
    const person = this.abilities[whose]?.at(-1);
    const shot = this.characterInfo(person)?.shot;
    const message = !person ? "cause-unknown" : shot ? "cause-shot" : "cause-ability";
    const said = this.texts.say(message, { character: this.characterName(person) });
    return { [place]: said, [`${place}_id`]: ABILITY, [`${place}_is`]: shot ? "shot" : "card" };
  }

  /**
   * The event in force for a message, the suit it gives to every card (BASE-DRAW-5), and where surplus cards go.
   *
   * If `cards` are named, the suit is told only if that of one of them is another.
   */
  eventValues(cards: readonly string[] = []): Values {
    const event = this.kindInfo(this.standing);
    const suit = event?.all_suit;
    const same = cards.length > 0 && cards.every((card) => valueOf(card).at(-1) === suit);
    return {
      event: event ? this.kindName(this.standing) : "",
      all_suit: this.called(suit),
      all_suit_is: suit && !same ? "event" : "none",
      surplus_to: event?.surplus_on_deck ? "deck" : "discard",
    };
  }

  /**
   * What a seat makes a draw! for, in a message. Abilities shoot at others only, so in one's own turn the ability that
   * asks for it is one's own; undefined if it is not for an ability of one's own.
   */
  drawValues(seat: unknown, occasion: unknown): Values | undefined {
    const person = this.abilities[seat as number]?.at(-1);
    if (occasion !== ABILITY || seat !== this.active || !person) return undefined;
    return { occasion: this.characterName(person), occasion_id: person, occasion_is: "own" };
  }

  /**
   * Every field has a value, also one that does not apply and is left out on the wire. An ability among the causes is
   * that of the seat in the field `by`, or else of the seat `whose`.
   *
   * Of a player $by is the name and $by_is you, other or nobody; of a kind $cause is the name, $cause_id the id, none
   * or ability, and $cause_is shot, card or event; an action has $action_id, a list $cards and $cards_count.
   */
  override values(fields: Fields, whose = NOBODY): Values {
    const owner = typeof fields.by === "number" ? fields.by : whose;
    const values: Values = {};
    for (const field of SEATS) Object.assign(values, this.seatValues(field, fields[field]));
    for (const field of KINDS) Object.assign(values, this.kindValues(field, fields[field], owner));
    for (const field of SECRETS) values[`${field}_seen`] = field in fields ? "yes" : "no";
    for (const field of LISTS) this.list(values, field, fields[field], (card: string) => this.card(card));
    this.list(values, "winners", fields.winners, (seat: number) => this.name(seat));
    const { role, action, next, card, mark, character, suit, call } = fields as Record<string, string | undefined>;
    Object.assign(values, {
      role: this.role(role),
      role_id: role ?? "unknown",
      action: action ? this.action(action) : "",
      action_id: action ?? "none",
      next: next ? this.card(next) : "",
      next_is: next ? "card" : "none",
      card: card ? this.card(card) : "",
      mark: mark ? this.card(mark) : "",
      character: this.characterName(character),
      suit: this.called(suit),
      call: this.called(call),
    });
    for (const [field, value] of Object.entries(fields)) {
      if (!(field in values) && typeof value !== "object") Object.assign(values, raw(field, value));
    }
    return values;
  }

  private list<T>(values: Values, field: string, list: unknown, name: (item: T) => string): void {
    const items = (list ?? []) as T[];
    values[field] = this.listed(items.map(name), "list-and");
    values[`${field}_count`] = items.length;
  }

  /**
   * A card for a message that tells as what it is played, and at whom: $use is shot, heal or other. A card that is only
   * `laid` in front of somebody does not do yet what it is good for.
   */
  playedValues(card: string, kind: string, aimed = false, laid = true): Values {
    const same = kindOf(card) === kind;
    const played = this.kindInfo(kind);
    const does = aimed && (played?.colour === "brown" || !laid);
    const text = this.card(card);
    return {
      card: same ? text : this.texts.say("card-as", { card: text, kind: this.kindName(kind) }),
      colour: played?.colour ?? "",
      as_is: same ? "same" : "other",
      use: does && played?.shoots ? "shot" : does && played?.heals ? "heal" : "other",
    };
  }

  /** As what a hand card answers where one of this name is asked for: itself if it is such a card. */
  countsAs(card: string, name: "bang" | "missed"): string {
    const own = kindOf(card);
    return this.kindInfo(own)?.[name] ? own : typical(this.glossary, (kind) => kind[name]);
  }

  // Questions and answers.

  protected override askedAbout({ kind, seat, about }: Asked): Values {
    const second = this.second[seat];
    return {
      ...this.values(about),
      ...this.seatValues("who", seat),
      ...(kind === "flip" ? this.drawValues(seat, about.occasion) : {}),
      ...this.eventValues(),
      own: this.characterName(this.abilities[seat]?.[0]),
      second: this.characterName(second),
      second_ability: second ? this.character(second).text : "",
    };
  }

  /** An answer. Playing, using or buying a card does not repeat its name: it stands beside. */
  override option(asked: Asked, { verb, card, kind, seat, pick, action, call, price }: Option): string {
    const values: Values = {
      ...this.askedAbout(asked),
      verb: bare(verb),
      card: "",
      ...this.seatValues("target", seat),
      card_is: card ? "card" : "none",
      call: this.called(call),
      pick: pick && pick !== FROM_HAND ? this.short(pick) : "",
      pick_is: !pick ? "none" : pick === FROM_HAND ? "hand" : "card",
    };
    if (card) {
      const played = kind && AS_KIND.includes(verb) ? kind : kindOf(card);
      Object.assign(values, this.playedValues(card, played, seat !== undefined, verb === "play"));
      values.card = this.short(card);
    }
    if (verb === "use") Object.assign(values, { action: this.action(action ?? ""), action_id: action ?? "none" });
    else Object.assign(values, this.kindValues("kind", kind));
    values.grouped = "no";
    values.price = price ?? 0;
    values.character = this.characterName(this.abilities[seat ?? NOBODY]?.[0]);
    return this.texts.say([`option-${verb}-${asked.kind}`, `option-${verb}`, "option-other"], values);
  }
}
