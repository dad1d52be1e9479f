/** The keys of the table, as the preferences and the help show them. */

export interface KeyLine {
  /** What is printed on the keys: a character, or the id of a message for keys that have names. */
  keys: readonly string[];
  /** The message that says what it does. */
  does: string;
  /** Works only while single keys are switched on. */
  single: boolean;
}

export const KEYS: readonly KeyLine[] = [
  { keys: ["1", "…", "7"], does: "prefs-key-seats", single: true },
  { keys: ["←", "→"], does: "prefs-key-hand", single: true },
  { keys: ["prefs-key-enter"], does: "prefs-key-play", single: false },
  { keys: ["prefs-key-escape"], does: "prefs-key-cancel", single: false },
  { keys: ["prefs-key-space"], does: "prefs-key-pass", single: true },
  { keys: ["I"], does: "prefs-key-inspect", single: true },
  { keys: ["L"], does: "prefs-key-log", single: true },
  { keys: ["A"], does: "prefs-key-again", single: true },
  { keys: ["C"], does: "prefs-key-chat", single: true },
  { keys: ["S"], does: "prefs-key-summary", single: true },
  { keys: ["R"], does: "prefs-key-reach", single: true },
  { keys: ["?"], does: "prefs-key-help", single: true },
];
