import type { company, ledgerRow } from "@lantern/contract/http";
import type * as z from "zod";
import type { LedgerEntry } from "../../features/company/ledger.ts";
import { freeOf } from "../credits/credit-rule.ts";
import { accountOf } from "../credits/credits.ts";
import { logoPath } from "./brand.ts";
import type { CompanyRow } from "./repository.ts";

export function presentCompany(row: CompanyRow): z.output<typeof company> {
  return {
    id: row.id,
    name: row.name,
    created_at: row.createdAt.toISOString(),
    verified: row.verifiedAt !== null,
    brand_color: row.brandColor,
    logo: logoPath(row),
    person_measures: row.personMeasures,
    chat_retention_days: row.chatRetentionDays,
    sign_in_methods: row.signInMethods,
  };
}

export function presentAccount(row: CompanyRow) {
  const account = accountOf(row);
  return { ...account, free: freeOf(account) };
}

export function presentEntry({
  row,
  amount,
  owed,
  seats,
  sessionTitle,
  orderCredits,
}: LedgerEntry): z.output<typeof ledgerRow> {
  const { sessionId, orderId } = row;
  return {
    id: row.id,
    amount,
    owed,
    seats,
    balance: row.balanceAfter,
    reason: row.reason,
    note: row.note,
    session: sessionId && sessionTitle !== null ? { id: sessionId, title: sessionTitle } : null,
    order: orderId && orderCredits !== null ? { id: orderId, credits: orderCredits } : null,
    at: row.createdAt.toISOString(),
  };
}
