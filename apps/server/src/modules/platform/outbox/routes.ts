import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../core/context.ts";
import { admin } from "../../../core/gates.ts";
import { route } from "../../../http/route.ts";
import * as service from "./service.ts";

/** The console's list of emails. */
export function outboxRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.listOutbox, admin, async ({ query }) => service.list(ctx, query));
  route(app, operations.retryEmail, admin, async ({ proof, params }) => service.retry(ctx, proof, params.id));
}
