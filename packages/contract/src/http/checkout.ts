import * as z from "zod";
import * as endpoints from "../endpoints.ts";
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

export const listProducts = operation(endpoints.listProducts, {
  summary: "Lists the products",
  response: z.object({ items: z.array(product) }),
});

export const createCheckout = operation(endpoints.createCheckout, {
  summary: "Orders a product and returns the address of its payment page (Owner)",
  body: z.object({ product_id: productId }),
  response: z.object({ url: z.string(), order_id: id }),
});

export const checkoutSuccess = operation(endpoints.checkoutSuccess, {
  summary: "Returns the state of an order, for the page after a payment",
  query: z.object({ order: z.string().max(100) }),
  response: z.object({ state: orderStatus, credits: z.number().int() }),
});

export const checkoutWebhook = operation(endpoints.checkoutWebhook, {
  summary: "Receives signed webhooks of the payment provider",
  response: z.object({ received: z.literal(true) }),
});

export const listOrders = operation(endpoints.listOrders, {
  summary: "Lists the company's orders, newest first (Owner)",
  query: pageQuery.omit({ search: true }),
  response: page(order),
});

export const orderReceipt = operation(endpoints.orderReceipt, {
  summary: "Returns the receipt of a paid order as PDF (Owner)",
  params: idParams,
  status: 200,
});
