/** What the client has for one game: its words, and what only its table shows. */

import type { Component } from "svelte";
import type { Ground } from "../state/ground";
import type { Hands, Scene } from "../state/scene";
import type { Glossary } from "../telling/glossary";
import type { Texts } from "../telling/texts";
import type { Words } from "../telling/words";

interface CentreProps {
  scene: Scene;
  hands: Hands;
  /** The middle of the table, and how large things are there. */
  ground: Ground;
}

interface HandProps {
  scene: Scene;
  hands: Hands;
  size?: "hand" | "small";
}

interface CardProps {
  scene: Scene;
  card: string;
  hands: Hands;
  size?: "hand" | "small";
}

export interface Title {
  /** `names` are those of the seats; `viewer` is the own seat, below 0 for whoever has none. */
  Words: new (glossary: Glossary, texts: Texts, names: readonly string[], viewer: number) => Words;
  /** What lies in the middle of the table. */
  Centre: Component<CentreProps>;
  /** The own cards, in a game that has cards. */
  Hand?: Component<HandProps>;
  /** One of them, to be shown with others elsewhere. */
  Card?: Component<CardProps>;
}
