import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { owner, verifiedOwner } from "../../core/gates.ts";
import { idempotencyKey } from "../../http/idempotency.ts";
import { route } from "../../http/route.ts";
import * as service from "./service.ts";

/** A company's webhooks and the log of what was sent to them, for Owners. */
export function webhookRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.listWebhooks, owner, async ({ proof }) => service.list(ctx, proof));
  route(app, operations.createWebhook, verifiedOwner, async ({ proof, body, request }) =>
    service.create(ctx, proof, body, idempotencyKey(request)),
  );
  route(app, operations.patchWebhook, verifiedOwner, async ({ proof, params, body }) =>
    service.change(ctx, proof, params.id, body),
  );
  route(app, operations.deleteWebhook, owner, async ({ proof, params }) =>
    service.remove(ctx, proof, params.id),
  );
  route(app, operations.renewWebhookSecret, verifiedOwner, async ({ proof, params }) =>
    service.renewSecret(ctx, proof, params.id),
  );
  route(app, operations.testWebhook, owner, async ({ proof, params }) =>
    service.sendTest(ctx, proof, params.id),
  );
  route(app, operations.listDeliveries, owner, async ({ proof, params, query }) =>
    service.deliveries(ctx, proof, params.id, query),
  );
  route(app, operations.resendDelivery, owner, async ({ proof, params }) =>
    service.resend(ctx, proof, params.id),
  );
}
