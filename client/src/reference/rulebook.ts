/** The rule catalogue: its outline, looking for rules in it, and asking the server for their texts. */

import { ruleIndex, rules as ask } from "../wire/api";
import type { Rule, RuleLine } from "../wire/types";
import { folded } from "./search";

/** What one page of the rule book shows: a group of rules that belong together, or a single scenario. */
export interface Leaf {
  id: string;
  part: string;
  section: string;
  rules: string[];
  boxes: string[];
  /** It is the only page of its section, so that the section's title is its own. */
  alone: boolean;
}

export interface Section {
  title: string;
  leaves: Leaf[];
}

export interface Part {
  id: string;
  sections: Section[];
}

/** The catalogue, in the order it is to be read. */
export interface Outline {
  parts: Part[];
  leaves: Leaf[];
  /** The leaf on which a rule or group stands. */
  leafOf: ReadonlyMap<string, Leaf>;
}

/** The id without its number: BASE-BEER of BASE-BEER-3. */
export const groupOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf("-")));

/** A group that is spread over several sections is no leaf: its rules stand for themselves. */
export function outlined(lines: readonly RuleLine[]): Outline {
  const sections = new Map<string, Set<string>>();
  for (const { id, part, section } of lines) {
    const group = groupOf(id);
    sections.set(group, (sections.get(group) ?? new Set()).add(`${part}/${section}`));
  }
  const outline = { parts: [] as Part[], leaves: [] as Leaf[], leafOf: new Map<string, Leaf>() };
  for (const { id, part, section, boxes } of lines) {
    const group = groupOf(id);
    const own = sections.get(group)!.size > 1;
    let leaf = own ? undefined : outline.leafOf.get(group);
    if (!leaf) {
      leaf = { id: own ? id : group, part, section, rules: [], boxes, alone: false };
      outline.leaves.push(leaf);
      outline.leafOf.set(leaf.id, leaf);
      place(outline.parts, leaf);
    }
    leaf.rules.push(id);
    outline.leafOf.set(id, leaf);
  }
  for (const { sections: within } of outline.parts)
    for (const { leaves } of within) if (leaves.length === 1) leaves[0]!.alone = true;
  return outline;
}

function place(parts: Part[], leaf: Leaf): void {
  let part = parts.find(({ id }) => id === leaf.part);
  if (!part) parts.push((part = { id: leaf.part, sections: [] }));
  let section = part.sections.find(({ title }) => title === leaf.section);
  if (!section) part.sections.push((section = { title: leaf.section, leaves: [] }));
  section.leaves.push(leaf);
}

/** "12.1 Brown cards" without its number; "PART D - PROMO CHARACTERS" as a title. */
export function sectionTitle(section: string): string {
  const bare = section.replace(/^(?:PART [A-Z] - |D?\d+(?:\.\d+)*\.? )/, "");
  return bare === bare.toUpperCase() ? bare.charAt(0) + bare.slice(1).toLowerCase() : bare;
}

/**
 * The leaves in which every word of the query occurs: in an id, the section, or among `names` (what the leaf is about,
 * in the reader's language). A whole id comes first.
 */
export function findLeaves(outline: Outline, query: string, names: (leaf: Leaf) => string): Leaf[] {
  const wanted = folded(query).split(/\s+/).filter(Boolean);
  if (!wanted.length) return outline.leaves;
  const exact = outline.leafOf.get(query.trim().toUpperCase());
  const found = outline.leaves.filter((leaf) => {
    const text = folded(`${leaf.id} ${leaf.rules.join(" ")} ${leaf.section} ${names(leaf)}`);
    return wanted.every((word) => text.includes(word));
  });
  return exact ? [exact, ...found.filter((leaf) => leaf !== exact)] : found;
}

/** The outline with only these leaves. */
export function narrowed(outline: Outline, leaves: readonly Leaf[]): Part[] {
  const parts: Part[] = [];
  const kept = new Set(leaves);
  for (const leaf of outline.leaves) if (kept.has(leaf)) place(parts, leaf);
  return parts;
}

let index: Promise<Outline> | undefined;
const texts = new Map<string, Promise<Rule[]>>();

/** The outline of the catalogue, asked for once. Raises Problem. */
export function rulebook(): Promise<Outline> {
  index ??= ruleIndex().then(({ rules }) => outlined(rules));
  index.catch(() => (index = undefined));
  return index;
}

/** The rule of this id, or all of this group; asked for once. Raises Problem. */
export function ruleTexts(id: string): Promise<Rule[]> {
  let rules = texts.get(id);
  if (!rules) {
    rules = ask(id).then((answer) => answer.rules);
    texts.set(id, rules);
    rules.catch(() => texts.delete(id));
  }
  return rules;
}
