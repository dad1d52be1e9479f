/** Where things are on the screen at one moment: every place is looked up once. */

import { selectorOf, type Place } from "../stage/places";
import type { Flight } from "./flights";
import { heldUp, stopAt, type Path, type Stop } from "./paths";

export interface Found {
  readonly place: Place;
  readonly element: Element;
  readonly stop: Stop;
}

/** The picture of a card within a pile: the pile may have words under it. */
const PICTURE = ".card, .back";

export class Survey {
  private readonly known = new Map<string, Found | null>();

  /** The first of these places that is on the screen. */
  find(places: readonly Place[]): Found | null {
    return first(places, (place) => this.at(place, selectorOf(place)));
  }

  /** The same for a card that comes to lie there: on the stage it does only where the stage shows it. */
  landing({ thing, to }: Pick<Flight, "thing" | "to">): Found | null {
    const card = "card" in thing ? thing.card : null;
    return first(to, (place) => {
      const onStage = "pile" in place && place.pile === "stage";
      if (!onStage) return this.at(place, selectorOf(place));
      return card === null ? null : this.at(place, `[data-stage-card=${JSON.stringify(card)}]`);
    });
  }

  /** The way of a flight that was found in the survey `before`; null if it would begin or end nowhere. */
  path(flight: Flight, before: Survey): Path | null {
    const { thing, from, past } = flight;
    const begin = before.find(from) ?? this.find(from);
    const end = this.landing(flight);
    if (!begin || !end) return null;
    // What stays where it is does not fly, but at a portrait something may happen to it.
    if ("card" in thing && begin.element === end.element && !past) return null;
    const onStage = "pile" in end.place && end.place.pile === "stage";
    const middle = past && !onStage ? this.find(past) : null;
    const size = { width: innerWidth, height: innerHeight };
    return { from: begin.stop, to: end.stop, ...(middle && { past: heldUp(middle.stop, size) }) };
  }

  /** Whether something stops on the discard pile. */
  isDiscard(stop: Stop): boolean {
    return this.find([{ pile: "discard" }])?.stop === stop;
  }

  private at(place: Place, selector: string): Found | null {
    const known = this.known.get(selector);
    if (known !== undefined) return known;
    const found = this.look(place, document.querySelector(selector));
    this.known.set(selector, found);
    return found;
  }

  private look(place: Place, element: Element | null): Found | null {
    if (!element) return null;
    const picture = "pile" in place ? (element.querySelector(PICTURE) ?? element) : element;
    const { x, y, width, height } = picture.getBoundingClientRect();
    if (!width && !height) return null;
    return { place, element, stop: stopAt(place, { x, y, width, height }) };
  }
}

function first(places: readonly Place[], find: (place: Place) => Found | null): Found | null {
  for (const place of places) {
    const found = find(place);
    if (found) return found;
  }
  return null;
}
