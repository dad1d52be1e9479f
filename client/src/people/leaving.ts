/** Going from this table to another one, or home. */

import { router } from "../lib/router.svelte";
import { forgetSeat, keepSeat } from "../lib/store";
import { nameOrStranger } from "../frame/sit";
import type { Session } from "../session/session.svelte";
import { openTable } from "../wire/api";

/** Give up the seat, if there is one; a bot takes it. Without a connection it stays ours, and can be gone back to. */
function giveUp(session: Session): void {
  if (session.send({ type: "leave" })) forgetSeat(session.id);
}

export function leaveForHome(session: Session): void {
  giveUp(session);
  router.go("/");
}

/** A new game with the same settings, against bots, at a table that nobody else finds. Raises Problem. */
export async function leaveForNewGame(session: Session): Promise<void> {
  const { table, you } = session.state;
  if (!table) return;
  const name = table.seats[you?.seat ?? -1]?.name || nameOrStranger();
  const seated = await openTable(name, { ...table.settings, public: false }, true);
  keepSeat(seated.table.id, seated.token, seated.seat);
  giveUp(session);
  router.go(`/t/${encodeURIComponent(seated.table.id)}`);
}
