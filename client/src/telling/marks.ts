/** Names in a sentence that are links: marked with private-use characters on the way through Fluent, then split. */

const [OPEN, AFTER_ID, CLOSE] = ["\uE000", "\uE001", "\uE002"];
const MARKED = /\uE000(\w+) ([^\uE001]*)\uE001([^\uE002]*)\uE002/;

/** What can be looked up. */
export type Sort = "kind" | "card" | "character";

/** A stretch of a sentence: plain, or the name of a kind of card, a card or a character with its id. */
export type Part = string | ({ [sort in Sort]?: string } & { text: string });

export function marked(sort: Sort, id: string, text: string): string {
  return `${OPEN}${sort} ${id}${AFTER_ID}${text}${CLOSE}`;
}

/** The text without the characters that marks are made of: names come from people. */
export function unmarkable(text: string): string {
  return text.replace(/[\uE000-\uE002]/g, "");
}

/** The stretches of a text with marks. */
export function parts(text: string): Part[] {
  const found: Part[] = [];
  // A split by three groups: plain text, sort, id, name, plain text, ...
  const pieces = text.split(MARKED);
  for (let at = 0; at < pieces.length; at += 4) {
    if (pieces[at]) found.push(pieces[at]!);
    if (at + 3 < pieces.length) found.push({ [pieces[at + 1]!]: pieces[at + 2]!, text: pieces[at + 3]! });
  }
  return found;
}

/** The sentence as it is read. */
export function plain(found: readonly Part[]): string {
  return found.map((part) => (typeof part === "string" ? part : part.text)).join("");
}
