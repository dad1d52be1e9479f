/**
 * What the server tells, in sentences. Nothing is decided here but who is "you": `Speech` of the terminal does the same with the
 * same messages (src/boothill/telling/speech.py), and both are held to one table of sentences (tests/telling/said.json).
 */

import type { AnyOption } from "../wire/either";
import { SORTS, TONES } from "../wire/references";
import type { Asked, ChatLine, Choices, GameEvent, Notice, Reason, Source } from "../wire/types";
import type { Glossary, Thing } from "./glossary";
import { isolated } from "./isolated";
import { marked, type Part, parts, plain, type Sort, unmarkable } from "./marks";
import type { Texts, Values } from "./texts";
import * as told from "./told";
import type { Facts, Reference } from "./told";

export type { Thing } from "./glossary";
export type { Part } from "./marks";

/** A line of the log. */
export interface Line {
  /** The number of the event in the game; of what happened between two events one between theirs. */
  number: number;
  event: string;
  /** What it is about, for its colour and weight. */
  tone: string;
  /** The sentence as it is read. */
  text: string;
  /** The same, with the names of cards and characters apart. */
  parts: Part[];
  /** The seats it is about. */
  seats?: number[];
}

const ROLES = ["sheriff", "deputy", "outlaw", "renegade"];
/** Seats to whom something is done; it may be whoever does it. */
const AIMED = ["target", "victim", "at"];
/** The sorts of references that are numbers; all others are ids, words or lists. */
const COUNTED = ["seat", "die"];

/** The words of one table for one viewer, who is "you" in them (no seat: then everybody goes by name). */
export abstract class Words {
  /** The id of the game on the wire. */
  protected abstract readonly game: string;
  /** What the ids of a game's own messages begin with. */
  protected abstract readonly prefix: string;
  readonly names: readonly string[];
  /** Whether names of cards and characters are marked as links. */
  private marking = false;
  /** What a message is given of all that does not apply. */
  private nothing: Values | undefined;

  /** `viewer` is the seat that is "you" in sentences; below 0 everybody goes by name. */
  constructor(
    readonly glossary: Glossary,
    readonly texts: Texts,
    names: readonly string[],
    readonly viewer: number,
    private readonly roleFacts: Readonly<Record<string, Thing>>,
  ) {
    this.names = names.map((name) => isolated(unmarkable(name)));
  }

  // Names.

  abstract character(id: string): Thing;
  /** A kind of card; in the dice game a face. */
  abstract kind(id: string): Thing;
  /** What an event does, in a few words. */
  abstract brief(kind: string): string;
  /** What a shadow of this role is called and wants. */
  abstract side(role: string): Thing;
  /** "BANG! (Queen of Hearts)", as sentences have it. */
  abstract card(name: string): string;
  /** "BANG! Q♥", as lists have it. */
  abstract short(name: string): string;
  /** What using an ability does, and the character, card or event that lets a player use it ("" if none does). */
  abstract action(id: string): string;
  abstract actionOwner(id: string): string;
  /** The name of what brought an event about. */
  protected abstract owner(source: Source): string;

  /** A player's name, "" for nobody. */
  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  /** The name of a role, or what stands for a hidden one. */
  role(id: string | null | undefined): string {
    return id ? (this.roleFacts[id]?.name ?? id) : this.texts.say("role-unknown");
  }

  /** What a role wants, said to whoever has it. */
  goal(id: string): string {
    const prey = this.names.length === 3 && this.glossary.goals[id];
    if (!prey) return this.roleFacts[id]?.text ?? "";
    return this.texts.say(`${this.prefix}three-goal`, { prey: this.role(prey), who_is: "you" });
  }

  /** How many there are of each role: "1 Sheriff, 2 Outlaws". */
  roles(counts: Readonly<Record<string, number | undefined>>): string {
    const found = ROLES.filter((role) => counts[role]).map((id) => {
      const count = counts[id]!;
      return `${count} ${this.texts.say("role-plural", { role_id: id, role: this.role(id), count })}`;
    });
    return this.listed(found);
  }

  /** "A, B, C"; with "list-and" or "list-or" for the last step "A, B and C". */
  listed(items: readonly string[], last = "list-comma"): string {
    const [first = "", ...others] = items;
    return others.reduce(
      (head, tail, at) => this.texts.say(at === others.length - 1 ? last : "list-comma", { head, tail }),
      first,
    );
  }

  /** A seat for a message that has places for a player: $who and $who_is (you, other, nobody). */
  seatValues(place: string, seat: number | undefined): Values {
    const name = this.names[seat ?? -1];
    if (name === undefined) return { [place]: "", [`${place}_is`]: "nobody" };
    return { [place]: name, [`${place}_is`]: seat === this.viewer ? "you" : "other" };
  }

  /** A name, as a link where names are links. */
  protected named(sort: Sort, id: string, text: string): string {
    return this.marking ? marked(sort, id, text) : text;
  }

  // Sentences.

  /** What happened, in a line; undefined if there is nothing to be said. Its names can be looked up. */
  line(event: GameEvent): Line | undefined {
    const message = told.eventMessage(event, this.prefix);
    if (!message) return undefined;
    this.marking = true;
    const values = told.isBare(event) ? {} : this.values(told.factsOf(event), false);
    const line = this.sayWith(values, message, told.bareItems(event));
    const text = event.source ? this.texts.say("by-ability", { ability: this.owner(event.source), line }) : line;
    this.marking = false;
    const found = parts(text);
    const tone = event.tone ?? TONES[this.game]?.[event.event] ?? "";
    return { number: event.n, event: event.event, tone, text: plain(found), parts: found, seats: this.seatsIn(event) };
  }

  /** The seats that an event names. */
  private seatsIn(event: GameEvent): number[] {
    const named = Object.entries(told.factsOf(event)).filter(([place]) => SORTS[this.game]?.[place]?.startsWith("seat"));
    const seats = named.flatMap(([, value]) => value).filter((seat) => typeof seat === "number" && seat >= 0);
    return [...new Set(seats as number[])];
  }

  /** Who came to a seat or lost one, in a line with this number. */
  notice({ what, name, instead = "" }: Notice, number: number): Line {
    const said = what === "sat_down" && !instead ? "back" : what;
    const text = this.texts.say(`notice-${said}`, { name: isolated(name), instead: isolated(instead) });
    return { number, event: "notice", tone: "notice", text, parts: [text] };
  }

  /** What somebody has said at the table, in a line with this number. */
  talk({ name, text: said }: ChatLine, number: number): Line {
    const text = this.texts.say(name ? "talk-line" : "talk-spectator", { name: isolated(name), text: isolated(said) });
    return { number, event: "talk", tone: "talk", text, parts: [text] };
  }

  /** The question, put to the asked player, who has been told these choices. */
  question(asked: Asked, choices: Choices): string {
    return this.say(told.askMessage(asked, choices, this.prefix), { ...told.subjectOf(asked), ...choices.more });
  }

  /** The question as everybody else sees it. */
  waiting(asked: Asked): string {
    return this.say(told.waitMessage(asked, this.prefix), told.subjectOf(asked));
  }

  /** The label of an answer, beside the card it is about, whose name it does not repeat. */
  option(asked: Asked, choices: Choices, option: AnyOption): string {
    const facts = { ...told.subjectOf(asked), ...choices.more, ...told.deedOf(option), grouped: "no" };
    return this.say(told.optionMessage(asked, option, this.prefix), facts, true);
  }

  /** Why not, or what speaks against it. The rule is not named: `reason.rule` is for a link. */
  reason(reason: Reason): string {
    return this.say(told.reasonMessage(reason, this.prefix), reason.more ?? {});
  }

  // Rendering.

  /** A message about these facts; where cards are to be `short`, as lists show them. */
  private say(message: string, facts: Facts, short = false): string {
    return this.sayWith(this.values(facts, short), message);
  }

  /** A message with these values. The one for anything is given what the other is about, and these numbers. */
  private sayWith(values: Values, message: string, numbers: readonly string[] = []): string {
    const anything = { name: bare(told.aboutWhat(message)), numbers: this.listed(numbers) };
    return this.texts.say([message, ...told.shorter(message, this.prefix)], { ...anything, ...values });
  }

  /**
   * What a message is given: for each name of the vocabulary its values, also where it does not apply; what is not in it is said as
   * it is.
   */
  private values(facts: Facts, short: boolean): Values {
    const sorts = SORTS[this.game] ?? {};
    this.nothing ??= Object.assign(
      {},
      ...Object.keys(sorts).map((name) => this.expand(name, sorts[name]!, undefined, {}, short)),
    );
    const values: Values = { ...this.nothing };
    for (const [name, value] of Object.entries(facts)) {
      const sort = sorts[name];
      // A number in the place of an id is a set's own, under a name that means more to us.
      if (sort && (typeof value !== "number" || COUNTED.includes(sort)))
        Object.assign(values, this.expand(name, sort, value, facts, short));
      else if (typeof value === "number" || typeof value === "string") values[name] = value;
    }
    return values;
  }

  /**
   * The values of one reference, undefined if it does not apply. A game adds its own sorts.
   *
   * Of a player $by is the name and $by_is you, other or nobody (for whom something is done to, self if they do it themselves and
   * are not you); of what is told to some alone $role_seen says whether it is: yes or no.
   */
  protected expand(name: string, sort: string, value: Reference | undefined, facts: Facts, _short: boolean): Values {
    switch (sort) {
      case "seat": {
        const values = this.seatValues(name, value as number | undefined);
        const own = value === (facts.who ?? facts.by);
        if (own && AIMED.includes(name) && values[`${name}_is`] === "other") values[`${name}_is`] = "self";
        return values;
      }
      case "seats":
        return this.listValues(name, value as number[] | undefined, (seat) => this.name(seat));
      case "role": {
        const role = value as string | undefined;
        return { [name]: this.role(role), [`${name}_id`]: role ?? "unknown", [`${name}_seen`]: role ? "yes" : "no" };
      }
      case "word":
        return { [name]: bare(String(value ?? "")) };
    }
    return {};
  }

  /** A list for a message: $cards, and how many they are, $cards_count. */
  protected listValues<T>(name: string, items: readonly T[] = [], called: (item: T) => string): Values {
    return { [name]: this.listed(items.map(called), "list-and"), [`${name}_count`]: items.length };
  }
}

/** An id in bare words. */
export function bare(id: string): string {
  return id.replaceAll("_", " ");
}
