/** Every message of what surrounds a game is there, is used, and can be told with what it is given. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Texts } from "../../src/telling/texts";
import { forBrowsers, idsIn } from "../support/catalogue";

const root = join(import.meta.dirname, "../../..");
const source = forBrowsers("people");
const ids = idsIn(source);
const folders = ["people", "result"].map((name) => join(root, "client/src", name));
const code = [
  ...folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name))),
  join(root, "client/src/table/Death.svelte"),
]
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

const texts = new Texts("en", source);
texts.strict = true;

describe("the texts of what surrounds a game", () => {
  test("no message comes twice", () => {
    expect(ids).toEqual([...new Set(ids)]);
  });

  test("all that the components name are there", () => {
    const named = [...code.matchAll(/"((?:after|death|wait|people|report)-[a-z_-]+[a-z])"/g)].map((found) => found[1]!);
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((id) => !ids.includes(id) && !code.includes(`aria-labelledby="${id}"`))).toEqual([]);
  });

  test("every message is used", () => {
    const parts = [...code.matchAll(/`((?:after|people|wait)-[\w-]*)\$\{[^}]+\}([\w-]*)`/g)];
    const made = (id: string): boolean => parts.some(([, head = "", tail = ""]) => id.startsWith(head) && id.endsWith(tail));
    expect(ids.filter((id) => !code.includes(`"${id}"`) && !made(id))).toEqual([]);
  });

  test.each(["you", "other", "nobody"])("moments are sentences, whoever did it (%s)", (by_is) => {
    for (const who_is of ["you", "other"])
      for (const id of ids.filter((one) => one.startsWith("after-moment-") && one !== "after-moment-watch"))
        for (const has_cause of ["yes", "no"]) {
          const values = { who: "Ann", who_is, by: "Bo", by_is, role: "Outlaw", cause: "Gatling", has_cause, count: 3 };
          expect(texts.say(id, values)).toMatch(/^[A-Z].*\.$/);
        }
  });

  test.each([
    ["after-title", { side: "one", names: "Ann" }, "Ann wins"],
    ["after-title", { side: "law", names: "Ann and Bo" }, "The law wins"],
    ["after-out", { by: "Bo", by_is: "other", turn: 7 }, "Eliminated by Bo in turn 7."],
    ["after-out", { by: "", by_is: "nobody", turn: 0 }, "Eliminated."],
    ["after-survived", { life: 1 }, "Still standing, with 1 life."],
    ["wait-set-clock", { turn: 0, reaction: 30 }, "30 seconds to answer others, no limit for turns"],
    ["people-kick-sure", { kind: "bot", name: "Dusty", playing: "no" }, "Send Dusty away?"],
    ["people-kick-sure", { kind: "watcher", name: "Bo", playing: "no" }, "Send Bo away?"],
    ["people-vote", { votes: 0 }, "Vote to send away"],
    ["people-vote", { votes: 2 }, "Vote to send away (2 so far)"],
    ["death-not-everything", { why: "public" }, "Hands stay hidden: this table is public."],
    ["death-how", { by: "", by_is: "nobody", role: "Outlaw", character: "Slab" }, "You were Slab, with the role Outlaw."],
  ])("%s with %o", (id, values, said) => {
    expect(texts.say(id, values as Record<string, string | number>)).toBe(said);
  });
});
