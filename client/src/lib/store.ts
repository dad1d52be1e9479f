/** What this browser remembers; nothing if it may not (private windows, full disks). */

export function remembered<T>(key: string, usual: T): T {
  try {
    const text = localStorage.getItem(`boothill.${key}`);
    return text === null ? usual : (JSON.parse(text) as T);
  } catch {
    return usual;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`boothill.${key}`, JSON.stringify(value));
  } catch {
    // Then it is forgotten with the page.
  }
}

/** A seat that this browser has taken. The token is the seat: it is never part of a link. */
export interface OwnSeat {
  token: string;
  seat: number;
  at: number;
}

const MOST_SEATS = 30;

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
