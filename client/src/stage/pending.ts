/** What is pending now, or was last: what has happened, and who is asked about it. */

import type { AnyEvent, AnyView } from "../wire/either";
import type { Ability, Asked } from "../wire/types";
import type { Glossary } from "../telling/glossary";
import { deed, deedOf, shareOf, sharing, type Deed } from "./deed";

export type { Deed, Did, Share } from "./deed";

/** What questions are about, as far as it matters here. */
interface About {
  by?: number;
  cause?: string | Ability;
  occasion?: string | Ability;
  kind?: string | Ability;
  cards?: string[];
  needs?: number;
  life?: number;
  surplus?: number;
  die?: number;
  face?: string;
}

/** What a scene has to tell for it. */
export interface Told {
  past: readonly AnyEvent[];
  asked: Asked | null;
  view: AnyView;
  words: { readonly glossary: Glossary };
}

/** Between deeds somebody is asked what to do next: nothing is pending then. */
const RESTS = ["play", "reroll", "first_draw", "between"];

export function pendingOf(scene: Told): Deed | null {
  const found = deedOf(scene.past, { kinds: scene.words.glossary.kinds, players: scene.view.players });
  const { asked } = scene;
  if (!asked || RESTS.includes(asked.kind)) return found && ended(found);
  const about: About = { ...("about" in asked ? asked.about : {}) } as About;
  if (about.die !== undefined) about.face ??= scene.view.dice?.[about.die] ?? undefined;
  const now = found && !found.over && belongs(found, asked, about) ? found : begun(asked, about, found);
  return now ? put(now, asked, about) : found && ended(found);
}

function ended(found: Deed): Deed {
  found.over = true;
  for (const share of found.shares) share.state = "done";
  return found;
}

/** Whether a question is about what is going on. */
function belongs(now: Deed, asked: Asked, about: About): boolean {
  if (asked.kind === "surplus") return now.what === "discard" && now.by === asked.seat;
  if (asked.kind === "rescue") return shareOf(now, asked.seat) !== undefined;
  if (now.what === "dice" && about.die !== undefined)
    return now.by === asked.seat && now.tone !== "plain" && !now.wide && !spent(now);
  const cause = about.cause ?? about.occasion ?? about.kind;
  // Between two, each is asked because of the other.
  const turned = asked.seat === now.by && shareOf(now, about.by ?? -1) !== undefined;
  if (about.by !== undefined && about.by !== now.by && !turned) return false;
  if (typeof cause === "string" && now.kind !== undefined && now.what !== "dice") return cause === now.kind;
  return cause !== undefined || about.by !== undefined || now.by === asked.seat || shareOf(now, asked.seat) !== undefined;
}

/** Whether the dice that were aimed have struck. */
const spent = (now: Deed): boolean => now.shares.some(({ did }) => did.some(({ what }) => what === "hit" || what === "unhurt"));

/** What only the question tells of; null if that is nothing to be shown. */
function begun(asked: Asked, about: About, before: Deed | null): Deed | null {
  const cause = about.cause ?? about.occasion ?? about.kind;
  const of =
    typeof cause === "string" ? { kind: cause } : cause?.ability ? { what: "ability" as const, character: cause.ability } : {};
  if (asked.kind === "surplus") return deed({ what: "discard", by: asked.seat });
  if (about.die !== undefined) {
    const sure = before?.what === "dice" && before.by === asked.seat && before.face === about.face ? before.tone : "plain";
    return deed({ what: "dice", by: asked.seat, tone: sure });
  }
  if (about.needs !== undefined || asked.kind === "bang" || asked.kind === "rescue") {
    const [card] = about.cards ?? [];
    return deed({ by: about.by ?? -1, ...of, ...(card && { card }), tone: "harm" });
  }
  if (cause === undefined && about.by === undefined) return null;
  const what = about.occasion !== undefined ? "check" : "event";
  return deed({ what, by: about.by ?? -1, ...of });
}

/** Somebody is asked about it. */
function put(now: Deed, asked: Asked, about: About): Deed {
  now.over = false;
  now.deciding = -1;
  const duel = asked.kind === "bang" && !now.wide && now.by >= 0;
  if (about.face) now.face = about.face;
  if (about.needs !== undefined) now.stops = { what: "missed", count: about.needs };
  if (asked.kind === "bang") now.stops = { what: "bang", count: 1 };
  if (asked.kind === "rescue") now.stops = { what: "beer", count: Math.max(1, 1 - (about.life ?? 0)) };
  if (now.stops) now.tone = "harm";
  if (duel) sharing(now, now.by).state = "waiting";
  if (asked.seat === now.by && !duel && !now.stops && !now.wide) now.deciding = asked.seat;
  else sharing(now, asked.seat).state = "asked";
  return now;
}
