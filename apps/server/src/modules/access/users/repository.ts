import { Role } from "@lantern/contract/roles";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Executor } from "../../../db/client.ts";
import { companies, profiles, users } from "../../../db/schema/index.ts";

export type UserRow = typeof users.$inferSelect;

export async function insertUser(tx: Executor, values: typeof users.$inferInsert): Promise<UserRow> {
  const [made] = await tx.insert(users).values(values).returning();
  return made!;
}

export async function findUser(db: Executor, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

/** Reads a user and locks the row until the transaction ends. */
export async function lockUser(tx: Executor, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  return row;
}

/** Addresses are unique without regard to case. */
export async function findUserByEmail(db: Executor, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(sql`lower(${users.email}) = lower(${email})`);
  return row;
}

export async function updateUser(
  tx: Executor,
  id: string,
  values: Partial<typeof users.$inferInsert>,
): Promise<UserRow> {
  const [changed] = await tx.update(users).set(values).where(eq(users.id, id)).returning();
  return changed!;
}

/** Makes a user without a company the Owner of this one; undefined when they have a company already. */
export async function joinFirstCompany(
  tx: Executor,
  id: string,
  companyId: string,
): Promise<UserRow | undefined> {
  const [joined] = await tx
    .update(users)
    .set({ companyId, userTypeId: Role.CONSUMER_ADMIN })
    .where(and(eq(users.id, id), isNull(users.companyId)))
    .returning();
  return joined;
}

/** Stores the time of the first verification only. */
export async function acceptTerms(tx: Executor, id: string, at: Date): Promise<void> {
  await tx
    .update(users)
    .set({ termsAcceptedAt: at })
    .where(and(eq(users.id, id), isNull(users.termsAcceptedAt)));
}

/** A user with profile and company. */
export async function findUserProfile(db: Executor, id: string) {
  const [row] = await db
    .select({ user: users, profile: profiles, company: { id: companies.id, name: companies.name } })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, id));
  return row;
}

export type UserProfile = NonNullable<Awaited<ReturnType<typeof findUserProfile>>>;

export async function saveProfile(tx: Executor, values: typeof profiles.$inferInsert): Promise<void> {
  await tx.insert(profiles).values(values).onConflictDoUpdate({ target: profiles.userId, set: values });
}
