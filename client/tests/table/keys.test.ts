/** The keyboard at the table: what plays, and where keys mean something else. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pressed, type Keys } from "../../src/table/keys";

/** Something on the page, named by the selectors that it and what is around it answer to. */
class FakeElement {
  readonly selectors: string[];
  constructor(...selectors: string[]) {
    this.selectors = selectors;
  }
  closest(wanted: string): FakeElement | null {
    return wanted.split(",").some((one) => this.selectors.includes(one.trim())) ? this : null;
  }
}

let done: string[];
const note =
  (name: string) =>
  (value?: number): void =>
    void done.push(value === undefined ? name : `${name} ${value}`);
const keys: Keys = {
  seat: note("seat"),
  primary: note("primary"),
  pass: note("pass"),
  back: note("back"),
  walk: note("walk"),
  log: note("log"),
  chat: note("chat"),
  again: note("again"),
  summary: note("summary"),
  reach: note("reach"),
  help: note("help"),
};

interface Press {
  on?: FakeElement;
  repeat?: boolean;
  ctrlKey?: boolean;
  single?: boolean;
}
const press = (key: string, { on = new FakeElement("body"), single = true, ...rest }: Press = {}): boolean =>
  pressed(
    { key, target: on, altKey: false, ctrlKey: false, metaKey: false, repeat: false, ...rest } as unknown as KeyboardEvent,
    keys,
    single,
  );

beforeEach(() => {
  done = [];
  vi.stubGlobal("Element", FakeElement);
});
afterEach(() => void vi.unstubAllGlobals());

test("every key does one thing", () => {
  for (const key of ["Enter", " ", "Escape", "3", "ArrowRight", "ArrowLeft", "l", "c", "a", "S", "r", "?"])
    expect(press(key)).toBe(true);
  expect(done).toEqual([
    "primary",
    "pass",
    "back",
    "seat 3",
    "walk 1",
    "walk -1",
    "log",
    "chat",
    "again",
    "summary",
    "reach",
    "help",
  ]);
  for (const key of ["0", "Tab", "x", "F1"]) expect(press(key)).toBe(false);
});

test("single keys can be switched off", () => {
  for (const key of [" ", "3", "ArrowRight", "l"]) expect(press(key, { single: false })).toBe(false);
  for (const key of ["Enter", "Escape"]) expect(press(key, { single: false })).toBe(true);
  expect(done).toEqual(["primary", "back"]);
});

test("nothing is caught from whoever writes, or means the browser", () => {
  for (const field of ["input", "textarea", "select", "[contenteditable]"]) {
    for (const key of ["Enter", " ", "1", "l", "Escape"]) expect(press(key, { on: new FakeElement(field) })).toBe(false);
  }
  expect(press("l", { ctrlKey: true })).toBe(false);
  expect(done).toEqual([]);
});

test("Enter and the space bar belong to the control that has the focus", () => {
  for (const control of ["button", "a", "summary", "[role=slider]", "dialog"]) {
    for (const key of ["Enter", " "]) expect(press(key, { on: new FakeElement(control) })).toBe(false);
  }
  expect(done).toEqual([]);
});

describe("a key that is held down", () => {
  test.each(["Enter", " ", "1", "9"])("answers only once: %j", (key) => {
    press(key);
    expect(done).toHaveLength(1);
    // It is still ours: the page must not scroll.
    expect(press(key, { repeat: true })).toBe(true);
    expect(done).toHaveLength(1);
  });

  test("does not press a button again", () => {
    const on = new FakeElement("button");
    expect(press("Enter", { on })).toBe(false);
    expect(press("Enter", { on, repeat: true })).toBe(true);
    expect(press("Enter", { on: new FakeElement("textarea"), repeat: true })).toBe(false);
    expect(done).toEqual([]);
  });

  test("walks on through the hand", () => {
    expect(press("ArrowRight", { repeat: true })).toBe(true);
    expect(done).toEqual(["walk 1"]);
  });
});

test.each(["[role=tablist]", "[role=slider]", "[role=log]", "ul", "ol"])("arrows are left alone in %s", (place) => {
  for (const key of ["ArrowLeft", "ArrowRight"]) expect(press(key, { on: new FakeElement("button", place) })).toBe(false);
  expect(done).toEqual([]);
});

test.each(["[data-card]", "[data-seat]"])("from %s arrows go on to what is lit, though it lies in a list", (thing) => {
  for (const single of [true, false])
    for (const key of ["ArrowLeft", "ArrowRight"])
      expect(press(key, { on: new FakeElement("button", thing, "ul"), single })).toBe(true);
  expect(done).toEqual(["walk -1", "walk 1", "walk -1", "walk 1"]);
});
