/** Small facts of a scene in words: what a seat is doing, how far it is, what has just happened to it. */

import { app, t } from "../lib/app.svelte";
import { kindOf } from "../wire/cards";
import type { AnyEvent } from "../wire/either";
import type { Scene } from "../state/scene";

/** What somebody is doing or suffering, in a word or two; "" for nothing in particular. */
export function seatState(scene: Scene, seat: number): string {
  const { view, asked } = scene;
  const player = view.players[seat];
  if (!player) return "";
  if (!player.in_game) return t(view.winners.length && view.winners.includes(seat) ? "table-state-won" : "table-state-out");
  if (view.ghost === seat) return t("table-state-ghost");
  if (view.shadow === seat) return t("table-state-shadow");
  if (asked?.seat === seat) return t(view.active === seat ? "table-state-turn" : "table-state-asked");
  if (view.active === seat) return t("table-state-turn");
  return threatened(scene, (player.in_play ?? []).map(kindOf));
}

/** What lies in front of somebody and is drawn for at the turn's beginning, where there are words for it. */
function threatened({ words }: Scene, kinds: readonly string[]): string {
  const message = (kind: string): string => `table-state-${kind}`;
  // Of several, the one that comes last in its box keeps its owner from more.
  const threat = Object.entries(words.glossary.kinds).findLast(
    ([id, kind]) => kind.turn_check && kinds.includes(id) && words.texts.has(message(id)),
  );
  return threat ? t(message(threat[0])) : "";
}

/** How far a seat is from ours, with the sum: the steps round the table and what changes them. */
export function distanceText(scene: Scene, seat: number): string {
  const { view, words } = scene;
  const distance = view.distances?.[seat];
  if (distance === null || distance === undefined) return "";
  const near = view.in_range ? (view.in_range.includes(seat) ? "yes" : "no") : "none";
  const way = view.ways?.[seat];
  const said = t("table-distance", { name: words.name(seat), distance, near });
  if (!way || (way.parts.length === 0 && way.steps === distance)) return said;
  const parts = way.parts.map((part) => {
    const cause = part.kind ? words.kind(part.kind).name : part.character ? words.character(part.character).name : "";
    return t("table-distance-part", { cause, by: part.by > 0 ? `+${part.by}` : `−${Math.abs(part.by)}` });
  });
  return `${said} ${t("table-distance-sum", { sum: words.listed([t("table-distance-steps", { steps: way.steps }), ...parts]), distance })}`;
}

/** The events that are stamped over a seat, by the field that names the seat. */
const STAMPS: Partial<Record<AnyEvent["event"], [word: string, field: "who" | "victim" | "at"]>> = {
  lost_life: ["hit", "who"],
  dodged: ["missed", "who"],
  regained_life: ["healed", "who"],
  healed: ["healed", "at"],
  gained_life: ["healed", "who"],
  eliminated: ["out", "who"],
  exploded: ["boom", "who"],
  escaped: ["free", "who"],
  stays_in_jail: ["jailed", "who"],
  came_back: ["back", "who"],
  shadow_came: ["back", "who"],
  took_from_hand: ["robbed", "victim"],
  took_from_play: ["robbed", "victim"],
  forced_discard: ["lost", "victim"],
  removed: ["lost", "victim"],
};
/** What one is glad of. */
const GOOD = ["missed", "healed", "free", "back"];

export interface Stamped {
  key: number;
  word: string;
  good: boolean;
}

/** What has happened to a seat. Whoever gains nothing is not healed. */
export function stampsOf(events: readonly AnyEvent[], seat: number): Stamped[] {
  return events.flatMap((event) => {
    const [word, field] = STAMPS[event.event] ?? ["", "who"];
    const nothing = word === "healed" && (event.points ?? event.gained) === 0;
    return word && !nothing && event[field] === seat ? [{ key: event.n, word, good: GOOD.includes(word) }] : [];
  });
}

/** Where the reference tells of a card, a kind of card, a face or a character. */
export function addressOf(what: { card?: string; kind?: string; character?: string }): string {
  const id = what.character ?? kindOf(what.card ?? what.kind ?? "");
  const kind = app.glossary?.kinds[id];
  const sort = what.character ? "character" : (kind?.sort ?? "face");
  return `/cards/${sort}/${encodeURIComponent(id)}`;
}
