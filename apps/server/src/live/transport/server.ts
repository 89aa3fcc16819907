import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { MAX_FRAME_AFTER } from "@lantern/contract/live";
import { WebSocketServer } from "ws";
import { OpenCount, type OpenLimits } from "../../http/open-count.ts";
import { pathOf } from "../../http/request-path.ts";
import { Connection, type ConnectionDeps } from "./connection.ts";
import { httpRoutes } from "./http.ts";
import { Rates } from "./rate.ts";
import { type Transport, webSocketTransport } from "./websocket.ts";

const PATH = "/live";
/** Frames of one address before sign-in: a company of hundreds may come back at the same moment. */
const EARLY_PER_SECOND = 100;
const EARLY_AT_ONCE = 4000;

export interface TransportDeps extends ConnectionDeps {
  /** Where the product's pages come from. */
  origins: ReadonlySet<string>;
  /** The visitor's address, as limits count it. */
  addressOf(request: IncomingMessage): string;
  /** How many connections may be open. */
  limits: OpenLimits;
}

export interface TransportServer {
  /** Answers requests below /live/: the same frames, for networks that break WebSocket. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Tells everybody to come back in a moment, and takes no more transports. */
  drain(): Promise<void>;
}

/**
 * Takes WebSocket transports at /live on a server that also does other things. A page from elsewhere is turned away: it
 * could ride on what its visitor's browser knows. Programs send no Origin and are let in; their token is what counts.
 */
export function attachTransport(server: Server, deps: TransportDeps): TransportServer {
  // Views are small and frequent: compressing each costs more than it saves.
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_AFTER,
    perMessageDeflate: false,
    autoPong: false,
  });
  const open = new OpenCount(deps.limits);
  const early = new Rates(EARLY_PER_SECOND, EARLY_AT_ONCE);
  const connections = new Set<Connection>();
  let draining = false;

  const take = (request: IncomingMessage, socket: Duplex, firstBytes: Buffer) => {
    if (pathOf(request) !== PATH) return refuse(socket, "404 Not Found");
    if (draining) return refuse(socket, "503 Service Unavailable");
    if (!isOurs(request, deps.origins)) return refuse(socket, "403 Forbidden");
    const address = deps.addressOf(request);
    const release = open.take(address);
    if (!release) return refuse(socket, "429 Too Many Requests");
    socket.once("close", release);
    sockets.handleUpgrade(request, socket, firstBytes, (webSocket) =>
      opened(webSocketTransport(webSocket, socket), address),
    );
  };
  // Nothing catches what a listener throws: it would end the process, whoever sent the request.
  const upgrade = (request: IncomingMessage, socket: Duplex, firstBytes: Buffer) => {
    try {
      take(request, socket, firstBytes);
    } catch (error) {
      deps.failed(error);
      refuse(socket, "400 Bad Request");
    }
  };
  const opened = (transport: Transport, address: string) => {
    const connection = new Connection(transport, deps, early.of(address));
    connections.add(connection);
    transport.onClose(() => connections.delete(connection));
  };
  const plain = httpRoutes((request) => {
    const address = deps.addressOf(request);
    const release = open.take(address);
    if (!release) return null;
    return (transport) => {
      transport.onClose(release);
      opened(transport, address);
    };
  });
  server.on("upgrade", upgrade);

  return {
    async serve(request, response) {
      const refused = draining ? 503 : isOurs(request, deps.origins) ? null : 403;
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
      for (const transport of sockets.clients) transport.terminate();
      server.off("upgrade", upgrade);
    },
  };
}

function isOurs({ headers: { origin } }: IncomingMessage, origins: ReadonlySet<string>): boolean {
  return origin === undefined || origins.has(origin);
}

function refuse(socket: Duplex, status: string): void {
  socket.on("error", () => {});
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
