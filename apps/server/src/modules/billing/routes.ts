import * as operations from "@lantern/contract/http";
import type { FastifyInstance, FastifyReply } from "fastify";
import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import { buyer, type CompanyScope, company, open } from "../../core/gates.ts";
import { requireNoDelay } from "../../core/limits/limits.ts";
import type { PaymentEvent } from "../../core/ports/payment-provider.ts";
import { idempotencyKey } from "../../http/idempotency.ts";
import { route } from "../../http/route.ts";
import { readAccounts, removeAccount, writeAccount } from "./accounts/service.ts";
import { applyPaymentEvent } from "./apply-payment.ts";
import { cancelOrder } from "./cancel-order.ts";
import { putCostCenter, readCostCenters, removeCostCenter } from "./cost-centers.ts";
import { type DocumentFile, readDocument, readReceipt, readXRechnung } from "./document-file.ts";
import { makeQuote } from "./make-quote.ts";
import { orderByCard } from "./order-by-card.ts";
import { orderByInvoice } from "./order-by-invoice.ts";
import * as orders from "./orders.ts";
import { checkoutPlatformRoutes } from "./platform-routes.ts";
import { readPurchase } from "./read-order.ts";
import { refundUnused } from "./refund-unused.ts";

/** Buying credits. */
export function checkoutRoutes(app: FastifyInstance, ctx: Context): void {
  checkoutPlatformRoutes(app, ctx);
  route(app, operations.listProducts, open, async ({ query }) => orders.offers(ctx, query));
  route(app, operations.getCheckoutTerms, buyer, async ({ proof }) => orders.terms(ctx, proof));
  /** Otherwise whoever may buy could email anybody without end: ordered, cancelled, and ordered again. */
  const countOrder = async ({ companyId }: CompanyScope) =>
    requireNoDelay(await ctx.limits.take("orders", companyId));
  route(app, operations.createCheckout, buyer, async ({ proof, body, request }) => {
    await countOrder(proof);
    return orderByCard(ctx, proof, body, idempotencyKey(request));
  });
  route(app, operations.createInvoice, buyer, async ({ proof, body, request }) => {
    await countOrder(proof);
    return orderByInvoice(ctx, proof, body, idempotencyKey(request));
  });
  route(app, operations.createQuote, buyer, async ({ proof, body, request }) => {
    await countOrder(proof);
    return makeQuote(ctx, proof, body, idempotencyKey(request));
  });
  route(app, operations.checkoutSuccess, open, async ({ query }) => orders.state(ctx, query.order), {
    limit: "checkoutSuccess",
  });
  const download = (reply: FastifyReply, { name, type, content }: DocumentFile) => {
    reply.header("content-disposition", `attachment; filename="${name}"`);
    reply.type(type).send(content);
  };
  route(app, operations.orderReceipt, buyer, async ({ proof, params, reply }) =>
    download(reply, await readReceipt(ctx, proof, params.id)),
  );
  route(app, operations.documentPdf, buyer, async ({ proof, params, reply }) =>
    download(reply, await readDocument(ctx, proof, params.id)),
  );
  route(app, operations.documentXRechnung, buyer, async ({ proof, params, reply }) =>
    download(reply, await readXRechnung(ctx, proof, params.id)),
  );
  route(app, operations.listBillingAccounts, buyer, async ({ proof }) => readAccounts(ctx, proof));
  route(app, operations.createBillingAccount, buyer, async ({ proof, body }) =>
    writeAccount(ctx, proof, null, body),
  );
  route(app, operations.putBillingAccount, buyer, async ({ proof, params, body }) =>
    writeAccount(ctx, proof, params.id, body),
  );
  route(app, operations.deleteBillingAccount, buyer, async ({ proof, params }) =>
    removeAccount(ctx, proof, params.id),
  );
  route(app, operations.listOrders, buyer, async ({ proof, query }) => orders.history(ctx, proof, query));
  route(app, operations.getOrder, buyer, async ({ proof, params }) => readPurchase(ctx, proof, params.id));
  route(app, operations.listCostCenters, company, async ({ proof }) => readCostCenters(ctx, proof));
  route(app, operations.addCostCenter, buyer, async ({ proof, body }) => putCostCenter(ctx, proof, body));
  route(app, operations.removeCostCenter, buyer, async ({ proof, params }) =>
    removeCostCenter(ctx, proof, params.id),
  );
  route(app, operations.refundUnused, buyer, async ({ proof, params }) =>
    refundUnused(ctx, proof, params.id),
  );
  route(app, operations.cancelOrder, buyer, async ({ proof, params }) => cancelOrder(ctx, proof, params.id));
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
