import type { Language } from "@lantern/contract/languages";
import { limits } from "@lantern/contract/limits";
import { and, eq, isNull } from "drizzle-orm";
import type { Executor, Tx } from "../../db/client.ts";
import { companies, creditLedger, settings } from "../../db/schema/index.ts";
import { emailDomain } from "./business-email.ts";

export type CompanyRow = typeof companies.$inferSelect;

/** @param language of whoever makes it, unless that is not known */
export async function insertCompany(tx: Executor, name: string, language?: Language | null): Promise<string> {
  const values = { name, ...(language && { language }) };
  const [made] = await tx.insert(companies).values(values).returning({ id: companies.id });
  return made!.id;
}

export async function findCompany(db: Executor, id: string): Promise<CompanyRow | undefined> {
  const [result] = await db.select().from(companies).where(eq(companies.id, id));
  return result;
}

/** The language of a company's files. */
export async function companyLanguage(db: Executor, id: string): Promise<Language> {
  return (await findCompany(db, id))?.language ?? "en";
}

/** What an Owner may set. */
export type CompanySettings = Pick<
  CompanyRow,
  | "name"
  | "brandColor"
  | "logoHash"
  | "personMeasures"
  | "chatRetentionDays"
  | "auditRetentionDays"
  | "signInMethods"
  | "secondFactorRequired"
  | "checkIn"
  | "language"
  | "subAdminsBuy"
  | "teamPages"
  | "teamPageDays"
>;

export async function saveSettings(
  tx: Executor,
  id: string,
  values: Partial<CompanySettings>,
): Promise<void> {
  await tx.update(companies).set(values).where(eq(companies.id, id));
}

/**
 * The only function that locks credits. Every change of a company's credits locks the company's row first, before the
 * row of any session. So two changes cannot deadlock, and values read here stay true until the commit.
 */
export async function lockCompany(tx: Tx, id: string): Promise<CompanyRow> {
  // Weaker than `update`, which would also block every insert of a row that references the company, such as an email,
  // and so make deadlocks possible again.
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

/** Verifies a company when its Owner's address is verified, and grants the free credits of its email domain. */
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

/** Administrators are notified below this number of available credits. The platform can set another number. */
export async function lowCreditsThreshold(db: Executor): Promise<number> {
  const [set] = await db.select().from(settings).where(eq(settings.key, "credits.low"));
  return typeof set?.value === "number" ? set.value : limits.lowCredits;
}
