import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { MAX_FRAME_AFTER } from "@lantern/contract/live";
import { WebSocketServer } from "ws";
import { OpenCount, type OpenLimits } from "../../http/open-count.ts";
import { pathOf } from "../../http/request-path.ts";
import type { ConnectionDeps } from "./connection.ts";
import { Connections } from "./connections.ts";
import { HTTP_PATHS, httpRoutes } from "./http.ts";
import { Rates } from "./rate.ts";
import { type Transport, webSocketTransport } from "./websocket.ts";

const PATH = "/live";

type Kind = "websocket" | "stream" | "poll";

/** Time for pages to close after their goodbye. */
const CLOSED_WITHIN_MS = 1000;

/** Frames of one address before the sign-in: a company of hundreds may reconnect at the same moment. */
const FRAMES_PER_SECOND_BEFORE = 100;
const FRAMES_AT_ONCE_BEFORE = 4000;

export interface TransportDeps extends ConnectionDeps {
  /** The origins of the product's pages. */
  origins: ReadonlySet<string>;
  /** The visitor's address, as limits count it. */
  addressOf(request: IncomingMessage): string;
  /** How many connections can be open. */
  limits: OpenLimits;
}

export interface TransportServer {
  /** Handles requests below /live/: the same frames, for networks that break WebSocket. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Open connections by transport. */
  readonly connections: Readonly<Record<Kind, number>>;
  /** Tells all pages to reconnect in a moment, and accepts no more transports. */
  drain(): Promise<void>;
}

/**
 * Accepts WebSocket transports at /live on a server that also does other things. Pages of other origins are rejected,
 * because they could use the cookies of their visitor. Programs send no Origin and are accepted; their token decides.
 */
export function attachTransport(server: Server, deps: TransportDeps): TransportServer {
  // Views are small and frequent: compressing each costs more than it saves.
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_AFTER,
    perMessageDeflate: false,
    autoPong: false,
  });
  sockets.on("error", deps.failed);
  const open = new OpenCount(deps.limits);
  const beforeSignIn = new Rates(FRAMES_PER_SECOND_BEFORE, FRAMES_AT_ONCE_BEFORE);
  const connections = new Connections(deps);
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
      opened(webSocketTransport(webSocket, socket), address, "websocket"),
    );
  };
  // Nothing catches an error of this listener, which would end the process.
  const upgrade = (request: IncomingMessage, socket: Duplex, firstBytes: Buffer) => {
    try {
      take(request, socket, firstBytes);
    } catch (error) {
      deps.failed(error);
      refuse(socket, "400 Bad Request");
    }
  };
  const counts: Record<Kind, number> = { websocket: 0, stream: 0, poll: 0 };
  const opened = (transport: Transport, address: string, kind: Kind) => {
    connections.add(transport, beforeSignIn.of(address));
    counts[kind] += 1;
    transport.onClose(() => {
      counts[kind] -= 1;
    });
  };
  const plain = httpRoutes(deps.timers, (request) => {
    const address = deps.addressOf(request);
    const release = open.take(address);
    if (!release) return null;
    return (transport) => {
      transport.onClose(release);
      opened(transport, address, pathOf(request) === HTTP_PATHS.stream ? "stream" : "poll");
    };
  });
  server.on("upgrade", upgrade);

  return {
    connections: counts,
    async serve(request, response) {
      const refused = draining ? 503 : isOurs(request, deps.origins) ? null : 403;
      if (refused) {
        response.writeHead(refused).end();
        return;
      }
      // For pages of another origin that is also ours.
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
      connections.dismiss("draining");
      await connections.allClosed(CLOSED_WITHIN_MS);
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
