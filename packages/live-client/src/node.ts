/** The live client for programs: plain WebSockets, and a different browser secret for each client. */
import { randomUUID } from "node:crypto";
import WebSocket, { type ClientOptions } from "ws";
import { LiveClient, type LiveClientOptions } from "./live-client.ts";

export function openNodeSocket(url: string, options: ClientOptions = {}): WebSocket {
  return new WebSocket(url, { perMessageDeflate: false, ...options });
}

export type NodeClientOptions = Partial<LiveClientOptions> & {
  /** ws:// or wss:// */
  url: string;
  token: string;
};

export function openNodeClient({ url, ...options }: NodeClientOptions): LiveClient {
  return new LiveClient({ openSocket: () => openNodeSocket(url), browser: randomUUID(), ...options });
}
