/**
 * One symbol per kind of card, event, equipment and dice face, brought by their sets (drawings.svelte.ts) and drawn on a 48 by 48 field in one ink.
 *
 * A symbol is a list of parts joined by "|". A part is path data, filled with ink; with a number before it ("3 M4 4h8") it is a line
 * of that width; with a minus ("-M...", "-2 M...") it is carved out of what lies below, like the cut of a woodcut; with "@...@" before
 * all that the part is transformed.
 */
import { drawings } from "./drawings.svelte";
import { box, disc, rays, star } from "./shapes";

export interface Part {
  readonly path: string;
  readonly width: number;
  readonly carved: boolean;
  readonly turn: string;
}

/** What stands in for a kind without a symbol of its own, by the colour of its card. */
const spare: Record<string, string> = {
  brown: `${star(24, 24, 12, 22, 15)}|-${star(24, 24, 5, 11, 4.6)}`,
  blue: `${box(4, 4, 40, 40, 4)}|-${star(24, 25, 5, 15, 6.2)}|-${disc(8, 8, 1.5)}${disc(40, 8, 1.5)}${disc(8, 40, 1.5)}${disc(40, 40, 1.5)}`,
  green: `M24 2 44 12v24L24 46 4 36V12z|-${star(24, 24.5, 5, 13, 5.4)}`,
  black: `M24 2 46 24 24 46 2 24z|-${star(24, 24.5, 5, 11, 4.6)}`,
  event: `${disc(24, 24, 13)}|3 ${rays(24, 24, 16, 17, 22)}|-${star(24, 24.5, 5, 9, 3.7)}`,
};
const plainest = star(24, 25, 5, 22, 9);

const cut = new Map<string, readonly Part[]>();

export function partsOf(symbol: string): readonly Part[] {
  let parts = cut.get(symbol);
  if (!parts) {
    parts = symbol.split("|").map((text) => {
      const [, turn = "", minus = "", width = "", path = ""] = /^(?:@([^@]*)@)?(-?)([\d.]*)\s*(M.*)$/s.exec(text) ?? [];
      return { path, width: Number(width), carved: minus !== "", turn };
    });
    cut.set(symbol, parts);
  }
  return parts;
}

/** Whether a kind has a symbol of its own. */
export const hasSymbol = (kind: string): boolean => Object.hasOwn(drawings.now.symbols, kind);

/** The symbol of a kind, or the spare one of its colour. */
export function symbolOf(kind: string, colour = ""): string {
  return (hasSymbol(kind) ? drawings.now.symbols[kind] : spare[colour]) ?? plainest;
}
