import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../core/context.ts";
import { owner, verifiedOwner } from "../../../core/gates.ts";
import { idempotencyKey } from "../../../http/idempotency.ts";
import { route } from "../../../http/route.ts";
import * as service from "./service.ts";

/** The keys of a company's programs, for Owners. */
export function apiKeyRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.listKeys, owner, async ({ proof }) => service.list(ctx, proof));
  route(app, operations.createKey, verifiedOwner, async ({ proof, body, request }) =>
    service.create(ctx, proof, body, idempotencyKey(request)),
  );
  route(app, operations.deleteKey, owner, async ({ proof, params }) => service.revoke(ctx, proof, params.id));
}
