/** How somebody likes it: remembered in the browser, applied to the page as attributes that the style sheets look at. */

import { onRemembered, remember, remembered } from "./store";

/** What somebody may want to hear or not: shots, cards and dice, that one is called, deaths and the end. */
export const SOUND_KINDS = ["shots", "cards", "calls", "end"] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];

export interface Prefs {
  name: string;
  /** "" for that of the browser. */
  language: string;
  theme: "system" | "light" | "dark" | "contrast";
  /** Percent; 0 shows what happens at once. */
  motion: number;
  sound: boolean;
  volume: number;
  /** The kinds of sound that are not wanted. */
  quiet: readonly SoundKind[];
  /** Whether sound has been offered, and somebody has said yes or no. */
  offered: boolean;
  /** Single keys play (digits, letters); Tab, Enter and Escape always do. */
  keys: boolean;
  /** Ask before an answer is sent: never, where something speaks against it, always. */
  confirm: "never" | "risky" | "always";
  /** The own role is shown only while it is pressed. */
  hideRole: boolean;
  chat: boolean;
  /** Hints for newcomers. */
  hints: boolean;
  /** The phone ticks when one is asked. */
  haptics: boolean;
}

const USUAL: Prefs = {
  name: "",
  language: "",
  theme: "system",
  motion: 100,
  sound: false,
  volume: 60,
  quiet: [],
  offered: false,
  keys: true,
  confirm: "risky",
  hideRole: false,
  chat: true,
  hints: true,
  haptics: true,
};

const KEY = "prefs";
const stored = (): Partial<Prefs> => remembered<Partial<Prefs>>(KEY, {});

class Preferences {
  now: Prefs = $state.raw({ ...USUAL, ...stored() });

  constructor() {
    onRemembered(KEY, () => {
      this.now = { ...USUAL, ...stored() };
      this.apply();
    });
  }

  /** Change something. What another tab has changed meanwhile stays. */
  set(change: Partial<Prefs>): void {
    this.now = { ...this.now, ...stored(), ...change };
    remember(KEY, this.now);
    this.apply();
  }

  /** Whether things may move, and how fast: 0 for not at all. */
  get speed(): number {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : this.now.motion / 100;
  }

  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.now.theme;
    root.dataset.motion = this.speed === 0 ? "off" : "on";
    root.style.setProperty("--motion", String(this.speed === 0 ? 0 : 1 / this.speed));
  }
}

export const prefs = new Preferences();
