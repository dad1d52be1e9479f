/** Names that run from right to left among text that does not. */

import { afterEach, expect, test } from "vitest";
import { app, t } from "../../src/lib/app.svelte";
import { isolated } from "../../src/telling/isolated";
import { Texts } from "../../src/telling/texts";

const [HEBREW, ARABIC, OLD] = ["דוד", "علي 7", "\u{10900}\u{10901}"];
const apart = (name: string): string => `\u2068${name}\u2069`;

afterEach(() => {
  app.texts = null;
});

test("are set apart, once, and other names are left as they are", () => {
  for (const name of [HEBREW, ARABIC, OLD]) {
    expect(isolated(name)).toBe(apart(name));
    expect(isolated(isolated(name))).toBe(apart(name));
  }
  for (const name of ["Ann", "Zoë 😀", "Дуня", "花", ""]) expect(isolated(name)).toBe(name);
});

test("stand so in every message of the page, also several in one place", () => {
  app.texts = new Texts("en", "sit = { $names } ({ $count }) sit with { $name }.\n");
  expect(t("sit", { names: [ARABIC, "Ann", HEBREW], count: 3, name: HEBREW })).toBe(
    `${apart(ARABIC)}, Ann, ${apart(HEBREW)} (3) sit with ${apart(HEBREW)}.`,
  );
  expect(t("sit", { names: ["Ann", "Bo"], count: 2, name: "Cy" })).toBe("Ann, Bo (2) sit with Cy.");
});
