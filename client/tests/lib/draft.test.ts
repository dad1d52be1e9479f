/** The form for a new table is remembered, and two tabs do not take back each other's changes. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepDraft, keptDraft, USUAL } from "../../src/frame/presets";
import { FakeStorage, tab } from "./storage";

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
  tab(storage);
});
afterEach(() => void vi.unstubAllGlobals());

test("it is usual at first, and then as it was left", () => {
  expect(keptDraft()).toEqual(USUAL);
  keepDraft({ players: 7 });
  expect(keptDraft()).toEqual({ ...USUAL, players: 7 });
});

test("only what was changed is stored over what is there now", () => {
  keepDraft({ players: 7, clock: "fast" });
  storage.write("new-table", { players: 4, clock: "fast", bot: "marshal" });
  keepDraft({ clock: "none" });
  expect(keptDraft()).toEqual({ ...USUAL, players: 4, clock: "none", bot: "marshal" });
});
