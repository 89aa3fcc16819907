import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import { Rate } from "./rate.ts";

/** Why a transport is closed, as WebSocket close codes (RFC 6455, 7.4.1). */
export const CLOSE = { normal: 1000, policy: 1008, tooBig: 1009, again: 1012 } as const;
export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE];

/**
 * With a longer backlog than this, in bytes, the page does not read: the transport is closed and the backlog dropped.
 */
export const WAITING_MAX = 1024 * 1024;
/** Pings and pongs of the WebSocket protocol: ours come every five seconds, and browsers send none. */
const CONTROLS_PER_SECOND = 4;
const CONTROLS_AT_ONCE = 40;

/** Transports frames between one page and this node, whatever the network allows. */
export interface Transport {
  send(text: string): void;
  /** Bytes that have not been sent yet. */
  backlog(): number;
  readonly open: boolean;
  close(code: CloseCode, reason?: string): void;
  /** Closes without a goodbye, because the page seems to be gone. */
  terminate(): void;
  /** The text of a message; null for a binary one. */
  onMessage(take: (text: string | null) => void): void;
  /** Requests a sign of life from the page. */
  requestSign(): void;
  /**
   * The page is there although it sent nothing. A browser slows down the timers of a hidden page, so that its own
   * pings come a minute apart; the transport then responds for the page.
   */
  onSignOfLife(received: () => void): void;
  onClose(closed: () => void): void;
}

/** Sockets that frames were written to in this turn of the event loop. */
let corked = new Set<Duplex>();

/** Collects what is written to the socket in this turn into one write. */
function cork(raw: Duplex): void {
  if (corked.size === 0) process.nextTick(uncorkAll);
  if (corked.has(raw)) return;
  corked.add(raw);
  raw.cork();
}

function uncorkAll(): void {
  const sockets = corked;
  corked = new Set();
  for (const raw of sockets) raw.uncork();
}

/**
 * A transport over WebSocket, whose `autoPong` is off: responses to pings are limited like everything else.
 *
 * @param raw the socket below the WebSocket: all frames of one turn of the event loop are one write
 */
export function webSocketTransport(socket: WebSocket, raw: Duplex): Transport {
  // The library closes a broken transport; no frame can be sent any more.
  socket.on("error", () => {});
  const controls = new Rate(CONTROLS_PER_SECOND, CONTROLS_AT_ONCE);
  socket.on("ping", (data) => {
    if (!controls.take()) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.pong(data);
  });
  return {
    send(text) {
      if (socket.bufferedAmount > WAITING_MAX) {
        socket.terminate();
        return;
      }
      cork(raw);
      socket.send(text);
    },
    backlog: () => socket.bufferedAmount,
    get open() {
      return socket.readyState === socket.OPEN;
    },
    close: (code, reason) => socket.close(code, reason),
    terminate: () => socket.terminate(),
    onMessage: (take) => void socket.on("message", (data, binary) => take(binary ? null : String(data))),
    requestSign: () => socket.ping(),
    onSignOfLife: (received) =>
      void socket.on("pong", () => (controls.take() ? received() : socket.terminate())),
    onClose: (closed) => void socket.on("close", closed),
  };
}
