/**
 * Hands on what comes in: at once if nothing came just before, else all together with the next frame. However much comes, the
 * page is drawn no more often than it can be seen, and nothing piles up behind what is being drawn.
 */

/** A page that nobody sees has no frames: what came is handed on after so many milliseconds all the same. */
const UNSEEN = 250;

export class Gathering<T> {
  private readonly waiting: T[] = [];
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly hand: (all: T[]) => void) {}

  add(one: T): void {
    this.waiting.push(one);
    if (this.timer === undefined) this.pass();
  }

  /** Hand on now what waits. */
  flush(): void {
    if (this.waiting.length) this.hand(this.waiting.splice(0));
  }

  /** Forget what waits. */
  close(): void {
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

  private rest(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
