/** Runs a film: which moment is shown, and whether the next ones follow by themselves. */

import { play as sound } from "../session/sound";
import type { GameEvent } from "../wire/types";
import { clamped, momentAt, showing, stepped, type Moment, type Reel } from "./film";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export const UNITS = ["answer", "turn"] as const;
export type Unit = (typeof UNITS)[number];
/** Whoever wants to see it run has seen the moment it stands at: milliseconds until the next. */
const SOON = 300;

export class Projector {
  reel: Reel = $state.raw({ moments: [], turns: [], falls: [] });
  at = $state(0);
  playing = $state(false);
  speed: number = $state(1);
  unit: Unit = $state("answer");
  /** What has just happened and is to be acted out; nothing after a jump. */
  fresh: GameEvent[] = $state.raw([]);

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(reel: Reel, mark: string) {
    this.reel = reel;
    this.at = momentAt(reel, mark) ?? 0;
  }

  readonly moment: Moment = $derived(this.reel.moments[this.at] as Moment);
  readonly end: number = $derived(this.reel.moments.length - 1);
  /** The number of the turn that is played. */
  readonly turn: number = $derived(this.moment.view.turn);

  /** Show the same moment with other eyes. */
  see(reel: Reel): void {
    this.reel = reel;
    this.at = clamped(reel, this.at);
    this.fresh = [];
  }

  /** Show this moment, and stop there. */
  go(at: number): void {
    this.pause();
    this.show(clamped(this.reel, at));
  }

  /** One step by hand: it stops there. */
  step(way: 1 | -1): void {
    this.go(stepped(this.reel, this.at, way, this.unit));
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Go on by itself; from the beginning if the end has been reached. */
  play(): void {
    if (this.at === this.end) this.show(0);
    this.playing = true;
    this.wait(SOON);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Another speed counts at once. */
  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.playing) this.wait();
  }

  private wait(time = showing(this.moment, this.speed, this.unit)): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.show(stepped(this.reel, this.at, 1, this.unit));
      if (this.at === this.end) this.pause();
      else this.wait();
    }, time);
  }

  private show(at: number): void {
    const forward = at > this.at && (at === this.at + 1 || this.unit === "turn");
    this.at = at;
    this.fresh = forward ? this.moment.events : [];
    if (forward) sound(this.fresh, -1);
  }
}
