/** Comparing words as people type them. */

/** The text in small letters without diacritics: "Gewölbe" as "gewolbe", "Straße" as "strasse". */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[’‘]/g, "'");
