/** Sounds made on the spot from noise and simple waves: nothing is loaded, and nothing is heard unless it is wanted. */

import { prefs } from "../lib/prefs.svelte";
import type { GameEvent } from "../wire/types";

let context: AudioContext | null = null;

interface Tone {
  /** Hertz at the beginning and at the end; 0 for noise. */
  from: number;
  to: number;
  /** Seconds. */
  time: number;
  loud: number;
  wave?: OscillatorType;
  after?: number;
}

const SHOT: Tone[] = [
  { from: 0, to: 0, time: 0.25, loud: 0.9 },
  { from: 140, to: 45, time: 0.18, loud: 0.7, wave: "triangle" },
];
const CARD: Tone[] = [{ from: 0, to: 0, time: 0.05, loud: 0.25 }];
const COIN: Tone[] = [
  { from: 1900, to: 1900, time: 0.07, loud: 0.25, wave: "triangle" },
  { from: 2500, to: 2500, time: 0.14, loud: 0.25, wave: "triangle", after: 0.07 },
];

/** What is heard when something happens; events that are not named here are silent. */
const SOUNDS: Partial<Record<GameEvent["event"], Tone[]>> = {
  lost_life: SHOT,
  exploded: [
    { from: 0, to: 0, time: 0.7, loud: 1 },
    { from: 90, to: 28, time: 0.6, loud: 0.9, wave: "triangle" },
  ],
  fired: SHOT,
  used_missed: [{ from: 900, to: 300, time: 0.18, loud: 0.3, wave: "sine" }],
  dodged: [{ from: 900, to: 300, time: 0.18, loud: 0.3, wave: "sine" }],
  regained_life: [
    { from: 520, to: 660, time: 0.12, loud: 0.3, wave: "sine" },
    { from: 660, to: 880, time: 0.16, loud: 0.3, wave: "sine", after: 0.1 },
  ],
  healed: [{ from: 520, to: 780, time: 0.2, loud: 0.3, wave: "sine" }],
  played: CARD,
  drew: CARD,
  discarded: CARD,
  rolled: [0, 0.06, 0.11, 0.17].map((after) => ({ from: 0, to: 0, time: 0.04, loud: 0.4, after })),
  gained_nuggets: COIN,
  eliminated: [{ from: 220, to: 70, time: 0.9, loud: 0.6, wave: "sawtooth" }],
  game_over: [0, 0.16, 0.32, 0.48].map((after, at) => ({
    from: [392, 494, 587, 784][at] ?? 392,
    to: [392, 494, 587, 784][at] ?? 392,
    time: 0.3,
    loud: 0.35,
    wave: "triangle" as const,
    after,
  })),
};
const ASKED: Tone[] = [
  { from: 660, to: 660, time: 0.09, loud: 0.3, wave: "sine" },
  { from: 880, to: 880, time: 0.12, loud: 0.3, wave: "sine", after: 0.1 },
];

/** Let an event be heard; what concerns us is louder. */
export function play(event: GameEvent["event"], own = false): void {
  const tones = SOUNDS[event];
  if (tones) sound(tones, own ? 1 : 0.6);
}

/** We are asked something. */
export function tick(): void {
  sound(ASKED, 1);
  if (prefs.now.haptics && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(20);
}

function sound(tones: readonly Tone[], loudness: number): void {
  const volume = (prefs.now.volume / 100) * loudness;
  // Browsers let a page make sounds only once it has been clicked.
  if (!prefs.now.sound || volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const tone of tones) sing(context, tone, volume);
}

function sing(audio: AudioContext, tone: Tone, volume: number): void {
  const start = audio.currentTime + (tone.after ?? 0);
  const end = start + tone.time;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(tone.loud * volume * 0.5, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  const source = tone.from === 0 ? noise(audio, tone.time) : wave(audio, tone, start, end);
  source.connect(gain);
  source.start(start);
  source.stop(end);
}

function wave(audio: AudioContext, tone: Tone, start: number, end: number): OscillatorNode {
  const oscillator = audio.createOscillator();
  oscillator.type = tone.wave ?? "sine";
  oscillator.frequency.setValueAtTime(tone.from, start);
  oscillator.frequency.exponentialRampToValueAtTime(Math.max(1, tone.to), end);
  return oscillator;
}

function noise(audio: AudioContext, time: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * time), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}
