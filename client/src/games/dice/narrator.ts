/** Telling the events of a dice game to one viewer, with what caused them. */

import type { GameEvent, View } from "../../wire/types";
import type { DiceWords } from "./words";
import { type Line, lineOf, type Narrator } from "../../telling/narrating";
import { NOBODY } from "../../telling/speech";
import type { Values } from "../../telling/texts";

const DICE = 5;
/** Events that come of an ability of the first seat, if it has such a one: it is named before the line. */
const ABILITIES: Record<string, readonly string[]> = {
  gave_life: ["gives_life"],
  spared: ["most_lost"],
  gained_life: ["peaceful_gain", "gain_per_death"],
  removed_arrow: ["removes_arrows"],
};
/** Why arrows change hands by the ability of whoever takes or returns them. */
const WHYS_BY_ABILITY = ["instead", "by_loss"];
const STRUCK_BACK = "struck_back";

export class DiceNarrator implements Narrator {
  private readonly characters: readonly string[];

  /** Characters do not change in a game, so they may be those of any moment. */
  constructor(
    private readonly words: DiceWords,
    from: readonly string[] | View,
  ) {
    this.characters = "players" in from ? from.players.map(({ character }) => character) : from;
  }

  lines(events: readonly GameEvent[]): Line[] {
    this.words.marking = true;
    const lines = events.map((event) => this.line(event));
    this.words.marking = false;
    return lines;
  }

  private line(told: GameEvent): Line {
    const { texts } = this.words;
    const line = texts.say([`dice-event-${told.event}`, `event-${told.event}`], this.values(told));
    const source = this.characters[this.source(told)];
    if (!source) return lineOf(told, line);
    return lineOf(told, texts.say("by-ability", { ability: this.words.characterName(source), line }));
  }

  /** Whose ability brought the event about; NOBODY if none did. */
  private source({ event, who = NOBODY, why }: GameEvent): number {
    if (why === STRUCK_BACK) return this.characters.findIndex((_, seat) => this.has(seat, "strikes_back"));
    if (why) return WHYS_BY_ABILITY.includes(why as string) ? who : NOBODY;
    return ABILITIES[event]?.some((trait) => this.has(who, trait)) ? who : NOBODY;
  }

  private has(seat: number, trait: string): boolean {
    return this.words.glossary.dice_characters[this.characters[seat] ?? ""]?.traits?.includes(trait) ?? false;
  }

  private values(told: GameEvent): Values {
    const { words } = this;
    const { number: _, event, ...fields } = told;
    const { who = NOBODY, at, winners } = told;
    const values = words.values(fields);
    if (values.at_is === "other" && at === who) values.at_is = "self";
    if (event === "game_over" && winners) {
      values.winners = words.listed(
        winners.map((seat) => words.name(seat)),
        "list-and",
      );
      values.winners_count = winners.length;
    } else if (event === "rolled") Object.assign(values, this.rollValues(told));
    else if (event === "seated") {
      values.role ??= "";
      values.role_seen = told.role ? "yes" : "no";
    } else if (event === "turn") values.extra = 0;
    else if (told.why) Object.assign(values, words.seatValues("owner", this.source(told)));
    else if (event === "gained_life") values.why = this.has(who, "gain_per_death") ? "death" : "peaceful";
    return values;
  }

  /** The dice after a roll, and those that were thrown. */
  private rollValues({ roll, ...told }: GameEvent): Values {
    const [dice, faces] = [told.dice as number[], told.faces as string[]];
    const named = faces.map((face, die) => {
      const name = this.words.face(face);
      return dice.length < DICE && dice.includes(die) ? this.words.texts.say("dice-thrown", { face: name }) : name;
    });
    return { again: (roll as number) > 1 ? "yes" : "no", faces: this.words.listed(named) };
  }
}
