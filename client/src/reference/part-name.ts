import { app, t } from "../lib/app.svelte";

/** What a part of the rule catalogue is called; its bare id if no message says so. */
export const partName = (part: string): string =>
  app.texts?.has(`ref-part-${part}`) ? t(`ref-part-${part}`) : part.replace(/-/g, " ");
