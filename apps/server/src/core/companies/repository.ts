import { limits } from "@lantern/contract/limits";
import { and, eq, isNull } from "drizzle-orm";
import type { Executor, Tx } from "../../db/client.ts";
import { companies, creditLedger, settings } from "../../db/schema/index.ts";
import { emailDomain } from "../users/business-email.ts";

export type CompanyRow = typeof companies.$inferSelect;

export async function insertCompany(tx: Executor, name: string): Promise<string> {
  const [made] = await tx.insert(companies).values({ name }).returning({ id: companies.id });
  return made!.id;
}

export async function findCompany(db: Executor, id: string): Promise<CompanyRow | undefined> {
  const [result] = await db.select().from(companies).where(eq(companies.id, id));
  return result;
}

/** What an Owner may set. */
export type CompanySettings = Pick<
  CompanyRow,
  "name" | "brandColor" | "logoHash" | "personMeasures" | "chatRetentionDays" | "signInMethods"
>;

export async function saveSettings(
  tx: Executor,
  id: string,
  values: Partial<CompanySettings>,
): Promise<void> {
  await tx.update(companies).set(values).where(eq(companies.id, id));
}

/**
 * The one place where credits are locked: whoever moves credits of a company holds its row first, before any
 * session's. So two moves never wait for each other crosswise, and what is read here stays true until commit.
 */
export async function lockCompany(tx: Tx, id: string): Promise<CompanyRow> {
  // Weaker than `update`, which would also stop every row that only refers to the company (a mail, say) and so
  // bring back the crosswise wait.
  const [locked] = await tx.select().from(companies).where(eq(companies.id, id)).for("no key update");
  if (!locked) throw new Error(`company ${id} is gone`);
  return locked;
}

/** Adds a ledger row; the same reference counts once. Returns whether it was new. */
export async function addLedgerRow(tx: Tx, row: typeof creditLedger.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(creditLedger)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: creditLedger.id });
  return added.length > 0;
}

/** Makes a company real when its Owner's address is proved, and grants the free credits of its mail domain. */
export async function verifyCompany(tx: Tx, now: Date, companyId: string, email: string): Promise<void> {
  await lockCompany(tx, companyId);
  const [newly] = await tx
    .update(companies)
    .set({ verifiedAt: now })
    .where(and(eq(companies.id, companyId), isNull(companies.verifiedAt)))
    .returning({ id: companies.id });
  if (!newly) return;
  await addLedgerRow(tx, {
    companyId,
    amount: limits.welcomeCredits,
    reason: "grant",
    reference: `welcome:${emailDomain(email)}`,
  });
}

/** Fewer free credits than this are few; the platform may set another number. */
export async function lowCreditsThreshold(db: Executor): Promise<number> {
  const [set] = await db.select().from(settings).where(eq(settings.key, "credits.low"));
  return typeof set?.value === "number" ? set.value : limits.lowCredits;
}
