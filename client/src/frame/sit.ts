/** Taking a seat: the server gives it, this browser keeps it, and the page of the table opens. */

import { t } from "../lib/app.svelte";
import { prefs } from "../lib/prefs.svelte";
import { router } from "../lib/router.svelte";
import { keepSeat } from "../lib/store";
import { openTable } from "../wire/api";
import type { Settings } from "../wire/types";

/** The name to sit down with: the one that was given, or that of somebody who gave none. */
export const nameOrStranger = (name: string = prefs.now.name): string => name.trim() || t("start-stranger");

/** Open a table, take its first seat and go there. Raises Problem. */
export async function openAndSit(settings: Partial<Settings>, start: boolean): Promise<void> {
  const { table, seat, token } = await openTable(nameOrStranger(), settings, start);
  keepSeat(table.id, token, seat);
  router.go(`/t/${encodeURIComponent(table.id)}`);
}
