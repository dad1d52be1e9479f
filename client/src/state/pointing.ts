/**
 * Points at seats for a moment: whatever draws a seat marks it with `data-seat`, and has an outline while it has `data-shown`
 * (styled by the log). It shows where, and tells nothing.
 */

/** How long, in milliseconds. */
const SHOWN_TIME = 2500;

let timer: ReturnType<typeof setTimeout> | undefined;

export function pointAt(seats: readonly number[], root: ParentNode = document): void {
  clearTimeout(timer);
  unpoint(root);
  for (const seat of seats) root.querySelector(`li[data-seat="${seat}"]`)?.setAttribute("data-shown", "");
  timer = setTimeout(() => unpoint(root), SHOWN_TIME);
}

function unpoint(root: ParentNode): void {
  for (const one of root.querySelectorAll("[data-shown]")) one.removeAttribute("data-shown");
}
