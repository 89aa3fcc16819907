import * as z from "zod";
import { brandColor } from "../brand.ts";
import { limits } from "../limits.ts";
import { country, currentPassword, fieldTexts, id, multiline, singleLine } from "./fields.ts";
import { operation } from "./operation.ts";
import { page, pageQuery } from "./paging.ts";

export const signInMethods = ["password", "google", "microsoft", "linkedin", "facebook"] as const;
export type SignInMethod = (typeof signInMethods)[number];

const methodText = "Please leave at least one way to sign in.";
const retentionText = `Please choose from ${limits.retentionDaysMin} to ${limits.retentionDaysMax} days.`;

export const company = z
  .object({
    id,
    name: z.string(),
    created_at: z.string(),
    verified: z.boolean(),
    /** `#rrggbb`, worn by mails and lobby; null: ours. */
    brand_color: z.string().nullable(),
    /** Path of the logo. */
    logo: z.string().nullable(),
    /** False: nothing is measured or told of a single person, only of teams. */
    person_measures: z.boolean(),
    /** Days for which lines written in the hour are kept. */
    chat_retention_days: z.number().int(),
    /** The ways in that administrators may use. */
    sign_in_methods: z.array(z.enum(signInMethods)),
  })
  .meta({ id: "Company" });

export type Company = z.output<typeof company>;

export const getCompany = operation({
  id: "getCompany",
  method: "GET",
  path: "/api/company",
  summary: "The bearer's company",
  access: "dashboard",
  status: 200,
  response: company,
});

export const patchCompany = operation({
  id: "patchCompany",
  method: "PATCH",
  path: "/api/company",
  summary: "Changes the company (Owner)",
  access: "dashboard",
  body: z.object({
    name: singleLine(limits.titleMax).optional(),
    brand_color: z.string().regex(brandColor, "Please enter a colour such as #0f766e.").nullable().optional(),
    person_measures: z.boolean().optional(),
    chat_retention_days: z
      .number({ error: retentionText })
      .int(retentionText)
      .min(limits.retentionDaysMin, retentionText)
      .max(limits.retentionDaysMax, retentionText)
      .optional(),
    sign_in_methods: z
      .array(z.enum(signInMethods), { error: methodText })
      .min(1, methodText)
      .max(signInMethods.length)
      .optional(),
  }),
  status: 200,
  response: company,
});

export const putLogo = operation({
  id: "putLogo",
  method: "PUT",
  path: "/api/company/logo",
  summary: "Sets the logo (Owner): a PNG, JPEG or WebP of at most 512 KB, as base64",
  access: "dashboard",
  body: z.object({
    data: z
      .string({ error: fieldTexts.required })
      .min(1, fieldTexts.required)
      .max(Math.ceil(limits.logoMaxBytes / 3) * 4, "Please choose a picture of at most 512 KB."),
  }),
  status: 200,
  response: company,
});

export const deleteLogo = operation({
  id: "deleteLogo",
  method: "DELETE",
  path: "/api/company/logo",
  summary: "Takes the logo away (Owner)",
  access: "dashboard",
  status: 200,
  response: company,
});

export const deleteCompany = operation({
  id: "deleteCompany",
  method: "DELETE",
  path: "/api/company",
  summary:
    "Deletes the company (Owner): sessions are cancelled, people go, ledger and orders stay for the books",
  access: "dashboard",
  /** The name, typed to confirm; a wrong one is refused, and so is a wrong password. */
  body: z.object({ name: singleLine(limits.titleMax).optional(), current_password: currentPassword }),
  status: 204,
});

export const ledgerReason = z.enum(["grant", "purchase", "capture", "refund", "chargeback", "adjustment"]);

const monthText = "Please choose a month.";
const vatText = "Please enter the VAT number with its country, for example DE123456789.";

/** Months are those of UTC. */
export const ledgerFilter = z.object({
  reason: ledgerReason.optional(),
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, monthText)
    .optional(),
});

export type LedgerFilter = z.output<typeof ledgerFilter>;

export const ledgerRow = z
  .object({
    id,
    amount: z.number().int(),
    /** What this row adds to the company's debt, or settles of it. */
    owed: z.number().int(),
    /** The balance with this row. */
    balance: z.number().int(),
    reason: ledgerReason,
    note: z.string().nullable(),
    /** How many seats of the session this row is about; null for rows of other kinds. */
    seats: z.number().int().nullable(),
    session: z.object({ id, title: z.string() }).nullable(),
    order: z.object({ id, credits: z.number().int() }).nullable(),
    at: z.string(),
  })
  .meta({ id: "LedgerRow" });

export type LedgerRow = z.output<typeof ledgerRow>;

export const credits = z
  .object({
    balance: z.number().int(),
    reserved: z.number().int(),
    available: z.number().int(),
    /** Credits that were refunded after they had been used: nothing can be bought until they are settled. */
    debt: z.number().int(),
    /** Fewer free credits than this are few. */
    low_below: z.number().int(),
    ledger: page(ledgerRow),
  })
  .meta({ id: "Credits" });

export const getCredits = operation({
  id: "getCredits",
  method: "GET",
  path: "/api/company/credits",
  summary: "Balance, what is reserved, what is free, and the ledger",
  access: "dashboard",
  query: pageQuery.omit({ search: true }).extend(ledgerFilter.shape),
  status: 200,
  response: credits,
});

export const creditsCsv = operation({
  id: "creditsCsv",
  method: "GET",
  path: "/api/company/credits.csv",
  summary: "The ledger as a table, oldest first",
  access: "dashboard",
  query: ledgerFilter,
  takesLong: true,
  status: 200,
});

/** To whom receipts are made out. */
export const billing = z
  .object({ name: z.string(), address: z.string(), country_id: z.string(), vat_id: z.string().nullable() })
  .meta({ id: "Billing" });

export type Billing = z.output<typeof billing>;

export const getBilling = operation({
  id: "getBilling",
  method: "GET",
  path: "/api/company/billing",
  summary: "To whom the company's receipts are made out; null before it is told (Owner)",
  access: "dashboard",
  status: 200,
  response: z.object({ billing: billing.nullable() }),
});

/** Two letters of the country and what its office adds. Whether the number exists only that office knows. */
export const vatId = z
  .string({ error: vatText })
  .max(40, vatText)
  .transform((typed) => typed.replace(/[\s.-]/g, "").toUpperCase())
  .pipe(z.string().regex(/^([A-Z]{2}[A-Z0-9+*]{2,13})?$/, vatText))
  .transform((typed) => typed || null);

export const billingBody = z.object({
  name: singleLine(limits.titleMax),
  address: multiline(500).pipe(z.string().min(1, fieldTexts.required)),
  country_id: country,
  vat_id: vatId,
});

export const putBilling = operation({
  id: "putBilling",
  method: "PUT",
  path: "/api/company/billing",
  summary: "Changes to whom receipts are made out; earlier receipts stay as they are (Owner)",
  access: "dashboard",
  body: billingBody,
  status: 200,
  response: z.object({ billing }),
});
