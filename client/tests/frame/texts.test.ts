/** Every text that the pages around the table ask for exists, and every refusal has a sentence. */
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { app } from "../../src/lib/app.svelte";
import { LAST_WORDS } from "../../src/frame/offline-words";
import { KEYS } from "../../src/frame/keys";
import { CLOCKS, PACES, PRESETS, SEATINGS } from "../../src/frame/presets";
import { closingText, problemText } from "../../src/frame/problem";
import { Problem, UNREACHABLE } from "../../src/wire/api";
import { Texts } from "../../src/telling/texts";
import { forBrowsers } from "../support/catalogue";

const read = (url: URL): string => readFileSync(url, "utf-8");
const source = forBrowsers("page", "start", "new", "prefs", "refused", "offline");
const texts = new Texts("en", source);

/** All codes that docs/protocol.md names. */
function codes(): string[] {
  const protocol = read(new URL("../../../docs/protocol.md", import.meta.url));
  const section = /\n## Codes\n([\s\S]*?)(\n## |$)/.exec(protocol)?.[1] ?? "";
  const found = [...section.matchAll(/`([a-z_]+)`/g)].map((match) => match[1] ?? "");
  // `retry` is a field of the message and no code.
  return [...new Set(found)].filter((code) => code !== "retry");
}

beforeAll(() => {
  app.texts = texts;
});

describe("sentences for refusals", () => {
  it("are told for every code of the protocol", () => {
    expect(codes().length).toBeGreaterThan(40);
    expect([...codes(), UNREACHABLE].filter((code) => !texts.has(`refused-${code}`))).toEqual([]);
  });

  it("are in the language of the page", () => {
    expect(problemText(new Problem("no_such_table", "there is no table 'x'"))).toBe(texts.say("refused-no_such_table"));
    expect(problemText({ type: "refused", code: "stale", message: "x" })).toBe(texts.say("refused-stale"));
  });

  it("say of an ended connection why, and of one that comes back by itself that it does", () => {
    const closing = (code: string): string =>
      closingText({ type: "closing", code, message: "The moon is too low.", retry: null });
    expect(closing("trouble")).toBe("The server has trouble just now. Coming back …");
    expect(closing("kicked")).toBe(texts.say("refused-kicked"));
    expect(closing("brand_new")).toBe("The moon is too low.");
  });

  it("hold the server's own sentence where the code alone says nothing", () => {
    expect(problemText(new Problem("refused", "five players need ten characters."))).toContain(
      "five players need ten characters.",
    );
  });

  it("are the server's own for codes that are not known", () => {
    expect(problemText(new Problem("brand_new", "The moon is too low."))).toBe("The moon is too low.");
    expect(problemText(null)).toBe(texts.say("refused-error", { message: "" }));
    expect(problemText(new TypeError("x is undefined"))).not.toBe("");
  });
});

describe("texts of the pages", () => {
  const folders = ["frame", "pages"].map((name) => new URL(`../../src/${name}/`, import.meta.url));
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.(svelte|ts)$/.test(name))
      .map((name) => ({ name, text: read(new URL(name, folder)) })),
  );
  const areas = new RegExp(`["\`]((?:page|start|new|prefs|offline|refused|closing)-[a-z0-9-]+)["\`]`, "g");

  it("exist for every id that is written down", () => {
    const asked = files.flatMap(({ text }) => [...text.matchAll(areas)].map((match) => match[1] ?? ""));
    // The name under which the form is remembered is no message.
    const missing = new Set(asked.filter((id) => id !== "new-table" && !texts.has(id)));
    expect([...missing]).toEqual([]);
    expect(asked.length).toBeGreaterThan(100);
  });

  it("exist for every id that is put together", () => {
    const made = [
      ...PRESETS.flatMap((preset) => [`new-preset-${preset}`, `new-preset-${preset}-text`]),
      ...CLOCKS.map((clock) => `new-clock-${clock}`),
      ...PACES.map((_, at) => `new-pace-${at}`),
      ...SEATINGS.map((seating) => `new-seating-${seating}`),
      ...["cards", "equipment", "characters", "events"].map((sort) => `new-sets-${sort}`),
      ...["system", "light", "dark", "contrast"].map((theme) => `prefs-theme-${theme}`),
      ...["never", "risky", "always"].map((confirm) => `prefs-confirm-${confirm}`),
      ...["waiting", "playing", "over"].flatMap((status) => [`page-status-${status}`, `page-join-${status}`]),
      ...["bang", "dice"].flatMap((game) => [`page-game-${game}`, `page-join-game-${game}`, `start-on-${game}`]),
      ...["learn", "cards", "rules"].map((page) => `page-${page}`),
      ...["independent", "wording", "private", "licence"].flatMap((part) => [`page-about-${part}`, `page-about-${part}-title`]),
      ...["copied", "copy-failed"].map((how) => `page-invite-${how}`),
      ...KEYS.flatMap(({ keys, does }) => [does, ...keys.filter((key) => key.startsWith("prefs-"))]),
      ...["easy", "normal", "hard"].flatMap((bot) => [`bot-${bot}`, `bot-${bot}-text`]),
    ];
    expect(made.filter((id) => !texts.has(id))).toEqual([]);
  });

  it("can all be told", () => {
    texts.strict = true;
    const values = {
      page: "x",
      name: "Ann",
      taken: 1,
      players: 5,
      free: 1,
      table: "x",
      count: 2,
      sets: "x",
      names: "x",
      version: "1",
      example: "x",
      turn: 90,
      choice: 45,
      reaction: 30,
      percent: 50,
      message: "x",
      first: "1",
      last: "8",
      game: "x",
      seat: "free",
      watch: "yes",
    };
    for (const id of source.matchAll(/^([a-z][\w-]*) =/gm)) expect(texts.say(id[1] ?? "", values)).not.toBe("");
    texts.strict = false;
  });
});

describe("the words without a server", () => {
  it("are as the catalogue has them", () => {
    for (const [id, said] of Object.entries(LAST_WORDS)) expect(texts.say(id)).toBe(said);
  });
});
