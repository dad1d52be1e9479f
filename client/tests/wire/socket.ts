/** A browser without a network: sockets that do what a test says, and a page that can be hidden. */

import { vi } from "vitest";
import type { ClientMessage, ServerMessage } from "../../src/wire/types";

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  /** All that were made, in order. */
  static all: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  sent: ClientMessage[] = [];
  /** Whether a ping is answered at once. */
  alive = true;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    this.sent.push(message);
    if (message.type === "ping" && this.alive) queueMicrotask(() => this.says({ type: "pong", n: message.n } as ServerMessage));
  }

  /** Our side closes: the other one has not agreed yet. */
  close(): void {
    this.readyState = FakeSocket.CLOSING;
  }

  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The line is cut, or the other side has closed it. */
  breaks(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }

  count(type: ClientMessage["type"]): number {
    return this.sent.filter((message) => message.type === type).length;
  }
}

/** Milliseconds from one frame to the next. */
const FRAME = 16;

export interface Page {
  readonly frame: number;
  show(visible: boolean): void;
  online(): void;
}

/** Put a browser around what is tested; `vi.unstubAllGlobals` takes it away again. */
export function browser(): Page {
  const page = new EventTarget();
  const shown = Object.assign(new EventTarget(), { visibilityState: "visible" });
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "boothill.test" });
  vi.stubGlobal("document", shown);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, FRAME));
  vi.stubGlobal("cancelAnimationFrame", (frame: ReturnType<typeof setTimeout>) => clearTimeout(frame));
  return {
    frame: FRAME,
    show(visible) {
      shown.visibilityState = visible ? "visible" : "hidden";
      shown.dispatchEvent(new Event("visibilitychange"));
    },
    online: () => void page.dispatchEvent(new Event("online")),
  };
}
