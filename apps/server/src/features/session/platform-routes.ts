import * as calls from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { admin } from "../../core/gates.ts";
import { route } from "../../http/route.ts";
import * as sessions from "./platform-service.ts";

/** Sessions of all companies, for the role ADMIN. */
export function sessionPlatformRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, calls.listPlatformSessions, admin, async ({ query }) => sessions.list(ctx, query));
  route(app, calls.getPlatformSession, admin, async ({ params }) => sessions.read(ctx, params.id));
  route(app, calls.cancelPlatformSession, admin, async ({ proof, params, body }) =>
    sessions.cancelFor(ctx, proof, params.id, body.reason),
  );
}
