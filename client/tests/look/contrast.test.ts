// Holds the look to its promises: colours that can be read in every theme, a symbol for every kind, no two characters alike.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { personOf } from "../../src/look/portrait/people";
import { pictureOf } from "../../src/look/portrait/strokes";
import { drawings } from "../../src/look/drawings.svelte";
import { hasSymbol, partsOf, symbolOf } from "../../src/look/symbols";
import { withThemes } from "../../themes";
import { drawn, facts } from "../support/catalogue";

const here = (path: string): URL => new URL(path, import.meta.url);

// ---------------------------------------------------------------- colours

const written = readFileSync(here("../../src/look/tokens.css"), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
const css = withThemes(written);

/** The custom properties of the rule that follows `opening`. */
function block(opening: string): Record<string, string> {
  const start = css.indexOf(opening);
  expect(start, `tokens.css has ${opening}`).toBeGreaterThanOrEqual(0);
  const body = css.slice(css.indexOf("{", start + opening.length - 1) + 1);
  const end = body.search(/\n\s*}/);
  return Object.fromEntries(
    [...body.slice(0, end).matchAll(/--([\w-]+):\s*([^;]+);/g)].map((m) => [m[1] ?? "", (m[2] ?? "").trim()]),
  );
}

const systems = ':root:not([data-theme="light"], [data-theme="dark"], [data-theme="contrast"])';
const light = block(":root {");
const dark = block(':root[data-theme="dark"] {');
const contrast = block(':root[data-theme="contrast"] {');
const themes: Record<string, Record<string, string>> = {
  light,
  dark: { ...light, ...dark },
  contrast: { ...light, ...contrast },
};

function luminance(hex: string): number {
  expect(hex, "a plain hex colour").toMatch(/^#[0-9a-f]{6}$/i);
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(one: string, two: string): number {
  const [a, b] = [luminance(one), luminance(two)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Text, and what it stands on. */
const grounds = ["paper", "surface", "surface-2"];
const text: [string, string][] = [
  ...["ink", "muted", "accent", "heal", "danger", "gold"].flatMap((ink) => grounds.map((on): [string, string] => [ink, on])),
  ...["ink", "muted"].flatMap((ink) => ["table-1", "table-2"].map((on): [string, string] => [ink, on])),
  ["accent-ink", "accent"],
  ["danger-ink", "danger"],
  ["paper", "ink"],
  ["card-ink", "card-paper"],
  ["card-ink", "card-shade"],
  ["card-muted", "card-paper"],
  ...["brown", "blue", "green", "black", "event"].map((edge): [string, string] => ["card-paper", `edge-${edge}`]),
  ...["s", "h", "d", "c"].map((suit): [string, string] => [`suit-${suit}`, "card-paper"]),
  ...["sheriff", "deputy", "outlaw", "renegade", "unknown"].map((role): [string, string] => [`role-${role}-ink`, `role-${role}`]),
  ["back-ink", "back"],
  ["portrait-ink", "portrait-paper"],
];

/** Edges and marks that carry meaning, and what they stand on. */
const marks: [string, string][] = [
  ...["line", "focus", "lit", "role-rim"].flatMap((mark) =>
    [...grounds, "table-1", "table-2"].map((on): [string, string] => [mark, on]),
  ),
  ...["brown", "blue", "green", "black", "event"].map((edge): [string, string] => [`edge-${edge}`, "card-paper"]),
  ["brass-dark", "paper"],
  ["brass-dark", "surface"],
];

describe.each(Object.entries(themes))("the %s theme", (_, theme) => {
  const colour = (token: string): string => theme[token] ?? "";
  test.each(text)("%s is readable on %s", (ink, on) => {
    expect(ratio(colour(ink), colour(on))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(marks)("%s stands out from %s", (mark, on) => {
    expect(ratio(colour(mark), colour(on))).toBeGreaterThanOrEqual(3);
  });
});

test("the system's dark is the dark theme, its high contrast the contrast theme", () => {
  expect(block(`@media (prefers-color-scheme: dark) {\n  ${systems} {`)).toEqual(dark);
  expect(block(`@media (prefers-contrast: more) and (not (prefers-color-scheme: dark)) {\n  ${systems} {`)).toEqual(contrast);
});

test("each theme is written once", () => {
  const [dark, contrast] = [...written.matchAll(/@theme (\w+)/g)].map(([, name]) => name);
  expect([dark, contrast]).toEqual(["dark", "contrast"]);
  expect(withThemes(css)).toBe(css);
  expect(css).not.toContain("@theme");
});

test("the contrast theme is plain: no textures, no shadows, two-pixel borders", () => {
  expect(contrast).toMatchObject({ table: "none", grain: "none", engrave: "0%", shadow: "0 0 transparent", border: "2px" });
});

test("forced colours name the reader's colours only", () => {
  const forced = block(":root:root {");
  const coloured = Object.keys(light).filter((token) => /^#/.test(light[token] ?? ""));
  expect(coloured.filter((token) => !(token in forced))).toEqual([]);
  expect(
    Object.values(forced).filter(
      (value) => !/^(Canvas|CanvasText|Highlight|HighlightText|none|2px|0%|0 0 transparent)$/.test(value),
    ),
  ).toEqual([]);
});

// ---------------------------------------------------------------- drawings

/** The ids of all entries of a sort: [[card]], [[event]], ... */
function ids(sort: string): string[] {
  return [...new Set([...facts.matchAll(new RegExp(`^\\[\\[${sort}\\]\\]\\s+id = "(\\w+)"`, "gm"))].map((m) => m[1] ?? ""))];
}

drawings.now = drawn();

const kinds = ["card", "equipment", "event", "face"].flatMap(ids);
const people = ids("character");

test("the facts are found", () => {
  expect(kinds.length).toBeGreaterThan(80);
  expect(people.length).toBeGreaterThan(40);
});

test.each(kinds)("%s has a symbol of its own", (kind) => {
  expect(hasSymbol(kind)).toBe(true);
  for (const part of partsOf(symbolOf(kind))) expect(part.path).toMatch(/^M[\d\s.,MmLlHhVvCcSsQqTtAaZz-]+$/);
});

test("no two kinds of the card game share a symbol", () => {
  const drawn = ["card", "equipment", "event"].flatMap(ids).map((kind) => symbolOf(kind));
  expect(new Set(drawn).size).toBe(drawn.length);
});

test("a kind of somebody's own set gets the spare symbol of its colour", () => {
  const spares = ["brown", "blue", "green", "black", "event", "pink"].map((colour) => symbolOf("no_such_kind", colour));
  for (const spare of spares) expect(partsOf(spare)[0]?.path).toMatch(/^M/);
  expect(new Set(spares.slice(0, 5)).size).toBe(5);
});

test("any two characters look different, also in ink alone", () => {
  const looks = people.map((id) => JSON.stringify({ ...personOf(id), tint: 0, skin: 0, flip: false }));
  expect(new Set(looks).size).toBe(people.length);
});

test("a portrait of somebody's own set is drawn as far as it can be", () => {
  drawings.now = { ...drawn(), portraits: { odd: { hat: "sombrero", coat: "vest", marks: ["scar", "halo"], skin: 9, tint: 2 } } };
  expect(personOf("odd")).toMatchObject({ hat: "cattleman", coat: "vest", marks: ["scar"], skin: 1, tint: 2 });
  const before = pictureOf("odd");
  expect(pictureOf("odd")).toBe(before);
  drawings.now = drawn();
  expect(pictureOf("odd")).not.toEqual(before);
});

test("a portrait is the same every time, for known and unknown characters", () => {
  expect(personOf("somebody_new")).toEqual(personOf("somebody_new"));
  expect(personOf("somebody_new")).not.toEqual(personOf("somebody_else"));
  for (const id of [...people, "somebody_new", "somebody_else", ""]) {
    const { under, over, face } = pictureOf(id);
    for (const path of [face, ...[...under, ...over].map((stroke) => stroke.path)])
      expect(path).toMatch(/^M[\d\s.,MmLlHhVvCcSsQqTtAaZz-]+$/);
  }
});
