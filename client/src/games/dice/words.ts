/** Naming what a table of the dice game has: faces, characters, roles. */

import type { Source } from "../../wire/types";
import type { Glossary, Thing } from "../../telling/glossary";
import type { Texts, Values } from "../../telling/texts";
import type { Facts, Reference } from "../../telling/told";
import { bare, Words } from "../../telling/words";

/** The words of one table of the dice game for one viewer. */
export class DiceWords extends Words {
  protected readonly game = "dice";
  protected readonly prefix = "dice-";

  constructor(glossary: Glossary, texts: Texts, names: readonly string[], viewer: number) {
    super(glossary, texts, names, viewer, glossary.dice_roles);
  }

  override character(id: string): Thing {
    return this.glossary.dice_characters[id] ?? { name: bare(id), text: "" };
  }

  private characterName(id: string): string {
    return this.named("character", id, this.character(id).name);
  }

  /** A face by its id, for whatever asks for a kind: what it is called and does. */
  override kind(id: string): Thing {
    return this.glossary.faces[id] ?? { name: bare(id), text: "" };
  }

  /** There are no cards. */
  override card(name: string): string {
    return name;
  }

  override short(name: string): string {
    return name;
  }

  override brief(id: string): string {
    return this.kind(id).text;
  }

  override side(role: string): Thing {
    return { name: this.role(role), text: this.goal(role) };
  }

  override action(id: string): string {
    return bare(id);
  }

  override actionOwner(): string {
    return "";
  }

  protected override owner({ character = "" }: Source): string {
    return this.characterName(character);
  }

  /** What a die shows, in a word. */
  private face(id: string): string {
    return this.texts.say(`dice-face-${id}`);
  }

  /** Of dice $dice is their numbers, counted from 1, "2 and 4", and $dice_count how many; of a cause there is only $cause_id. */
  protected override expand(name: string, sort: string, value: Reference | undefined, facts: Facts, short: boolean): Values {
    switch (sort) {
      case "dice":
        return this.listValues(name, value as number[] | undefined, (die) => String(die + 1));
      case "faces":
        return { [name]: this.listed(this.thrown(value as string[] | undefined, facts.dice)) };
      case "die":
        return typeof value === "number" ? { [name]: value + 1 } : {};
    }
    const id = typeof value === "string" ? value : "";
    switch (sort) {
      case "face":
        return { [name]: id && this.face(id) };
      case "cause":
        return { [`${name}_id`]: id || "none" };
      case "why":
        return { [name]: id || "none" };
      case "character":
        return { [name]: id && this.characterName(id) };
    }
    return super.expand(name, sort, value, facts, short);
  }

  /** What the dice show, those that were thrown marked if others lay still. */
  private thrown(faces: readonly string[] = [], dice: Reference | undefined): string[] {
    const again = Array.isArray(dice) && dice.length < faces.length ? dice : [];
    return faces.map((id, die) => {
      const face = this.face(id);
      return again.includes(die) ? this.texts.say("dice-thrown", { face }) : face;
    });
  }
}
