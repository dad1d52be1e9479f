/** Naming what a table of the card game has: cards, characters, roles, abilities. */

import { kindOf, valueOf } from "../../wire/cards";
import type { Ability, Source } from "../../wire/types";
import type { Glossary, Thing } from "../../telling/glossary";
import type { Texts, Values } from "../../telling/texts";
import type { Facts, Reference } from "../../telling/told";
import { bare, Words } from "../../telling/words";

const SUIT_SHAPES: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };
/** In the place of a card: an unseen one from somebody's hand. */
const HAND = "hand";

/** The words of one table of the card game for one viewer. */
export class CardWords extends Words {
  protected readonly game = "bang";
  protected readonly prefix = "";

  constructor(glossary: Glossary, texts: Texts, names: readonly string[], viewer: number) {
    super(glossary, texts, names, viewer, glossary.roles);
  }

  // Names.

  override kind(id: string): Thing {
    return this.glossary.kinds[id] ?? { name: bare(id), text: "" };
  }

  override character(id: string): Thing {
    return this.glossary.characters[id] ?? { name: bare(id), text: "" };
  }

  /** The names inside sentences. */
  private kindName(id: string): string {
    return this.named("kind", id, this.kind(id).name);
  }

  private characterName(id: string): string {
    return this.named("character", id, this.character(id).name);
  }

  override brief(kind: string): string {
    return this.glossary.kinds[kind]?.brief ?? this.kind(kind).text;
  }

  /** A suit or colour that can be called. */
  private called(call: string): string {
    return this.texts.say(call in SUIT_SHAPES ? `suit-${call}` : `colour-${call}`);
  }

  override side(role: string): Thing {
    return this.glossary.shadow_roles[`shadow_${role}`] ?? { name: this.role(role), text: "" };
  }

  /** A card as the log tells of it: "BANG! (9 of Diamonds)"; just the name if it has no value. */
  override card(card: string): string {
    return this.named("card", card, this.valued("card-long", card));
  }

  /** A card as lists show it: "BANG! 9♦"; just the name if it has no value. */
  override short(card: string): string {
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

  override action(id: string): string {
    const text = this.glossary.actions[id]?.text;
    if (text && !this.texts.has(`action-${id}`)) return text;
    return this.texts.say([`action-${id}`, "action-other"], { name: bare(id) });
  }

  override actionOwner(action: string): string {
    const { characters, kinds } = this.glossary;
    const lets = ([, { actions }]: [string, { actions?: string[] }]) => actions?.includes(action);
    const person = Object.entries(characters).find(lets);
    if (person) return this.characterName(person[0]);
    const kind = Object.entries(kinds).find(lets);
    return kind ? this.kindName(kind[0]) : "";
  }

  /** A copied ability is named with the character who has it. */
  protected override owner({ kind, character = "", copied }: Source): string {
    if (kind) return this.kindName(kind);
    const own = this.characterName(character);
    return copied ? this.texts.say("ability-copied", { character: own, copied: this.characterName(copied) }) : own;
  }

  // What messages are given.

  /**
   * Of a kind $cause is the name, $cause_id the id, none or ability, and $cause_is shot, card, event or none, and the $colour is that
   * of `kind`; of a card $card is the name with its value, and $card_is card or none; an action has $action_id, a suit $suit_is, a
   * list $cards_count.
   */
  protected override expand(name: string, sort: string, value: Reference | undefined, facts: Facts, short: boolean): Values {
    if (sort === "kind") return this.kindValues(name, value as string | Ability | undefined);
    if (sort === "cards") return this.listValues(name, value as string[] | undefined, (card) => this.card(card));
    const id = typeof value === "string" ? value : "";
    switch (sort) {
      case "card":
        return {
          [name]: id && this.cardText(name, id, facts.as, short),
          [`${name}_is`]: id ? "card" : "none",
          [`${name}_seen`]: id ? "yes" : "no",
        };
      case "pick":
        return { [name]: id && id !== HAND ? this.short(id) : "", [`${name}_is`]: !id ? "none" : id === HAND ? HAND : "card" };
      case "action":
        return { [name]: id && this.action(id), [`${name}_id`]: id || "none" };
      case "suit":
        return { [name]: id && this.called(id), [`${name}_is`]: id ? "suit" : "none" };
      case "character":
        return { [name]: id && this.characterName(id), [`${name}_seen`]: id ? "yes" : "no" };
      case "as":
        return { as_is: id ? "other" : "same" };
      case "use":
        return { [name]: id || "other" };
      case "ability":
        return { [name]: id && this.character(id).text };
      case "side":
        return { [name]: id && this.side(id).name };
      case "brief":
        return { [name]: id && this.brief(id) };
      case "effect":
        return { [name]: id && this.kind(id).text };
    }
    return super.expand(name, sort, value, facts, short);
  }

  /** What is played as another kind is named with it. */
  private cardText(name: string, card: string, as: Reference | undefined, short: boolean): string {
    if (name !== "card") return this.card(card);
    if (short) return this.short(card);
    return typeof as === "string"
      ? this.texts.say("card-as", { card: this.card(card), kind: this.kindName(as) })
      : this.card(card);
  }

  private kindValues(place: string, value: string | Ability | undefined): Values {
    if (typeof value === "object") return this.abilityValues(place, value);
    const kind = this.glossary.kinds[value ?? ""];
    const is = !kind ? "none" : kind.colour === "event" ? "event" : kind.shoots ? "shot" : "card";
    const values = {
      [place]: value && kind ? this.kindName(value) : "",
      [`${place}_id`]: kind ? value! : "none",
      [`${place}_is`]: is,
    };
    return place === "kind" ? { ...values, colour: kind?.colour ?? "" } : values;
  }

  private abilityValues(place: string, { ability = "", shot, own }: Ability): Values {
    const character = ability && this.characterName(ability);
    if (own) return { [place]: character, [`${place}_id`]: ability, [`${place}_is`]: "own" };
    const message = !ability ? "cause-unknown" : shot ? "cause-shot" : "cause-ability";
    const said = this.texts.say(message, { character });
    return { [place]: said, [`${place}_id`]: "ability", [`${place}_is`]: shot ? "shot" : "card" };
  }
}
