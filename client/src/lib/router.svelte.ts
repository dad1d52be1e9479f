/** Where we are: the path of the page, kept in the address bar, so that every page can be linked to and left again. */

import ADDRESSES from "../../../src/boothill/server/web/addresses.json";

/** A page of ours, or none. Each is a component in pages/ of the same name. */
export type Page = keyof typeof ADDRESSES | "lost";

export interface Place {
  page: Page;
  /** What follows the page's name in the path: the id of a table, a card, a rule, a replay. */
  id: string;
  query: URLSearchParams;
}

/** The pages by the first word of their addresses, and whether something has to follow it. */
const PAGES = new Map(
  Object.entries(ADDRESSES).map(([page, addresses]) => [
    addresses[0]!.split("/")[1]!,
    { page: page as Page, needsId: addresses.every((address) => address.includes("{")) },
  ]),
);

export function placeOf(url: URL): Place {
  const [name = "", ...rest] = url.pathname.replace(/^\/|\/$/g, "").split("/");
  const found = PAGES.get(name);
  if (found?.needsId && !rest[0]) return { page: "lost", id: "", query: url.searchParams };
  try {
    return { page: found?.page ?? "lost", id: rest.map(decodeURIComponent).join("/"), query: url.searchParams };
  } catch {
    return { page: "lost", id: "", query: url.searchParams }; // an address that was cut in the middle of a letter
  }
}

class Router {
  place: Place = $state.raw(placeOf(new URL(location.href)));

  /** Go to a path of ours; `replace` leaves no step back. */
  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.place = placeOf(new URL(location.href));
    scrollTo(0, 0);
  }

  /** Let links within the site change the place without loading the page anew. */
  watch(): void {
    addEventListener("popstate", () => (this.place = placeOf(new URL(location.href))));
    addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a[href]");
      if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const url = new URL(link.href);
      const ours = url.origin === location.origin && placeOf(url).page !== "lost";
      if (!plain || event.defaultPrevented || !ours || url.pathname.startsWith("/api/")) return;
      if (url.hash && url.pathname === location.pathname) return;
      event.preventDefault();
      this.go(url.pathname + url.search + url.hash);
    });
  }
}

export const router = new Router();
