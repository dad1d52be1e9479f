/** Messages in Project Fluent: the same ones the terminal speaks with. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

/** What stands in the places of a message. */
export type Values = Record<string, string | number>;

/** A message that does not exist, or one that cannot be made into text from what it was given. */
export class TextError extends Error {}

/**
 * The messages of one language, with another behind it for those it lacks.
 *
 * A message that is missing or fails says what it can, in bare words: no text is worth the end of a game. Where
 * `strict` is set it throws a TextError instead, so that tests find it.
 */
export class Texts {
  strict = false;
  private readonly bundle: FluentBundle;

  /** `source` is Fluent; of messages that come twice in it the first counts. */
  constructor(
    readonly language: string,
    source: string,
    private readonly fallback?: Texts,
  ) {
    // None of the languages runs from right to left: only names may, and they are isolated by whoever gives them.
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
  }

  /** Whether there is a message of this id. */
  has(id: string): boolean {
    return this.bundle.hasMessage(id) || (this.fallback?.has(id) ?? false);
  }

  /** The text of a message with these values in its places; of several ids the first that can be told. */
  say(id: string | readonly string[], values: Values = {}): string {
    const wanted = typeof id === "string" ? [id] : id;
    for (const one of wanted) {
      for (const texts of this.chain) {
        const text = texts.text(one, values);
        if (typeof text === "string") return text;
        if (text && this.strict) throw text;
      }
    }
    if (this.strict) throw new TextError(`there is no message '${wanted[0]}'`);
    return [wanted[0]!.replace(/[-_]/g, " "), ...Object.values(values)].join(" ");
  }

  /** This language and those behind it. */
  private get chain(): Texts[] {
    return [this, ...(this.fallback?.chain ?? [])];
  }

  /** The text, why it fails, or undefined if this language has no such message. */
  private text(id: string, values: Values): string | TextError | undefined {
    const message = this.bundle.getMessage(id);
    if (!message) return undefined;
    if (message.value === null) return new TextError(`the message '${id}' has no text of its own`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(message.value, values, errors);
    return errors[0] ? new TextError(`the message '${id}' (${this.language}) fails: ${errors[0].message}`) : text;
  }
}
