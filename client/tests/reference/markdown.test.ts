/** The rules as a tree: what is markup, what is a link, and that nothing gets lost or through. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { inline, read, type Block, type Inline } from "../../src/reference/markdown";
import RuleText from "../../src/reference/RuleText.svelte";

const KNOWN = new Set(["BASE-BEER", "BASE-BEER-2", "BASE-WIN-2", "BASE-WIN-5", "BASE-WIN-6", "SH", "IM-08"]);
const isRule = (id: string): boolean => KNOWN.has(id);
const text = (words: string): Inline => ({ sort: "text", text: words });
const rule = (id: string, shown = id): Inline => ({ sort: "rule", id, text: shown });

describe("a line", () => {
  it("has emphasis and code", () => {
    expect(inline("a *b* **c** `*d*`", isRule)).toEqual([
      text("a "),
      { sort: "em", parts: [text("b")] },
      text(" "),
      { sort: "strong", parts: [text("c")] },
      text(" "),
      { sort: "code", text: "*d*" },
    ]);
  });

  it("links the rules there are, and no other capitals", () => {
    expect(inline("See BASE-BEER-2 (SH), BASE-BEER, not BANG!, BASE-BEER-9 or XBASE-BEER-2.", isRule)).toEqual([
      text("See "),
      rule("BASE-BEER-2"),
      text(" ("),
      rule("SH"),
      text("), "),
      rule("BASE-BEER"),
      text(", not BANG!, BASE-BEER-9 or XBASE-BEER-2."),
    ]);
  });

  it("links further rules of the group just named", () => {
    expect(inline("BASE-WIN-2, -5 and -6, -7 and -1 card", isRule)).toEqual([
      rule("BASE-WIN-2"),
      text(", "),
      rule("BASE-WIN-5", "-5"),
      text(" and "),
      rule("BASE-WIN-6", "-6"),
      text(", -7 and -1 card"),
    ]);
  });

  it("knows where a rule comes from, and dice that lie in brackets", () => {
    expect(inline("Rolls [1, beer]. [house: the book is silent; peer, see BASE-BEER]", isRule)).toEqual([
      text("Rolls [1, beer]. "),
      {
        sort: "source",
        sources: ["peer", "house"],
        parts: [text("house: the book is silent; peer, see "), rule("BASE-BEER")],
      },
    ]);
    // "card" further on in a clause is a card of the game.
    expect(inline("[book for the card]", isRule)).toMatchObject([{ sources: ["book"] }]);
    expect(inline("[no card at all]", isRule)).toEqual([text("[no card at all]")]);
  });
});

describe("a text", () => {
  it("has paragraphs, lists in lists and numbered steps", () => {
    const tree = read("First\nline.\n\n  - one\n    - inner\n    more inner\n  - two\n  1. step", isRule);
    expect(tree).toEqual([
      { sort: "paragraph", parts: [text("First line.")] },
      {
        sort: "list",
        ordered: false,
        start: 1,
        items: [
          [
            { sort: "paragraph", parts: [text("one")] },
            { sort: "list", ordered: false, start: 1, items: [[{ sort: "paragraph", parts: [text("inner")] }]] },
            { sort: "paragraph", parts: [text("more inner")] },
          ],
          [{ sort: "paragraph", parts: [text("two")] }],
          [{ sort: "paragraph", parts: [text("step")] }],
        ],
      },
    ]);
    expect(read("  3. three\n  4. four", isRule)).toMatchObject([{ ordered: true, start: 3, items: [{}, {}] }]);
  });

  it("has tables, with empty cells", () => {
    expect(read("Roles:\n\n| | a |\n| --- | --- |\n| b | BASE-BEER |", isRule)).toEqual([
      { sort: "paragraph", parts: [text("Roles:")] },
      { sort: "table", head: [[], [text("a")]], rows: [[[text("b")], [rule("BASE-BEER")]]] },
    ]);
  });

  it("of the whole catalogue keeps every word", () => {
    const folder = join(import.meta.dirname, "../../../docs/rules");
    const files = readdirSync(folder).filter((name) => /^\d.*\.md$/.test(name));
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const source = readFileSync(join(folder, file), "utf8").replace(/^[#\s]+/gm, (marks) =>
        "\n".repeat(marks.split("\n").length),
      );
      const words = (all: string): string[] => all.match(/[\p{L}\p{N}]+/gu) ?? [];
      const said = words(
        read(source, (id) => /-\d+$/.test(id))
          .map(flat)
          .join(" "),
      );
      // The numbers of steps are kept as the start of their list.
      const meant = words(source.replace(/^\s*\d+\. /gm, ""));
      expect(said, file).toEqual(meant);
    }
  });
});

function flat(block: Block): string {
  const words = (parts: Inline[]): string => parts.map((part) => ("parts" in part ? words(part.parts) : part.text)).join("");
  if (block.sort === "paragraph") return words(block.parts);
  if (block.sort === "list") return block.items.map((item) => item.map(flat).join(" ")).join(" ");
  return [block.head, ...block.rows].map((row) => row.map(words).join(" ")).join(" ");
}

describe("the page", () => {
  const html = (markdown: string): string =>
    render(RuleText, { props: { id: "BASE-BEER-1", markdown, isRule } })
      .body.replace(/<!--.*?-->/g, "")
      .replace(/<details.*<\/details>/s, "");

  it("lets no markup through", () => {
    const evil =
      '<script>alert(1)</script> <img src=x onerror="x"> **<b>** `<i>` [book <u>] [a](javascript:x)\n\n| <s> |\n| --- |\n| <q> |';
    const made = html(evil);
    expect(made.match(/<(?:script|img|b|i|u|s|q)\b/)).toBeNull();
    expect(made).not.toContain("href");
    expect(made).toContain("&lt;script>alert(1)&lt;/script>");
  });

  it("links rules to their page and keeps the spaces between words", () => {
    expect(html("See BASE-BEER-2, *never* BASE-BEER.")).toMatch(
      /<p>See <a[^>]*href="\/rules\/BASE-BEER-2"[^>]*>this rule<\/a>, <em>never<\/em> <a[^>]*href="\/rules\/BASE-BEER"[^>]*>this rule<\/a>\.\s*<\/p>/,
    );
  });
});
