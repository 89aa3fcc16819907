import type { ByeCode, ClientFrame } from "@lantern/contract/live";
import { LONGEST_TRIP_MS, PING_EVERY_MS, reconnectPace, waitBefore } from "@lantern/contract/live-protocol";
import type { Timers } from "./timers.ts";

/** Time to open a socket before it is abandoned, ms. */
const OPEN_WITHIN_MS = 4000;
/** Time for a response before a doubtful socket is replaced, ms. */
const RESPONSE_WITHIN_MS = 2500;
/** After a socket was open this long, the reconnect delays start again with the shortest. */
const STABLE_AFTER_MS = 5000;
/** A socket is dead after this many consecutive pings without a response. */
const UNANSWERED_PINGS = 2;

/** One socket of any transport. A socket that fails must emit `close`. */
export interface LiveSocket {
  send(data: string): void;
  close(): void;
  addEventListener(type: "open" | "close" | "error", listener: () => void): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
}

/** Reports changes of the device's network until the returned function is called. */
export type WatchNetwork = (events: {
  /** The network is back, or the device woke up: an open socket may be dead. */
  online(): void;
  /** There is no network, so an open socket is dead. */
  offline(): void;
}) => () => void;

interface ConnectionOptions {
  openSocket(): LiveSocket;
  token: string;
  /** Random secret of this browser: the same browser may take over its own seat. */
  browser: string;
  /** The session that a host runs; a participant's token names theirs. */
  session?: string | undefined;
  /** The language in which the page reads the story now; null: that of the session. */
  language?: (() => string | null) | undefined;
  onMessage(text: string): void;
  /** The connection was lost and will be opened again. */
  onLost(): void;
  /** The last measured round trip in ms, which pings report; null before the first. */
  roundTrip?(): number | null;
  watchNetwork?: WatchNetwork | undefined;
  timers?: Timers | undefined;
}

/** Whether the server closes the connection for good. After other codes the client reconnects. */
export const isFinal = (code: ByeCode): boolean => code !== "draining" && code !== "slow";

/** One live connection: sends `hello` and pings, detects a dead socket, and reconnects until it is closed. */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #timers: Timers;
  /** Reconnect delays of this client. They differ, so that clients of a lost server do not return at the same time. */
  readonly #pace = reconnectPace(Math.random());
  readonly #stopWatching: (() => void) | undefined;
  #socket: LiveSocket | null = null;
  #open = false;
  #openedAt = 0;
  #tries = 0;
  #unansweredPings = 0;
  #pingedAt = 0;
  /** Timer for `open`, the next attempt, or the next ping. */
  #next: unknown;
  #responseLimit: unknown;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#timers = options.timers ?? globalThis;
    this.#stopWatching = options.watchNetwork?.({
      online: () => (this.#open ? this.#checkAlive() : this.#reconnectNow()),
      offline: () => this.#open && this.#reconnectNow(),
    });
    this.#connect();
  }

  /** Sends a frame if the socket is open; false if it is not. */
  send(frame: ClientFrame): boolean {
    if (!this.#open) return false;
    this.#socket?.send(JSON.stringify(frame));
    return true;
  }

  /** Replaces the socket with a new one, on which the server sends a new snapshot. */
  renew(): void {
    if (this.#open) this.#reconnectNow();
  }

  close(): void {
    this.#stopWatching?.();
    this.#dropSocket();
  }

  #connect(): void {
    const socket = this.#options.openSocket();
    this.#socket = socket;
    const isCurrent = () => this.#socket === socket;
    socket.addEventListener("open", () => isCurrent() && this.#opened());
    socket.addEventListener("message", ({ data }) => isCurrent() && this.#received(String(data)));
    socket.addEventListener("close", () => isCurrent() && this.#lost());
    // An error is followed by `close`.
    socket.addEventListener("error", () => {});
    this.#next = this.#timers.setTimeout(() => this.#lost(), OPEN_WITHIN_MS);
  }

  #opened(): void {
    const { token, browser, session } = this.#options;
    const language = this.#options.language?.() ?? null;
    this.#open = true;
    this.#openedAt = this.#pingedAt = Date.now();
    this.#unansweredPings = 0;
    this.send({ t: "hello", token, browser, ...(session && { session }), ...(language && { language }) });
    this.#schedulePing();
  }

  #received(text: string): void {
    this.#unansweredPings = 0;
    this.#timers.clearTimeout(this.#responseLimit);
    this.#options.onMessage(text);
  }

  #lost(): void {
    if (this.#open && Date.now() - this.#openedAt >= STABLE_AFTER_MS) this.#tries = 0;
    this.#dropSocket();
    this.#tries += 1;
    this.#next = this.#timers.setTimeout(() => this.#connect(), waitBefore(this.#tries, this.#pace));
    this.#options.onLost();
  }

  #reconnectNow(): void {
    this.#dropSocket();
    this.#tries = 0;
    this.#connect();
    this.#options.onLost();
  }

  #dropSocket(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#open = false;
    this.#timers.clearTimeout(this.#next);
    this.#timers.clearTimeout(this.#responseLimit);
    socket?.close();
  }

  #schedulePing(): void {
    this.#timers.clearTimeout(this.#next);
    this.#next = this.#timers.setTimeout(() => this.#ping(), PING_EVERY_MS);
  }

  #ping(): void {
    if (this.#unansweredPings >= UNANSWERED_PINGS) {
      this.#reconnectNow();
      return;
    }
    this.#unansweredPings += 1;
    // Timers did not run meanwhile, for example because a laptop slept.
    const slept = Date.now() - this.#pingedAt > 3 * PING_EVERY_MS;
    this.#pingedAt = Date.now();
    if (slept) this.#checkAlive();
    else this.#sendPing();
    this.#schedulePing();
  }

  /** Sends a ping and waits only a short time for its response. */
  #checkAlive(): void {
    this.#timers.clearTimeout(this.#responseLimit);
    this.#responseLimit = this.#timers.setTimeout(() => this.#reconnectNow(), RESPONSE_WITHIN_MS);
    this.#sendPing();
  }

  #sendPing(): void {
    const trip = this.#options.roundTrip?.() ?? null;
    this.send({ t: "ping", at: Date.now(), ...(trip !== null && { trip: Math.min(trip, LONGEST_TRIP_MS) }) });
  }
}
