import type { ledgerFilter } from "@lantern/contract/http";
import { and, asc, desc, eq, gte, lt, type SQL } from "drizzle-orm";
import type * as z from "zod";
import type { Executor } from "../../db/client.ts";
import { creditLedger, orders, sessions } from "../../db/schema/index.ts";

export type LedgerFilter = z.output<typeof ledgerFilter>;
export type LedgerEntry = Awaited<ReturnType<typeof listLedger>>[0];

/** Ledger rows, newest first, from behind the given one. */
export async function listLedger(
  db: Executor,
  companyId: string,
  filter: LedgerFilter,
  limit: number,
  before: string | undefined,
) {
  return entries(db)
    .where(and(matches(companyId, filter), before ? lt(creditLedger.id, before) : undefined))
    .orderBy(desc(creditLedger.id))
    .limit(limit + 1);
}

/** All rows that match, oldest first. */
export async function wholeLedger(db: Executor, companyId: string, filter: LedgerFilter) {
  return entries(db).where(matches(companyId, filter)).orderBy(asc(creditLedger.id));
}

const entries = (db: Executor) =>
  db
    .select({ row: creditLedger, sessionTitle: sessions.title, orderCredits: orders.credits })
    .from(creditLedger)
    .leftJoin(sessions, eq(sessions.id, creditLedger.sessionId))
    .leftJoin(orders, eq(orders.id, creditLedger.orderId));

function matches(companyId: string, { reason, month }: LedgerFilter): SQL | undefined {
  return and(
    eq(creditLedger.companyId, companyId),
    reason ? eq(creditLedger.reason, reason) : undefined,
    month ? gte(creditLedger.createdAt, firstOf(month, 0)) : undefined,
    month ? lt(creditLedger.createdAt, firstOf(month, 1)) : undefined,
  );
}

/** The first moment of a month written `2026-11`, or of one so many months later. */
function firstOf(month: string, later: number): Date {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + later, 1));
}
