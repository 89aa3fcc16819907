import { and, asc, desc, eq, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import type { Executor, Tx } from "../../../db/client.ts";
import { billingAccounts } from "../../../db/schema/index.ts";
import { vatUnion } from "../tax/vat-rates.ts";

export type BillingAccountRow = typeof billingAccounts.$inferSelect;
type BillingAccountValues = Omit<BillingAccountRow, "id" | "companyId" | "createdAt">;

/** The billing accounts of a company, the default first. */
export async function listAccounts(db: Executor, companyId: string): Promise<BillingAccountRow[]> {
  return db
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.companyId, companyId))
    .orderBy(desc(billingAccounts.isDefault), asc(billingAccounts.label), asc(billingAccounts.id));
}

/** One of a company's accounts; the default one without an id. */
export async function findAccount(
  db: Executor,
  companyId: string,
  id?: string,
): Promise<BillingAccountRow | undefined> {
  const [row] = await db
    .select()
    .from(billingAccounts)
    .where(
      and(
        eq(billingAccounts.companyId, companyId),
        id === undefined ? billingAccounts.isDefault : eq(billingAccounts.id, id),
      ),
    );
  return row;
}

/** Stores an account. One that becomes the default replaces another one, so the company is locked. */
export async function saveAccount(
  tx: Tx,
  companyId: string,
  id: string | null,
  values: BillingAccountValues,
): Promise<BillingAccountRow> {
  if (values.isDefault)
    await tx
      .update(billingAccounts)
      .set({ isDefault: false })
      .where(and(eq(billingAccounts.companyId, companyId), billingAccounts.isDefault));
  const [row] = id
    ? await tx.update(billingAccounts).set(values).where(eq(billingAccounts.id, id)).returning()
    : await tx
        .insert(billingAccounts)
        .values({ companyId, ...values })
        .returning();
  return row!;
}

export async function deleteAccount(tx: Tx, id: string): Promise<void> {
  await tx.delete(billingAccounts).where(eq(billingAccounts.id, id));
}

/** Stores what a check said, unless the number has changed meanwhile. */
export async function saveCheck(
  db: Executor,
  { id, vatId }: Pick<BillingAccountRow, "id" | "vatId">,
  vatCheck: BillingAccountRow["vatCheck"],
): Promise<void> {
  await db
    .update(billingAccounts)
    .set({ vatCheck })
    .where(and(eq(billingAccounts.id, id), eq(billingAccounts.vatId, vatId!)));
}

/** Accounts in the Union whose number was last checked before a time, got no answer, or was never checked. */
export async function listToCheck(db: Executor, before: Date): Promise<BillingAccountRow[]> {
  const checkedAt = sql`(${billingAccounts.vatCheck}->>'at')::timestamptz`;
  return db
    .select()
    .from(billingAccounts)
    .where(
      and(
        isNotNull(billingAccounts.vatId),
        inArray(billingAccounts.countryId, [...vatUnion]),
        or(
          sql`${billingAccounts.vatCheck} is null`,
          sql`${billingAccounts.vatCheck}->'valid' = 'null'`,
          lt(checkedAt, before),
        ),
      ),
    )
    .orderBy(asc(billingAccounts.id));
}

/** How many numbers got no answer. */
export async function countUnanswered(db: Executor): Promise<number> {
  return db.$count(billingAccounts, sql`${billingAccounts.vatCheck}->'valid' = 'null'`);
}
