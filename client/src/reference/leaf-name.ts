import { library } from "./library.svelte";
import { sectionTitle, type Leaf } from "./rulebook";

/** What a page of the rule book is about: the cards and characters that its rules belong to. */
export const aboutOf = (leaf: Leaf): string => (library.byRules.get(leaf.id) ?? []).map((thing) => thing.name).join(", ");

/** The title of a page: that of its section if it has no other page, what it is about, or its bare id. */
export const leafName = (leaf: Leaf): string => (leaf.alone ? sectionTitle(leaf.section) : aboutOf(leaf) || leaf.id);
