import { and, eq, gte, inArray, isNotNull, lte, or, sql } from "drizzle-orm";
import type { CompanyRow } from "../../core/companies/repository.ts";
import type { Executor } from "../../db/client.ts";
import { disputes, orders, payments } from "../../db/schema/index.ts";
import { findAccount } from "./accounts/repository.ts";
import { limitByRule, type PaymentRecord } from "./invoice-policy.ts";
import { unpaidInvoice } from "./repository.ts";

/** How many credits of unpaid invoices a company may have: as ADMIN has set it, or by the rule. */
export async function invoiceLimitOf(db: Executor, company: CompanyRow, now: Date): Promise<number> {
  return company.invoiceLimit ?? limitByRule(await paymentRecord(db, company.id, now));
}

async function paymentRecord(db: Executor, companyId: string, now: Date): Promise<PaymentRecord> {
  const [[record], account] = await Promise.all([
    db
      .select({
        hasPaidOnTime: sql<boolean>`coalesce(bool_or(${and(isSettled, eq(orders.method, "invoice"), lte(orders.paidAt, orders.dueAt))}), false)`,
        largestPaid: sql<number>`coalesce(max(${orders.credits}) filter (where ${isSettled}), 0)::int`,
        isInArrears: sql<boolean>`coalesce(bool_or(${or(and(unpaidInvoice, lte(orders.dueAt, now)), wasDisputed(now))}), false)`,
      })
      .from(orders)
      .where(eq(orders.companyId, companyId)),
    findAccount(db, companyId),
  ]);
  return { ...record!, hasTaxNumber: Boolean(account?.vatId) };
}

const isSettled = and(isNotNull(orders.paidAt), inArray(orders.status, ["paid", "part_refunded"]));

function wasDisputed(now: Date) {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - 1);
  return sql`exists (select from ${payments} join ${disputes} on ${eq(disputes.paymentId, payments.id)}
    where ${and(eq(payments.orderId, orders.id), gte(disputes.createdAt, since))})`;
}
