import type { FastifyBaseLogger, FastifyPluginAsync } from "fastify";
import type { Context } from "../core/context.ts";
import type { Authenticator } from "../core/ports/identity.ts";
import type { Readiness } from "../http/plugins/health.ts";

/** Everything that `buildApp` needs. */
export interface AppDeps extends Omit<Context, "log"> {
  authenticator: Authenticator;
  logger: FastifyBaseLogger | false;
  /** What `/readyz` says. */
  readiness: Readiness;
  /** Parts mounted beside the interface, outside its anti-forgery scope: live pipes, pages, metrics. */
  beside?: FastifyPluginAsync[];
}
