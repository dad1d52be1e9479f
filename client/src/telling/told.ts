/** What is told, as the server sends it: facts by name, and the message that puts them into words. */

import type { AnyOption } from "../wire/either";
import type { Asked, GameEvent, Reason, Told } from "../wire/types";

/** A seat, a number, the id of a card, kind, character, ..., a word that a message chooses by, or a list. */
export type Reference = NonNullable<Told["more"]>[string];
/** All that a message may refer to. What does not apply is missing. */
export type Facts = Readonly<Record<string, Reference | undefined>>;

/** What happened, with what its line has to know besides. */
export function factsOf(told: GameEvent): Facts {
  if (told.event === "other") return { ...told.about, ...told.more };
  const { event: _event, n: _n, tone: _tone, source: _source, say: _say, more, ...facts } = told;
  return { ...facts, ...more };
}

/** Whether nobody has said what the numbers of an event are. */
export const isBare = (told: GameEvent): boolean => told.event === "other" && !!told.values?.length;

/** What can be told of an event of somebody's own set that has no message: its numbers and ids in their order. */
export function bareItems(told: GameEvent): string[] {
  if (told.event !== "other") return [];
  const items = isBare(told) ? told.values! : Object.values(told.about ?? {}).flat();
  return items.map((item) => String(typeof item === "object" ? (item.ability ?? "") : item));
}

/** What a question is about, and who is asked. */
export function subjectOf(asked: Asked): Facts {
  return { who: asked.seat, ...("about" in asked ? asked.about : {}), ...asked.more };
}

/** The kind of a question, also of one of somebody's own set. */
export const kindAsked = (asked: Asked): string => (asked.kind === "other" ? asked.name : asked.kind);

/** What an answer does. */
export function deedOf({ say: _say, more, warning: _warning, ...facts }: AnyOption): Facts {
  return { ...facts, ...more };
}

/** The message for an event, "" if there is nothing to be said of it; the regular ones begin with the game's prefix. */
export function eventMessage(told: GameEvent, prefix: string): string {
  return told.event === "other" ? (told.say ?? "") : (told.say ?? `${prefix}event-${told.event}`);
}

/** The message for a question as everybody else sees it. */
export const waitMessage = (asked: Asked, prefix: string): string => asked.say ?? `${prefix}wait-${kindAsked(asked)}`;

/** The message for a question as it is put to the asked player, who has been told these choices. */
export const askMessage = (asked: Asked, choices: Told, prefix: string): string =>
  choices.say ?? `${prefix}ask-${kindAsked(asked)}`;

export const optionMessage = (asked: Asked, option: AnyOption, prefix: string): string =>
  option.say ?? `${prefix}option-${option.verb}-${kindAsked(asked)}`;

export const reasonMessage = (reason: Reason, prefix: string): string => reason.say ?? `${prefix}reason-${reason.code}`;

const FORMS = ["event", "ask", "wait", "option", "reason", "action"];

/** At which part of a message's id its form stands. */
const formAt = (parts: readonly string[]): number =>
  Math.max(
    0,
    parts.findIndex((part) => FORMS.includes(part)),
  );

/** What a message is about: "event-pie_thrown" about "pie_thrown". */
export function aboutWhat(message: string): string {
  const parts = message.split("-");
  return parts.slice(formAt(parts) + 1).join("-");
}

/**
 * The messages that are meant where a language lacks one: without its last part, and so on; without the game's prefix; then the one
 * for anything of its form.
 */
export function shorter(message: string, prefix: string): string[] {
  const parts = message.split("-");
  const at = formAt(parts);
  const found: string[] = [];
  for (let end = parts.length - 1; end > at + 1; end--) found.push(parts.slice(0, end).join("-"));
  if (prefix && message.startsWith(prefix)) found.push(message.slice(prefix.length));
  if (FORMS.includes(parts[at]!)) found.push(`${parts[at]}-other`);
  return found;
}
