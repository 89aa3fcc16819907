import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { owner } from "../../core/gates.ts";
import { route } from "../../http/route.ts";
import { listAudit } from "./service.ts";

export function auditRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.listAudit, owner, async ({ proof, query }) => listAudit(ctx, proof, query));
}
