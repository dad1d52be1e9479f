/** The entries of the facts, read just well enough for pictures: what stands on plain `key = value` lines under [[sort]] headings. */

export interface Entry {
  sort: string;
  id: string;
  name: string;
  colour: string;
  effect: string;
  copies: string[];
  price?: number;
  range?: number;
}

export function entriesOf(toml: string): Entry[] {
  const entries: Entry[] = [];
  for (const block of toml.split(/^\[/m)) {
    const sort = /^\[(\w+)\]\]/.exec(block)?.[1];
    const read = (key: string): string =>
      new RegExp(`^${key} = "((?:[^"\\\\]|\\\\.)*)"`, "m").exec(block)?.[1]?.replaceAll('\\"', '"') ?? "";
    const count = (key: string): number | undefined => {
      const found = new RegExp(`^${key} = (\\d+)`, "m").exec(block)?.[1];
      return found === undefined ? undefined : Number(found);
    };
    if (!sort || !read("id")) continue;
    entries.push({
      sort,
      id: read("id"),
      name: read("name"),
      colour: read("colour") || (sort === "event" ? "event" : ""),
      effect: read("effect"),
      copies: [...(/^copies = \[([^\]]*)\]/m.exec(block)?.[1] ?? "").matchAll(/"([^"]+)"/g)].map((m) => m[1] ?? ""),
      price: count("price"),
      range: count("range"),
    });
  }
  return entries;
}
