import * as operations from "@lantern/contract/http";
import type { FastifyInstance, FastifyReply } from "fastify";
import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import { buyer, open } from "../../core/gates.ts";
import type { PaymentEvent } from "../../core/ports/payment-provider.ts";
import { idempotencyKey } from "../../http/idempotency.ts";
import { route } from "../../http/route.ts";
import { type Drawn, drawDocument, drawQuote, drawReceipt } from "./document-service.ts";
import { orderByInvoice } from "./invoice-service.ts";
import { applyPaymentEvent } from "./payment-service.ts";
import { checkoutPlatformRoutes } from "./platform-routes.ts";
import * as quotes from "./quote-service.ts";
import * as service from "./service.ts";

/** Buying credits. */
export function checkoutRoutes(app: FastifyInstance, ctx: Context): void {
  checkoutPlatformRoutes(app, ctx);
  route(app, operations.listProducts, open, async ({ query }) => service.offers(ctx, query));
  route(app, operations.getCheckoutTerms, buyer, async ({ proof }) => service.terms(ctx, proof));
  route(app, operations.createCheckout, buyer, async ({ proof, body, request }) =>
    service.buy(ctx, proof, body, idempotencyKey(request)),
  );
  route(app, operations.createInvoice, buyer, async ({ proof, body, request }) =>
    orderByInvoice(ctx, proof, body, idempotencyKey(request)),
  );
  route(app, operations.createQuote, buyer, async ({ proof, body, request }) =>
    quotes.makeQuote(ctx, proof, body, idempotencyKey(request)),
  );
  route(app, operations.listQuotes, buyer, async ({ proof, query }) => quotes.list(ctx, proof, query));
  route(app, operations.checkoutSuccess, open, async ({ query }) => service.state(ctx, query.order), {
    limit: "checkoutSuccess",
  });
  const download = (reply: FastifyReply, { name, pdf }: Drawn) => {
    reply.header("content-disposition", `attachment; filename="${name}"`);
    reply.type("application/pdf").send(pdf);
  };
  route(app, operations.orderReceipt, buyer, async ({ proof, params, reply }) =>
    download(reply, await drawReceipt(ctx, proof, params.id)),
  );
  route(app, operations.documentPdf, buyer, async ({ proof, params, reply }) =>
    download(reply, await drawDocument(ctx, proof, params.id)),
  );
  route(app, operations.quotePdf, buyer, async ({ proof, params, reply }) =>
    download(reply, await drawQuote(ctx, proof, params.id)),
  );
  route(app, operations.listOrders, buyer, async ({ proof, query }) => service.history(ctx, proof, query));
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
