import type { FastifyBaseLogger, FastifyPluginAsync } from "fastify";
import type { Registry } from "prom-client";
import type { Context } from "../core/context.ts";
import type { Authenticator } from "../core/ports/identity.ts";
import type { Readiness } from "../http/plugins/health.ts";
import type { StatusReader } from "../metrics/status.ts";

/** Everything that `buildApp` needs. */
export interface AppDeps extends Omit<Context, "log"> {
  authenticator: Authenticator;
  logger: FastifyBaseLogger | false;
  /** Checks behind `/readyz`. */
  readiness: Readiness;
  /** What `/status` shows; absent in most tests. */
  status?: StatusReader;
  /** Counts requests; absent in most tests. */
  metrics?: Registry;
  /** Registered outside the API's scope and its anti-forgery check: live connections, story art, pages. */
  plugins?: FastifyPluginAsync[];
}
