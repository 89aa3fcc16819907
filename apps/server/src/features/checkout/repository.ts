import { and, asc, desc, eq, inArray, isNotNull, lt } from "drizzle-orm";
import type { Executor, Tx } from "../../db/client.ts";
import { orders, products } from "../../db/schema/index.ts";

export type OrderRow = typeof orders.$inferSelect;
export type ProductRow = typeof products.$inferSelect;

/** What can be bought, smallest first. */
export async function listPriced(db: Executor): Promise<ProductRow[]> {
  return db.select().from(products).where(isNotNull(products.priceCents)).orderBy(asc(products.credits));
}

export async function findProduct(db: Executor, id: string): Promise<ProductRow | undefined> {
  const [found] = await db.select().from(products).where(eq(products.id, id));
  return found;
}

export async function insertOrder(tx: Tx, row: typeof orders.$inferInsert): Promise<string> {
  const [made] = await tx.insert(orders).values(row).returning({ id: orders.id });
  return made!.id;
}

export async function findOrder(db: Executor, id: string): Promise<OrderRow | undefined> {
  const [found] = await db.select().from(orders).where(eq(orders.id, id));
  return found;
}

/** Moves an order on from one of these states. Returns whether it was there. */
export async function moveOrder(
  tx: Tx,
  id: string,
  from: OrderRow["status"][],
  to: Partial<Pick<OrderRow, "status" | "paidAt">>,
): Promise<boolean> {
  const moved = await tx
    .update(orders)
    .set(to)
    .where(and(eq(orders.id, id), inArray(orders.status, from)))
    .returning({ id: orders.id });
  return moved.length > 0;
}

/** Orders of a company, newest first, from behind the given one. */
export async function listOrders(
  db: Executor,
  companyId: string,
  limit: number,
  before: string | undefined,
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, companyId), before ? lt(orders.id, before) : undefined))
    .orderBy(desc(orders.id))
    .limit(limit + 1);
}
