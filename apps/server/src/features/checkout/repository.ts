import { asc, eq, isNotNull, max, sql } from "drizzle-orm";
import type { Executor, Tx } from "../../db/client.ts";
import { orders, products } from "../../db/schema/index.ts";

export type OrderRow = typeof orders.$inferSelect;
export type ProductRow = typeof products.$inferSelect;

/** What can be bought, smallest first. */
export async function listPriced(db: Executor): Promise<ProductRow[]> {
  return db.select().from(products).where(isNotNull(products.priceCents)).orderBy(asc(products.credits));
}

export async function findProduct(db: Executor, id: string): Promise<ProductRow | undefined> {
  const [result] = await db.select().from(products).where(eq(products.id, id));
  return result;
}

export async function listAllProducts(db: Executor): Promise<ProductRow[]> {
  return db.select().from(products).orderBy(asc(products.credits), asc(products.id));
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

/** Changes an order. Its company is locked, so that nothing else changes it at the same time. */
export async function updateOrder(
  tx: Tx,
  id: string,
  to: Partial<Omit<OrderRow, "id" | "companyId">>,
): Promise<void> {
  await tx.update(orders).set(to).where(eq(orders.id, id));
}

export async function findByPayment(db: Executor, payment: string): Promise<OrderRow | undefined> {
  const [result] = await db.select().from(orders).where(eq(orders.payment, payment));
  return result;
}

/** The next receipt number. Numbers have no gaps, so only one payment at a time gets one. */
export async function nextReceiptNumber(tx: Tx): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('orders.receipt_number'))`);
  const [highest] = await tx.select({ number: max(orders.receiptNumber) }).from(orders);
  return (highest?.number ?? 0) + 1;
}
