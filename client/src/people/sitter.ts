/** Who sits on a seat, in a word or two, and what sign was last made there. */

import { t } from "../lib/app.svelte";
import type { Session } from "../session/session.svelte";
import type { SeatInfo } from "../wire/types";

export function stateOf(info: SeatInfo): string {
  if (info.kind === "empty") return t("people-free");
  if (info.kind === "bot") return t("people-bot", { bot: info.bot });
  return t(info.connected ? "people-person" : "people-away");
}

/** The sign that somebody is making, "" for none: it goes from the state when it is over. */
export function signOf(session: Session, seat: number): string {
  const made = session.state.emotes[seat];
  return made && !session.ignored.includes(seat) ? t(`emote-${made.emote}`) : "";
}
