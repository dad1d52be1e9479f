/** The open question in words, whoever is asked, and the labels of answers. */

import { app, t } from "../lib/app.svelte";
import type { AnyOption } from "../wire/either";
import type { Asked, Choices } from "../wire/types";
import { kindOf } from "../wire/cards";
import { kindAsked, subjectOf } from "../telling/told";
import type { Words } from "../telling/words";
import type { Session } from "../session/session.svelte";

/** As many answers are listed one by one; of more, only those that no card or seat stands for. */
export const FEW = 6;

/** What is going on, in one sentence. There is always one. */
export function saying(session: Session): string {
  const { state, words, step } = session;
  const { asked, choices, table, view, result } = state;
  if (state.link === "ended") return t("table-say-ended");
  if (state.link !== "open") return t("table-say-connecting");
  if (table?.asleep) return t("table-say-asleep");
  if (result || (view && view.winners.length)) return t("table-say-over");
  if (!asked || !words) return t("table-say-moment");
  if (state.answering) return t("table-say-sent");
  if (!session.ours || !choices) return words.waiting(asked);
  if (step && step.next === "seat" && session.chosen.subject) return t("table-say-target", { what: chosenName(session) });
  if (step && step.next === "use") return t("table-say-use", { what: chosenName(session) });
  if (step && step.next === "pick") return t("table-say-pick", { what: chosenName(session) });
  const question = words.question(asked, choices);
  const { aimed } = session;
  // The card that this is paid for has a target already.
  const pays = aimed?.target !== undefined && aimed.kind !== undefined && subjectOf(asked).kind === aimed.kind;
  return pays ? t("table-say-paying", { question, name: words.name(aimed.target ?? -1) }) : question;
}

/** What has been clicked first, in words. */
function chosenName(session: Session): string {
  const { subject } = session.chosen;
  const { words } = session;
  if (!words || subject === undefined) return "";
  if (subject.startsWith("action:")) return words.actionOwner(subject.slice(7));
  const uses = new Set(session.step?.left.map((index) => session.options[index]?.kind));
  const [use] = uses;
  const other = uses.size === 1 && use !== undefined && use !== kindOf(subject);
  return other ? t("table-as", { card: words.short(subject), kind: words.kind(use).name }) : words.short(subject);
}

/** An answer as a button says it: with the card it is about, which lists show beside it. */
export function labelOf(words: Words, asked: Asked, choices: Choices, option: AnyOption): string {
  const said = words.option(asked, choices, option);
  const beside = option.verb === "play" || option.verb === "spend" || option.verb === "buy" || option.verb === "remove";
  if (option.card && beside) return t("table-card-option", { card: words.short(option.card), option: said });
  const whole = [`table-do-${option.verb}-${kindAsked(asked)}`, `table-do-${option.verb}`].find((id) => words.texts.has(id));
  return capital(option.card && whole ? t(whole, { option: said }) : said);
}

/** Lists of answers are written small in the terminal; on a button they begin with a capital. */
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(app.language) + text.slice(1);
