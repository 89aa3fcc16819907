import { Role } from "@lantern/contract/roles";
import { and, desc, eq, isNotNull, isNull, ne } from "drizzle-orm";
import type { Executor, Tx } from "../../../db/client.ts";
import { signOnIdentities, users } from "../../../db/schema/index.ts";
import type { Groups } from "./groups-policy.ts";

/** Who somebody is at the provider of a company. */
export interface SignOnIdentity {
  companyId: string;
  issuer: string;
  subject: string;
}

type GroupColumns = Pick<Groups, "groupProblem" | "groupsReceived">;

const listedMax = 50;

const isIdentity = ({ companyId, issuer, subject }: SignOnIdentity) =>
  and(
    eq(signOnIdentities.companyId, companyId),
    eq(signOnIdentities.issuer, issuer),
    eq(signOnIdentities.subject, subject),
  );

/** Those of an account at one provider. */
const ofAccount = (userId: string, { companyId, issuer }: SignOnIdentity) =>
  and(
    eq(signOnIdentities.userId, userId),
    eq(signOnIdentities.companyId, companyId),
    eq(signOnIdentities.issuer, issuer),
  );

const opens = isNull(signOnIdentities.awaitsSince);
const awaits = isNotNull(signOnIdentities.awaitsSince);

export async function findUserByIdentity(db: Executor, identity: SignOnIdentity) {
  const [row] = await db
    .select({ user: users })
    .from(signOnIdentities)
    .innerJoin(users, eq(users.id, signOnIdentities.userId))
    .where(and(isIdentity(identity), opens));
  return row?.user;
}

/** Whether another subject of the provider opens the account. */
export async function hasOtherSubject(tx: Tx, userId: string, identity: SignOnIdentity): Promise<boolean> {
  const others = and(ofAccount(userId, identity), ne(signOnIdentities.subject, identity.subject), opens);
  return (await tx.$count(signOnIdentities, others)) > 0;
}

/** From now on, this subject opens the account. */
export async function insertIdentity(
  tx: Tx,
  userId: string,
  identity: SignOnIdentity,
  groups: Groups | null,
): Promise<void> {
  // It may have waited with the address of another account.
  await tx.delete(signOnIdentities).where(and(isIdentity(identity), awaits));
  const { groupProblem = null, groupsReceived = null } = groups ?? {};
  await tx.insert(signOnIdentities).values({ userId, ...identity, groupProblem, groupsReceived });
}

/** Whose groups did not arrive the first time: whether they do now. */
export async function updateMissingGroups(
  tx: Tx,
  identity: SignOnIdentity,
  { groupProblem, groupsReceived }: GroupColumns,
): Promise<void> {
  await tx
    .update(signOnIdentities)
    .set({ groupProblem, groupsReceived })
    .where(and(isIdentity(identity), isNotNull(signOnIdentities.groupProblem)));
}

/** After a change of the claim or the group, nobody knows who would have which role. */
export async function forgetMissingGroups(tx: Tx, companyId: string): Promise<void> {
  await tx
    .update(signOnIdentities)
    .set({ groupProblem: null, groupsReceived: null })
    .where(and(eq(signOnIdentities.companyId, companyId), isNotNull(signOnIdentities.groupProblem)));
}

/** The newest people who got the role of those without groups, and still have it. */
export const listMissingGroups = (db: Executor, companyId: string) =>
  db
    .select({
      email: users.email,
      groupProblem: signOnIdentities.groupProblem,
      groupsReceived: signOnIdentities.groupsReceived,
    })
    .from(signOnIdentities)
    .innerJoin(users, eq(users.id, signOnIdentities.userId))
    .where(
      and(
        eq(signOnIdentities.companyId, companyId),
        isNotNull(signOnIdentities.groupProblem),
        eq(users.userTypeId, Role.CONSUMER_ADMIN_SUB),
      ),
    )
    .orderBy(desc(signOnIdentities.id))
    .limit(listedMax);

/**
 * A subject that an Owner has to decide about. Of several for one account, the newest waits: deciding about an earlier one
 * finds nothing, so that nobody lets in whom they have not read about.
 *
 * @returns its id
 */
export async function insertWaiting(
  tx: Tx,
  now: Date,
  userId: string,
  identity: SignOnIdentity,
): Promise<string | undefined> {
  const otherThanThis = ne(signOnIdentities.subject, identity.subject);
  await tx.delete(signOnIdentities).where(and(ofAccount(userId, identity), otherThanThis, awaits));
  const [made] = await tx
    .insert(signOnIdentities)
    .values({ userId, ...identity, awaitsSince: now })
    .onConflictDoNothing()
    .returning({ id: signOnIdentities.id });
  return made?.id;
}

export const listWaiting = (db: Executor, companyId: string, issuer: string) =>
  db
    .select({ identity: signOnIdentities, user: users })
    .from(signOnIdentities)
    .innerJoin(users, eq(users.id, signOnIdentities.userId))
    .where(and(eq(signOnIdentities.companyId, companyId), eq(signOnIdentities.issuer, issuer), awaits))
    .orderBy(desc(signOnIdentities.id))
    .limit(listedMax);

/** Takes a decided subject out of the list. */
export async function deleteWaiting(tx: Tx, companyId: string, id: string) {
  const [row] = await tx
    .delete(signOnIdentities)
    .where(and(eq(signOnIdentities.companyId, companyId), eq(signOnIdentities.id, id), awaits))
    .returning();
  return row;
}

/** The subjects that have opened the account so far. */
export async function deleteIdentities(tx: Tx, userId: string, identity: SignOnIdentity): Promise<void> {
  await tx.delete(signOnIdentities).where(and(ofAccount(userId, identity), opens));
}
