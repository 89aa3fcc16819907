import type { LiveSocket } from "./connection.ts";
import { HttpSocket, type SendRequest } from "./http-socket.ts";

/** Transports of the same frames, the best one first. */
export const TRANSPORTS = ["socket", "stream", "poll"] as const;
export type Transport = (typeof TRANSPORTS)[number];

/** Consecutive failures after which a transport that worked on this page is abandoned; others get one attempt. */
const MOST_FAILURES = 8;
const KEY = "live_transport";

/** The functions with which a page opens connections. */
export interface TransportDeps {
  openWebSocket(url: string): LiveSocket;
  send: SendRequest;
}

interface TransportStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Remembers which transport works on this network, in this storage. */
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

  /** A socket of the current transport closed without a message. The first transport follows the last. */
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

/** Opens a socket with this transport. One that the browser refuses to open is closed from the start. */
export function openTransport(
  url: string,
  transport: Transport,
  { openWebSocket, send }: TransportDeps,
): LiveSocket {
  if (transport !== "socket") return new HttpSocket(url.replace(/^ws/, "http"), transport, send);
  try {
    return openWebSocket(url);
  } catch {
    return closedSocket();
  }
}

function closedSocket(): LiveSocket {
  const addEventListener = (type: string, listener: (event: { data: unknown }) => void) => {
    if (type === "close") queueMicrotask(() => listener({ data: null }));
  };
  return { send: () => {}, close: () => {}, addEventListener };
}

/** Opens a socket with the current transport and reports the result to the choice. */
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
