/** Where a panel about something lies: beside it, never over it, and never over what is asked. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const GAP = 10;
/** Where there is less room than this the style sheet has a place for it. */
export const PHONE = 640;

interface Size {
  readonly width: number;
  readonly height: number;
}

const within = (at: number, least: number, most: number): number => Math.max(least, Math.min(at, most));

/**
 * The upper left corner of a panel of this size, in this room: at the right of what it is about, or at its left, above or below
 * it. Where it fits nowhere it lies at the side that has more room, and covers a part of it.
 */
export function besideBox(about: Box, { width, height }: Size, room: Box): { left: number; top: number } {
  const top = within((about.top + about.bottom - height) / 2, room.top, room.bottom - height);
  const left = within((about.left + about.right - width) / 2, room.left, room.right - width);
  if (about.right + GAP + width <= room.right) return { left: about.right + GAP, top };
  if (about.left - GAP - width >= room.left) return { left: about.left - GAP - width, top };
  if (about.top - GAP - height >= room.top) return { left, top: Math.min(about.top - GAP, room.bottom) - height };
  if (about.bottom + GAP + height <= room.bottom) return { left, top: about.bottom + GAP };
  const atRight = room.right - about.right > about.left - room.left;
  return { left: atRight ? room.right - width : room.left, top };
}

// ---- in the page

const PANELS = ".inspect, .sheet-seat";
const THINGS = "[data-card], li[data-seat], button, a, li";
const SIDE = ".panel-side";
let last: Box | null = null;

function remember(event: Event): void {
  const target = event.type === "keydown" ? document.activeElement : event.target;
  // What is opened from a panel lies where that did.
  if (!(target instanceof Element) || target === document.body || target.closest(PANELS)) return;
  const { left, top, right, bottom } = (target.closest(THINGS) ?? target).getBoundingClientRect();
  // What is named in the log is read on beside it: the panel lies beside the whole of that.
  const side = target.closest(SIDE)?.getBoundingClientRect();
  last = { left: side?.left ?? left, top, right: side?.right ?? right, bottom };
}
if (typeof document !== "undefined")
  for (const kind of ["pointerdown", "contextmenu", "keydown"]) document.addEventListener(kind, remember, true);

/** Where what was pressed last lies, or lay; null if nothing was. */
export const pressedLast = (): Box | null => last;

/** The part of the window in which a panel may lie: below the bar, above what is asked. */
function roomOf(): Box {
  const bar = document.querySelector(".game > header")?.getBoundingClientRect().bottom ?? 0;
  const asked = document.querySelector(".prompt")?.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const bottom = asked && asked.height && asked.top > innerHeight / 3 ? asked.top : innerHeight;
  return { left: 8, top: Math.max(0, bar) + 8, right: innerWidth - 8, bottom: bottom - 8 };
}

/** Keep a panel beside what it is about, also when it grows. */
export const beside = (about: Box | null) => (panel: HTMLElement) => {
  const place = (): void => {
    const phone = window.innerWidth <= PHONE || !about;
    const room = roomOf();
    panel.style.maxHeight = phone ? "" : `${Math.max(160, room.bottom - room.top)}px`;
    const found = phone || !about ? null : besideBox(about, { width: panel.offsetWidth, height: panel.offsetHeight }, room);
    panel.style.inset = found ? `${Math.max(0, found.top)}px auto auto ${found.left}px` : "";
  };
  place();
  const watch = new ResizeObserver(place);
  watch.observe(panel);
  window.addEventListener("resize", place);
  return () => {
    watch.disconnect();
    window.removeEventListener("resize", place);
  };
};
