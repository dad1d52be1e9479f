/** The arrow keys go through what is lit, wherever it lies: cards of the hand, in the middle, in front of somebody, and seats. */

const LIT = "li.lit > button[data-card], button.lit[data-card], li.target[data-seat] > button.head";
const OWN = "section.hand li > button[data-card]";

/** What the arrow keys go through now: what is lit, or the own hand if nothing is. */
export function walked(root: ParentNode): HTMLElement[] {
  const seen = (css: string): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>(css)].filter((one) => one.getClientRects().length > 0);
  const lit = seen(LIT);
  return lit.length ? lit : seen(OWN);
}

/** The place after (or before) `at` in a list of so many, round its ends; `at` below 0 begins at the end that is walked from. */
export function stepped(count: number, at: number, step: 1 | -1): number {
  if (at < 0) return step > 0 ? 0 : count - 1;
  return (at + step + count) % count;
}

/** Move the focus one step; false if there is nothing to go to. */
export function walk(step: 1 | -1, root: ParentNode = document): boolean {
  const all = walked(root);
  const next = all[stepped(all.length, all.indexOf(document.activeElement as HTMLElement), step)];
  next?.focus();
  return next !== undefined;
}
