import * as z from "zod";
import { currencies, documentKinds } from "../choices.ts";
import * as endpoints from "../endpoints/checkout.ts";
import { faultMessage } from "../fault.ts";
import { limits } from "../limits.ts";
import { optionalLine, text } from "../text.ts";
import { id, idParams, wholeNumber } from "./fields.ts";
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

/**
 * `quoted`: a price, not ordered yet. `disputed`: the buyer's bank has reversed the payment, for now or for good.
 * `cancelled`: nobody has to pay any more.
 */
export const orderStatus = z.enum([
  ...(["quoted", "open", "declined", "expired", "part_paid", "paid"] as const),
  ...(["part_refunded", "refunded", "disputed", "cancelled"] as const),
]);

export const productId = text(100).regex(/^[\w-]+$/);
const currency = z.enum(currencies, { error: faultMessage("REQUIRED") });

/** A numbered document about an order, such as `LH-000123`. */
const orderDocument = z.object({
  id,
  kind: z.enum(documentKinds),
  name: z.string(),
  /** Whether it can be had as XRechnung, too. */
  xrechnung: z.boolean(),
  issued_at: z.string(),
});

export const order = z
  .object({
    id,
    /** Id of the pack whose price for one credit applied. */
    product: z.string(),
    credits: z.number().int(),
    /** What is to be paid, in cents, with tax. */
    amount: z.number().int(),
    net: z.number().int(),
    tax: z.number().int(),
    /** The sentence about tax on its documents; null where there is none. */
    tax_line: z.string().nullable(),
    currency: z.string(),
    status: orderStatus,
    /** By card or another method of the payment page, or by bank transfer. Null for a quote. */
    method: z.enum(["card", "invoice"]).nullable(),
    created_at: z.string(),
    paid_at: z.string().nullable(),
    /** Refunded amount in cents. */
    refunded: z.number().int(),
    /** The buyer's own number. */
    purchase_order: z.string().nullable(),
    /** Until when a quote's price applies; null where there was no quote. */
    valid_until: z.string().nullable(),
    /** Whether a quote's time is over before it was ordered. */
    lapsed: z.boolean(),
    /** When an invoice must be paid. */
    due_at: z.string().nullable(),
    /** Whether it should have been paid by now. */
    overdue: z.boolean(),
    /** Credits of this order that were added so far: some of them can be added before the payment. */
    credits_added: z.number().int(),
    /** Credits that nobody has used and that the company can have refunded itself until a time; `amount` in cents. */
    unused: z.object({ credits: z.number().int(), amount: z.number().int(), until: z.string() }).nullable(),
    documents: z.array(orderDocument),
  })
  .meta({ id: "Order" });

export type Order = z.output<typeof order>;

/** Money that was paid for an order, with what was taken back of it. Amounts are in cents. */
const payment = z.object({
  /** By the payment page, or by bank transfer. */
  method: z.enum(["card", "transfer"]),
  amount: z.number().int(),
  received_at: z.string(),
  refunds: z.array(
    z.object({
      amount: z.number().int(),
      at: z.string(),
      state: z.enum(["pending", "succeeded", "failed"]),
      reason: z.string().nullable(),
    }),
  ),
  /** By the buyer's bank. */
  disputes: z.array(
    z.object({ amount: z.number().int(), at: z.string(), state: z.enum(["open", "won", "lost"]) }),
  ),
});

/** An order with all that has happened to it. */
const purchase = order
  .extend({
    ordered_at: z.string().nullable(),
    /** Name and address, line by line, as on its documents; null where there were no billing details. */
    billed_to: z.array(z.string()).nullable(),
    /** Still to be paid, in cents. */
    missing: z.number().int(),
    /** Paid beyond the price, and not paid back yet, in cents. */
    surplus: z.number().int(),
    payments: z.array(payment),
    /** Of its credits, how many seats have used, and how many are left. */
    credits_used: z.number().int(),
    credits_left: z.number().int(),
  })
  .meta({ id: "Purchase" });

export type Purchase = z.output<typeof purchase>;

/** What comes on top of prices; null where the operator's country is not known, or has no VAT that we compute. */
const vatOnPrices = z
  .object({
    /** The operator's, in English with its article: "the United Kingdom". */
    country: z.string(),
    /** Its code in ISO 3166-1, `GB`, for pages in other languages. */
    country_id: z.string(),
    /** What companies of that country pay on top, in percent. */
    percent: z.number(),
    /** Whether it is a member of the European Union. */
    union: z.boolean(),
    /** A small business, which adds none. */
    exempt: z.boolean(),
  })
  .meta({ id: "VatOnPrices" });

export type VatOnPrices = z.output<typeof vatOnPrices>;

export const listProducts = operation(endpoints.listProducts, {
  summary: "Lists the packs in one currency, at net prices",
  query: z.object({ currency: currency.default("USD") }),
  response: z.object({ items: z.array(product), vat: vatOnPrices.nullable() }),
});

const credits = wholeNumber(1, limits.orderCreditsMax);
const purchaseOrder = optionalLine(limits.purchaseOrderMax)
  .transform((text) => text || null)
  .optional();

/** What is ordered: a pack, any number of credits, or an order that exists, such as a quote. */
const request = z.object({
  product_id: productId.optional(),
  credits: credits.optional(),
  /**
   * For a number of credits. Unless given: where VAT is charged, that of the country it is owed to; otherwise the company's own.
   */
  currency: currency.optional(),
  /** Who is billed; the default account unless given. An order that exists has its own. */
  billing_account_id: id.optional(),
  /** A quote, or an order that is not paid yet. */
  order_id: id.optional(),
  purchase_order: purchaseOrder,
});
const isOneThing = ({ product_id, credits: number, order_id }: z.output<typeof request>) =>
  [product_id, number, order_id].filter((one) => one !== undefined).length === 1;
const onlyOneThing = {
  path: ["credits"],
  error: faultMessage("WHOLE_NUMBER", { min: 1, max: limits.orderCreditsMax }),
};

export const createCheckout = operation(endpoints.createCheckout, {
  summary: "Orders credits and returns the address of the payment page (for those who may buy)",
  body: request.refine(isOneThing, onlyOneThing),
  response: z.object({ url: z.string(), order_id: id }),
});

export const createInvoice = operation(endpoints.createInvoice, {
  summary: "Orders credits by invoice, to be paid by bank transfer (for those who may buy)",
  body: request
    .extend({
      /** Orders although an equal invoice is unpaid. */
      again: z.boolean().optional(),
    })
    .refine(isOneThing, onlyOneThing),
  response: order,
});

const checkoutTerms = z
  .object({
    /** The company's currency. Null before its first purchase. */
    currency: z.string().nullable(),
    /** Currencies that it can choose from. */
    currencies: z.array(z.string()),
    /** Whether credits can be bought by card. Neither this nor by invoice: nothing can be bought. */
    card: z.boolean(),
    /** The same by invoice, to be paid by bank transfer. */
    invoices: z.boolean(),
    /** Credits that an order by invoice adds at once; the others are added when it is paid. */
    credits_at_once: z.number().int(),
    /** Invoices are due after this many days. */
    invoice_days: z.number().int(),
  })
  .meta({ id: "CheckoutTerms" });

export type CheckoutTerms = z.output<typeof checkoutTerms>;

export const getCheckoutTerms = operation(endpoints.getCheckoutTerms, {
  summary:
    "Returns how the company can buy: currencies, and what it can order by invoice (for those who may buy)",
  response: checkoutTerms,
});

export const createQuote = operation(endpoints.createQuote, {
  summary: `Makes a quote, whose price is valid for ${limits.quoteDays} days (for those who may buy)`,
  body: z.object({
    credits,
    currency: currency.optional(),
    billing_account_id: id.optional(),
    purchase_order: purchaseOrder,
  }),
  response: order,
});

export const checkoutSuccess = operation(endpoints.checkoutSuccess, {
  summary: "Returns the state of an order, for the page after a payment",
  query: z.object({ order: text(100) }),
  response: z.object({ state: orderStatus, credits: z.number().int() }),
});

export const checkoutWebhook = operation(endpoints.checkoutWebhook, {
  summary: "Receives signed webhooks of the payment provider",
  bodyBytes: 256_000,
  response: z.object({ received: z.literal(true) }),
});

export const listOrders = operation(endpoints.listOrders, {
  summary: "Lists the company's quotes and orders, newest first (for those who may buy)",
  query: pageQuery.omit({ search: true }),
  response: page(order),
});

export const getOrder = operation(endpoints.getOrder, {
  summary: "Returns a quote or an order with its payments, refunds and documents (for those who may buy)",
  params: idParams,
  response: purchase,
});

export const cancelOrder = operation(endpoints.cancelOrder, {
  summary: "Cancels a quote or an order of which nothing is paid (for those who may buy)",
  params: idParams,
  response: order,
});

export const refundUnused = operation(endpoints.refundUnused, {
  summary: "Refunds the unused credits of an order that was paid by card (for those who may buy)",
  params: idParams,
  response: order,
});

export const orderReceipt = operation(endpoints.orderReceipt, {
  summary:
    "Returns the paid invoice of an order, or the confirmation that its invoice was paid, as PDF (for those who may buy)",
  params: idParams,
  status: 200,
});

export const documentPdf = operation(endpoints.documentPdf, {
  summary: "Returns a document of an order as it was issued, as PDF (for those who may buy)",
  params: idParams,
  status: 200,
});

export const documentXRechnung = operation(endpoints.documentXRechnung, {
  summary: "Returns a document of an order as XRechnung (XML), as it was issued (for those who may buy)",
  params: idParams,
  status: 200,
});
