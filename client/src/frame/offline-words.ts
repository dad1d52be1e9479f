/**
 * What is said when the server cannot be reached and has never sent any texts to this browser: the only sentences that stand
 * in the program. Everything else comes from the message catalogues.
 */
export const LAST_WORDS = {
  "offline-title": "No telegraph line",
  "offline-text":
    "The server cannot be reached. Check your connection; this page tries again by itself as soon as you are online.",
  "offline-again": "Try again",
  "offline-trying": "Trying …",
};
