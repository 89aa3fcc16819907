import * as calls from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { owner } from "../../gates.ts";
import { route } from "../../route.ts";
import { listAudit } from "./service.ts";

export function auditRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, calls.listAudit, owner, async ({ proof, query }) => listAudit(ctx, proof, query));
}
