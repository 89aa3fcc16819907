import type { LiveSocket } from "./connection.ts";
import { HttpSocket, type SendRequest } from "./http-socket.ts";

/** Ways to carry the same frames, the best one first. */
export const TRANSPORTS = ["socket", "stream", "poll"] as const;
export type Transport = (typeof TRANSPORTS)[number];

/** Failures in a row until a transport that worked on this page is given up; one that never worked gets one try. */
const MOST_FAILURES = 8;
const KEY = "live_transport";

/** What a page opens connections with. */
export interface TransportDeps {
  openWebSocket(url: string): LiveSocket;
  send: SendRequest;
}

export interface TransportStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Remembers which transport works on this network, as long as the storage lives. */
export class TransportChoice {
  readonly #storage: TransportStorage;
  readonly #isOnline: () => boolean;
  #transport: Transport;
  #worked = false;
  #failures = 0;

  constructor(storage: TransportStorage, isOnline: () => boolean) {
    this.#storage = storage;
    this.#isOnline = isOnline;
    const stored = storage.getItem(KEY);
    this.#transport = TRANSPORTS.find((transport) => transport === stored) ?? "socket";
  }

  get current(): Transport {
    return this.#transport;
  }

  /** A socket of the current transport received a message. */
  succeeded(): void {
    this.#worked = true;
    this.#failures = 0;
    this.#storage.setItem(KEY, this.#transport);
  }

  /** A socket of the current transport closed without a message. After the last transport comes the first again. */
  failed(): void {
    // Without a network no transport works.
    if (!this.#isOnline()) return;
    this.#failures += 1;
    if (this.#failures < (this.#worked ? MOST_FAILURES : 1)) return;
    this.#failures = 0;
    this.#worked = false;
    this.#transport = TRANSPORTS[(TRANSPORTS.indexOf(this.#transport) + 1) % TRANSPORTS.length] ?? "socket";
  }
}

/** Opens a socket by this transport. */
export function openTransport(
  url: string,
  transport: Transport,
  { openWebSocket, send }: TransportDeps,
): LiveSocket {
  return transport === "socket"
    ? openWebSocket(url)
    : new HttpSocket(url.replace(/^ws/, "http"), transport, send);
}

/** Opens a socket by the current transport and tells the choice how it went. */
export function openChosen(url: string, choice: TransportChoice, deps: TransportDeps): LiveSocket {
  const socket = openTransport(url, choice.current, deps);
  let received = false;
  socket.addEventListener("message", () => {
    if (!received) choice.succeeded();
    received = true;
  });
  socket.addEventListener("close", () => {
    if (!received) choice.failed();
  });
  return socket;
}
