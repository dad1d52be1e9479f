/** What a game is remembered for, read off its events: who went when and by whose hand, and the few moments worth seeing again. */

import type { GameEvent } from "../wire/types";

export const NOBODY = -1;
const MOST = 6;
/** A hit of fewer points is an ordinary one. */
const BIG_HIT = 2;

/** How somebody left the game for the last time. */
export interface Fate {
  /** Who did it, NOBODY for a mishap. */
  by: number;
  /** In which turn, 0 if that is not known. */
  turn: number;
  /** The number of the event. */
  event: number;
  cause: string;
}

export type MomentSort =
  "first_blood" | "exploded" | "escape" | "big_hit" | "one_life" | "own_deputy" | "came_back" | "eliminated" | "last_shot";

export interface Moment {
  sort: MomentSort;
  /** The number of the event to begin at in the replay. */
  event: number;
  turn: number;
  who: number;
  /** Who did it, NOBODY if nobody did. */
  by: number;
  /** What with: a kind of card or the face of a die, "" if that is not known. */
  cause: string;
  /** The role that was shown, "" if none was. */
  role: string;
  /** Life that was lost, or turns that somebody has held out. */
  count: number;
}

/** The higher it stands here, the rather a moment is told. */
const WEIGHT: Record<MomentSort, number> = {
  last_shot: 100,
  own_deputy: 90,
  exploded: 80,
  escape: 70,
  came_back: 65,
  first_blood: 60,
  big_hit: 55,
  eliminated: 50,
  one_life: 40,
};

/** Everything that is read off the events of a game in one go. */
interface Story {
  moments: Moment[];
  fates: Map<number, Fate>;
}

/** By seat, how those who were eliminated left the game. Ghosts who leave again have left before. */
export const fates = (events: readonly GameEvent[]): Map<number, Fate> => read(events).fates;

/** The moments of a finished game that are worth seeing again, in the order they happened: `most` at most. */
export function moments(events: readonly GameEvent[], most = MOST): Moment[] {
  const found = read(events).moments;
  const kept = [...found]
    .sort((a, b) => WEIGHT[b.sort] - WEIGHT[a.sort] || b.count - a.count || a.event - b.event)
    .slice(0, most);
  // A hit comes before the death it brings.
  return kept.sort((a, b) => a.event - b.event || Number(a.role !== "") - Number(b.role !== ""));
}

function read(events: readonly GameEvent[]): Story {
  const story: Story = { moments: [], fates: new Map() };
  const players = new Set(events.filter(({ event }) => event === "seated").map(({ who }) => who)).size;
  const ghosts = new Set<number>();
  /** By seat, the last loss of life. */
  const hits = new Map<number, GameEvent>();
  /** By seat, since which event and turn somebody has one life left. */
  const edge = new Map<number, { event: number; turn: number }>();
  const over = events.some(({ event }) => event === "game_over");
  let turn = 0;
  let blood = false;
  let bang: GameEvent | undefined;
  let biggest: Moment | undefined;
  let longest: Moment | undefined;

  const moment = (sort: MomentSort, event: GameEvent, more: Partial<Moment> = {}): Moment => ({
    sort,
    event: event.number,
    turn,
    who: event.who ?? NOBODY,
    by: event.by ?? NOBODY,
    cause: typeof event.cause === "string" ? event.cause : "",
    role: "",
    count: 0,
    ...more,
  });
  /** Somebody's time with one life is over. */
  const fromTheEdge = (who: number, at: GameEvent): void => {
    const since = edge.get(who);
    edge.delete(who);
    if (!since || turn - since.turn < Math.max(players, 3) * 2 || turn - since.turn <= (longest?.count ?? 0)) return;
    longest = moment("one_life", at, {
      event: since.event,
      turn: since.turn,
      who,
      by: NOBODY,
      cause: "",
      count: turn - since.turn,
    });
  };

  for (const event of events) {
    const who = event.who ?? NOBODY;
    const left = typeof event.left === "number" ? event.left : undefined;
    switch (event.event) {
      case "turn":
        turn = typeof event.turn === "number" ? event.turn : turn + 1;
        bang = undefined;
        break;
      case "exploded":
        bang = event;
        break;
      case "lost_life": {
        const points = event.points ?? 0;
        const hostile = event.by !== undefined && event.by >= 0 && event.by !== who;
        hits.set(who, event);
        if (hostile && !blood) story.moments.push(moment("first_blood", event, { count: points }));
        blood ||= hostile;
        if (bang?.who === who && left !== undefined && left > 0)
          story.moments.push(moment("exploded", bang, { count: points, cause: String(event.cause ?? "") }));
        if (bang?.who === who) bang = undefined;
        if (hostile && points >= BIG_HIT && points > (biggest?.count ?? 0)) biggest = moment("big_hit", event, { count: points });
        fromTheEdge(who, event);
        if (left === 1) edge.set(who, { event: event.number, turn });
        break;
      }
      case "regained_life": {
        // Nobody drinks at no life but to stay in the game.
        const hit = hits.get(who);
        if (left !== undefined && left > 0 && typeof hit?.left === "number" && hit.left <= 0 && !ghosts.has(who))
          story.moments.push(
            moment("escape", event, { event: hit.number, by: hit.by ?? NOBODY, cause: String(hit.cause ?? "") }),
          );
        hits.delete(who);
        if (left !== undefined && left > 1) fromTheEdge(who, event);
        if (left === 1 && event.points) edge.set(who, { event: event.number, turn });
        break;
      }
      case "gained_life":
      case "healed":
        fromTheEdge(event.at ?? who, event);
        break;
      case "came_back":
        if (event.life === 0) ghosts.add(who);
        else story.moments.push(moment("came_back", event));
        hits.delete(who);
        break;
      case "eliminated": {
        if (ghosts.delete(who)) break;
        const hit = hits.get(who);
        const cause = String(event.cause ?? hit?.cause ?? "");
        const by = event.by ?? NOBODY;
        fromTheEdge(who, event);
        story.fates.set(who, { by, turn, event: event.number, cause });
        story.moments.push(
          moment("eliminated", event, { event: hit?.number ?? event.number, by, cause, role: String(event.role ?? "") }),
        );
        break;
      }
      case "penalty": {
        // The Sheriff has just eliminated a Deputy.
        const shot = story.moments.findLast(({ sort, by }) => sort === "eliminated" && by === who);
        if (shot) shot.sort = "own_deputy";
        break;
      }
    }
  }
  const end = events.at(-1);
  if (end) for (const who of [...edge.keys()]) fromTheEdge(who, end);
  if (over) {
    const last = story.moments.findLast(({ sort }) => sort === "eliminated" || sort === "own_deputy");
    if (last) last.sort = "last_shot";
  }
  // A hit that has killed is told as such.
  const deadly = new Set(story.moments.filter(({ role }) => role !== "").map(({ event }) => event));
  if (biggest && !deadly.has(biggest.event)) story.moments.push(biggest);
  if (longest) story.moments.push(longest);
  return story;
}
