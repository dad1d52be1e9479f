/** How kinds of cards, faces of dice and people look: every set brings its own drawings, and the server has them all. */

import type { Art, Symbols } from "../wire/types";

class Sheet {
  /** Nothing before it is loaded: then spare symbols and made-up faces stand in. */
  now: Symbols = $state.raw({ symbols: {}, portraits: {} });
  /** The pictures of cards that are loaded (pictures.ts): a card without one shows its symbol. */
  art: Art["art"] = $state.raw({});
}

export const drawings = new Sheet();
