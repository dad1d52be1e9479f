/** What the server sends, in sentences: the words of a table for one viewer. */

import type { Asked, Option, Reason, View } from "../wire/types";
import type { Glossary, Thing } from "./glossary";
import type { Narrator } from "./narrating";
import type { Texts, Values } from "./texts";

export type { Thing } from "./glossary";
export type { Part } from "./marks";
export type { Line, Narrator, Tone } from "./narrating";

/** The words of one table for one viewer. */
export interface Words {
  readonly texts: Texts;
  readonly glossary: Glossary;
  /** The seat that is "you" in sentences; below 0 everybody goes by name. */
  readonly viewer: number;
  /** See how the table is laid: questions and answers speak of it. After every change of the view. */
  learn(view: View): void;

  /** A player's name, "" for nobody. */
  name(seat: number): string;
  /** A seat for a message that has places for a player: $who and $who_is (you, other, nobody). */
  seatValues(place: string, seat: number | undefined): Values;
  role(id: string | null | undefined): string;
  /** What a role wants, said to whoever has it. */
  goal(id: string): string;
  /** What a shadow of this role is called and wants. */
  side(role: string): Thing;
  character(id: string): Thing;
  /** A kind of card; in the dice game a face. */
  kind(id: string): Thing;
  /** What an event does, in a few words. */
  brief(kind: string): string;
  /** "BANG! (Queen of Hearts)", as sentences have it. */
  card(name: string): string;
  /** "BANG! Q♥", as lists have it. */
  short(name: string): string;
  /** A suit or colour: "H", "red". */
  called(call: string): string;
  /** What using an ability does, and the character, card or event that lets a player use it ("" if none does). */
  action(id: string): string;
  actionOwner(id: string): string;
  /** "1 Sheriff, 2 Outlaws". */
  roles(counts: Readonly<Record<string, number | undefined>>): string;
  /** "A, B, C"; with "list-and" or "list-or" for the last step "A, B and C". */
  listed(items: readonly string[], last?: string): string;

  /** The question, put to the asked player. */
  question(asked: Asked): string;
  /** The question as everybody else sees it. */
  waiting(asked: Asked): string;
  /** The label of an answer, beside the card it is about. */
  option(asked: Asked, option: Option): string;
  /** Why not, or what speaks against it. The rule is not named: `reason.rule` is for a link. */
  reason(reason: Reason): string;

  /**
   * Whoever tells the log of the table, and lets these words know what has happened. `from` is the characters of the seats
   * before the first event; or a view: then the first events told are those that have led to it, such as the last sixty
   * in a snapshot.
   */
  narrator(from: readonly string[] | View): Narrator;
}
