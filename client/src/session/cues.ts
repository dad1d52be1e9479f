/** What is heard when something happens: which sound, how loud beside others, how long after. Nothing here makes a sound. */

import type { AnyEvent } from "../wire/either";
import places from "./sounds/western.json";
import type { SoundKind } from "../lib/prefs.svelte";

export type Sound = keyof typeof places;

/** Where each sound begins in the file of all of them, and how long it is, in seconds. */
export const PLACES = places as unknown as Readonly<Record<Sound, readonly [number, number]>>;

export interface Cue {
  sound: Sound;
  /** Whether it is about us: then it is louder. */
  own: boolean;
  /** Seconds until it begins. */
  after: number;
}

/** What somebody may want to hear or not; the higher in this list, the sooner something else makes room for it. */
export const KIND_OF: Readonly<Record<Sound, SoundKind>> = {
  win: "end",
  loss: "end",
  bell: "end",
  asked: "calls",
  explosion: "shots",
  shot: "shots",
  ricochet: "shots",
  arrow: "shots",
  fuse: "shots",
  dice: "cards",
  drink: "cards",
  coin: "cards",
  shuffle: "cards",
  flip: "cards",
  card: "cards",
  spurs: "calls",
  hooves: "calls",
};
const WEIGHT = Object.keys(KIND_OF) as Sound[];

/** What happens often is never quite the same: its pitch differs by as much as this part of it. */
export const VARIED: Partial<Record<Sound, number>> = {
  shot: 0.06,
  ricochet: 0.12,
  card: 0.1,
  flip: 0.08,
  coin: 0.05,
  dice: 0.08,
};

/** Events that are not named here are silent. */
const SOUNDS: Partial<Record<AnyEvent["event"], Sound>> = {
  lost_life: "shot",
  fired: "shot",
  used_missed: "ricochet",
  dodged: "ricochet",
  exploded: "explosion",
  passed_on: "fuse",
  indians: "arrow",
  took_arrows: "arrow",
  regained_life: "drink",
  gained_life: "drink",
  healed: "drink",
  played: "card",
  put_to_use: "card",
  drew: "card",
  discarded: "card",
  gave: "card",
  store_taken: "card",
  took_from_hand: "card",
  took_from_play: "card",
  forced_discard: "card",
  took_discard: "card",
  inherited: "card",
  flipped: "flip",
  uncovered: "flip",
  next_event: "flip",
  revealed: "flip",
  new_identity: "flip",
  reshuffled: "shuffle",
  equipment_shuffled: "shuffle",
  store_opened: "shuffle",
  seated: "shuffle",
  rolled: "dice",
  gained_nuggets: "coin",
  bounty: "coin",
  bought: "coin",
  paid: "coin",
  eliminated: "bell",
};

/** What hurts by a blast or by arrows is no shot. */
const INSTEAD_OF_SHOTS: readonly Sound[] = ["explosion", "arrow"];
/** No more at once than ears can tell apart. */
const MOST = 4;
const APART = 0.13;
/** A bell waits for the shot, the end for the bell. */
const WAITS: Partial<Record<Sound, number>> = { bell: 0.45, win: 0.9, loss: 0.9 };

/** What is heard when these events come together, if we have this seat (-1 for none). What is heard twice is heard once. */
export function cuesOf(events: readonly AnyEvent[], seat: number): Cue[] {
  const found = new Map<Sound, boolean>();
  for (const event of events) {
    const sound = soundOf(event, seat);
    if (sound) found.set(sound, found.get(sound) || ("who" in event && event.who === seat && seat >= 0));
  }
  if (INSTEAD_OF_SHOTS.some((sound) => found.has(sound))) found.delete("shot");
  const kept = new Set([...found.keys()].sort((one, other) => WEIGHT.indexOf(one) - WEIGHT.indexOf(other)).slice(0, MOST));
  return [...found]
    .filter(([sound]) => kept.has(sound))
    .map(([sound, own], at) => ({ sound, own, after: WAITS[sound] ?? at * APART }));
}

function soundOf(event: AnyEvent, seat: number): Sound | undefined {
  if (event.event === "game_over") return seat < 0 || event.winners?.includes(seat) ? "win" : "loss";
  // A beer that does nothing is drunk without a sound.
  if (event.event === "regained_life" && event.points === 0) return undefined;
  return SOUNDS[event.event];
}
