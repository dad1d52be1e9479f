/** Events by hand, numbered as the server numbers them. */

import type { AnyEvent } from "../../src/wire/either";
import type { GameEvent } from "../../src/wire/types";
import { happened } from "../support/making";

export type Told = [event: GameEvent["event"], fields?: Partial<AnyEvent>];

export const numbered = (...told: Told[]): GameEvent[] => told.map(([event, fields], at) => happened(at + 1, event, fields));

export const seated = (count: number): Told[] => Array.from({ length: count }, (_, who): Told => ["seated", { who }]);
export const turn = (number: number, who = 0): Told => ["turn", { who, turn: number }];
export const hit = (who: number, by: number, left: number, more: Partial<AnyEvent> = {}): Told => [
  "lost_life",
  { who, by, left, points: 1, cause: "bang", ...more },
];
export const out = (who: number, by: number, role = "outlaw"): Told => ["eliminated", by < 0 ? { who, role } : { who, by, role }];
export const drinks = (who: number, left: number): Told => ["regained_life", { who, points: 1, left }];
export const over: Told = ["game_over", { winners: [0] }];
