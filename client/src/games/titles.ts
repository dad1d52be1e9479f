/** The games whose tables this client can show: the one list of them. */

import type { Glossary } from "../telling/glossary";
import type { Texts } from "../telling/texts";
import type { Words } from "../telling/words";
import { bang } from "./bang/title";
import { dice } from "./dice/title";
import type { Title } from "./title";

const TITLES: Record<string, Title> = { bang, dice };

/** The parts of a game, by its id on the wire. */
export function titleOf(game: string): Title {
  const title = TITLES[game];
  if (!title) throw new TypeError(`this client does not know the game '${game}'`);
  return title;
}

/** The words of a table. `names` are those of the seats; `viewer` is the own seat, below 0 for whoever has none. */
export function wordsFor(game: string, glossary: Glossary, texts: Texts, names: readonly string[], viewer: number): Words {
  return new (titleOf(game).Words)(glossary, texts, names, viewer);
}
