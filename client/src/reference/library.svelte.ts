/** All things of the boxes in the language of the moment, with their English names once those are known. */

import { app } from "../lib/app.svelte";
import { words } from "../wire/api";
import { byRules, thingsOf, withEnglish, type Thing } from "./things";

class Library {
  private english: Thing[] = $state.raw([]);
  private asked = false;

  readonly things: Thing[] = $derived.by(() => {
    const things = app.glossary ? thingsOf(app.glossary) : [];
    return this.english.length ? withEnglish(things, this.english) : things;
  });

  /** The things that each group of rules is about. */
  readonly byRules: ReadonlyMap<string, Thing[]> = $derived(byRules(this.things));

  /** Fetch the English names, by which many know the cards whatever they speak. Nothing is lost if they do not come. */
  learnEnglish(): void {
    if (this.asked) return;
    this.asked = true;
    words("en").then(
      (glossary) => (this.english = thingsOf(glossary)),
      () => (this.asked = false),
    );
  }
}

export const library = new Library();
