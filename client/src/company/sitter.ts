/** Who sits on a seat, in a word or two, and what sign was last made there. */

import { t } from "../lib/app.svelte";
import type { Session } from "../table/session.svelte";
import type { SeatInfo } from "../wire/types";

export function stateOf(info: SeatInfo): string {
  if (info.kind === "empty") return t("company-free");
  if (info.kind === "bot") return t("company-bot", { bot: info.bot });
  return t(info.connected ? "company-person" : "company-away");
}

/** How long a sign stays, in milliseconds. */
const SIGN_TIME = 4000;

/** The sign that somebody is making, "" for none. */
export function signOf(session: Session, seat: number): string {
  const made = session.state.emotes[seat];
  if (!made || session.now - made.at >= SIGN_TIME || session.ignored.includes(seat)) return "";
  return t(`emote-${made.emote}`);
}
