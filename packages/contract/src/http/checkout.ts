import * as z from "zod";
import { id } from "./fields.ts";
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

export const orderStatus = z.enum(["open", "paid", "declined", "expired"]);

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
  body: z.object({ product_id: z.string().regex(/^[\w-]{1,100}$/) }),
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
