import { and, asc, eq, inArray, isNotNull, isNull, like, lt } from "drizzle-orm";
import type { Executor, Tx } from "../../db/client.ts";
import { disputes, payments, refunds } from "../../db/schema/index.ts";
import type { PaymentFacts } from "./position-policy.ts";

type RefundRow = typeof refunds.$inferSelect;

/** A payment of an order, with what was taken back of it. */
export interface PaymentRow extends PaymentFacts {
  orderId: string;
  receivedAt: Date;
  note: string | null;
  refunds: RefundRow[];
  disputes: (typeof disputes.$inferSelect)[];
}

/** The payments of these orders with what was taken back of them, in the order in which they were received. */
export async function paymentsOf(db: Executor, orderIds: string[]): Promise<PaymentRow[]> {
  if (orderIds.length === 0) return [];
  const complete = await db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, orderIds))
    .orderBy(asc(payments.receivedAt), asc(payments.id));
  // Only the stub of a payment lacks them, and it has no order.
  const rows = complete as ((typeof complete)[0] &
    Pick<PaymentRow, "orderId" | "amountCents" | "receivedAt">)[];
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const back = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, ids))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  const disputed = await db
    .select()
    .from(disputes)
    .where(inArray(disputes.paymentId, ids))
    .orderBy(asc(disputes.createdAt), asc(disputes.id));
  return rows.map((row) => ({
    ...row,
    refunds: back.filter(({ paymentId }) => paymentId === row.id),
    disputes: disputed.filter(({ paymentId }) => paymentId === row.id),
  }));
}

/** Stores a payment of an order; the same one counts once. Returns whether it is new. The row is locked. */
export async function insertPayment(
  tx: Tx,
  values: { id: string; orderId: string; amountCents: number; receivedAt: Date; note?: string },
): Promise<boolean> {
  const stored = await tx
    .insert(payments)
    .values(values)
    .onConflictDoUpdate({ target: payments.id, set: values, setWhere: isNull(payments.orderId) })
    .returning({ id: payments.id });
  return stored.length > 0;
}

/**
 * Locks a payment, which need not be known yet, before anything that is reported about it. Whoever also locks a company
 * locks the payment first.
 */
export async function lockPayment(tx: Tx, id: string, now: Date): Promise<{ orderId: string | null }> {
  const [row] = await tx
    .insert(payments)
    .values({ id, createdAt: now })
    .onConflictDoUpdate({ target: payments.id, set: { id } })
    .returning({ orderId: payments.orderId });
  return row!;
}

export async function findPayment(db: Executor, id: string): Promise<{ orderId: string } | undefined> {
  const [row] = await db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(eq(payments.id, id), isNotNull(payments.orderId)));
  return row as { orderId: string } | undefined;
}

/** Forgets what was reported about payments that never arrived here: another product may share the account. */
export async function deleteUnmatchedPayments(db: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - unmatchedDays * 86_400_000);
  const unmatched = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(isNull(payments.orderId), lt(payments.createdAt, before)));
  await db.delete(refunds).where(inArray(refunds.paymentId, unmatched));
  await db.delete(disputes).where(inArray(disputes.paymentId, unmatched));
  await db.delete(payments).where(inArray(payments.id, unmatched));
}

const unmatchedDays = 90;

/** Whether the sum of earlier refunds, from before each was stored, contains one that was made at this time. */
export async function isRefundInSum(tx: Tx, paymentId: string, madeAt: Date): Promise<boolean> {
  const rows = await tx
    .select({ createdAt: refunds.createdAt })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), like(refunds.id, "before:%")));
  return rows.some(({ createdAt }) => madeAt <= createdAt);
}

/** Stores a refund. Its state only moves forward, and the first reason stays. Returns it as it was before, if it was. */
export async function saveRefund(
  tx: Tx,
  refund: Omit<RefundRow, "reason" | "note"> & Partial<Pick<RefundRow, "reason" | "note">>,
): Promise<RefundRow | undefined> {
  const [before] = await tx.select().from(refunds).where(eq(refunds.id, refund.id));
  if (!before) await tx.insert(refunds).values(refund);
  else
    await tx
      .update(refunds)
      .set({
        state: refundStates[Math.max(...[before, refund].map(({ state }) => refundStates.indexOf(state)))]!,
        reason: before.reason ?? refund.reason ?? null,
        note: before.note ?? refund.note ?? null,
      })
      .where(eq(refunds.id, refund.id));
  return before;
}

/** A bank can also reject a refund that seemed to have succeeded. */
const refundStates = ["pending", "succeeded", "failed"] as const;

/** Stores a dispute. Once it is decided, it stays so. One from before each was stored gets its id with the next event. */
export async function saveDispute(tx: Tx, dispute: typeof disputes.$inferInsert): Promise<void> {
  const [same] = await tx.select().from(disputes).where(eq(disputes.id, dispute.id));
  const [nameless] = same
    ? []
    : await tx
        .select()
        .from(disputes)
        .where(and(eq(disputes.paymentId, dispute.paymentId), like(disputes.id, "before:%")));
  const before = same ?? nameless;
  if (!before) await tx.insert(disputes).values(dispute);
  else
    await tx
      .update(disputes)
      .set({ id: dispute.id, state: before.state === "open" ? dispute.state : before.state })
      .where(eq(disputes.id, before.id));
}
