/**
 * The browser says what the terminal says: games recorded by tests/support/wordings.py, with the terminal's sentences
 * beside what goes over the wire. BOOTHILL_WORDINGS is the folder they lie in.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import type { Asked, Choices, GameEvent, GameId, View } from "../../src/wire/types";
import type { Glossary } from "../../src/telling/glossary";
import { Texts } from "../../src/telling/texts";
import { wordsFor } from "../../src/games/titles";
import type { Line, Words } from "../../src/telling/words";

type Told = [number: number, event: string, text: string];

interface Step {
  events: GameEvent[];
  lines: Told[];
  view?: View;
  asked?: Asked;
  waiting?: string;
  question?: string;
  choices?: Choices;
  options?: string[];
  warnings?: Record<string, string>;
  why_not?: Record<string, string>;
  /** Of the one thing that cannot be done, where no question is asked. */
  reason?: string;
}

interface Viewer {
  viewer: number;
  names: Record<string, [id: never, text: string][]>;
  steps: Step[];
}

interface Game {
  game: GameId;
  names: string[];
  characters: string[];
  viewers: Viewer[];
}

/** How many events a snapshot has in the middle of a game. */
const RECALLED = 60;
/** An event of the deck, an ability and a character. */
const REPLACING = ["revealed", "copied", "forgot", "new_identity"];

// Whole games take as long as the machine needs.
vi.setConfig({ testTimeout: 0 });

const folder = process.env.BOOTHILL_WORDINGS ?? "";
const read = <T>(name: string): T => JSON.parse(readFileSync(join(folder, name), "utf8")) as T;
const told = (lines: readonly Line[]): Told[] => lines.map(({ number, event, text }) => [number, event, text]);

describe.runIf(folder)("as the terminal says it", () => {
  const glossary = folder ? read<Glossary>("glossary.json") : ({ language: "en", messages: "" } as Glossary);
  const texts = new Texts(glossary.language, glossary.messages);
  texts.strict = true;

  for (const file of folder ? readdirSync(folder).filter((name) => name.startsWith("game-")) : []) {
    const game = read<Game>(file);
    const speaker = (viewer: number): Words => wordsFor(game.game, glossary, texts, game.names, viewer);

    describe.each(game.viewers)(`${file}, seen by $viewer`, ({ viewer, names, steps }) => {
      test("names", () => {
        const words = speaker(viewer) as unknown as Record<string, (id: never) => string>;
        for (const [method, pairs] of Object.entries(names)) {
          expect(pairs.map(([id]) => [method, id, words[method]!(id)])).toEqual(pairs.map(([id, text]) => [method, id, text]));
        }
      });

      test("from the beginning", () => {
        const words = speaker(viewer);
        const narrator = words.narrator(game.characters);
        for (const step of steps) {
          const lines = narrator.lines(step.events);
          expect(told(lines)).toEqual(step.lines);
          for (const { text, parts } of lines) {
            expect(parts.map((part) => (typeof part === "string" ? part : part.text)).join("")).toBe(text);
          }
          if (step.view) words.learn(step.view);
          checkQuestion(words, step);
        }
      });

      test("from the end, with everything that has led to it", () => {
        const view = steps.findLast((step) => step.view)?.view;
        const from = view ?? game.characters;
        const found = speaker(viewer)
          .narrator(from)
          .lines(steps.flatMap((step) => step.events));
        expect(told(found)).toEqual(steps.flatMap((step) => step.lines));
      });

      test("from the middle", () => {
        let [compared, wrong] = [0, 0];
        steps.forEach((step, at) => {
          if (!step.view) return;
          const words = speaker(viewer);
          const narrator = words.narrator(step.view);
          const before = steps.slice(0, at + 1);
          const events = before.flatMap((one) => one.events).slice(-RECALLED);
          const lines = before.flatMap((one) => one.lines).filter(([number]) => number >= (events[0]?.number ?? 0));
          const found = told(narrator.lines(events));
          // What was replaced by these is not known: lines before may leave out what it had to do with them. Nor is
          // it known whether the line before the first has said already what that one says.
          const replaced = events.findLast(({ event }) => REPLACING.includes(event))?.number ?? events[0]?.number ?? 0;
          expect(found.filter(([number]) => number > replaced)).toEqual(lines.filter(([number]) => number > replaced));
          compared += lines.length;
          wrong += lines.filter(([number, , text]) => found.find((line) => line[0] === number)?.[2] !== text).length;
          checkQuestion(words, step);
          for (const next of steps.slice(at + 1, at + 4)) {
            expect(told(narrator.lines(next.events))).toEqual(next.lines);
            checkQuestion(words, next);
          }
        });
        expect(wrong).toBeLessThanOrEqual(compared * 0.05);
      });
    });
  }
});

function checkQuestion(words: Words, step: Step): void {
  const { asked, choices } = step;
  if (step.reason) expect(words.reason(choices!.why_not.it!)).toBe(step.reason);
  if (!asked) return;
  expect(words.waiting(asked)).toBe(step.waiting);
  if (!choices) return;
  expect(words.question(asked)).toBe(step.question);
  expect(choices.options.map((option) => words.option(asked, option))).toEqual(step.options);
  choices.options.forEach(({ warning }, at) => {
    if (warning) expect(words.reason(warning)).toBe(step.warnings?.[at]);
  });
  for (const [card, reason] of Object.entries(choices.why_not)) expect(words.reason(reason)).toBe(step.why_not?.[card]);
}
