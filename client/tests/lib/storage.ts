/** What browsers remember, shared by the tabs of a test. */

import { vi } from "vitest";

export class FakeStorage {
  private readonly kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
  clear = (): void => this.kept.clear();
  read = (key: string): unknown => JSON.parse(this.getItem(`boothill.${key}`) ?? "null");
  write = (key: string, value: unknown): void => this.setItem(`boothill.${key}`, JSON.stringify(value));
}

/** A tab with this storage. Another tab's change is heard through `changed`. */
export function tab(storage: FakeStorage): { changed(key: string | null): void } {
  const page = new EventTarget();
  const style = { setProperty: () => undefined };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("document", { documentElement: { dataset: {}, style } });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  return {
    changed: (key) =>
      void page.dispatchEvent(Object.assign(new Event("storage"), { key: key === null ? null : `boothill.${key}` })),
  };
}
