import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** From the beginning of the stop, ms. */
const patience = {
  /** The rest of a request that is on its way. */
  arriving: 1000,
  /** The response to a request that has arrived. */
  responding: 4000,
};

/**
 * Requests that have arrived get their response before the server closes, within its patience. Without it, one client
 * that never ends its request, or never reads its response, would delay the close for a minute.
 */
export function endRequestsAtStop(app: FastifyInstance): void {
  const open = new Set<Socket>();
  /** The request of each connection that has no whole response yet. */
  const requests = new Map<Socket, IncomingMessage>();
  app.server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  app.addHook("onRequest", async ({ raw }, reply) => {
    requests.set(raw.socket, raw);
    reply.raw.once("close", () => {
      if (requests.get(raw.socket) === raw) requests.delete(raw.socket);
    });
  });
  const timers: NodeJS.Timeout[] = [];
  app.addHook("preClose", async () => {
    timers.push(
      setTimeout(() => {
        for (const socket of open) if (!requests.get(socket)?.complete) socket.destroy();
      }, patience.arriving),
      setTimeout(() => {
        for (const socket of open) socket.destroy();
      }, patience.responding),
    );
  });
  app.addHook("onClose", async () => {
    for (const timer of timers) clearTimeout(timer);
  });
}
