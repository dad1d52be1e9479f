/** Names among other text: a name that runs from right to left must not turn round what stands beside it. */

/** Letters that run from right to left: Hebrew, Arabic, Syriac, N'Ko and the like, also in their old forms. */
const LEFTWARDS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [OPEN, CLOSE] = ["\u2068", "\u2069"];

/** The text for a place in a sentence: set apart if it needs to be, else as it is. */
export function isolated(text: string): string {
  return LEFTWARDS.test(text) && !text.startsWith(OPEN) ? OPEN + text + CLOSE : text;
}
