/** What a game is remembered for, read off its events: who went when and by whose hand, and the few moments worth seeing again. */

import type { AnyEvent } from "../wire/either";
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

type Hit = Extract<GameEvent, { event: "lost_life" }>;
type Explosion = Extract<GameEvent, { event: "exploded" }>;

/** What with, if it was a kind of card or the face of a die. */
const causeOf = ({ cause }: Pick<AnyEvent, "cause">): string => (typeof cause === "string" ? cause : "");

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
  const players = new Set(events.flatMap((event) => (event.event === "seated" ? [event.who] : []))).size;
  const ghosts = new Set<number>();
  /** By seat, the last loss of life. */
  const hits = new Map<number, Hit>();
  /** By seat, since which event and turn somebody has one life left. */
  const edge = new Map<number, { event: number; turn: number }>();
  const over = events.some(({ event }) => event === "game_over");
  let turn = 0;
  let blood = false;
  let bang: Explosion | undefined;
  let biggest: Moment | undefined;
  let longest: Moment | undefined;

  const moment = (sort: MomentSort, event: AnyEvent, more: Partial<Moment> = {}): Moment => ({
    sort,
    event: event.n,
    turn,
    who: event.who ?? NOBODY,
    by: event.by ?? NOBODY,
    cause: causeOf(event),
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
    switch (event.event) {
      case "turn":
        turn = event.turn ?? turn + 1;
        bang = undefined;
        break;
      case "exploded":
        bang = event;
        break;
      case "lost_life": {
        const { who, points = 0, left = 0 } = event;
        const hostile = event.by !== undefined && event.by >= 0 && event.by !== who;
        hits.set(who, event);
        if (hostile && !blood) story.moments.push(moment("first_blood", event, { count: points }));
        blood ||= hostile;
        if (bang?.who === who && left > 0) story.moments.push(moment("exploded", bang, { count: points, cause: causeOf(event) }));
        if (bang?.who === who) bang = undefined;
        if (hostile && points >= BIG_HIT && points > (biggest?.count ?? 0)) biggest = moment("big_hit", event, { count: points });
        fromTheEdge(who, event);
        if (left === 1) edge.set(who, { event: event.n, turn });
        break;
      }
      case "regained_life": {
        // Nobody drinks at no life but to stay in the game.
        const { who, left = 0 } = event;
        const hit = hits.get(who);
        if (left > 0 && hit && (hit.left ?? 1) <= 0 && !ghosts.has(who))
          story.moments.push(moment("escape", event, { event: hit.n, by: hit.by ?? NOBODY, cause: causeOf(hit) }));
        hits.delete(who);
        if (left > 1) fromTheEdge(who, event);
        if (left === 1 && event.points) edge.set(who, { event: event.n, turn });
        break;
      }
      case "gained_life":
        fromTheEdge(event.who, event);
        break;
      case "healed":
        fromTheEdge(event.at, event);
        break;
      case "came_back":
        if (event.life === 0) ghosts.add(event.who);
        else story.moments.push(moment("came_back", event));
        hits.delete(event.who);
        break;
      case "eliminated": {
        const { who, by = NOBODY, role = "" } = event;
        if (ghosts.delete(who)) break;
        const hit = hits.get(who);
        const cause = causeOf("cause" in event ? event : (hit ?? {}));
        fromTheEdge(who, event);
        story.fates.set(who, { by, turn, event: event.n, cause });
        story.moments.push(moment("eliminated", event, { event: hit?.n ?? event.n, by, cause, role }));
        break;
      }
      case "penalty": {
        // The Sheriff has just eliminated a Deputy.
        const shot = story.moments.findLast(({ sort, by }) => sort === "eliminated" && by === event.who);
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
