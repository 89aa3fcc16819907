import { eq, inArray } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import { creditLots } from "../../db/schema/index.ts";

type LotRow = typeof creditLots.$inferSelect;

export async function findLot(db: Executor, orderId: string): Promise<LotRow | undefined> {
  const [lot] = await db.select().from(creditLots).where(eq(creditLots.orderId, orderId));
  return lot;
}

/** Credits of each order that nobody has used and that were not withdrawn, by its id. */
export async function remainingOf(db: Executor, orderIds: string[]): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const lots = await db.select().from(creditLots).where(inArray(creditLots.orderId, orderIds));
  return new Map(lots.map(({ orderId, remaining }) => [orderId!, remaining]));
}
