/** Something to press that cannot be pressed just now. */

import type { Attachment } from "svelte/attachments";

const ignore = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Not `disabled`, which would take the focus away from whoever is on it: a connection may be lost for a second only. */
const hold: Attachment<HTMLElement> = (one) => {
  one.setAttribute("aria-disabled", "true");
  one.addEventListener("click", ignore, true);
  return () => {
    one.removeAttribute("aria-disabled");
    one.removeEventListener("click", ignore, true);
  };
};

/** Attached to a button or a box to tick: while it is `off` it says so, and pressing it does nothing. */
export const held = (off: boolean): Attachment<HTMLElement> | undefined => (off ? hold : undefined);
