import { Role } from "@lantern/contract/roles";
import { eq } from "drizzle-orm";
import type { Context } from "../../src/core/context.ts";
import type { PaymentEvent } from "../../src/core/ports/payment-provider.ts";
import {
  billingAccounts,
  companies,
  creditLedger,
  documents,
  orders,
  outbox,
  users,
} from "../../src/db/schema/index.ts";
import { applyPaymentEvent } from "../../src/modules/billing/apply-payment.ts";
import { paymentsOf } from "../../src/modules/billing/payment-repository.ts";
import { positionOf } from "../../src/modules/billing/position-policy.ts";
import { reconcile } from "../../src/modules/billing/reconcile.ts";

/** A company without credits, with an Owner who gets its emails. */
async function emptyCompany({ db, now }: Context): Promise<string> {
  const [made] = await db.insert(companies).values({ name: "Northwind", verifiedAt: now() }).returning();
  const companyId = made!.id;
  const address = {
    name: "Northwind GmbH",
    street: "Hafen 4",
    postcode: "20457",
    city: "Hamburg",
    countryId: "DE",
  };
  await db.insert(billingAccounts).values({ companyId, label: "Northwind", ...address, isDefault: true });
  await db.insert(users).values({
    companyId,
    firstName: "Ada",
    lastName: "King",
    email: `owner@${companyId}.example`,
    userTypeId: Role.CONSUMER_ADMIN,
    emailVerifiedAt: now(),
  });
  return companyId;
}

/** An order of a company of its own: 48 credits for 913.92 unless said otherwise. */
export async function ordered(
  ctx: Context,
  change: Partial<typeof orders.$inferInsert> = {},
): Promise<{ id: string; companyId: string }> {
  const companyId = await emptyCompany(ctx);
  const dueAt = change.method === "invoice" ? new Date(ctx.now().getTime() + 30 * 86_400_000) : null;
  const placed = { method: "card", orderedAt: ctx.now(), dueAt } as const;
  const price = { productId: "credits-48", credits: 48, amountCents: 91_392, currency: "EUR" };
  const id = await ctx.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(orders)
      .values({ companyId, ...price, ...placed, ...change })
      .returning();
    await reconcile(ctx, tx, made!.id, { kind: "order" });
    return made!.id;
  });
  return { id, companyId };
}

export const pay = (ctx: Context, orderId: string, payment: string, amountCents = 91_392) =>
  applyPaymentEvent(ctx, { kind: "paid", orderId, payment, amountCents, currency: "EUR" });

type RefundEvent = Extract<PaymentEvent, { kind: "refund" }>;
type DisputeEvent = Extract<PaymentEvent, { kind: "dispute" }>;

export const refundOf = (
  ctx: Context,
  payment: string,
  refund: string,
  cents = 91_392,
  state: RefundEvent["state"] = "succeeded",
) => applyPaymentEvent(ctx, { kind: "refund", refund, payment, cents, state, createdAt: ctx.now() });

export const disputeOf = (
  ctx: Context,
  payment: string,
  dispute: string,
  state: DisputeEvent["state"],
  cents = 91_392,
) => applyPaymentEvent(ctx, { kind: "dispute", dispute, payment, cents, state });

/** What an order has come to: in the order itself, the ledger, the documents and the emails. */
export async function outcomeOf({ db }: Context, { id, companyId }: { id: string; companyId: string }) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
  const issued = await db.select().from(documents).where(eq(documents.orderId, id)).orderBy(documents.id);
  const rows = await db.select().from(creditLedger).where(eq(creditLedger.orderId, id));
  const sent = await db.select().from(outbox).where(eq(outbox.companyId, companyId)).orderBy(outbox.id);
  const { status, surplusCents } = order!;
  const { refundedCents } = positionOf(order!, await paymentsOf(db, [id]));
  return {
    status,
    surplus: surplusCents,
    refunded: refundedCents,
    credits: rows.reduce((sum, { amount, owed }) => sum + amount - owed, 0),
    balance: company!.creditBalance,
    debt: company!.creditDebt,
    ledger: rows.length,
    documents: issued.map(({ kind, amountCents }) => [kind, amountCents] as const),
    emails: sent.map(({ kind }) => kind),
  };
}
