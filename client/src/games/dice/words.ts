/** Naming what a table of the dice game has: faces, characters, roles, options and questions. */

import type { Asked, Option, View } from "../../wire/types";
import type { Glossary, Thing } from "../../telling/glossary";
import { bare, type Fields, raw, Speech } from "../../telling/speech";
import type { Narrator } from "../../telling/narrating";
import type { Texts, Values } from "../../telling/texts";
import { DiceNarrator } from "./narrator";

const SEATS = ["who", "at", "by", "seat"];

/** The words of one table of the dice game for one viewer. */
export class DiceWords extends Speech {
  protected readonly prefix = "dice-";

  constructor(glossary: Glossary, texts: Texts, names: readonly string[], viewer: number) {
    super(glossary, texts, names, viewer, glossary.dice_roles);
  }

  narrator(from: readonly string[] | View): Narrator {
    return new DiceNarrator(this, from);
  }

  /** Nothing that is said depends on how the table is laid. */
  override learn(): void {}

  override character(id: string): Thing {
    return this.glossary.dice_characters[id] ?? { name: bare(id), text: "" };
  }

  characterName(id: string): string {
    return this.named("character", id, this.character(id).name);
  }

  /** A face by its id, for whatever asks for a kind: what it is called and does. */
  kind(id: string): Thing {
    return this.glossary.faces[id] ?? { name: bare(id), text: "" };
  }

  /** There are no cards. */
  card(name: string): string {
    return name;
  }

  short(name: string): string {
    return name;
  }

  brief(id: string): string {
    return this.kind(id).text;
  }

  called(): string {
    return "";
  }

  side(role: string): Thing {
    return { name: this.role(role), text: this.goal(role) };
  }

  action(id: string): string {
    return bare(id);
  }

  actionOwner(): string {
    return "";
  }

  /** What a die shows, in a word. */
  face(id: string): string {
    return this.texts.say(`dice-face-${id}`);
  }

  /** Dice by their numbers, counted from 1: "2 and 4". */
  numbers(dice: readonly number[]): string {
    return this.listed(
      dice.map((die) => String(die + 1)),
      "list-and",
    );
  }

  override values(fields: Fields): Values {
    const values: Values = {};
    for (const field of SEATS) Object.assign(values, this.seatValues(field, fields[field]));
    for (const [field, value] of Object.entries(fields)) {
      if (SEATS.includes(field)) continue;
      if (field === "cause") values.cause_id = value as string;
      else if (field === "die") values.die = (value as number) + 1;
      else if (field === "dice") this.diceValues(values, value as number[]);
      else if (field === "face") values.face = this.face(value as string);
      else if (field === "role") values.role = this.role(value as string);
      else if (field === "character") values.character = this.characterName(value as string);
      else if (typeof value !== "object") Object.assign(values, raw(field, value));
    }
    return values;
  }

  private diceValues(values: Values, dice: readonly number[]): void {
    values.dice = this.numbers(dice);
    values.dice_count = dice.length;
  }

  protected override askedAbout({ seat, about }: Asked): Values {
    return { ...this.values(about), ...this.seatValues("who", seat) };
  }

  override option(asked: Asked, { verb, dice, seat, number }: Option): string {
    const values = this.askedAbout(asked);
    this.diceValues(values, dice ?? []);
    Object.assign(values, { number: number ?? -1, ...this.seatValues("target", seat) });
    if (verb === "take_arrows") values.lost = (asked.about.points as number) - (number ?? 0);
    return this.texts.say(`dice-option-${verb}`, values);
  }
}
