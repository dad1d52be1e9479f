/**
 * The keyboard map of the table (UX 5). Single keys can be switched off; Tab, Enter and Escape work as everywhere. Nothing is
 * caught while somebody writes, or uses a key for the control that has the focus.
 */

export interface Keys {
  seat(digit: number): void;
  primary(): void;
  pass(): void;
  back(): void;
  /** To the next or the last of what is lit. */
  walk(step: 1 | -1): void;
  log(): void;
  chat(): void;
  again(): void;
  summary(): void;
  reach(): void;
  help(): void;
}

const WRITING = "input, textarea, select, [contenteditable]";
/** Where arrows go from one thing to the next, or scroll. */
const WALKED = "[role=tablist], [role=slider], [role=log], ul, ol";
/** Cards and seats: from these the arrows go to the next one that is lit, though they lie in lists. */
const LYING = "[data-card], [data-seat]";

/** Act on a key; true if it meant something here. */
export function pressed(event: KeyboardEvent, keys: Keys, single: boolean): boolean {
  const at = event.target instanceof Element ? event.target : null;
  if (event.altKey || event.ctrlKey || event.metaKey || at?.closest(WRITING)) return false;
  const onControl = at?.closest("button, a, summary, [role=slider], dialog") != null;
  // A key that is held down is not meant for the next question.
  const once = event.repeat ? () => true as const : did;
  if (event.key === "Escape") return did(keys.back);
  if (event.key === "Enter" && !onControl) return once(keys.primary);
  // Nor does it press a button again: a card that was chosen would be played by it, a caution overruled.
  if (event.key === "Enter" && event.repeat) return true;
  const lying = at?.closest(LYING) != null;
  if ((event.key === "ArrowRight" || event.key === "ArrowLeft") && (lying || (single && !at?.closest(WALKED))))
    return did(() => keys.walk(event.key === "ArrowRight" ? 1 : -1));
  if (!single) return false;
  if (event.key === " " && !onControl) return once(keys.pass);
  if (/^[1-9]$/.test(event.key)) return once(() => keys.seat(Number(event.key)));
  switch (event.key.toLowerCase()) {
    case "l":
      return did(keys.log);
    case "c":
      return did(keys.chat);
    case "a":
      return did(keys.again);
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
