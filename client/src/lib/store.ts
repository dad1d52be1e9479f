/** What this browser remembers; nothing if it may not (private windows, full disks). */

/** For how long: until it is forgotten, for all tabs, or as long as this tab is open. */
export type Memory = "browser" | "tab";

const store = (memory: Memory): Storage => (memory === "tab" ? sessionStorage : localStorage);

export function remembered<T>(key: string, usual: T, memory: Memory = "browser"): T {
  try {
    const text = store(memory).getItem(`boothill.${key}`);
    return text === null ? usual : (JSON.parse(text) as T);
  } catch {
    return usual;
  }
}

export function remember(key: string, value: unknown, memory: Memory = "browser"): void {
  try {
    store(memory).setItem(`boothill.${key}`, JSON.stringify(value));
  } catch {
    // Then it is forgotten with the page.
  }
}

/** Be told when another tab remembers something else, or forgets it. */
export function onRemembered(key: string, changed: () => void): void {
  // Outside of a browser there are no other tabs.
  globalThis.addEventListener?.("storage", (event) => {
    if (event.key === null || event.key === `boothill.${key}`) changed();
  });
}

/** A seat that this browser has taken. The token is the seat: it is never part of a link. */
export interface OwnSeat {
  token: string;
  seat: number;
  at: number;
}

const MOST_SEATS = 30;

/** Whether this browser has any seat. */
export const hasSeats = (): boolean => Object.keys(remembered<Record<string, OwnSeat>>("seats", {})).length > 0;

export const ownSeat = (table: string): OwnSeat | undefined => remembered<Record<string, OwnSeat>>("seats", {})[table];

export function keepSeat(table: string, token: string, seat: number): void {
  const seats = { ...remembered<Record<string, OwnSeat>>("seats", {}), [table]: { token, seat, at: Date.now() } };
  const latest = Object.entries(seats).sort(([, a], [, b]) => b.at - a.at);
  remember("seats", Object.fromEntries(latest.slice(0, MOST_SEATS)));
}

export function forgetSeat(table: string): void {
  const { [table]: _gone, ...seats } = remembered<Record<string, OwnSeat>>("seats", {});
  remember("seats", seats);
}
