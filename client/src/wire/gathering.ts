/**
 * Hands on what comes in: at once if nothing came just before, else all together with the next frame. However much comes, the
 * page is drawn no more often than it can be seen, and nothing piles up behind what is being drawn.
 *
 * A hidden page draws nothing, and its timers are held back for up to a minute, while its title and its sounds call for
 * whoever has turned away: it is told everything at once.
 */

/** A page that is covered, but does not count as hidden, may have no frames: it is told after so many milliseconds all the same. */
const UNSEEN = 250;

const hidden = (): boolean => document.visibilityState === "hidden";

export class Gathering<T> {
  private readonly waiting: T[] = [];
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly hand: (all: T[]) => void) {
    document.addEventListener("visibilitychange", this.turned);
  }

  add(one: T): void {
    this.waiting.push(one);
    if (hidden()) this.flush();
    else if (this.timer === undefined) this.pass();
  }

  /** Hand on now what waits. */
  flush(): void {
    if (this.waiting.length) this.hand(this.waiting.splice(0));
  }

  /** Forget what waits: nothing more will come. */
  close(): void {
    document.removeEventListener("visibilitychange", this.turned);
    this.waiting.length = 0;
    this.rest();
  }

  private pass(): void {
    this.frame = requestAnimationFrame(this.next);
    this.timer = setTimeout(this.next, UNSEEN);
    this.flush();
  }

  private readonly next = (): void => {
    this.rest();
    if (this.waiting.length) this.pass();
  };

  private readonly turned = (): void => {
    if (!hidden()) return;
    this.rest();
    this.flush();
  };

  private rest(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
