import { type ClientFrame, PING_EVERY_MS, reconnectPace, type ServerFrame } from "@lantern/contract/live";
import ReconnectingSocket from "partysocket/ws";
import { openLine, Ways } from "./ways.ts";

/** A line that may be dead, and does not answer within this, is opened anew. */
const ANSWER_WITHIN_MS = 2500;
/** A page is looked at again, or runs again after it was frozen. */
const WAKES = ["visibilitychange", "resume"] as const;
/** The longest trip that is told. */
const LONGEST_TRIP_MS = 60_000;

/** What a connection needs of a socket that opens itself again. */
export interface Socket {
  send(data: string): void;
  close(): void;
  reconnect(): void;
  addEventListener(type: "open" | "close", listener: () => void): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
}

export interface ConnectionEvents {
  opened(): void;
  lost(): void;
  frame(frame: ServerFrame): void;
  /** How long the last ping took to come back, ms; null before the first. */
  trip(): number | null;
}

/** Opens a socket that comes back by itself, at this page's own pace. */
export function openSocket(url: string): Socket {
  const ways = new Ways(sessionStorage);
  const { firstMs, longestMs, growth } = reconnectPace(Math.random());
  return new ReconnectingSocket(url, [], {
    WebSocket: lineBy(ways),
    minReconnectionDelay: firstMs,
    maxReconnectionDelay: longestMs,
    reconnectionDelayGrowFactor: growth,
    connectionTimeout: 4000,
    maxEnqueuedMessages: 0,
  });
}

/** What the reconnecting socket takes for a WebSocket class: every line it makes goes by the way that works from here. */
function lineBy(ways: Ways) {
  return class Line {
    static readonly CLOSING = 2;
    constructor(url: string) {
      // biome-ignore lint/correctness/noConstructorReturn: the line itself, which has the same face
      return openLine(url, ways) as unknown as Line;
    }
  };
}

/** One live pipe: frames in, frames out, pings, and a quick return when the line is back. */
export class Connection {
  readonly #socket: Socket;
  readonly #events: ConnectionEvents;
  #open = false;
  #silent = 0;
  #ping: ReturnType<typeof setInterval> | undefined;
  #answer: ReturnType<typeof setTimeout> | undefined;
  #beatAt = 0;

  constructor(socket: Socket, events: ConnectionEvents) {
    this.#socket = socket;
    this.#events = events;
    socket.addEventListener("open", this.#onOpen);
    socket.addEventListener("close", this.#onClose);
    socket.addEventListener("message", ({ data }) => this.#onMessage(data));
    globalThis.addEventListener?.("online", this.#onWake);
    globalThis.addEventListener?.("offline", this.#onOffline);
    for (const wake of WAKES) globalThis.document?.addEventListener(wake, this.#onWake);
  }

  /** Sends a frame when the line is open; what must not be lost waits in the outbox, not here. */
  send(frame: ClientFrame): boolean {
    if (!this.#open) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  close(): void {
    globalThis.removeEventListener?.("online", this.#onWake);
    globalThis.removeEventListener?.("offline", this.#onOffline);
    for (const wake of WAKES) globalThis.document?.removeEventListener(wake, this.#onWake);
    this.#stopPing();
    this.#open = false;
    this.#socket.close();
  }

  #onOpen = () => {
    this.#open = true;
    this.#silent = 0;
    this.#stopPing();
    this.#beatAt = Date.now();
    this.#ping = setInterval(this.#beat, PING_EVERY_MS);
    this.#events.opened();
  };

  #onClose = () => {
    this.#open = false;
    this.#stopPing();
    this.#events.lost();
  };

  /** The network is back, or somebody looks at the page again: whatever was open may be dead by now. */
  #onWake = () => {
    if (globalThis.document?.visibilityState === "hidden") return;
    if (this.#open) this.#prove();
    else this.#socket.reconnect();
  };

  /** Without a network no line can be alive, whatever it says itself. */
  #onOffline = () => {
    if (this.#open) this.#renew();
  };

  #onMessage(data: unknown): void {
    this.#silent = 0;
    clearTimeout(this.#answer);
    this.#events.frame(JSON.parse(String(data)) as ServerFrame);
  }

  /** A line that answered no ping twice is dead even when the browser does not know it yet. */
  #beat = () => {
    this.#silent += 1;
    if (this.#silent > 2) return this.#renew();
    // Time has passed in which nothing ran here: the lid was closed.
    const slept = Date.now() - this.#beatAt > 3 * PING_EVERY_MS;
    this.#beatAt = Date.now();
    if (slept) this.#prove();
    else this.#pingNow();
  };

  /** Asks for a sign, and does not wait long for it. */
  #prove(): void {
    clearTimeout(this.#answer);
    this.#answer = setTimeout(() => this.#renew(), ANSWER_WITHIN_MS);
    this.#pingNow();
  }

  #renew(): void {
    this.#onClose();
    this.#socket.reconnect();
  }

  #pingNow(): void {
    const trip = this.#events.trip();
    this.send({ t: "ping", at: Date.now(), ...(trip !== null && { trip: Math.min(trip, LONGEST_TRIP_MS) }) });
  }

  #stopPing(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#answer);
    this.#ping = undefined;
  }
}
