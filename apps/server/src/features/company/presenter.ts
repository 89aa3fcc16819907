import type { company, credits } from "@lantern/contract/http";
import type * as z from "zod";
import type { CompanyRow, listLedger } from "./repository.ts";

export function presentCompany(row: CompanyRow): z.output<typeof company> {
  return {
    id: row.id,
    name: row.name,
    created_at: row.createdAt.toISOString(),
    verified: row.verifiedAt !== null,
  };
}

export function presentCredits(
  row: CompanyRow,
  ledger: { items: Awaited<ReturnType<typeof listLedger>>; next: string | null },
): z.output<typeof credits> {
  return {
    balance: row.creditBalance,
    reserved: row.creditReserved,
    free: row.creditBalance - row.creditReserved,
    ledger: {
      items: ledger.items.map(({ row: entry, sessionTitle }) => ({
        id: entry.id,
        amount: entry.amount,
        reason: entry.reason,
        note: entry.note,
        session:
          entry.sessionId && sessionTitle !== null ? { id: entry.sessionId, title: sessionTitle } : null,
        at: entry.createdAt.toISOString(),
      })),
      next: ledger.next,
    },
  };
}
