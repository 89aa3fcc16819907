import { statusPath } from "@lantern/contract/status";
import type { FastifyInstance } from "fastify";
import type { StatusReader } from "../../metrics/status.ts";

/** What the page `/status` shows: which items work, and since when the others do not. Names nothing and nobody. */
export function installStatus(app: FastifyInstance, read: StatusReader): void {
  app.get(statusPath, { schema: { hide: true }, logLevel: "warn" }, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return read();
  });
}
