/** The browser says what the terminal says: the table that both are held to (tests/telling/said.json). */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { wordsFor } from "../../src/games/titles";
import type { Glossary } from "../../src/telling/glossary";
import { Texts } from "../../src/telling/texts";
import type { Asked, Choices, GameEvent, Option, Reason } from "../../src/wire/types";
import { messagesOf } from "../support/catalogue";

interface Row {
  game: string;
  viewer: number;
  event?: GameEvent;
  reason?: Reason;
  asked?: Asked;
  choices?: Choices;
  option?: Option;
  said: string;
}

interface Table {
  names: string[];
  rows: Row[];
  glossary: Glossary;
}

const FILE = new URL("../../../tests/telling/said.json", import.meta.url);
const { names, rows, glossary } = JSON.parse(readFileSync(FILE, "utf8")) as Table;

/** The messages of a language; whatever is wrong with one is an error. */
function strict(language: string): Texts {
  const texts = new Texts(language, messagesOf(language));
  texts.strict = true;
  return texts;
}

function say({ game, viewer, event, reason, asked, choices, option }: Row, texts: Texts): string | undefined {
  const words = wordsFor(game, glossary, texts, names, viewer);
  if (event) return words.line(event)?.text;
  if (reason) return words.reason(reason);
  if (!asked) return undefined;
  if (!choices) return words.waiting(asked);
  return option ? words.option(asked, choices, option) : words.question(asked, choices);
}

const ENGLISH = strict("en");

test.each(rows)("$said", (row) => {
  expect(say(row, ENGLISH)).toBe(row.said);
});

test.each(["de", "hu", "it"])("in %s there is something to be said of everything, too", (language) => {
  const texts = strict(language);
  for (const row of rows) expect(say(row, texts), row.said).toMatch(/\S/);
});
