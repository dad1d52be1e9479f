/**
 * One table's socket: it says hello, comes back by itself when it is lost, and tells what it hears. It keeps no state of
 * the game: what it was told last is asked for (`hello`), so that a snapshot brings just what was missed.
 */

import { Gathering } from "./gathering";
import { PROTOCOL } from "./references";
import type { ClientMessage, Closing, ServerMessage } from "./types";

export type Link = "connecting" | "open" | "lost" | "ended";

export interface Listener {
  /** In the order in which they came; several at once if they come faster than anybody could see. */
  heard(messages: ServerMessage[]): void;
  link(link: Link): void;
  /** What to say first: the game and the last event of it that this client has seen, and what a spectator is called. */
  hello(): { game: number; seen: number; name?: string };
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 15_000;
/** How long after a ping its answer is looked for, and how often before the line is given up. */
const LOOK_AFTER = 5_000;
const LOOKS = 2;

export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  /** Runs while a ping is unanswered. */
  private looking: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  /** Bots that do not think make more updates than can be shown one by one. */
  private readonly updates = new Gathering<ServerMessage>((all) => this.listener.heard(all));

  constructor(
    private readonly table: string,
    private readonly token: string | undefined,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.listener.link("connecting");
    this.connect();
  }

  /** Send a message; false if there is no connection to send it on. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Leave for good: the page is left. */
  close(): void {
    this.end();
    this.updates.close();
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const { protocol, host } = location;
    const path = `/api/tables/${encodeURIComponent(this.table)}/play`;
    const socket = new WebSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}${path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.updates.flush();
      const hello: ClientMessage = { type: "hello", protocol: PROTOCOL, ...this.listener.hello() };
      if (this.token) hello.token = this.token;
      socket.send(JSON.stringify(hello));
      this.pulse = setInterval(() => this.beat(), PING_EVERY);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.stopLooking();
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.type === "update") return this.updates.add(message);
      this.updates.flush();
      if (message.type === "snapshot") {
        this.wait = FIRST_WAIT;
        this.listener.link("open");
      }
      if (message.type === "closing") this.closing(message);
      this.listener.heard([message]);
    };
    socket.onclose = () => {
      if (socket !== this.socket) return;
      this.drop();
      if (!this.ended) this.later();
    };
  }

  private closing(message: Closing): void {
    if (message.retry === undefined || message.retry === null) {
      this.end();
      this.listener.link("ended");
    } else {
      this.wait = Math.max(this.wait, message.retry * 1000);
    }
  }

  private later(): void {
    this.listener.link("lost");
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7 + 1);
  }

  /** Ask whether the other end is still there: a phone that slept may hold a socket that nobody answers any more. */
  private beat(): void {
    if (this.looking === undefined && this.send({ type: "ping", n: 0 })) this.look(LOOKS);
  }

  /**
   * Look for an answer so many times. Once would not do: where timers are held back (a hidden tab, a page that was frozen)
   * the first one can be long overdue, with the answer waiting right behind it.
   */
  private look(times: number): void {
    this.looking = setTimeout(() => (times > 1 ? this.look(times - 1) : this.giveUp()), LOOK_AFTER);
  }

  private stopLooking(): void {
    clearTimeout(this.looking);
    this.looking = undefined;
  }

  /** Nobody is at the other end: nobody would answer our goodbye either, so it is not waited for. */
  private giveUp(): void {
    const dead = this.socket;
    this.drop();
    dead?.close();
    this.listener.link("lost");
    this.connect();
  }

  /** Have no socket any more. */
  private drop(): void {
    this.socket = null;
    clearInterval(this.pulse);
    this.stopLooking();
  }

  private readonly hurry = (): void => {
    if (this.ended || document.visibilityState !== "visible") return;
    if (this.socket === null) {
      this.wait = FIRST_WAIT;
      this.connect();
    } else {
      this.beat();
    }
  };

  private end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.stopLooking();
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
  }
}
