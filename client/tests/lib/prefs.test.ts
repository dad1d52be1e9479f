/** Preferences in several tabs: none takes back what another has changed, and each follows the others. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeStorage, tab } from "./storage";

type Module = typeof import("../../src/lib/prefs.svelte");
let storage: FakeStorage;

/** The module as a page of its own loads it. */
async function opened(): Promise<{ prefs: Module["prefs"]; changed(key: string | null): void }> {
  const { changed } = tab(storage);
  vi.resetModules();
  const { prefs } = await import("../../src/lib/prefs.svelte");
  return { prefs, changed };
}

beforeEach(() => void (storage = new FakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

test("they are as they were left, and usual where nothing was said", async () => {
  storage.write("prefs", { name: "Ann" });
  const { prefs } = await opened();
  expect(prefs.now).toMatchObject({ name: "Ann", confirm: "risky", theme: "system" });
});

test("a change keeps what another tab has changed meanwhile", async () => {
  const first = await opened();
  const second = await opened();
  first.prefs.set({ name: "Ann" });
  second.prefs.set({ sound: true });
  expect(storage.read("prefs")).toMatchObject({ name: "Ann", sound: true });
  expect(second.prefs.now).toMatchObject({ name: "Ann", sound: true });
});

test("a change of another tab is followed at once", async () => {
  const { prefs, changed } = await opened();
  storage.write("prefs", { theme: "dark" });
  changed("prefs");
  expect(prefs.now.theme).toBe("dark");
  expect(document.documentElement.dataset.theme).toBe("dark");
});

test("what else is stored is nothing to us, and what is forgotten is usual again", async () => {
  const { prefs, changed } = await opened();
  prefs.set({ theme: "dark" });
  storage.clear();
  changed("seats");
  expect(prefs.now.theme).toBe("dark");
  changed(null);
  expect(prefs.now.theme).toBe("system");
});

test("where nothing can be stored, they last as long as the page", async () => {
  const { prefs } = await opened();
  vi.stubGlobal("localStorage", undefined);
  prefs.set({ theme: "dark" });
  prefs.set({ name: "Ann" });
  expect(prefs.now).toMatchObject({ theme: "dark", name: "Ann" });
});
