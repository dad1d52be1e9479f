/** The lobby's requests. What the server refuses becomes a Problem, with a code that the texts know a sentence for. */

import type {
  Art,
  Book,
  Catalogue,
  Film,
  Front,
  Glossary,
  Reported,
  RuleIndex,
  Rules,
  Seated,
  Settings,
  Symbols,
  TableInfo,
  TableList,
} from "./types";

export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The code of a Problem when the server could not be reached at all. */
export const UNREACHABLE = "unreachable";

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Problem(UNREACHABLE, "The server cannot be reached.");
  }
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const { code, message } = (said ?? {}) as { code?: string; message?: string };
    throw new Problem(code ?? "error", message ?? `The server answered ${answer.status}.`);
  }
  return said as T;
}

const part = encodeURIComponent;

export const openTable = (name: string, settings: Partial<Settings>, start: boolean): Promise<Seated> =>
  ask("/api/tables", { name, settings, start });
export const openLesson = (name: string): Promise<Seated> => ask("/api/tables", { name, lesson: true });
export const takeSeat = (table: string, name: string, seat?: number): Promise<Seated> =>
  ask(`/api/tables/${part(table)}/seats`, seat === undefined ? { name } : { name, seat });
export const lookAtTable = (table: string): Promise<TableInfo> => ask(`/api/tables/${part(table)}`);
export const publicTables = (): Promise<TableList> => ask("/api/tables");
export const catalogue = (): Promise<Catalogue> => ask("/api/catalogue");
export const report = (table: string, text: string, token?: string): Promise<Reported> =>
  ask(`/api/tables/${part(table)}/reports`, token ? { text, token } : { text });
export const film = (key: string, viewer: string): Promise<Film> => ask(`/api/replays/${part(key)}?as=${part(viewer)}`);
export const ruleIndex = (): Promise<RuleIndex> => ask("/api/rules");
export const rules = (id: string): Promise<Rules> => ask(`/api/rules/${part(id)}`);
export const book = (game: string, language: string): Promise<Book> => ask(`/api/books/${part(game)}?lang=${part(language)}`);
export const symbols = (): Promise<Symbols> => ask("/api/symbols");
export const front = (): Promise<Front> => ask("/api/front");
export const art = (): Promise<Art> => ask("/api/art");
export const words = (language: string): Promise<Glossary> => ask(`/api/words/${part(language)}`);
