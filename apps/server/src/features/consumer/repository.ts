import { and, asc, eq, ilike, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import { consumers, sessionConsumers, sessions } from "../../db/schema/index.ts";

export type ConsumerRow = typeof consumers.$inferSelect;
export type ConsumerValues = Omit<typeof consumers.$inferInsert, "companyId">;

/** People without a name sort by their address. */
const sortName = sql<string>`lower(coalesce(${consumers.lastName}, '') || ' ' || coalesce(${consumers.firstName}, ${consumers.email}))`;

const present = (companyId: string) => and(eq(consumers.companyId, companyId), isNull(consumers.deletedAt));

export async function insertConsumer(
  tx: Executor,
  companyId: string,
  values: ConsumerValues,
): Promise<ConsumerRow> {
  const [made] = await tx
    .insert(consumers)
    .values({ ...values, companyId })
    .returning();
  return made!;
}

/** Adds those whose address the company does not know yet; returns what was added. */
export async function insertNewConsumers(tx: Executor, companyId: string, values: ConsumerValues[]) {
  if (values.length === 0) return [];
  return tx
    .insert(consumers)
    .values(values.map((value) => ({ ...value, companyId })))
    .onConflictDoNothing()
    .returning();
}

export async function findConsumer(
  db: Executor,
  companyId: string,
  id: string,
): Promise<ConsumerRow | undefined> {
  const [found] = await db
    .select()
    .from(consumers)
    .where(and(present(companyId), eq(consumers.id, id)));
  return found;
}

export async function findConsumersByEmail(db: Executor, companyId: string, emails: string[]) {
  if (emails.length === 0) return [];
  const lower = emails.map((email) => email.toLowerCase());
  return db
    .select()
    .from(consumers)
    .where(and(present(companyId), inArray(sql`lower(${consumers.email})`, lower)));
}

/** Those of the ids that are people of this company. */
export async function ownConsumerIds(db: Executor, companyId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: consumers.id })
    .from(consumers)
    .where(and(present(companyId), inArray(consumers.id, ids)));
  return new Set(rows.map((row) => row.id));
}

/** Those of the ids that are people of whatever company: only whether they exist is told. */
export async function countConsumers(db: Executor, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  return db.$count(consumers, and(inArray(consumers.id, ids), isNull(consumers.deletedAt)));
}

export async function listConsumers(
  db: Executor,
  companyId: string,
  page: { limit: number; search?: string | undefined; after?: [string, string] | undefined },
) {
  const after: SQL | undefined =
    page.after && sql`(${sortName}, ${consumers.id}) > (${page.after[0]}, ${page.after[1]}::uuid)`;
  const pattern = page.search && `%${page.search.replace(/[\\%_]/g, "\\$&")}%`;
  const match = pattern
    ? or(
        ilike(consumers.email, pattern),
        ilike(sql`concat_ws(' ', ${consumers.firstName}, ${consumers.lastName})`, pattern),
        ilike(consumers.department, pattern),
      )
    : undefined;
  return db
    .select({ row: consumers, sortName })
    .from(consumers)
    .where(and(present(companyId), match, after))
    .orderBy(asc(sortName), asc(consumers.id))
    .limit(page.limit + 1);
}

export async function updateConsumer(
  tx: Executor,
  companyId: string,
  id: string,
  values: Partial<ConsumerValues>,
) {
  const [changed] = await tx
    .update(consumers)
    .set(values)
    .where(and(present(companyId), eq(consumers.id, id)))
    .returning();
  return changed;
}

/** Takes someone off everything that is still to come, then takes name and address out of the row. */
export async function removeConsumer(
  tx: Executor,
  companyId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const open = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.companyId, companyId), inArray(sessions.status, ["draft", "confirmed"])));
  await tx
    .delete(sessionConsumers)
    .where(and(eq(sessionConsumers.consumerId, id), inArray(sessionConsumers.sessionId, open)));
  const gone = await updateConsumer(tx, companyId, id, {
    firstName: null,
    lastName: null,
    email: null,
    timezone: null,
    department: null,
    office: null,
    deletedAt: now,
  });
  return gone !== undefined;
}
