import type { listedPerson } from "@lantern/contract/http";
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { NewAddress } from "../../core/addresses/hidden.ts";
import type { Executor, Tx } from "../../db/client.ts";
import { consumers } from "../../db/schema/index.ts";

export type ConsumerRow = typeof consumers.$inferSelect;
/** A participant as one line of an import describes them. */
export type ImportedPerson = Complete<z.output<typeof listedPerson>>;
type Complete<T> = { [K in keyof T]-?: Exclude<T[K], undefined> };
export type ConsumerValues = Omit<typeof consumers.$inferInsert, "companyId" | "earlierAddresses">;
/** An address is changed only together with what becomes of the old one, by `newAddress`. */
export type ConsumerChanges = Partial<Omit<ConsumerValues, "email">> &
  (NewAddress | { email?: never; earlierAddresses?: never });

/** Participants whom lists have: neither removed, nor left according to the company's directory. */
export const isListed = and(isNull(consumers.deletedAt), isNull(consumers.leftAt));

const present = (companyId: string) => and(eq(consumers.companyId, companyId), isListed);
const ofCompany = (companyId: string) => and(eq(consumers.companyId, companyId), isNull(consumers.deletedAt));

export async function insertConsumer(
  tx: Executor,
  companyId: string,
  values: ConsumerValues,
): Promise<ConsumerRow> {
  const [inserted] = await tx
    .insert(consumers)
    .values({ ...values, companyId })
    .returning();
  return inserted!;
}

/** Adds those whose address is not on the list yet; returns the added rows. */
export async function insertNewConsumers(
  tx: Executor,
  companyId: string,
  values: ConsumerValues[],
): Promise<ConsumerRow[]> {
  const added: ConsumerRow[] = [];
  // A statement has at most 65,535 parameters.
  for (let at = 0; at < values.length; at += 1000) {
    const rows = values.slice(at, at + 1000).map((value) => ({ ...value, companyId }));
    added.push(...(await tx.insert(consumers).values(rows).onConflictDoNothing().returning()));
  }
  return added;
}

/** Gives participants, by their address, what they lack. What is stored is never replaced. */
export async function fillByEmail(tx: Executor, companyId: string, people: ImportedPerson[]): Promise<void> {
  await tx.execute(sql`
    update consumers c set
      first_name = coalesce(nullif(c.first_name, ''), v.first_name), last_name = coalesce(nullif(c.last_name, ''), v.last_name),
      timezone = coalesce(nullif(c.timezone, ''), v.timezone), department = coalesce(nullif(c.department, ''), v.department),
      office = coalesce(nullif(c.office, ''), v.office), language = coalesce(c.language, v.language)
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as
      v(email text, first_name text, last_name text, timezone text, department text, office text, language text)
    where c.company_id = ${companyId} and c.deleted_at is null and c.left_at is null and lower(c.email) = lower(v.email)`);
}

/** A participant, also one who has left. */
export async function findConsumer(
  db: Executor,
  companyId: string,
  id: string,
): Promise<ConsumerRow | undefined> {
  const [consumer] = await db
    .select()
    .from(consumers)
    .where(and(ofCompany(companyId), eq(consumers.id, id)));
  return consumer;
}

export async function findConsumersByEmail(db: Executor, companyId: string, emails: string[]) {
  if (emails.length === 0) return [];
  const lower = emails.map((email) => email.toLowerCase());
  return db
    .select()
    .from(consumers)
    .where(and(present(companyId), inArray(sql`lower(${consumers.email})`, lower)));
}

/** Those of the addresses, in lower case, whose people have left according to the company's directory. */
export async function emailsOfLeavers(
  db: Executor,
  companyId: string,
  emails: string[],
): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const email = sql<string>`lower(${consumers.email})`;
  const lower = emails.map((one) => one.toLowerCase());
  const rows = await db
    .select({ email })
    .from(consumers)
    .where(and(eq(consumers.companyId, companyId), isNotNull(consumers.leftAt), inArray(email, lower)));
  return new Set(rows.map((row) => row.email));
}

/** Those of the ids that are participants of this company. */
export async function ownConsumerIds(db: Executor, companyId: string, ids: string[]): Promise<Set<string>> {
  return idsAmong(db, ids, present(companyId));
}

/** The same with those who have left. */
export async function storedConsumerIds(
  db: Executor,
  companyId: string,
  ids: string[],
): Promise<Set<string>> {
  return idsAmong(db, ids, ofCompany(companyId));
}

async function idsAmong(db: Executor, ids: string[], condition: SQL | undefined): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: consumers.id })
    .from(consumers)
    .where(and(condition, inArray(consumers.id, ids)));
  return new Set(rows.map((row) => row.id));
}

/** Those of the ids that are participants of this company, in the order of the ids. */
export async function ownPeople(db: Executor, companyId: string, ids: string[]): Promise<ConsumerRow[]> {
  return db
    .select()
    .from(consumers)
    .where(and(present(companyId), inArray(consumers.id, ids)))
    .orderBy(consumers.id);
}

/** How many of the ids are participants of any company. */
export async function countConsumers(db: Executor, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  return db.$count(consumers, and(inArray(consumers.id, ids), isNull(consumers.deletedAt)));
}

/** Those of the ids that are participants of this company, locked in the order of their ids. */
export async function lockConsumers(tx: Tx, companyId: string, ids: string[]): Promise<ConsumerRow[]> {
  return tx
    .select()
    .from(consumers)
    .where(and(present(companyId), inArray(consumers.id, ids)))
    .orderBy(consumers.id)
    .for("update");
}

export async function updateConsumers(
  tx: Tx,
  companyId: string,
  ids: string[],
  values: ConsumerChanges,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(consumers)
    .set(values)
    .where(and(present(companyId), inArray(consumers.id, ids)));
}

export async function updateConsumer(tx: Executor, companyId: string, id: string, values: ConsumerChanges) {
  const [changed] = await tx
    .update(consumers)
    .set(values)
    .where(and(present(companyId), eq(consumers.id, id)))
    .returning();
  return changed;
}
