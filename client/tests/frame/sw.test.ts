/** The service worker, run against a server and a store of caches that are made up here. */
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";

const SOURCE = readFileSync(new URL("../../public/sw.js", import.meta.url), "utf-8");
const ORIGIN = "https://boothill.example";
const PAGE = '<script type="module" src="/assets/index-1.js"></script><link href="/assets/index-1.css" rel="stylesheet">';

type Handler = (event: unknown) => void;

/** As much of CacheStorage as the worker uses. */
class Store {
  caches = new Map<string, Map<string, Response>>();
  constructor(private readonly get: (path: string) => Promise<Response>) {}
  keys = async () => [...this.caches.keys()];
  delete = async (name: string) => this.caches.delete(name);
  open = async (name: string) => {
    const kept = this.caches.get(name) ?? new Map<string, Response>();
    this.caches.set(name, kept);
    const key = (asked: string | Request): string => new URL(typeof asked === "string" ? asked : asked.url, ORIGIN).pathname;
    return {
      match: async (asked: string | Request) => kept.get(key(asked))?.clone(),
      put: async (asked: string | Request, answer: Response) => void kept.set(key(asked), answer),
      addAll: async (paths: string[]) => {
        for (const path of paths) kept.set(key(path), await this.get(path));
      },
    };
  };
}

let online: boolean;
let site: Map<string, string>;
let asked: string[];
let store: Store;
let handlers: Map<string, Handler>;

async function answer(what: string | Request): Promise<Response> {
  const path = new URL(typeof what === "string" ? what : what.url, ORIGIN).pathname;
  asked.push(path);
  if (!online) throw new TypeError("no network");
  const body = site.get(path) ?? (/^\/(t\/|new$|$)/.test(path) ? site.get("/") : undefined);
  if (body === undefined) return new Response("", { status: 404 });
  return new Response(body, { headers: { "content-type": body.startsWith("<") ? "text/html" : "text/javascript" } });
}

async function happens(type: string): Promise<void> {
  const waiting: Promise<unknown>[] = [];
  handlers.get(type)?.({ waitUntil: (work: Promise<unknown>) => waiting.push(work) });
  await Promise.all(waiting);
}

/** What the worker answers a request with, null if it leaves it to the browser. */
async function fetched(path: string, { mode = "cors", method = "GET", origin = ORIGIN } = {}): Promise<string | null> {
  let answered: Promise<Response> | null = null;
  const waiting: Promise<unknown>[] = [];
  handlers.get("fetch")?.({
    request: { url: origin + path, method, mode },
    respondWith: (response: Promise<Response>) => (answered = response),
    waitUntil: (work: Promise<unknown>) => waiting.push(work),
  });
  if (!answered) return null;
  const text = await (answered as Promise<Response>).then((response) => response.text());
  await Promise.all(waiting);
  return text;
}
const visit = (path: string): Promise<string | null> => fetched(path, { mode: "navigate" });

beforeEach(() => {
  online = true;
  asked = [];
  handlers = new Map();
  site = new Map([
    ["/", PAGE],
    ["/assets/index-1.js", "one"],
    ["/assets/index-1.css", "css"],
    ["/assets/new-1.js", "new one"],
    ["/api/words/en", "words 1"],
    ["/api/catalogue", "catalogue"],
    ["/api/symbols", "symbols"],
    ["/api/art", "art"],
    ["/api/front", "front"],
    ["/api/tables", "tables"],
  ]);
  store = new Store(answer);
  const names = ["addEventListener", "caches", "fetch", "clients", "skipWaiting", "location"];
  const listen = (type: string, handler: Handler): unknown => handlers.set(type, handler);
  const given = [listen, store, answer, { claim: async () => undefined }, async () => undefined, { origin: ORIGIN }];
  new Function(...names, SOURCE)(...given);
});

describe("the service worker", () => {
  it("opens every page without a network, once it is installed", async () => {
    await happens("install");
    online = false;
    expect(await visit("/")).toBe(PAGE);
    expect(await visit("/t/x7k2m9qwp4ab")).toBe(PAGE);
    expect(await fetched("/assets/index-1.js")).toBe("one");
    expect(await fetched("/assets/index-1.css")).toBe("css");
  });

  it("asks the server for pages first", async () => {
    await happens("install");
    site.set("/", "<p>another client</p>");
    expect(await visit("/new")).toBe("<p>another client</p>");
    online = false;
    expect(await visit("/")).toBe("<p>another client</p>");
  });

  it("asks for a file of the client only once", async () => {
    expect(await fetched("/assets/new-1.js")).toBe("new one");
    asked = [];
    expect(await fetched("/assets/new-1.js")).toBe("new one");
    expect(asked).toEqual([]);
  });

  it("keeps no answer that is none", async () => {
    await fetched("/assets/gone.js");
    site.set("/assets/gone.js", "back");
    expect(await fetched("/assets/gone.js")).toBe("back");
  });

  it("tells texts at once as they were, and learns them anew for the next time", async () => {
    expect(await fetched("/api/words/en")).toBe("words 1");
    site.set("/api/words/en", "words 2");
    expect(await fetched("/api/words/en")).toBe("words 1");
    expect(await fetched("/api/words/en")).toBe("words 2");
    online = false;
    expect(await fetched("/api/words/en")).toBe("words 2");
  });

  it("keeps drawings and the catalogue as it keeps texts", async () => {
    for (const path of ["/api/symbols", "/api/art", "/api/front", "/api/catalogue"]) {
      online = true;
      const told = await fetched(path);
      online = false;
      expect(await fetched(path)).toBe(told);
    }
  });

  it("drops texts and files of the client before when another one comes", async () => {
    await happens("install");
    await fetched("/api/words/en");
    site.set("/", PAGE.replaceAll("-1", "-2"));
    site.set("/api/words/en", "words 2");
    await visit("/");
    expect(await fetched("/api/words/en")).toBe("words 2");
    expect([...(store.caches.get("boothill-assets")?.keys() ?? [])]).toEqual([]);
  });

  it("never touches what is said to a table, or to somebody else", async () => {
    expect(await fetched("/api/tables")).toBeNull();
    expect(await fetched("/api/tables/x7k2m9qwp4ab")).toBeNull();
    expect(await fetched("/api/replays/abc")).toBeNull();
    expect(await fetched("/api/words/en", { method: "POST" })).toBeNull();
    expect(await fetched("/assets/index-1.js", { origin: "https://elsewhere.example" })).toBeNull();
    expect(asked).toEqual([]);
  });

  it("clears away caches of ours that are not used any more, and no others", async () => {
    await store.open("boothill-old");
    await store.open("somebody-else");
    await happens("install");
    await happens("activate");
    expect((await store.keys()).sort()).toEqual(["boothill-assets", "boothill-page", "somebody-else"]);
  });
});
