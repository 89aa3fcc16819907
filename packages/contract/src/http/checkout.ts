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

/** `disputed`: the buyer's bank has taken the money back, for now or for good. */
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
    /** Cents that were paid back. */
    refunded: z.number().int(),
  })
  .meta({ id: "Order" });

export type Order = z.output<typeof order>;

export const listProducts = operation({
  id: "listProducts",
  method: "GET",
  path: "/api/checkout/products",
  summary: "What can be bought",
  access: "open",
  status: 200,
  response: z.object({ items: z.array(product) }),
});

export const createCheckout = operation({
  id: "createCheckout",
  method: "POST",
  path: "/api/checkout",
  summary: "Orders a product and answers where it is paid (Owner)",
  access: "dashboard",
  body: z.object({ product_id: productId }),
  status: 200,
  response: z.object({ url: z.string(), order_id: id }),
});

export const checkoutSuccess = operation({
  id: "checkoutSuccess",
  method: "GET",
  path: "/api/checkout/success",
  summary: "How an order stands, for the page that a payment returns to",
  access: "open",
  query: z.object({ order: z.string().max(100) }),
  status: 200,
  response: z.object({ state: orderStatus, credits: z.number().int() }),
});

export const checkoutWebhook = operation({
  id: "checkoutWebhook",
  method: "POST",
  path: "/api/checkout/webhook",
  summary: "Signed notices of the payment provider",
  access: "open",
  status: 200,
  response: z.object({ received: z.literal(true) }),
});

export const listOrders = operation({
  id: "listOrders",
  method: "GET",
  path: "/api/checkout/orders",
  summary: "The company's orders, newest first (Owner)",
  access: "dashboard",
  query: pageQuery.omit({ search: true }),
  status: 200,
  response: page(order),
});

export const orderReceipt = operation({
  id: "orderReceipt",
  method: "GET",
  path: "/api/checkout/orders/:id/receipt.pdf",
  summary: "The receipt of a paid order, as PDF (Owner)",
  access: "dashboard",
  params: idParams,
  takesLong: true,
  status: 200,
});
