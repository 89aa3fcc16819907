import * as z from "zod";
import { limits } from "../limits.ts";
import { id, line } from "./fields.ts";
import { operation } from "./operation.ts";
import { page, pageQuery } from "./paging.ts";

export const company = z
  .object({ id, name: z.string(), created_at: z.string(), verified: z.boolean() })
  .meta({ id: "Company" });

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
  body: z.object({ name: line(limits.titleMax) }),
  status: 200,
  response: company,
});

export const ledgerReason = z.enum(["grant", "purchase", "capture", "refund", "adjustment"]);

export const ledgerRow = z
  .object({
    id,
    amount: z.number().int(),
    reason: ledgerReason,
    note: z.string().nullable(),
    session: z.object({ id, title: z.string() }).nullable(),
    at: z.string(),
  })
  .meta({ id: "LedgerRow" });

export const credits = z
  .object({
    balance: z.number().int(),
    reserved: z.number().int(),
    free: z.number().int(),
    ledger: page(ledgerRow),
  })
  .meta({ id: "Credits" });

export const getCredits = operation({
  id: "getCredits",
  method: "GET",
  path: "/api/company/credits",
  summary: "Balance, what is reserved, what is free, and the ledger",
  access: "dashboard",
  query: pageQuery,
  status: 200,
  response: credits,
});
