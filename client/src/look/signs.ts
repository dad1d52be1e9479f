/** Symbols that stand for no card: drawn by us for what the pages themselves have to say. */
import { box } from "./shapes";

/** The swinging doors through which somebody comes back. */
export const doors = [
  box(2, 2, 44, 5) + box(3, 8, 5, 38) + box(40, 8, 5, 38),
  "M9.5 16c5 .5 7-3 13.5-3v26c-6.5 0-8.5 3-13.5 3zM38.5 16c-5 .5-7-3-13.5-3v26c6.5 0 8.5 3 13.5 3z",
  "-1.6 M12.5 22l8-1.5M12.5 26.5l8-1M12.5 31h8M12.5 35.5l8 .5M27.5 20.5l8 1.5M27.5 25.5l8 1M27.5 31h8M27.5 36l8-.5",
].join("|");
