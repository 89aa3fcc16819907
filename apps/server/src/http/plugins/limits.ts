import type { Server } from "node:http";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../core/app-error.ts";
import type { Config } from "../../system/config.ts";
import { networkOf } from "../../system/network-address.ts";
import type { ProxyCheck } from "../../system/trusted-proxies.ts";
import { OpenCount } from "../open-count.ts";
import { visitorOf } from "../visitor.ts";

type Limits = Config["limits"];

declare module "fastify" {
  interface FastifyContextConfig {
    /** A response that stays open as long as its page. The live transport counts those itself. */
    lasting?: boolean;
  }
}

/** Time limits for a client, ms. Fastify sets none by itself. */
export const deadlines = {
  /** The headers of a request. */
  header: 10_000,
  /** Headers and body: 3 MB at 400 kbit/s. */
  request: 60_000,
  /** A connection without traffic in either direction: longer than a page waits for a response. */
  idle: 150_000,
  /** How often deadlines are checked. */
  checkEvery: 2000,
};

/** Simultaneous connections, before any request. Those of our own proxies count only in total. */
export function limitConnections(server: Server, limits: Limits, trust: ProxyCheck): void {
  const open = new OpenCount({ all: limits.connections, perAddress: limits.connectionsPerAddress });
  server.on("connection", (socket) => {
    // biome-ignore lint/plugin: the connection's own address, whoever is behind it
    const address = socket.remoteAddress ?? "";
    const release = open.take(trust(address, 0) ? null : networkOf(address));
    if (release) socket.once("close", release);
    else socket.destroy();
  });
}

/** In characters. The longest address that we or a provider of identities make has less than half of it. */
const longestUrl = 8000;

/** Routes, pages and the log read the whole address of a request. */
export function limitUrls(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw }) => {
    if ((raw.url?.length ?? 0) > longestUrl) throw new AppError("REQUEST_001", { status: 414 });
  });
}

/** Requests of one address that wait for their response. */
export function limitOpenRequests(app: FastifyInstance, { requestsPerAddress }: Limits): void {
  const open = new OpenCount({ all: Number.POSITIVE_INFINITY, perAddress: requestsPerAddress });
  app.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.config?.lasting) return;
    const release = open.take(visitorOf(request).address);
    if (!release) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: 1 });
    reply.raw.once("finish", release).once("close", release);
  });
}
