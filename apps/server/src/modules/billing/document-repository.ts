import type { DocumentKind } from "@lantern/contract/choices";
import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import type { Executor, Tx } from "../../db/client.ts";
import { documentCounters, documents } from "../../db/schema/index.ts";
import type { Seller } from "../../db/schema/orders.ts";
import { missingToSell } from "../../system/operator.ts";

export type DocumentRow = typeof documents.$inferSelect;

/**
 * The next number of a kind of document. The counter's row stays locked until the commit, and a rollback gives the number
 * back: so there are no gaps, which a sequence of PostgreSQL would have.
 */
export async function nextNumber(tx: Tx, series: string, kind: DocumentKind): Promise<number> {
  const [counter] = await tx
    .insert(documentCounters)
    .values({ series, kind, last: 1 })
    .onConflictDoUpdate({
      target: [documentCounters.series, documentCounters.kind],
      set: { last: sql`${documentCounters.last} + 1` },
    })
    .returning({ last: documentCounters.last });
  return counter!.last;
}

/** The operator as it is on documents of today. Null: its data are missing. */
export function sellerOf({ settings }: Pick<Context, "settings">): Seller | null {
  const { support: _, ...seller } = settings.operator;
  return missingToSell(settings.operator).length === 0 ? seller : null;
}

/** The documents of these orders, oldest first. */
export async function documentsOf(db: Executor, orderIds: string[]): Promise<DocumentRow[]> {
  if (orderIds.length === 0) return [];
  return db.select().from(documents).where(inArray(documents.orderId, orderIds)).orderBy(asc(documents.id));
}

export async function findDocument(db: Executor, id: string): Promise<DocumentRow | undefined> {
  const [row] = await db.select().from(documents).where(eq(documents.id, id));
  return row;
}

/**
 * What the documents of one order amount to, in cents: its invoice less what credit notes have credited. A receipt is the
 * invoice where there is no other.
 */
export function documentedCents(documents: Pick<DocumentRow, "kind" | "amountCents">[]): number {
  const total = (kind: DocumentKind) =>
    documents.filter((one) => one.kind === kind).reduce((cents, { amountCents }) => cents + amountCents, 0);
  return (total("invoice") || total("receipt")) - total("credit_note") + total("credit_note_reversal");
}
