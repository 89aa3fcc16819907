import * as z from "zod";
import { id, idParams } from "./fields.ts";
import { operation } from "./operation.ts";
import { page, pageQuery } from "./paging.ts";

export const product = z
  .object({
    id: z.string(),
    credits: z.number().int(),
    price_cents: z.number().int(),
    currency: z.string(),
  })
  .meta({ id: "Product" });

export type Product = z.output<typeof product>;

/** `disputed`: the buyer's bank has reversed the payment, for now or for good. */
export const orderStatus = z.enum(["open", "paid", "declined", "expired", "refunded", "disputed"]);

export const productId = z.string().regex(/^[\w-]{1,100}$/);

export const order = z
  .object({
    id,
    /** Id of the product. */
    product: z.string(),
    credits: z.number().int(),
    /** In cents. */
    amount: z.number().int(),
    currency: z.string(),
    status: orderStatus,
    created_at: z.string(),
    paid_at: z.string().nullable(),
    /** Refunded amount in cents. */
    refunded: z.number().int(),
  })
  .meta({ id: "Order" });

export type Order = z.output<typeof order>;

export const listProducts = operation("listProducts", "GET /api/checkout/products", {
  summary: "Lists the products",
  access: "open",
  response: z.object({ items: z.array(product) }),
});

export const createCheckout = operation("createCheckout", "POST /api/checkout", {
  summary: "Orders a product and returns the address of its payment page (Owner)",
  access: "dashboard",
  body: z.object({ product_id: productId }),
  response: z.object({ url: z.string(), order_id: id }),
});

export const checkoutSuccess = operation("checkoutSuccess", "GET /api/checkout/success", {
  summary: "Returns the state of an order, for the page after a payment",
  access: "open",
  query: z.object({ order: z.string().max(100) }),
  response: z.object({ state: orderStatus, credits: z.number().int() }),
});

export const checkoutWebhook = operation("checkoutWebhook", "POST /api/checkout/webhook", {
  summary: "Receives signed webhooks of the payment provider",
  access: "open",
  response: z.object({ received: z.literal(true) }),
});

export const listOrders = operation("listOrders", "GET /api/checkout/orders", {
  summary: "Lists the company's orders, newest first (Owner)",
  access: "dashboard",
  query: pageQuery.omit({ search: true }),
  response: page(order),
});

export const orderReceipt = operation("orderReceipt", "GET /api/checkout/orders/:id/receipt.pdf", {
  summary: "Returns the receipt of a paid order as PDF (Owner)",
  access: "dashboard",
  params: idParams,
  takesLong: true,
  status: 200,
});
