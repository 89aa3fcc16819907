import { limits } from "@lantern/contract/limits";
import { Role, type RoleId } from "@lantern/contract/roles";
import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Executor } from "../../../db/client.ts";
import { companies, invitations, users } from "../../../db/schema/index.ts";
import { hashSecret, newSecret } from "../../../system/secrets.ts";
import type { UserRow } from "./repository.ts";

export type InvitationRow = typeof invitations.$inferSelect;

export async function listAdmins(db: Executor, companyId: string): Promise<UserRow[]> {
  return db.select().from(users).where(eq(users.companyId, companyId)).orderBy(asc(users.id));
}

/** Administrators who can get emails about sessions. */
export async function listVerifiedAdmins(db: Executor, companyId: string): Promise<UserRow[]> {
  const admins = await listAdmins(db, companyId);
  return admins.filter((admin) => admin.emailVerifiedAt !== null && !admin.billingOnly);
}

/** Owners who can get emails. */
export async function listOwners(db: Executor, companyId: string): Promise<UserRow[]> {
  const admins = await listVerifiedAdmins(db, companyId);
  return admins.filter((admin) => admin.userTypeId === Role.CONSUMER_ADMIN);
}

export async function findAdmin(db: Executor, companyId: string, id: string): Promise<UserRow | undefined> {
  const [result] = await db
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, id)));
  return result;
}

const open = (now: Date) => and(isNull(invitations.acceptedAt), gt(invitations.expiresAt, now));

export async function listInvitations(db: Executor, now: Date, companyId: string): Promise<InvitationRow[]> {
  return db
    .select()
    .from(invitations)
    .where(and(eq(invitations.companyId, companyId), open(now)))
    .orderBy(asc(invitations.id));
}

/** Creates an invitation and deletes earlier ones to the same address. */
export async function insertInvitation(
  tx: Executor,
  now: Date,
  invitation: {
    companyId: string;
    email: string;
    userTypeId: RoleId;
    billingOnly?: boolean;
    invitedBy: string;
  },
) {
  const { companyId, email } = invitation;
  const earlier = and(
    eq(invitations.companyId, companyId),
    sql`lower(${invitations.email}) = lower(${email})`,
  );
  await tx.delete(invitations).where(and(earlier, isNull(invitations.acceptedAt)));
  const { secret, hash } = newSecret();
  const expiresAt = new Date(now.getTime() + limits.invitationDays * 86_400_000);
  const [made] = await tx
    .insert(invitations)
    .values({ ...invitation, tokenHash: hash, expiresAt, createdAt: now })
    .returning();
  return { row: made!, secret };
}

export async function deleteInvitation(tx: Executor, companyId: string, id: string): Promise<boolean> {
  const removed = await tx
    .delete(invitations)
    .where(and(eq(invitations.companyId, companyId), eq(invitations.id, id), isNull(invitations.acceptedAt)))
    .returning({ id: invitations.id });
  return removed.length > 0;
}

/** A valid invitation with its company and its sender. */
export async function findInvitation(db: Executor, now: Date, secret: string) {
  const [result] = await db
    .select({
      invitation: invitations,
      company: { name: companies.name },
      host: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.tokenHash, hashSecret(secret)), open(now)));
  return result;
}

/** Of two requests with one token, only one gets the row. */
export async function redeemInvitation(
  tx: Executor,
  now: Date,
  secret: string,
): Promise<InvitationRow | undefined> {
  const [redeemed] = await tx
    .update(invitations)
    .set({ acceptedAt: now })
    .where(and(eq(invitations.tokenHash, hashSecret(secret)), open(now)))
    .returning();
  return redeemed;
}
