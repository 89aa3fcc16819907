import * as z from "zod";
import { documentFormats } from "../choices.ts";
import * as endpoints from "../endpoints/billing-accounts.ts";
import type { ErrorCode } from "../error-codes.ts";
import { faultMessage } from "../fault.ts";
import { languages } from "../languages.ts";
import { limits } from "../limits.ts";
import { countryOfTaxNumber, parseTaxNumber, taxNumberExample } from "../tax-number.ts";
import { optionalLine, singleLine } from "../text.ts";
import { country, email, id, idParams } from "./fields.ts";
import { operation } from "./operation.ts";

const missingForSale = [
  ...(["CHECKOUT_003", "BILLING_INCOMPLETE", "CURRENCY_NO_PRICE", "VAT_SELLER", "VAT_UNCHECKED"] as const),
] as const satisfies ErrorCode[];

/** Who is billed. */
export const billingAddress = z
  .object({
    name: z.string(),
    /** The whole address where it was entered before it had fields. */
    street: z.string(),
    /** Null where the country has none. */
    postcode: z.string().nullable(),
    /** Null until an address from before it had fields is completed. */
    city: z.string().nullable(),
    country_id: z.string(),
    vat_id: z.string().nullable(),
  })
  .meta({ id: "BillingAddress" });

export type BillingAddress = z.output<typeof billingAddress>;

const billingAccount = billingAddress
  .extend({
    id,
    /** How the company calls it. */
    label: z.string(),
    is_default: z.boolean(),
    /** Gets a copy of every document. */
    invoice_email: z.string().nullable(),
    /** On every document, for buyers that ask for it (Leitweg-ID). */
    buyer_reference: z.string().nullable(),
    /** Of documents. */
    language: z.enum(languages),
    /** What emails have beside the PDF of a document. */
    format: z.enum(documentFormats),
    /** What an online check said about the VAT number; null: there was none. */
    vat_check: z.enum(["valid", "invalid", "no_answer"]).nullable(),
    /** Whether the check digits of the VAT number are wrong, as if it was mistyped. */
    vat_digits_wrong: z.boolean(),
    /** The tax that comes on top of prices for this account; null where nothing is sold to it. */
    tax: z
      .object({
        percent: z.number(),
        /** The sentence about it, which is on every document; empty: the operator has none. */
        line: z.string(),
      })
      .nullable(),
    /** What it can buy in. */
    currencies: z.array(z.string()),
    /** Why nothing is sold to it; null: it can buy. */
    refused: z.enum(missingForSale).nullable(),
  })
  .meta({ id: "BillingAccount" });

export type BillingAccount = z.output<typeof billingAccount>;

const empty = (line: ReturnType<typeof optionalLine>) =>
  line
    .nullable()
    .transform((typed) => typed || null)
    .default(null);

/** The form of the VAT number depends on the country; that the number exists is not checked here. */
export const billingAccountBody = z
  .object({
    /** The name unless given. */
    label: empty(optionalLine(limits.titleMax)),
    name: singleLine(limits.titleMax),
    street: singleLine(200),
    postcode: empty(optionalLine(20)),
    city: singleLine(100),
    country_id: country,
    vat_id: empty(optionalLine(40)),
    invoice_email: z
      .union([z.literal("").transform(() => null), email])
      .nullable()
      .default(null),
    buyer_reference: empty(optionalLine(60)),
    language: z.enum(languages).default("en"),
    /** XRechnung demands a reference of the buyer and an address for invoices. */
    format: z.enum(documentFormats).default("pdf"),
    /** Makes it the default in place of another one. The first is always the default. */
    is_default: z.boolean().default(false),
  })
  .transform((body, check) => {
    const fault = (path: string, message: string) =>
      check.issues.push({ code: "custom", input: body, path: [path], message });
    // Wherever VAT numbers have a form of ours, an address needs its postcode, on which the tax depends.
    if (!body.postcode && taxNumberExample(body.country_id)) fault("postcode", faultMessage("REQUIRED"));
    if (body.format === "xrechnung")
      for (const field of ["postcode", "invoice_email", "buyer_reference"] as const)
        if (!body[field]) fault(field, faultMessage("XRECHNUNG"));
    const number = body.vat_id && parseTaxNumber(body.vat_id, body.country_id);
    if (body.vat_id && !number) fault("vat_id", taxNumberFault(body.vat_id, body.country_id));
    return { ...body, label: body.label ?? body.name, vat_id: number };
  });

function taxNumberFault(typed: string, countryId: string): string {
  const other = countryOfTaxNumber(typed, countryId);
  const example = taxNumberExample(countryId);
  if (!example) return faultMessage("TAX_NUMBER");
  return other
    ? faultMessage("TAX_NUMBER_ELSEWHERE", { number: other, address: countryId })
    : faultMessage("TAX_NUMBER_LIKE", { example });
}

export const listBillingAccounts = operation(endpoints.listBillingAccounts, {
  summary: "Lists who can be billed for the company, the default first (for those who may buy)",
  response: z.object({ items: z.array(billingAccount), next: z.null() }),
});

export const createBillingAccount = operation(endpoints.createBillingAccount, {
  summary: "Adds somebody who can be billed (for those who may buy)",
  body: billingAccountBody,
  status: 201,
  response: billingAccount,
});

export const putBillingAccount = operation(endpoints.putBillingAccount, {
  summary: "Changes who is billed for later quotes and orders (for those who may buy)",
  params: idParams,
  body: billingAccountBody,
  response: billingAccount,
});

export const deleteBillingAccount = operation(endpoints.deleteBillingAccount, {
  summary:
    "Deletes a billing account that is not the default; orders keep who was billed (for those who may buy)",
  params: idParams,
});
