import { eq, sql } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import { companies, profiles, users } from "../../db/schema/index.ts";

export type UserRow = typeof users.$inferSelect;
export type ProfileRow = typeof profiles.$inferSelect;

export async function insertUser(tx: Executor, values: typeof users.$inferInsert): Promise<UserRow> {
  const [made] = await tx.insert(users).values(values).returning();
  return made!;
}

export async function findUser(db: Executor, id: string): Promise<UserRow | undefined> {
  const [found] = await db.select().from(users).where(eq(users.id, id));
  return found;
}

/** Addresses are unique without regard to case. */
export async function findUserByEmail(db: Executor, email: string): Promise<UserRow | undefined> {
  const [found] = await db.select().from(users).where(sql`lower(${users.email}) = lower(${email})`);
  return found;
}

export async function updateUser(
  tx: Executor,
  id: string,
  values: Partial<typeof users.$inferInsert>,
): Promise<UserRow> {
  const [changed] = await tx.update(users).set(values).where(eq(users.id, id)).returning();
  return changed!;
}

/** A person with profile and company, as they are told of themselves. */
export async function findUserCard(db: Executor, id: string) {
  const [found] = await db
    .select({ user: users, profile: profiles, company: { id: companies.id, name: companies.name } })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, id));
  return found;
}

export type UserCard = NonNullable<Awaited<ReturnType<typeof findUserCard>>>;

export async function saveProfile(tx: Executor, values: typeof profiles.$inferInsert): Promise<void> {
  await tx.insert(profiles).values(values).onConflictDoUpdate({ target: profiles.userId, set: values });
}
