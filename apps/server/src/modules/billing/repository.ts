import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Executor, Tx } from "../../db/client.ts";
import { companies, creditLedger, orders, products } from "../../db/schema/index.ts";

export type OrderRow = typeof orders.$inferSelect;
export type ProductRow = typeof products.$inferSelect;

/** What can be bought in a currency, smallest first. */
export async function listPriced(db: Executor, currency: string): Promise<ProductRow[]> {
  return db
    .select()
    .from(products)
    .where(and(isNotNull(products.priceCents), eq(products.currency, currency)))
    .orderBy(asc(products.credits));
}

/** Currencies in which something can be bought. */
export async function listCurrencies(db: Executor): Promise<string[]> {
  const rows = await db
    .selectDistinct({ currency: products.currency })
    .from(products)
    .where(isNotNull(products.priceCents));
  return rows.map(({ currency }) => currency);
}

export async function findProduct(db: Executor, id: string): Promise<ProductRow | undefined> {
  const [result] = await db.select().from(products).where(eq(products.id, id));
  return result;
}

export async function listAllProducts(db: Executor): Promise<ProductRow[]> {
  return db.select().from(products).orderBy(asc(products.currency), asc(products.credits), asc(products.id));
}

/** Creates or changes a product. */
export async function putProduct(
  tx: Tx,
  id: string,
  values: Pick<ProductRow, "credits" | "priceCents"> & { currency?: string | undefined },
): Promise<ProductRow> {
  const [row] = await tx
    .insert(products)
    .values({ id, ...values })
    .onConflictDoUpdate({ target: products.id, set: values })
    .returning();
  return row!;
}

export async function insertOrder(tx: Tx, row: typeof orders.$inferInsert): Promise<string> {
  const [made] = await tx.insert(orders).values(row).returning({ id: orders.id });
  return made!.id;
}

export async function findOrder(db: Executor, id: string): Promise<OrderRow | undefined> {
  const [result] = await db.select().from(orders).where(eq(orders.id, id));
  return result;
}

/** An order of the company by its id, or by the id that its quote had. */
export async function findOrderOrQuote(
  db: Executor,
  companyId: string,
  id: string,
): Promise<OrderRow | undefined> {
  const [result] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, companyId), or(eq(orders.id, id), eq(orders.quoteId, id))))
    // Orders of one quote were several: the one that it became has its day.
    .orderBy(sql`${orders.validUntil} nulls last`, asc(orders.id))
    .limit(1);
  return result;
}

/** The newest unpaid order of the same number of credits; those by card only if they were placed since a time. */
export async function findEqualOrder(
  tx: Tx,
  companyId: string,
  order: Pick<
    OrderRow,
    "credits" | "amountCents" | "currency" | "billingAccountId" | "purchaseOrder" | "method"
  >,
  since: Date,
): Promise<OrderRow | undefined> {
  const [result] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.companyId, companyId),
        order.method === "invoice" ? unpaidInvoice : and(unpaidByCard, gt(orders.orderedAt, since)),
        eq(orders.credits, order.credits),
        eq(orders.amountCents, order.amountCents),
        eq(orders.currency, order.currency),
        sql`${orders.billingAccountId} is not distinct from ${order.billingAccountId}`,
        sql`${orders.purchaseOrder} is not distinct from ${order.purchaseOrder}`,
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1);
  return result;
}

/** Unpaid orders by card of all companies that were placed before a time. A quote is honored until its day. */
export async function listAbandonedOrders(db: Executor, before: Date, now: Date): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        unpaidByCard,
        lt(orders.orderedAt, before),
        or(isNull(orders.validUntil), lt(orders.validUntil, now)),
      ),
    )
    .orderBy(asc(orders.id));
}

/** Changes an order. Its company is locked, so that nothing else changes it at the same time. */
export async function updateOrder(
  tx: Tx,
  id: string,
  to: Partial<Omit<OrderRow, "id" | "companyId">>,
): Promise<void> {
  await tx.update(orders).set(to).where(eq(orders.id, id));
}

/** What the ledger has of an order: its credits, including those that the company owes, and the number of rows. */
export async function creditsOfOrder(tx: Tx, id: string): Promise<{ credits: number; rows: number }> {
  const [row] = await tx
    .select({
      credits: sql<number>`coalesce(sum(${creditLedger.amount} - ${creditLedger.owed}), 0)::int`,
      rows: sql<number>`count(*)::int`,
    })
    .from(creditLedger)
    .where(eq(creditLedger.orderId, id));
  return row!;
}

/** States in which the price, or a part of it, is still to be paid. */
const unpaidStatuses: OrderRow["status"][] = ["open", "declined", "expired", "part_paid"];
export const isUnpaid = ({ status }: Pick<OrderRow, "status">) => unpaidStatuses.includes(status);
export const unpaidInvoice = and(eq(orders.method, "invoice"), inArray(orders.status, ["open", "part_paid"]));
const unpaidByCard = and(eq(orders.method, "card"), inArray(orders.status, ["open", "declined", "expired"]));
/** Whether nothing has been paid of an order by card. */
export const isUnpaidByCard = ({ method, status }: Pick<OrderRow, "method" | "status">) =>
  method === "card" && isUnpaid({ status }) && status !== "part_paid";

/** Unpaid invoices of a company. */
export async function listUnpaidInvoices(db: Executor, companyId: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, companyId), unpaidInvoice));
}

/** Unpaid invoices of all companies whose time is over. */
export async function listOverdueInvoices(db: Executor, now: Date): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(unpaidInvoice, lt(orders.dueAt, now)))
    .orderBy(asc(orders.id));
}

/** The first purchase decides the currency of a company. */
export async function setCurrency(tx: Tx, companyId: string, currency: string): Promise<void> {
  await tx
    .update(companies)
    .set({ currency })
    .where(and(eq(companies.id, companyId), isNull(companies.currency)));
}

export async function setInvoiceLimit(tx: Tx, companyId: string, invoiceLimit: number | null): Promise<void> {
  await tx.update(companies).set({ invoiceLimit }).where(eq(companies.id, companyId));
}
