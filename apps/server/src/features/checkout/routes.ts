import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import { open, owner } from "../../core/gates.ts";
import type { PaymentEvent } from "../../core/ports/payment-provider.ts";
import { idempotencyKey } from "../../http/idempotency.ts";
import { route } from "../../http/route.ts";
import { applyPaymentEvent } from "./payment-service.ts";
import { checkoutPlatformRoutes } from "./platform-routes.ts";
import { readReceipt } from "./receipt-service.ts";
import * as service from "./service.ts";

/** Buying credits. */
export function checkoutRoutes(app: FastifyInstance, ctx: Context): void {
  checkoutPlatformRoutes(app, ctx);
  route(app, operations.listProducts, open, async () => service.offers(ctx));
  route(app, operations.createCheckout, owner, async ({ proof, body, request }) =>
    service.buy(ctx, proof, body.product_id, idempotencyKey(request)),
  );
  route(app, operations.checkoutSuccess, open, async ({ query }) => service.state(ctx, query.order), {
    limit: "checkoutSuccess",
  });
  route(app, operations.orderReceipt, owner, async ({ proof, params, reply }) => {
    const { name, pdf } = await readReceipt(ctx, proof, params.id);
    reply.header("content-disposition", `attachment; filename="${name}"`);
    reply.type("application/pdf").send(pdf);
  });
  route(app, operations.listOrders, owner, async ({ proof, query }) => service.history(ctx, proof, query));
}

/**
 * Events of the payment provider. Their signature replaces the anti-forgery token, so this is mounted outside that
 * check.
 */
export function checkoutWebhook(app: FastifyInstance, ctx: Context): void {
  // The signature covers the bytes as they were sent.
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
  route(
    app,
    operations.checkoutWebhook,
    open,
    async ({ request }) => {
      const event = await read(request.body, request.headers["stripe-signature"]);
      if (event) await applyPaymentEvent(ctx, event);
      return { received: true as const };
    },
    { limit: "signed" },
  );

  async function read(
    payload: unknown,
    signature: string | string[] | undefined,
  ): Promise<PaymentEvent | null> {
    const error = new AppError("REQUEST_001", { status: 400 });
    if (!ctx.payments || typeof payload !== "string" || typeof signature !== "string") throw error;
    try {
      return await ctx.payments.parseEvent(payload, signature);
    } catch {
      throw error;
    }
  }
}
