/** GET /api/words/LANG: everything the client needs to talk in a language, about all games. */

import type { Glossary, KindWords } from "../wire/types";

export type { Glossary };

/** What something is called and does. */
export interface Thing {
  name: string;
  text: string;
}

/** The kind that stands for all of a sort: the first of which this is true, in the order of the boxes; "" if there is none. */
export function typical(glossary: Glossary | null, is: (kind: KindWords) => unknown): string {
  return Object.entries(glossary?.kinds ?? {}).find(([, kind]) => is(kind))?.[0] ?? "";
}
