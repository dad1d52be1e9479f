/** Ways to put finished parts into a bigger symbol. */

/** Every part of a symbol under one transformation. */
export function moved(transform: string, symbol: string): string {
  return symbol
    .split("|")
    .map((part) => (part.startsWith("@") ? `@${transform} ${part.slice(1)}` : `@${transform}@${part}`))
    .join("|");
}

/** Turned round the middle of the field. */
export const turned = (degrees: number, symbol: string): string => moved(`rotate(${degrees} 24 24)`, symbol);

/** Made smaller (or bigger) and laid with its middle at x, y. */
export const laid = (x: number, y: number, scale: number, symbol: string, degrees = 0): string =>
  moved(`translate(${x} ${y}) scale(${scale}) rotate(${degrees}) translate(-24 -24)`, symbol);

/** The mirror image, left for right. */
export const mirrored = (symbol: string): string => moved("matrix(-1 0 0 1 48 0)", symbol);

/** Several symbols, the later over the earlier. */
export const over = (...symbols: string[]): string => symbols.join("|");
