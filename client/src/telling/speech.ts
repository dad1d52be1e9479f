/** What every game's words have in common: players by name or as "you", roles, lists, questions and reasons. */

import type { Asked, Option, Reason, View } from "../wire/types";
import type { Glossary, Thing } from "./glossary";
import { marked, type Sort, unmarkable } from "./marks";
import type { Texts, Values } from "./texts";

/** Things by name, as events, questions and reasons have them on the wire. */
export type Fields = Readonly<Record<string, unknown>>;

export const NOBODY = -1;
const ROLES = ["sheriff", "deputy", "outlaw", "renegade"];
/** Fields that are called otherwise on the wire, where `number` is the number of the event. */
const RENAMED: Record<string, string> = { count: "number" };

/** The words of one table for one viewer, who is "you" in them (no seat: then everybody goes by name). */
export abstract class Speech {
  /** Whether names of cards and characters are marked as links. */
  marking = false;
  /** What the ids of a game's own messages begin with. */
  protected abstract readonly prefix: string;
  readonly names: readonly string[];

  constructor(
    readonly glossary: Glossary,
    readonly texts: Texts,
    names: readonly string[],
    readonly viewer: number,
    private readonly roleFacts: Record<string, Thing>,
  ) {
    this.names = names.map(unmarkable);
  }

  /** See how the table is laid. */
  abstract learn(view: View): void;
  /** What a character is called and can do. */
  abstract character(id: string): Thing;
  /** What a question is about. */
  protected abstract askedAbout(asked: Asked): Values;
  abstract option(asked: Asked, option: Option): string;
  /** Values of a game for a message, as what their names say they are. */
  abstract values(fields: Fields, whose?: number): Values;

  // Names.

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
    const told = ROLES.filter((role) => counts[role]).map((id) => {
      const count = counts[id]!;
      return `${count} ${this.texts.say("role-plural", { role_id: id, role: this.role(id), count })}`;
    });
    return this.listed(told);
  }

  /** "A, B, C", or "A, B and C" with another message for the last step. */
  listed(items: readonly string[], last = "list-comma"): string {
    const [first = "", ...others] = items;
    return others.reduce(
      (head, tail, at) => this.texts.say(at === others.length - 1 ? last : "list-comma", { head, tail }),
      first,
    );
  }

  /** A seat for a message: its name, and who that is to the viewer. */
  seatValues(place: string, seat: unknown): Values {
    const name = this.names[seat as number];
    if (name === undefined) return { [place]: "", [`${place}_is`]: "nobody" };
    return { [place]: name, [`${place}_is`]: seat === this.viewer ? "you" : "other" };
  }

  /** A name, as a link where names are links. */
  protected named(sort: Sort, id: string, text: string): string {
    return this.marking ? marked(sort, id, text) : text;
  }

  // Questions and reasons.

  /** The question, put to the asked player. */
  question(asked: Asked): string {
    return this.about("ask", asked);
  }

  /** The question as everybody else sees it. */
  waiting(asked: Asked): string {
    return this.about("wait", asked);
  }

  private about(form: string, asked: Asked): string {
    const { kind, seat } = asked;
    const values = { name: bare(kind), ...this.seatValues("who", seat), ...this.askedAbout(asked) };
    return this.texts.say([`${this.prefix}${form}-${kind}`, `${form}-other`], values);
  }

  /** Why something cannot be done, or what speaks against an option. */
  reason(reason: Reason): string {
    const { code, rule: _, ...fields } = reason;
    const ids = [`${this.prefix}reason-${code}`, `reason-${code}`, "reason-other"];
    return this.texts.say(ids, { name: bare(code), ...this.values(fields) });
  }
}

/** Values without a meaning of their own: numbers, yes and no as 1 and 0, and texts. */
export function raw(field: string, value: unknown): Values {
  const told = typeof value === "boolean" ? Number(value) : typeof value === "number" ? value : String(value);
  const renamed = RENAMED[field];
  return renamed ? { [field]: told, [renamed]: told } : { [field]: told };
}

/** An id in bare words. */
export function bare(id: string): string {
  return id.replaceAll("_", " ");
}
