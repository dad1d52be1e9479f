/**
 * Whose signs and lines somebody does not want to see at a table. Kept by name, and as long as the tab is open: a reload does not
 * bring them back.
 */

import type { SeatInfo } from "../wire/types";

const keyOf = (table: string): string => `boothill.ignored.${table}`;
/** What the browser may not keep is kept by the page. */
const kept = new Map<string, string>();

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? kept.get(key) ?? "[]";
  } catch {
    return kept.get(key) ?? "[]";
  }
}

function write(key: string, text: string): void {
  kept.set(key, text);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Then it is forgotten with the page.
  }
}

function namesAt(table: string): string[] {
  try {
    const names: unknown = JSON.parse(read(keyOf(table)));
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

/** Where the ignored sit now. Nobody ignores a bot, also not one that plays on under a person's name. */
export function ignoredSeats(table: string, seats: readonly SeatInfo[]): number[] {
  const names = namesAt(table);
  return seats.flatMap(({ kind, name }, seat) => (kind === "person" && names.includes(name) ? [seat] : []));
}

/** Ignore somebody, or listen again. */
export function ignore(table: string, name: string, yes: boolean): void {
  const others = namesAt(table).filter((other) => other !== name);
  write(keyOf(table), JSON.stringify(yes ? [...others, name] : others));
}
