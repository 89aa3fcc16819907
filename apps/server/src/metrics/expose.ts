import { createHash, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { FastifyInstance } from "fastify";
import { Histogram, type Registry } from "prom-client";
import { StartError } from "../system/start-error.ts";

export interface MetricsSettings {
  /** Required as a bearer token wherever the metrics are served; null: none. */
  token: string | null;
  /** A port of its own; null: the server's port. */
  port: number | null;
}

/** Times of requests by class of status. */
export function countRequests(app: FastifyInstance, register: Registry): void {
  const requests = new Histogram({
    name: "lantern_http_request_seconds",
    help: "Time of an HTTP request by the class of its status",
    labelNames: ["status"],
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10],
    registers: [register],
  });
  app.addHook("onResponse", (_request, reply, done) => {
    requests.observe({ status: `${Math.floor(reply.statusCode / 100)}xx` }, reply.elapsedTime / 1000);
    done();
  });
}

/**
 * `GET /metrics` on the server's port: with a token, or in local mode, where only this machine can ask. Otherwise there
 * is no such page.
 */
export function serveMetrics(
  app: FastifyInstance,
  register: Registry,
  { token, port, local }: MetricsSettings & { local: boolean },
): void {
  if (port !== null || (token === null && !local)) return;
  app.get("/metrics", { schema: { hide: true }, logLevel: "warn" }, async (request, reply) => {
    if (!isAllowed(token, request.headers.authorization))
      return reply.code(401).header("www-authenticate", "Bearer").send("A bearer token is needed\n");
    reply.header("cache-control", "no-store");
    return reply.type(register.contentType).send(await register.metrics());
  });
}

/** `GET /metrics` on a port of its own, which the proxy does not reach. Resolves with what closes it. */
export async function listenForMetrics(
  register: Registry,
  { token, port, host }: MetricsSettings & { host: string },
): Promise<() => Promise<void>> {
  if (port === null) return async () => {};
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return response.writeHead(404).end();
    if (!isAllowed(token, request.headers.authorization)) return response.writeHead(401).end();
    const text = await register.metrics();
    return response.writeHead(200, { "content-type": register.contentType }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    // Later ones are about a single connection.
    server.on("error", (error: NodeJS.ErrnoException) =>
      reject(new StartError(`METRICS_PORT ${port}: ${error.message}`)),
    );
    server.listen(port, host, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

function isAllowed(token: string | null, header = ""): boolean {
  return token === null || timingSafeEqual(hash(header), hash(`Bearer ${token}`));
}

/** Of equal length for any input, which the comparison needs. */
const hash = (text: string) => createHash("sha256").update(text).digest();
