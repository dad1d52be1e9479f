/** The texts in the chosen language, for the whole page. Another language replaces them at once, without a reload. */

import { drawings } from "../look/drawings.svelte";
import type { Glossary } from "../telling/glossary";
import { isolated } from "../telling/isolated";
import { Texts } from "../telling/texts";
import { catalogue, front as askFront, symbols as askSymbols, words as askWords } from "../wire/api";
import { prefs } from "./prefs.svelte";
import { remember, remembered } from "./store";

const FALLBACK = "en";
const LANGUAGES = "languages";
const OFFLINE = "offline";
/** The messages that have to be there when the server is not. */
const OFFLINE_MESSAGES = ["offline-title", "offline-text", "offline-again", "offline-trying"];

/** The first of the wanted languages that there is: as it is wanted (pt-BR), else as it is spoken anywhere (pt). */
export function browserLanguage(known: readonly string[], wanted: readonly string[] = navigator.languages): string {
  for (const code of wanted.flatMap((tag) => [tag, tag.replace(/-.*/, "")])) {
    const found = known.find((one) => one.toLowerCase() === code.toLowerCase());
    if (found) return found;
  }
  return FALLBACK;
}

/** What the speakers of a language call it, as far as the browser knows. */
function ownName(code: string): string {
  return new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
}

class App {
  glossary: Glossary | null = $state.raw(null);
  texts: Texts | null = $state.raw(null);
  language = $state("");
  /** The languages there are, each called what its speakers call it: as the server said when it was last asked. */
  languages: Record<string, string> = $state.raw(remembered(LANGUAGES, {}));

  private loaded = new Map<string, Glossary>();
  private asked: Promise<void> | null = null;
  private front: Promise<void> | null = null;
  private drawn: Promise<void> | null = null;

  /** Load the texts of a language and use them, when the page is `drawn`. Raises Problem if they cannot be had. */
  async speak(language: string, drawn?: Promise<void>): Promise<void> {
    const heard = this.hearLanguages();
    // Whoever comes for the first time waits for it; else it is for the next time.
    if (!Object.keys(this.languages).length) await heard;
    const known = Object.keys(this.languages);
    const code = known.includes(language) ? language : browserLanguage(known);
    let glossary = this.loaded.get(code);
    if (!glossary) {
      glossary = await askWords(code);
      this.loaded.set(code, glossary);
    }
    await drawn;
    this.glossary = glossary;
    this.texts = new Texts(code, glossary.messages);
    this.language = code;
    document.documentElement.lang = code;
    remember(OFFLINE, Object.fromEntries(OFFLINE_MESSAGES.map((id) => [id, t(id)])));
  }

  async choose(language: string): Promise<void> {
    prefs.set({ language });
    await this.speak(language);
  }

  /** What is said when the server cannot be reached: in the language that was spoken last, `usual` if none ever was. */
  offline(usual: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    return remembered(OFFLINE, usual);
  }

  /** Ask once which languages there are. */
  private hearLanguages(): Promise<void> {
    this.asked ??= catalogue().then(
      ({ languages, language_names: names = {} }) => {
        this.languages = Object.fromEntries(languages.map((code) => [code, names[code] ?? ownName(code)]));
        remember(LANGUAGES, this.languages);
      },
      () => void (this.asked = null),
    );
    return this.asked;
  }

  /** Load once how the little looks that the start page shows. */
  drawFront(): Promise<void> {
    this.front ??= askFront().then(
      ({ art, portraits }) => {
        drawings.art = { ...art, ...drawings.art };
        if (!this.drawn) drawings.now = { symbols: {}, portraits };
      },
      () => void (this.front = null),
    );
    return this.front;
  }

  /** Load once how things look. Without it they look plain, and that is no reason to show nothing. */
  draw(): Promise<void> {
    this.drawn ??= askSymbols().then(
      (found) => void (drawings.now = found),
      () => void (this.drawn = null),
    );
    return this.drawn;
  }
}

export const app = new App();

/** A message of the page in the language of the moment. Several names may stand in one of its places. */
export function t(message: string, values: Record<string, string | number | readonly string[]> = {}): string {
  const told = Object.entries(values).map(([place, value]) => [
    place,
    typeof value === "number" ? value : [value].flat().map(isolated).join(", "),
  ]);
  return app.texts ? app.texts.say(message, Object.fromEntries(told)) : "";
}
