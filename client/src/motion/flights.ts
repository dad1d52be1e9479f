/** What an update shows as motion: routes of all that has happened in it, one after the other and soon over. Times are at the usual speed. */

import type { AnyEvent } from "../wire/either";
import { routesOf, type Route, type Table } from "./routes";

export interface Flight extends Route {
  readonly key: string;
  /** Milliseconds after the update. */
  readonly delay: number;
  readonly time: number;
}

/** Milliseconds of one way, and of being held up for everybody to see. */
export const TIME = 300;
const HELD = 400;
/** Between two things of one event, and between two events. */
const STEP = 55;
const PAUSE = 120;
/** Everything has set out by then, however much has happened. */
export const LATEST = 600;
/** So many at once, the newest: more is only a swarm. */
export const MOST = 12;
/** When hands are dealt, everybody gets some. */
export const MOST_DEALT = 32;
const LATEST_DEALT = 1100;

/** The flights of what has happened, in order. A card goes to one place but once. */
export function flightsOf(events: readonly AnyEvent[], table: Table): Flight[] {
  return timed(events, table, MOST, LATEST);
}

/** The flights with which a game begins: roles and hands, before anything else has happened. */
export function dealOf(events: readonly AnyEvent[], table: Table): Flight[] {
  const begun = events.findIndex(({ event }) => event === "turn");
  const dealt = (begun < 0 ? events : events.slice(0, begun)).filter(({ event }) => event === "drew" || event === "seated");
  // Our own first: they are waited for.
  const own = dealt.filter(({ who }) => who === table.bottom);
  return timed([...own, ...dealt.filter(({ who }) => who !== table.bottom)], table, MOST_DEALT, LATEST_DEALT);
}

function timed(events: readonly AnyEvent[], table: Table, most: number, latest: number): Flight[] {
  const all: Flight[] = [];
  const seen = new Set<string>();
  let clock = 0;
  for (const event of events) {
    const routes = routesOf(event, table).filter((route) => isNew(route, seen));
    routes.forEach((route, at) => {
      all.push({ ...route, key: `${event.n}.${at}`, delay: clock + at * STEP, time: TIME + (route.past ? HELD : 0) });
    });
    if (routes.length) clock += (routes.length - 1) * STEP + PAUSE;
  }
  return hurried(most === MOST_DEALT ? all.slice(0, most) : all.slice(-most), latest);
}

/** Without what came before, and drawn together so that the last one sets out in time. */
function hurried(flights: Flight[], latest: number): Flight[] {
  const first = flights[0]?.delay ?? 0;
  const last = (flights.at(-1)?.delay ?? 0) - first;
  const pace = last > latest ? latest / last : 1;
  return flights.map((flight) => ({ ...flight, delay: (flight.delay - first) * pace }));
}

/** Whether this card has not yet gone there: some things are told twice, such as a card that is played and then laid away. */
function isNew({ thing, to }: Route, seen: Set<string>): boolean {
  if (!("card" in thing) || thing.card === null) return true;
  const way = `${thing.card}>${JSON.stringify(to.at(-1))}`;
  if (seen.has(way)) return false;
  seen.add(way);
  return true;
}
