import { connect } from "node:net";
import type { LiveSocket } from "@lantern/live-client";
import { openNodeSocket } from "@lantern/live-client/node";

type Listener = (event: { data: unknown }) => void;

/**
 * A WebSocket that is built only once its port has accepted the connection. Thousands of people share the machine with
 * the server, and building one for each attempt at a closed port would take most of their CPU; real people bring their
 * own machines. The server sees the same attempts.
 */
export function openSocket(url: string, localAddress: string): LiveSocket {
  const { hostname, port } = new URL(url);
  const wire = connect({ host: hostname, port: Number(port), localAddress });
  const listeners: [type: string, listener: Listener][] = [];
  let socket: LiveSocket | null = null;
  const listen = (type: string, listener: Listener) => socket?.addEventListener(type as "message", listener);
  const failed = () => {
    for (const [type, listener] of listeners) if (type === "close") listener({ data: null });
  };
  wire.on("error", () => {}).once("close", failed);
  wire.once("connect", () => {
    wire.off("close", failed);
    socket = openNodeSocket(url, { createConnection: () => wire });
    for (const [type, listener] of listeners) listen(type, listener);
  });
  return {
    send: (data) => socket?.send(data),
    close: () => (socket ? socket.close() : void wire.destroy()),
    addEventListener: (type: string, listener: Listener) => {
      listeners.push([type, listener]);
      listen(type, listener);
    },
  };
}
