/** The keys of the replay: space plays and pauses, arrows step, Home and End go to both ends. */

import type { Projector } from "./projector.svelte";

const WRITING = "textarea, select, [contenteditable], dialog, input:not([type=range])";

/** Act on a key; true if it meant something. Controls that use a key themselves keep it. */
export function pressed(event: KeyboardEvent, projector: Projector): boolean {
  const at = event.target instanceof Element ? event.target : null;
  if (event.altKey || event.ctrlKey || event.metaKey || at?.closest(WRITING)) return false;
  switch (event.key) {
    case " ":
      if (at?.closest("button, a, summary")) return false;
      projector.toggle();
      return true;
    case "ArrowRight":
      projector.step(1);
      return true;
    case "ArrowLeft":
      projector.step(-1);
      return true;
    case "Home":
    case "End":
      // The log scrolls with them.
      if (at?.closest("[role=log]")) return false;
      projector.go(event.key === "Home" ? 0 : projector.end);
      return true;
  }
  return false;
}
