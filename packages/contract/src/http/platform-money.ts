import * as z from "zod";
import { orderStatus, productId } from "./checkout.ts";
import { fieldTexts, id, idParams, singleLine } from "./fields.ts";
import { operation } from "./operation.ts";

/** Why money or credits are moved. The company reads it in its statement. */
const why = z.string().max(2000).pipe(singleLine(300));

const creditsMax = 100_000;
const creditsText = `Please enter a whole number from −${creditsMax} to ${creditsMax}, not 0.`;
const packText = `Please enter a whole number from 1 to ${creditsMax}.`;
const priceMax = 100_000_000;
const priceText = "Please enter a price in cents, above 0, or none.";

export const refundOrderBody = z.object({ reason: why });

export const refundOrder = operation({
  id: "refundOrder",
  method: "POST",
  path: "/api/admin/orders/:id/refund",
  summary: "Pays an order back whole and takes its credits (ADMIN); what was used already is owed",
  access: "dashboard",
  params: idParams,
  body: refundOrderBody,
  status: 200,
  response: z.object({
    id,
    status: orderStatus,
    /** Taken back by this refund. */
    credits_removed: z.number().int(),
    /** All that the company owes now. */
    debt: z.number().int(),
  }),
});

export const adjustCreditsBody = z.object({
  /** Below 0 takes what is free; more than that is refused. */
  amount: z
    .number({ error: creditsText })
    .int(creditsText)
    .min(-creditsMax, creditsText)
    .max(creditsMax, creditsText)
    .refine((amount) => amount !== 0, creditsText),
  reason: why,
  /** The amount settles what the company owes, and changes nothing else. */
  settle: z.boolean({ error: fieldTexts.required }).optional(),
});

export const adjustCredits = operation({
  id: "adjustCredits",
  method: "POST",
  path: "/api/admin/companies/:id/credits",
  summary: "Gives a company credits, takes some, or settles what it owes (ADMIN)",
  access: "dashboard",
  params: idParams,
  body: adjustCreditsBody,
  status: 200,
  response: z.object({
    balance: z.number().int(),
    reserved: z.number().int(),
    available: z.number().int(),
    debt: z.number().int(),
  }),
});

export const platformProduct = z
  .object({
    id: z.string(),
    credits: z.number().int(),
    /** Null: not for sale. */
    price_cents: z.number().int().nullable(),
    currency: z.string(),
  })
  .meta({ id: "PlatformProduct" });

export type PlatformProduct = z.output<typeof platformProduct>;

export const listPlatformProducts = operation({
  id: "listPlatformProducts",
  method: "GET",
  path: "/api/admin/products",
  summary: "Every pack, those without a price too (ADMIN)",
  access: "dashboard",
  status: 200,
  response: z.object({ items: z.array(platformProduct), next: z.null() }),
});

export const productBody = z.object({
  credits: z.number({ error: packText }).int(packText).min(1, packText).max(creditsMax, packText),
  price_cents: z
    .number({ error: priceText })
    .int(priceText)
    .min(1, priceText)
    .max(priceMax, priceText)
    .nullable(),
  currency: z
    .enum(["USD", "EUR", "GBP", "CHF", "SEK", "NOK", "DKK"], { error: fieldTexts.required })
    .optional(),
});

export const putProduct = operation({
  id: "putProduct",
  method: "PUT",
  path: "/api/admin/products/:id",
  summary: "Makes a pack or changes it (ADMIN); orders keep the price that they had",
  access: "dashboard",
  params: z.object({ id: productId }),
  body: productBody,
  status: 200,
  response: platformProduct,
});
