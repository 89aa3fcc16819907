import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import { auditSupport } from "../../core/audit/support.ts";
import type { Context } from "../../core/context.ts";
import { admin } from "../../core/gates.ts";
import { route } from "../../http/route.ts";
import * as platformSessions from "./platform-sessions.ts";

/** Sessions of all companies, for the role ADMIN. */
export function sessionPlatformRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.listPlatformSessions, admin, async ({ query }) => platformSessions.list(ctx, query));
  route(app, operations.getPlatformSession, admin, async ({ proof, params }) => {
    const card = await platformSessions.read(ctx, params.id);
    await auditSupport(app, proof, card.company.id, `session:${params.id}`);
    return card;
  });
  route(app, operations.cancelPlatformSession, admin, async ({ proof, params, body }) =>
    platformSessions.cancelFor(ctx, proof, params.id, body.reason),
  );
}
