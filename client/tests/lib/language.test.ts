/** Which language a page speaks to somebody who has not chosen one. */

import { expect, test } from "vitest";
import { browserLanguage } from "../../src/lib/app.svelte";

const KNOWN = ["de", "en", "fil", "pt", "pt-BR"];

test.each([
  ["a language as it is spoken somewhere", ["pt-BR", "de"], "pt-BR"],
  ["the same however the browser writes it", ["PT-br"], "pt-BR"],
  ["where there is none for a country, the one for everybody", ["pt-PT", "de"], "pt"],
  ["one of more than two letters", ["fil-PH", "de"], "fil"],
  ["the first that there is", ["fr-FR", "ja", "de-AT", "pt-BR"], "de"],
  ["none whose first letters only look the same", ["den", "ptx-BR"], "en"],
  ["English if there is none of them", ["fr", "ja"], "en"],
  ["English if none is wanted", [], "en"],
])("%s", (_, wanted, spoken) => {
  expect(browserLanguage(KNOWN, wanted)).toBe(spoken);
});

test("a country nobody asked for is not taken for the language", () => {
  expect(browserLanguage(["en", "pt-BR"], ["pt"])).toBe("en");
});
