import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { admin } from "../../core/gates.ts";
import { idempotencyKey } from "../../http/idempotency.ts";
import { route } from "../../http/route.ts";
import { cancelInvoice } from "./cancel-order.ts";
import * as orderByInvoice from "./order-by-invoice.ts";
import * as platformOrders from "./platform-list.ts";
import * as refund from "./refund.ts";

/** Orders and credits in the console, for ADMIN. */
export function checkoutPlatformRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.refundOrder, admin, async ({ proof, params, body }) =>
    refund.refund(ctx, proof, params.id, body),
  );
  route(app, operations.markInvoicePaid, admin, async ({ proof, params, body }) =>
    orderByInvoice.markPaid(ctx, proof, params.id, body),
  );
  route(app, operations.cancelInvoice, admin, async ({ proof, params, body }) =>
    cancelInvoice(ctx, proof, params.id, body.reason),
  );
  route(app, operations.putInvoiceLimit, admin, async ({ proof, params, body }) =>
    orderByInvoice.setLimit(ctx, proof, params.id, body),
  );
  route(app, operations.adjustCredits, admin, async ({ proof, params, body, request }) =>
    refund.adjust(ctx, proof, params.id, body, idempotencyKey(request)),
  );
  route(app, operations.listPlatformProducts, admin, async () => refund.allProducts(ctx));
  route(app, operations.putProduct, admin, async ({ proof, params, body }) =>
    refund.changeProduct(ctx, proof, params.id, body),
  );
  route(app, operations.listPlatformOrders, admin, async ({ query }) => platformOrders.list(ctx, query));
}
