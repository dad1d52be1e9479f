/** The texts in the chosen language, for the whole page. Another language replaces them at once, without a reload. */

import { words as askWords } from "../wire/api";
import type { Glossary } from "../telling/glossary";
import { Texts, type Values } from "../telling/texts";
import { prefs } from "./prefs.svelte";

/** The languages there are, each called what its speakers call it. */
export const LANGUAGES: Record<string, string> = { en: "English", de: "Deutsch", hu: "Magyar", it: "Italiano" };
const FALLBACK = "en";

export function browserLanguage(wanted: readonly string[] = navigator.languages): string {
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find((code) => code in LANGUAGES) ?? FALLBACK;
}

class App {
  glossary: Glossary | null = $state.raw(null);
  texts: Texts | null = $state.raw(null);
  language = $state("");

  private loaded = new Map<string, Glossary>();

  /** Load the texts of a language and use them. Raises Problem if they cannot be had. */
  async speak(language: string): Promise<void> {
    const code = language in LANGUAGES ? language : browserLanguage();
    let glossary = this.loaded.get(code);
    if (!glossary) {
      glossary = await askWords<Glossary>(code);
      this.loaded.set(code, glossary);
    }
    this.glossary = glossary;
    this.texts = new Texts(code, glossary.messages);
    this.language = code;
    document.documentElement.lang = code;
  }

  async choose(language: string): Promise<void> {
    prefs.set({ language });
    await this.speak(language);
  }
}

export const app = new App();

/** A message of the page in the language of the moment. */
export function t(message: string, values: Values = {}): string {
  return app.texts ? app.texts.say(message, values) : "";
}
