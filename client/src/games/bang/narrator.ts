/** Telling the events of the card game to one viewer, with what caused them. */

import { kindOf } from "../../wire/cards";
import type { GameEvent, View } from "../../wire/types";
import type { CardWords } from "./words";
import type { CharacterInfo } from "../../telling/glossary";
import { type Line, lineOf, type Narrator } from "../../telling/narrating";
import { bare, NOBODY } from "../../telling/speech";
import type { Values } from "../../telling/texts";

/** Actions of which the line that follows tells everything. */
const TOLD_ELSEWHERE = ["sell_beer"];
/** Events that say already that cards are drawn. */
const ANNOUNCED = ["reward", "seated"];
/** What only happens because of the event in force. */
const BY_EVENT = "drew_discards uncovered put_on_deck called lies_idle may_not_answer faded looked_at_second new_identity".split(
  " ",
);
const PLAYING = ["played", "spent", "bought", "put_to_use"];

export class CardNarrator implements Narrator {
  /** Who draws cards that the line before has told of. */
  private announced = NOBODY;
  /** Who has used an ability last: what follows may name an ability and not its owner. */
  private user = NOBODY;
  /** The view this began with, until the events before it have been told. */
  private view: View | undefined;

  /** `from` is the characters of the seats before the first event, or a view in the middle of a game. */
  constructor(
    private readonly words: CardWords,
    from: readonly string[] | View,
  ) {
    if ("players" in from) this.view = from;
    else words.abilities = from.map((character) => [character]);
  }

  lines(events: readonly GameEvent[]): Line[] {
    const { view } = this;
    if (view) this.goBack(view, events);
    this.words.marking = true;
    const lines = events.map((event) => this.line(event)).filter((line) => line !== undefined);
    this.words.marking = false;
    if (view) this.words.learn(view);
    this.view = undefined;
    return lines;
  }

  /** Know what was known before these events, as far as that follows from the view they have led to. */
  private goBack(view: View, events: readonly GameEvent[]): void {
    const { words } = this;
    words.learn(view);
    // Whoever goes at the end of their own turn, and not for want of life, was a ghost.
    const dying = events.map(({ event, who, left }) => (event === "lost_life" && (left as number) <= 0 ? who : NOBODY));
    for (const { event, who = NOBODY, ...fields } of events.toReversed()) {
      const own = words.abilities[who]?.[0];
      if (event === "turn") words.active = NOBODY;
      else if (event === "turn_over") words.active = who;
      else if (event === "revealed") words.standing = "";
      else if (event === "shadow_came") words.shadow = NOBODY;
      else if (event === "shadow_left") words.shadow = who;
      else if (event === "came_back" && fields.life === 0) words.ghost = NOBODY;
      else if (event === "eliminated" && who === words.active && !dying.includes(who)) words.ghost = who;
      else if (own && (event === "copied" || event === "forgot")) words.abilities[who] = [own];
      else if (event === "new_identity" && words.second[who]) words.abilities[who] = [words.second[who]];
    }
  }

  /** The line for one event; undefined if it tells the viewer nothing new. */
  private line(told: GameEvent): Line | undefined {
    const { event, who = NOBODY } = told;
    if (told.values) return lineOf(told, this.say(told, {}));
    const { ghost } = this.words;
    this.remember(told);
    if (event === "drew" && who === this.announced && !told.hidden) {
      this.announced = NOBODY;
      return undefined;
    }
    // A ghost may leave with nothing.
    if (event === "inherited" && told.count === 0 && !(told.cards as string[]).length) return undefined;
    if (event === "used_ability" && TOLD_ELSEWHERE.includes(told.action as string)) return undefined;
    if (event !== "reshuffled") this.announced = ANNOUNCED.includes(event) ? who : NOBODY;
    const line = this.say(told, this.values(told, ghost));
    const ability = this.source(told);
    return lineOf(told, ability ? this.words.texts.say("by-ability", { ability, line }) : line);
  }

  /**
   * Keep in mind who has which abilities, and who uses one; whose turn it is, which event is in force, and who is a
   * ghost or a shadow.
   */
  private remember({ event, who = NOBODY, card, ...fields }: GameEvent): void {
    const { words } = this;
    const character = fields.character as string | undefined;
    const mine = words.abilities[who];
    if (event === "used_ability") this.user = who;
    else if (event === "next_event") {
      // The table has just been laid.
      words.standing = "";
      words.ghost = NOBODY;
      words.second = {};
    } else if (event === "revealed" && card) words.standing = kindOf(card);
    else if (event === "turn") words.active = who;
    else if (event === "shadow_came") words.shadow = who;
    else if (event === "shadow_left") words.shadow = NOBODY;
    else if (event === "came_back" && fields.life === 0) words.ghost = who;
    else if (event === "eliminated" && who === words.ghost) words.ghost = NOBODY;
    else if (event === "looked_at_second" && character) words.second[who] = character;
    else if (!mine) return;
    else if (event === "new_identity") {
      words.second[who] = mine[0]!;
      words.abilities[who] = [character!];
    } else if (event === "seated") words.abilities[who] = [character!];
    else if (event === "copied") words.abilities[who] = [mine[0]!, character!];
    else if (event === "forgot") words.abilities[who] = [mine[0]!];
  }

  /** The character or card in play that brought the event about; "" if that is not certain. */
  private source({ event, who, by, source, action, occasion }: GameEvent): string {
    const { words } = this;
    const seat = who ?? by ?? NOBODY;
    if (!words.abilities[seat]) return "";
    if (source === "ability") return this.owner(seat, () => true);
    if (source) return words.kindName(source as string);
    if (BY_EVENT.includes(event)) return words.eventValues().event as string;
    if (event === "used_ability") {
      const lets = words.eventOf(action);
      if (lets) return words.kindName(lets);
      return this.owner(seat, (person) => person.actions?.includes(action as string)) || words.cardOwner(action as string);
    }
    if (event === "flipped" && words.drawValues(seat, occasion)) return this.owner(seat, () => true);
    if (event === "inherited") return this.owner(seat, (person) => person.inherits);
    if (event === "immune") return this.owner(seat, (person) => person.immune);
    if (event === "copied") return words.characterName(words.abilities[seat][0]);
    return "";
  }

  /** The name of the seat's character whose ability fits; a copied one is named with the character who has it. */
  private owner(seat: number, fits: (person: CharacterInfo) => boolean | undefined): string {
    const { words } = this;
    const [own, ...copied] = words.abilities[seat]!;
    const has = (id: string | undefined) => fits(words.characterInfo(id) ?? ({} as CharacterInfo));
    const copy = copied.findLast(has);
    if (!copy) return has(own) ? words.characterName(own) : "";
    const names = { character: words.characterName(own), copied: words.characterName(copy) };
    return words.texts.say("ability-copied", names);
  }

  /** What the line is about; `ghost` is who was one before the event. */
  private values(told: GameEvent, ghost: number): Values {
    const { words } = this;
    const { number: _, event, ...fields } = told;
    const { who = NOBODY, card = "", kind = "", target } = told;
    const values = words.values(fields, this.user);
    for (const place of ["target", "victim"] as const) {
      if (values[`${place}_is`] === "other" && told[place] === (told.who ?? told.by)) values[`${place}_is`] = "self";
    }
    const played = (as: string, aimed = false, laid = true) => Object.assign(values, words.playedValues(card, as, aimed, laid));
    if (PLAYING.includes(event)) played(kind, target !== undefined, event === "played");
    // As what it is used stands elsewhere in the line.
    if (event === "bought" || event === "put_to_use") values.card = words.card(card);
    else if (event === "used_missed" && !told.from_play) played(words.countsAs(card, "missed"));
    else if (event === "gave_up_bang") played(words.countsAs(card, "bang"));
    else if (event === "used_ability") values.owner_is = words.eventOf(told.action) ? "event" : "other";
    else if (event === "flipped") {
      Object.assign(values, words.eventValues(told.cards as string[]), words.drawValues(who, told.occasion));
    } else if (event === "eliminated") values.ghost = who === ghost ? "yes" : "no";
    else if (event === "unhurt") values.back_as = who === words.shadow ? "shadow" : "ghost";
    else if (event === "took_side") values.side = words.side(told.role as string).name;
    else if (event === "revealed") values.effect = words.kind(kindOf(card)).text;
    else if (event === "next_event") {
      Object.assign(values, { brief: words.brief(kindOf(card)), role: words.revealer() });
    }
    return values;
  }

  private say({ number: _, event, ...fields }: GameEvent, values: Values): string {
    const numbers = (fields.values as unknown[]) ?? Object.values(fields).flat();
    const told = { name: bare(event), numbers: this.words.listed(numbers.map(String)), ...values };
    return this.words.texts.say([`event-${event}`, "event-other"], told);
  }
}
