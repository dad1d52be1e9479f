/** Every page has an address and a component, and every address that the server answers is found again. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import ADDRESSES from "../../../src/boothill/server/web/addresses.json";

vi.stubGlobal("location", { href: "http://boothill.test/" });
const { placeOf } = await import("../../src/lib/router.svelte");
const at = (path: string): [string, string] => {
  const { page, id } = placeOf(new URL(path, "http://boothill.test"));
  return [page, id];
};

test("every page has a component of its name, and every component a page", () => {
  const components = readdirSync(join(import.meta.dirname, "../../src/pages")).map((name) => name.replace(".svelte", ""));
  const others = ["Lost", "Offline"];
  expect(
    Object.keys(ADDRESSES)
      .map((page) => page.charAt(0).toUpperCase() + page.slice(1))
      .sort(),
  ).toEqual(components.filter((name) => !others.includes(name)).sort());
  expect(components).toEqual(expect.arrayContaining(others));
});

test("every address leads to its page", () => {
  for (const [page, addresses] of Object.entries(ADDRESSES))
    for (const address of addresses) {
      const id = address.includes("{") ? "abc" : "";
      expect(at(address.replace(/\{.*\}/, id))).toEqual([page, id]);
    }
  expect(at("/cards/card/bang")).toEqual(["cards", "card/bang"]);
});

test.each(["/t", "/t/", "/replay", "/elsewhere", "/constructor", "/cards/%E0%A4%A"])("%s is nowhere", (path) => {
  expect(at(path)).toEqual(["lost", ""]);
});
