import type { DocumentKind } from "@lantern/contract/choices";
import { and, asc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import type { Executor, Tx } from "../../db/client.ts";
import { billingAccounts, documentCounters, documents, eInvoices, orders } from "../../db/schema/index.ts";
import type { Seller } from "../../db/schema/orders.ts";
import { missingToSell } from "../../system/operator.ts";

export type DocumentRow = typeof documents.$inferSelect;
/** With whether it can be had as XRechnung. */
export type ListedDocument = DocumentRow & { hasXRechnung: boolean };

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
export async function documentsOf(db: Executor, orderIds: string[]): Promise<ListedDocument[]> {
  return orderIds.length === 0 ? [] : listDocuments(db, inArray(documents.orderId, orderIds));
}

export const documentsOfCompany = (db: Executor, companyId: string): Promise<ListedDocument[]> =>
  listDocuments(db, eq(documents.companyId, companyId));

async function listDocuments(db: Executor, which: SQL): Promise<ListedDocument[]> {
  const hasXRechnung = sql<boolean>`exists (
    select from ${eInvoices} where ${eInvoices.documentId} = ${documents.id} and ${eInvoices.syntax} = 'ubl')`;
  return db
    .select({ ...getTableColumns(documents), hasXRechnung })
    .from(documents)
    .where(which)
    .orderBy(asc(documents.id));
}

/**
 * Of these documents those that emails have as XRechnung, too: their billing account has chosen so, or the default one once
 * that is removed.
 */
export async function emailedAsXRechnung(db: Executor, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .innerJoin(eInvoices, and(eq(eInvoices.documentId, documents.id), eq(eInvoices.syntax, "ubl")))
    .innerJoin(
      billingAccounts,
      and(
        eq(billingAccounts.companyId, documents.companyId),
        eq(billingAccounts.format, "xrechnung"),
        or(
          eq(billingAccounts.id, orders.billingAccountId),
          and(isNull(orders.billingAccountId), billingAccounts.isDefault),
        ),
      ),
    )
    .where(inArray(documents.id, ids));
  return new Set(rows.map(({ id }) => id));
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
