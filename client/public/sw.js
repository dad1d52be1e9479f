/*
 * Keeps what the client is made of, so that its pages open quickly, and at all, where the network is bad.
 * The game itself is never kept: everything that is said to or by a table goes to the server.
 */

const PAGE = "boothill-page";
const ASSETS = "boothill-assets";
const WORDS = "boothill-words";
const OURS = [PAGE, ASSETS, WORDS];
/** What is asked for before any table: texts, drawings, and what there is to play. */
const KEPT = /^\/api\/(catalogue$|front$|symbols$|art$|words\/)/;
/** Under this address the first page is kept, whatever page was asked for: they are all the same file. */
const FIRST_PAGE = "/";

addEventListener("install", (event) => {
  event.waitUntil(keepFirstLoad().then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  event.waitUntil(dropOthers().then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/")) {
    if (KEPT.test(url.pathname)) event.respondWith(keptThenNew(event));
  } else if (request.mode === "navigate") {
    event.respondWith(newElseFirstPage(request));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(keptElseNew(request));
  }
});

/** The first page and what it loads at once, so that the second visit needs no network. */
async function keepFirstLoad() {
  const answer = await fetch(FIRST_PAGE, { cache: "no-cache" });
  if (!answer.ok) return;
  const text = await answer.clone().text();
  await (await caches.open(PAGE)).put(FIRST_PAGE, answer);
  const files = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map((found) => found[1]);
  await (await caches.open(ASSETS)).addAll([...new Set(files)]);
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("boothill-") && !OURS.includes(name)).map((name) => caches.delete(name)),
  );
}

/** A page: from the server, and the kept one only if the server cannot be reached. */
async function newElseFirstPage(request) {
  const page = await caches.open(PAGE);
  try {
    const answer = await fetch(request);
    if (answer.ok && (answer.headers.get("content-type") ?? "").startsWith("text/html"))
      await keepFirstPage(page, answer.clone());
    return answer;
  } catch (error) {
    const kept = await page.match(FIRST_PAGE);
    if (kept) return kept;
    throw error;
  }
}

/** Another first page is another client: its files have other names, and it may need texts that the old one did not. */
async function keepFirstPage(page, answer) {
  const [before, now] = await Promise.all([page.match(FIRST_PAGE).then((kept) => kept?.text()), answer.clone().text()]);
  if (before === now) return;
  await Promise.all([caches.delete(ASSETS), caches.delete(WORDS)]);
  await page.put(FIRST_PAGE, answer);
}

/** A file whose name changes with its contents: what is kept is right for ever. */
async function keptElseNew(request) {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await assets.put(request, answer.clone());
  return answer;
}

/** Texts, drawings and the catalogue: what is kept, at once, and what is new for the next time. */
async function keptThenNew(event) {
  const words = await caches.open(WORDS);
  const kept = await words.match(event.request);
  const asked = fetch(event.request).then(async (answer) => {
    if (answer.ok) await words.put(event.request, answer.clone());
    return answer;
  });
  if (!kept) return asked;
  event.waitUntil(asked.catch(() => undefined));
  return kept;
}
