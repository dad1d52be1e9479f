/** The pictures of all cards are no part of what the start page loads: pages that show cards ask for them. */

import { art } from "../wire/api";
import { drawings } from "./drawings.svelte";

let asked: Promise<void> | null = null;

/** Load the pictures, once. Until they are there, and if they cannot be had, cards show symbols. */
export function hangPictures(): Promise<void> {
  asked ??= art().then(
    (found) => void (drawings.art = found.art),
    () => void (asked = null),
  );
  return asked;
}
