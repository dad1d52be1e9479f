/** How kinds of cards, faces of dice and people look: every set brings its own drawings, and the server has them all. */

import type { Features } from "./portrait/people";

export interface Drawings {
  /** By the id of a kind or a face; symbols.ts says what they are written in. */
  symbols: Readonly<Record<string, string>>;
  /** By the id of a character: what is not plain about them. */
  portraits: Readonly<Record<string, Features>>;
}

class Sheet {
  /** Nothing before it is loaded: then spare symbols and made-up faces stand in. */
  now: Drawings = $state.raw({ symbols: {}, portraits: {} });
}

export const drawings = new Sheet();
