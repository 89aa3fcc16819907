import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { admin } from "../../core/gates.ts";
import { route } from "../../http/route.ts";
import * as sessions from "./platform-service.ts";

/** Sessions of all companies, for the role ADMIN. */
export function sessionPlatformRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.listPlatformSessions, admin, async ({ query }) => sessions.list(ctx, query));
  route(app, operations.getPlatformSession, admin, async ({ params }) => sessions.read(ctx, params.id));
  route(app, operations.cancelPlatformSession, admin, async ({ proof, params, body }) =>
    sessions.cancelFor(ctx, proof, params.id, body.reason),
  );
}
