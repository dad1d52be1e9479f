/** What is seen and can be answered in either game, for whatever is at home in all of them: what only one game has may be missing. */

import type { GameEvent, Option, Settings, View } from "./types";

export type GameId = Settings["game"];

/** All fields that any of several types has: those that some lack are optional. */
type Either<T> = Pick<T, keyof T> & { [K in Exclude<FieldOf<T>, keyof T>]?: ValueOf<T, K> };
type FieldOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

export type AnyPlayer = Either<View["players"][number]>;
/** What this client may see now. */
export type AnyView = Omit<Either<View>, "players"> & { players: AnyPlayer[] };
export type AnyOption = Either<Option>;
/** Something that happened, for whatever asks only who was concerned: what an event does not have is missing. */
export type AnyEvent = Either<GameEvent>;
