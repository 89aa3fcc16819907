import { PING_EVERY_MS } from "@lantern/contract/live";
import type { WebSocket } from "ws";

/** Why a line is closed, as WebSocket close codes (RFC 6455, 7.4.1). */
export const CLOSE = { normal: 1000, policy: 1008, tooBig: 1009, again: 1012 } as const;
export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE];

/** What carries frames between one page and this node, whatever the network in between lets through. */
export interface Line {
  send(text: string): void;
  /** Bytes that the other side has not taken yet. */
  backlog(): number;
  readonly open: boolean;
  close(code: CloseCode, reason?: string): void;
  /** Without a goodbye: nobody seems to be there. */
  terminate(): void;
  /** Text of a message; null for one that is no text. */
  onMessage(take: (text: string | null) => void): void;
  /**
   * The other side is there, though it said nothing. A browser slows the timers of a hidden page down, so that its own
   * pings come a minute apart: this is answered for the page by what carries the line.
   */
  onSign(heard: () => void): void;
  onClose(closed: () => void): void;
}

/** A line over WebSocket. */
export function webSocketLine(socket: WebSocket): Line {
  // A broken line is closed by the library; there is nobody left to tell.
  socket.on("error", () => {});
  return {
    send: (text) => socket.send(text),
    backlog: () => socket.bufferedAmount,
    get open() {
      return socket.readyState === socket.OPEN;
    },
    close: (code, reason) => socket.close(code, reason),
    terminate: () => socket.terminate(),
    onMessage: (take) => void socket.on("message", (data, binary) => take(binary ? null : String(data))),
    onSign(heard) {
      const asking = setInterval(() => socket.ping(), PING_EVERY_MS);
      socket.on("pong", heard).on("close", () => clearInterval(asking));
    },
    onClose: (closed) => void socket.on("close", closed),
  };
}
