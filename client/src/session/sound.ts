/**
 * Lets sounds be heard. They are one small file (tools/sounds makes it), loaded when somebody at a table wants to hear it and
 * decoded once; nothing is heard before the page has been clicked, and nothing that is switched off.
 */

import { prefs } from "../lib/prefs.svelte";
import type { AnyEvent } from "../wire/either";
import { cuesOf, KIND_OF, PLACES, VARIED, type Cue, type Sound } from "./cues";
import file from "./sounds/western.mp3";

/** Sounds at one time; what comes then is not heard, unless it is about us. */
const MOST_VOICES = 6;
/** Seconds before the same sound is heard again: a fast table is no rattle. */
const AGAIN = 0.15;
/** What is about others, and everything, beside full loudness: a table is no cinema. */
const OTHERS = 0.55;
const WHOLE = 0.8;
/** The samples of the file a second: kept as they are, they are small. */
const RATE = 24_000;

let samples: Promise<AudioBuffer | null> | null = null;
let context: AudioContext | null = null;
let master: AudioNode | null = null;
let voices = 0;
const last = new Map<Sound, number>();

/** Load the sounds, if they are wanted: what is heard first would come too late otherwise. */
export function prepare(): void {
  if (prefs.now.sound && typeof OfflineAudioContext !== "undefined") samples ??= load();
}

async function load(): Promise<AudioBuffer | null> {
  try {
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(answer.statusText);
    return await new OfflineAudioContext(1, 1, RATE).decodeAudioData(await answer.arrayBuffer());
  } catch {
    samples = null; // the next time may be better
    return null;
  }
}

/** Let events be heard that came together, for whoever has this seat. */
export function play(events: readonly AnyEvent[], seat: number): void {
  for (const cue of cuesOf(events, seat)) void sound(cue);
}

/** We are asked something. */
export function tick(): void {
  signal("asked");
  if (prefs.now.haptics && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(20);
}

/** Let one sound be heard: somebody comes or goes, or wants to know how loud it is. */
export function signal(which: Sound): void {
  void sound({ sound: which, own: true, after: 0 });
}

async function sound({ sound: which, own, after }: Cue): Promise<void> {
  const { sound: wanted, volume, quiet } = prefs.now;
  // Browsers let a page make sounds only once it has been clicked.
  if (!wanted || volume === 0 || quiet.includes(KIND_OF[which]) || !navigator.userActivation?.hasBeenActive) return;
  prepare();
  const meant = performance.now();
  const all = await samples;
  // What was meant to be heard a while ago has happened.
  if (!all || performance.now() - meant > 400) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime + after;
  if ((voices >= MOST_VOICES && !own) || now - (last.get(which) ?? -1) < AGAIN) return;
  last.set(which, now);
  sing(context, all, which, now, (volume / 100) ** 1.5 * WHOLE * (own ? 1 : OTHERS));
}

function sing(audio: AudioContext, all: AudioBuffer, which: Sound, start: number, loud: number): void {
  const [from, length] = PLACES[which];
  const source = audio.createBufferSource();
  source.buffer = all;
  source.playbackRate.value = 1 + (VARIED[which] ?? 0) * (Math.random() - 0.5);
  const gain = audio.createGain();
  gain.gain.value = loud;
  source.connect(gain).connect((master ??= limited(audio)));
  voices += 1;
  source.onended = () => (voices -= 1);
  // Some browsers begin a few hundredths of a second later in the file: there is silence between the sounds.
  source.start(start, from, length + 0.06);
}

/** Several sounds at once are held together before they are too loud. */
function limited(audio: AudioContext): AudioNode {
  const limiter = audio.createDynamicsCompressor();
  limiter.threshold.value = -9;
  limiter.ratio.value = 12;
  limiter.attack.value = 0.002;
  limiter.connect(audio.destination);
  return limiter;
}
