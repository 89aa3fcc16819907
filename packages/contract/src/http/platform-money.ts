import * as z from "zod";
import { currencies } from "../choices.ts";
import * as endpoints from "../endpoints/platform-money.ts";
import { faultMessage } from "../fault.ts";
import { singleLine } from "../text.ts";
import { orderStatus, productId } from "./checkout.ts";
import { id, idParams, wholeNumber } from "./fields.ts";
import { operation } from "./operation.ts";

/** The reason for a change of money or credits. The company reads it in its statement and on credit notes. */
const why = singleLine(300);

const creditsMax = 100_000;
const changeFault = faultMessage("CREDITS_CHANGE", { max: creditsMax });
const priceMax = 100_000_000;
const amount = wholeNumber(1, priceMax, faultMessage("AMOUNT"));

/** Only ADMIN sees it. */
const internalNote = singleLine(300);

export const refundOrderBody = z.object({ reason: why, note: internalNote.optional() });

export const refundOrder = operation(endpoints.refundOrder, {
  summary: "Refunds an order completely and removes its credits (ADMIN); used credits become debt",
  params: idParams,
  body: refundOrderBody,
  response: z.object({
    id,
    status: orderStatus,
    /** Removed by this refund. */
    credits_removed: z.number().int(),
    /** The company's debt afterwards. */
    debt: z.number().int(),
  }),
});

export const markPaidBody = z.object({
  note: internalNote,
  /** In cents; all that is still to be paid unless given. */
  amount: amount.optional(),
});

export const invoiceLimitBody = z.object({
  /** Null: the rule decides again. */
  credits: wholeNumber(0, creditsMax).nullable(),
  reason: why,
});

const invoiceState = z.object({ id, status: orderStatus });

export const markInvoicePaid = operation(endpoints.markInvoicePaid, {
  summary: "Records a bank transfer for an invoice, and adds its credits once it is paid (ADMIN)",
  params: idParams,
  body: markPaidBody,
  response: invoiceState,
});

export const cancelInvoice = operation(endpoints.cancelInvoice, {
  summary: "Cancels an unpaid invoice with a credit note, and removes credits that it has added (ADMIN)",
  params: idParams,
  body: z.object({ reason: why }),
  response: invoiceState,
});

export const putInvoiceLimit = operation(endpoints.putInvoiceLimit, {
  summary: "Sets how many credits of a company's unpaid invoices are added before the payment (ADMIN)",
  params: idParams,
  body: invoiceLimitBody,
  response: z.object({ credits: z.number().int().nullable() }),
});

export const adjustCreditsBody = z.object({
  /** A negative amount removes available credits; more than are available is an error. */
  amount: wholeNumber(-creditsMax, creditsMax, changeFault).refine((change) => change !== 0, changeFault),
  reason: why,
  /** The amount only reduces the company's debt. */
  settle: z.boolean({ error: faultMessage("REQUIRED") }).optional(),
});

export const adjustCredits = operation(endpoints.adjustCredits, {
  summary: "Adds or removes a company's credits, or settles its debt (ADMIN)",
  params: idParams,
  body: adjustCreditsBody,
  response: z.object({
    balance: z.number().int(),
    reserved: z.number().int(),
    available: z.number().int(),
    debt: z.number().int(),
  }),
});

const platformProduct = z
  .object({
    id: z.string(),
    credits: z.number().int(),
    /** Null: not for sale. */
    price_cents: z.number().int().nullable(),
    currency: z.string(),
  })
  .meta({ id: "PlatformProduct" });

export type PlatformProduct = z.output<typeof platformProduct>;

export const listPlatformProducts = operation(endpoints.listPlatformProducts, {
  summary: "Lists all products, including those without a price (ADMIN)",
  response: z.object({ items: z.array(platformProduct), next: z.null() }),
});

const productBody = z.object({
  credits: wholeNumber(1, creditsMax),
  price_cents: wholeNumber(1, priceMax, faultMessage("PRICE")).nullable(),
  currency: z.enum(currencies, { error: faultMessage("REQUIRED") }).optional(),
});

/** The form of a product, with the id that is in the address. */
export const productForm = productBody.extend({ id: productId });

export const putProduct = operation(endpoints.putProduct, {
  summary: "Creates or changes a product (ADMIN); existing orders keep their price",
  params: z.object({ id: productId }),
  body: productBody,
  response: platformProduct,
});
