/**
 * The Markdown of the rule catalogue as a tree: paragraphs, lists, tables, emphasis, code, ids of rules, and the notes
 * that say where a rule comes from. Everything else is text. Nothing here makes HTML: a component draws the tree, so
 * that no rule can bring markup of its own.
 */

/** Where a rule can come from, strongest first. */
export const SOURCES = ["book", "card", "faq", "peer", "house"] as const;
export type Source = (typeof SOURCES)[number];

export type Inline =
  | { sort: "text"; text: string }
  | { sort: "code"; text: string }
  | { sort: "strong"; parts: Inline[] }
  | { sort: "em"; parts: Inline[] }
  | { sort: "rule"; id: string; text: string }
  | { sort: "source"; sources: Source[]; parts: Inline[] };

export type Block =
  | { sort: "paragraph"; parts: Inline[] }
  | { sort: "list"; ordered: boolean; start: number; items: Block[][] }
  | { sort: "table"; head: Inline[][]; rows: Inline[][][] };

/** Whether there is a rule, or a group of rules, of this id. */
export type IsRule = (id: string) => boolean;

const MARKER = /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)$/;
const RULED = /^[\s|:-]+$/;
const MARKS = /`([^`]+)`|\*\*(?=\S)([^*]+?)\*\*|\*(?=\S)([^*]+?)\*|\[([^[\]]+)\]/g;
const ID = /(?<![\w-])[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*(?![\w-])/g;
/** "BASE-WIN-2, -5 and -6": further rules of the group just named. */
const FURTHER = /(,? (?:(?:and|or|to) )?)(-\d+)(?![\w-])/y;
/** Further on in a clause "card" is a card of the game. */
const SOURCE = /^card\b|\b(?:book|faq|peer|house)\b/g;

/** The tree of a text. */
export function read(markdown: string, isRule: IsRule): Block[] {
  return blocks(markdown.split("\n"), isRule);
}

function blocks(lines: string[], isRule: IsRule): Block[] {
  const found: Block[] = [];
  let paragraph: string[] = [];
  const close = (): void => {
    if (paragraph.length) found.push({ sort: "paragraph", parts: inline(paragraph.join(" "), isRule) });
    paragraph = [];
  };
  for (let at = 0; at < lines.length;) {
    const line = lines[at]!;
    let end = at + 1;
    if (line.trim().startsWith("|")) {
      close();
      while (lines[end]?.trim().startsWith("|")) end++;
      found.push(table(lines.slice(at, end), isRule));
    } else if (MARKER.test(line)) {
      close();
      const indent = indentOf(line);
      while (end < lines.length && continues(lines, end, indent)) end++;
      found.push(list(lines.slice(at, end), indent, isRule));
    } else if (line.trim()) paragraph.push(line.trim());
    else close();
    at = end;
  }
  close();
  return found;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Whether a line belongs to the list whose first marker is indented that far. */
function continues(lines: string[], at: number, indent: number): boolean {
  const line = lines[at]!;
  if (!line.trim()) return at + 1 < lines.length && !!lines[at + 1]!.trim() && continues(lines, at + 1, indent);
  return indentOf(line) > indent || (indentOf(line) === indent && MARKER.test(line));
}

function list(lines: string[], indent: number, isRule: IsRule): Block {
  const [, , number] = MARKER.exec(lines[0]!)!;
  const items: string[][] = [];
  for (const line of lines) {
    const marked = indentOf(line) === indent ? MARKER.exec(line) : null;
    if (marked) items.push([marked[3]!]);
    else items.at(-1)!.push(line);
  }
  return {
    sort: "list",
    ordered: number !== undefined,
    start: Number(number ?? 1),
    items: items.map((item) => blocks(item, isRule)),
  };
}

function table(lines: string[], isRule: IsRule): Block {
  const rows = lines
    .filter((line) => !RULED.test(line))
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => inline(cell.trim(), isRule)),
    );
  const headed = lines.length > 1 && RULED.test(lines[1]!);
  return { sort: "table", head: headed ? rows[0]! : [], rows: headed ? rows.slice(1) : rows };
}

/** The tree of a line. */
export function inline(text: string, isRule: IsRule): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, code, strong, em, note] = match;
    const sources = note === undefined ? [] : sourcesOf(note);
    if (note !== undefined && !sources.length) continue; // brackets of the text's own, such as dice that lie together
    parts.push(...plain(text.slice(at, match.index), isRule));
    if (code !== undefined) parts.push({ sort: "code", text: code });
    else if (strong !== undefined) parts.push({ sort: "strong", parts: inline(strong, isRule) });
    else if (em !== undefined) parts.push({ sort: "em", parts: inline(em, isRule) });
    else parts.push({ sort: "source", sources, parts: plain(note!, isRule) });
    at = match.index + whole.length;
  }
  return [...parts, ...plain(text.slice(at), isRule)];
}

/** The sources a note names: in "house: the book is silent; peer" what follows a colon is an explanation. */
function sourcesOf(note: string): Source[] {
  const heads = note.split(";").map((clause) => clause.split(":", 1)[0]!.trim());
  const named = new Set(heads.flatMap((head) => head.match(SOURCE) ?? []));
  return SOURCES.filter((source) => named.has(source));
}

function plain(text: string, isRule: IsRule): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  const upTo = (end: number): void => {
    if (end > at) parts.push({ sort: "text", text: text.slice(at, end) });
    at = end;
  };
  for (const match of text.matchAll(ID)) {
    const [id] = match;
    if (!isRule(id)) continue;
    upTo(match.index);
    parts.push({ sort: "rule", id, text: id });
    at += id.length;
    const group = id.replace(/-\d+$/, "");
    for (;;) {
      FURTHER.lastIndex = at;
      const further = FURTHER.exec(text);
      if (!further || !isRule(group + further[2])) break;
      upTo(at + further[1]!.length);
      parts.push({ sort: "rule", id: group + further[2], text: further[2]! });
      at += further[2]!.length;
    }
  }
  upTo(text.length);
  return parts;
}

/** A text as players read it, and what stands behind "details": where it comes from, and which other rules it names. */
export interface Read {
  blocks: Block[];
  notes: Inline[][];
  see: string[];
}

/** The tree of a text without notes on its sources and without references in brackets; both are given apart. */
export function readPlainly(markdown: string, isRule: IsRule): Read {
  const apart: Read = { blocks: [], notes: [], see: [] };
  apart.blocks = read(markdown, isRule).map((block) => plainBlock(block, apart));
  apart.see = [...new Set(apart.see)];
  return apart;
}

function plainBlock(block: Block, apart: Read): Block {
  if (block.sort === "paragraph") return { ...block, parts: plainParts(block.parts, apart) };
  if (block.sort === "list") return { ...block, items: block.items.map((item) => item.map((one) => plainBlock(one, apart))) };
  const row = (cells: Inline[][]): Inline[][] => cells.map((cell) => plainParts(cell, apart));
  return { ...block, head: row(block.head), rows: block.rows.map(row) };
}

/** Between the rules of one pair of brackets: "(BASE-DIE-2, -3 and GEN-4)". */
const BETWEEN = /^(?:,| and| or| to|;|\s)*$/;

function plainParts(parts: Inline[], apart: Read): Inline[] {
  const kept: Inline[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]!;
    if (part.sort === "rule") apart.see.push(part.id);
    if (part.sort === "source") {
      apart.notes.push(part.parts);
      for (const note of part.parts) if (note.sort === "rule") apart.see.push(note.id);
    } else if (part.sort === "strong" || part.sort === "em") kept.push({ ...part, parts: plainParts(part.parts, apart) });
    else if (part.sort === "text" && /\((?:see )?$/.test(part.text)) {
      const end = endOfReferences(parts, at + 1);
      if (end < 0) kept.push(part);
      else {
        for (const one of parts.slice(at + 1, end)) if (one.sort === "rule") apart.see.push(one.id);
        const after = parts[end] as { sort: "text"; text: string };
        const text = part.text.replace(/\s*\((?:see )?$/, "") + after.text.slice(1);
        parts = [...parts.slice(0, at), { sort: "text", text }, ...parts.slice(end + 1)];
        at--;
      }
    } else kept.push(part);
  }
  return trimmed(kept);
}

/** Where the bracket closes that holds nothing but rules from here on, or -1. */
function endOfReferences(parts: readonly Inline[], from: number): number {
  for (let at = from; at < parts.length; at++) {
    const part = parts[at]!;
    if (part.sort === "rule") continue;
    if (part.sort !== "text" || at === from) return -1;
    if (part.text.startsWith(")")) return at;
    if (!BETWEEN.test(part.text)) return -1;
  }
  return -1;
}

/** Without the blanks that stood around a note. */
function trimmed(parts: Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.sort === "text" && last?.sort === "text")
      last.text = (last.text + part.text).replace(/ {2,}/g, " ").replace(/ ([.,;])/g, "$1");
    else joined.push({ ...part });
  }
  const last = joined.at(-1);
  if (last?.sort === "text") last.text = last.text.trimEnd();
  return joined;
}
