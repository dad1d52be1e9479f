/** What to tell people when something was refused or went wrong. */

import { app, t } from "../lib/app.svelte";
import type { Closing } from "../wire/types";

/**
 * One sentence in the language of the page for a Problem of the lobby, or a `refused` or `closing` message of a table;
 * the server's own sentence for codes that the texts do not know.
 */
export function problemText(problem: unknown): string {
  const { code, message } = (problem ?? {}) as { code?: unknown; message?: unknown };
  const said = typeof message === "string" ? message : "";
  const id = `refused-${typeof code === "string" ? code : "error"}`;
  if (app.texts?.has(id)) return t(id, { message: said });
  return said || t("refused-error", { message: "" });
}

/** Why the server has ended the connection to a table. Where it is come back to by itself, that is said, too. */
export function closingText(closing: Closing): string {
  const id = `closing-${closing.code}`;
  return app.texts?.has(id) ? t(id) : problemText(closing);
}
