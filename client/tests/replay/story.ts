/** A film of three players, made by hand: a shot, a hit, an answer that shows nothing, a turn, an end. */

import type { Asked, Changes, Choices, Film, FilmStep, GameEvent } from "../../src/wire/types";
import { asks, cardView, happened as told, player as made } from "../support/making";

const player = (name: string, life: number) => made(name, { life, hand: ["beer/6H", "missed/AC"] });

function answer(
  seat: number,
  kind: Asked["kind"],
  events: GameEvent[],
  changes: Changes,
  option?: number,
  choices?: Choices,
): FilmStep {
  const asked = asks(kind, {}, { seat });
  return option === undefined ? { asked, events, changes } : { asked, events, changes, option, choices };
}

/** An answer that brought events of these numbers. */
export const step = (numbers: number[]): FilmStep =>
  answer(
    0,
    "play",
    numbers.map((number) => told(number, "drew")),
    {},
  );

export const FILM: Film = {
  key: "cafe",
  game: "bang",
  number: 1,
  sets: ["base"],
  names: ["Ann", "Ben", "Cas"],
  people: [false, true, false],
  winners: [0],
  roles: ["sheriff", "outlaw", "renegade"],
  started: 0,
  ended: 60,
  viewer: -2,
  view: cardView([player("Ann", 4), player("Ben", 1), player("Cas", 3)], { seat: -2 }),
  events: [told(1, "seated", { who: 0 }), told(2, "turn", { who: 0 }), told(3, "drew", { who: 0, count: 2 })],
  steps: [
    answer(
      0,
      "play",
      [told(4, "played", { who: 0, target: 1 })],
      { discard_top: "bang/QH", players: { 0: { hand_size: 1 } } },
      1,
      {
        options: [{ verb: "end" }, { verb: "play", card: "bang/QH", kind: "bang", target: 1 }],
        why_not: {},
      },
    ),
    answer(1, "dodge", [told(5, "lost_life", { who: 1, left: 0 })], { players: { 1: { life: 0 } } }, 0, {
      options: [{ verb: "pass" }],
      why_not: {},
    }),
    answer(1, "rescue", [], {}),
    answer(0, "play", [told(6, "turn_over", { who: 0 }), told(7, "turn", { who: 2 })], { turn: 2, active: 2 }),
    answer(2, "play", [told(8, "eliminated", { who: 1, role: "outlaw" }), told(9, "game_over", { winners: [0] })], {
      winners: [0],
      eliminated: [1],
      players: { 1: { in_game: false, role: "outlaw" } },
    }),
  ],
};
