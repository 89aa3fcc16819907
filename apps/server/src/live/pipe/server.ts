import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { MAX_FRAME_AFTER } from "@lantern/contract/live";
import { WebSocketServer } from "ws";
import { pathOf } from "../../request-path.ts";
import { Connection, type PipeDeps } from "./connection.ts";
import { httpPipe } from "./http.ts";
import { type Line, webSocketLine } from "./line.ts";

const PATH = "/live";

export interface PipeServer {
  /** Answers requests below /live/: the same frames, for networks that break WebSocket. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Tells everybody to come back in a moment, and takes no more lines. */
  drain(): Promise<void>;
}

/**
 * Takes WebSocket lines at /live on a server that also does other things.
 *
 * @param origins where the product's pages come from. A page from elsewhere is turned away: it could ride on what
 *   its visitor's browser knows. Programs send no Origin and are let in; their token is what counts.
 */
export function attachPipe(server: Server, origins: string[], deps: PipeDeps): PipeServer {
  // Views are small and frequent: compressing each costs more than it saves.
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_AFTER,
    perMessageDeflate: false,
  });
  const connections = new Set<Connection>();
  let draining = false;

  const take = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (pathOf(request) !== PATH) return refuse(socket, "404 Not Found");
    if (draining) return refuse(socket, "503 Service Unavailable");
    if (!isOurs(request, origins)) return refuse(socket, "403 Forbidden");
    sockets.handleUpgrade(request, socket, head, (line) => opened(webSocketLine(line)));
  };
  // Nothing catches what a listener throws: it would end the process, whoever sent the request.
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    try {
      take(request, socket, head);
    } catch (error) {
      deps.failed(error);
      refuse(socket, "400 Bad Request");
    }
  };
  const opened = (line: Line) => {
    const connection = new Connection(line, deps);
    connections.add(connection);
    line.onClose(() => connections.delete(connection));
  };
  const plain = httpPipe(opened);
  server.on("upgrade", upgrade);

  return {
    async serve(request, response) {
      const refused = draining ? 503 : isOurs(request, origins) ? null : 403;
      if (refused) {
        response.writeHead(refused).end();
        return;
      }
      // For pages of another origin that is ours too.
      const { origin } = request.headers;
      if (origin)
        response
          .setHeader("access-control-allow-origin", origin)
          .setHeader("access-control-allow-credentials", "true")
          .setHeader("vary", "origin");
      await plain.serve(request, response);
    },
    async drain() {
      draining = true;
      for (const connection of connections) connection.bye("draining");
      const until = performance.now() + 1000;
      while (connections.size > 0 && performance.now() < until) await new Promise(setImmediate);
      for (const line of sockets.clients) line.terminate();
      server.off("upgrade", upgrade);
    },
  };
}

function isOurs(request: IncomingMessage, origins: string[]): boolean {
  const from = request.headers.origin;
  if (from === undefined || origins.includes(from)) return true;
  // On this machine a page may be open at localhost or at 127.0.0.1: the one it was served from.
  return URL.canParse(from) && new URL(from).host === request.headers.host;
}

function refuse(socket: Duplex, status: string): void {
  socket.on("error", () => {});
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
