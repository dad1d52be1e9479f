/**
 * The keyboard map of the table (UX 5). Single keys can be switched off; Tab, Enter and Escape work as everywhere. Nothing is
 * caught while somebody writes, or uses a key for the control that has the focus.
 */

export interface Keys {
  seat(digit: number): void;
  primary(): void;
  pass(): void;
  back(): void;
  hand(step: 1 | -1): void;
  log(): void;
  summary(): void;
  reach(): void;
  help(): void;
}

const WRITING = "input, textarea, select, [contenteditable]";
/** Where arrows go from one thing to the next, or scroll. */
const WALKED = "[role=tablist], [role=slider], [role=log], ul, ol";

/** Act on a key; true if it meant something here. */
export function pressed(event: KeyboardEvent, keys: Keys, single: boolean): boolean {
  const at = event.target instanceof Element ? event.target : null;
  if (event.altKey || event.ctrlKey || event.metaKey || at?.closest(WRITING)) return false;
  const onControl = at?.closest("button, a, summary, [role=slider], dialog") != null;
  // A key that is held down is not meant for the next question.
  const once = event.repeat ? () => true as const : did;
  if (event.key === "Escape") return did(keys.back);
  if (event.key === "Enter" && !onControl) return once(keys.primary);
  if (!single) return false;
  if (event.key === " " && !onControl) return once(keys.pass);
  if (/^[1-9]$/.test(event.key)) return once(() => keys.seat(Number(event.key)));
  if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
    if (at?.closest(WALKED)) return false;
    return did(() => keys.hand(event.key === "ArrowRight" ? 1 : -1));
  }
  switch (event.key.toLowerCase()) {
    case "l":
      return did(keys.log);
    case "s":
      return did(keys.summary);
    case "r":
      return did(keys.reach);
    case "?":
      return did(keys.help);
  }
  return false;
}

function did(act: () => void): true {
  act();
  return true;
}
