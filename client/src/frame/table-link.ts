/** Links to tables: what is sent to friends, and what they paste. */

/** The address of a table, as it is given to others. It holds no token: whoever opens it takes a seat of their own. */
export const linkTo = (table: string, origin: string = location.origin): string => `${origin}/t/${encodeURIComponent(table)}`;

const CODE = /^[A-Za-z0-9_-]{4,64}$/;

/** The id of the table that somebody means who pastes a link or types a code; null if it is neither. */
export function tableMeant(text: string): string | null {
  const typed = text.trim();
  if (CODE.test(typed)) return typed;
  const inLink = /\/t\/([^/?#\s]+)/.exec(typed)?.[1] ?? "";
  return CODE.test(inLink) ? inLink : null;
}
