import type { SignOnProblem } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { and, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Executor } from "../../../db/client.ts";
import {
  companies,
  companyDomains,
  enrollmentProofs,
  enrollments,
  invitations,
  signOnRequests,
  signOnSignIns,
  singleSignOn,
} from "../../../db/schema/index.ts";
import { hashSecret, newSecret } from "../../../system/secrets.ts";

export type SignOnRow = typeof singleSignOn.$inferSelect;
export type DomainRow = typeof companyDomains.$inferSelect;
type SignOnValues = Omit<typeof singleSignOn.$inferInsert, "companyId">;

const untoldAtOldAddress = and(singleSignOn.usesOldAddress, isNull(singleSignOn.oldAddressUntil));

export async function findSignOn(db: Executor, companyId: string): Promise<SignOnRow | undefined> {
  const [row] = await db.select().from(singleSignOn).where(eq(singleSignOn.companyId, companyId));
  return row;
}

/** The provider of the company that has proved this domain. */
export async function findByDomain(db: Executor, domain: string): Promise<SignOnRow | undefined> {
  const [row] = await db
    .select({ row: singleSignOn })
    .from(companyDomains)
    .innerJoin(singleSignOn, eq(singleSignOn.companyId, companyDomains.companyId))
    .innerJoin(companies, eq(companies.id, companyDomains.companyId))
    .where(
      and(eq(companyDomains.domain, domain), isNotNull(companyDomains.provedAt), isNull(companies.deletedAt)),
    );
  return row?.row;
}

export async function saveSignOn(tx: Executor, companyId: string, values: SignOnValues): Promise<void> {
  await tx
    .insert(singleSignOn)
    .values({ companyId, ...values })
    .onConflictDoUpdate({ target: singleSignOn.companyId, set: values });
}

export async function deleteSignOn(tx: Executor, companyId: string): Promise<boolean> {
  const removed = await tx.delete(singleSignOn).where(eq(singleSignOn.companyId, companyId)).returning();
  return removed.length > 0;
}

/** @returns false: it has one already */
export async function useOwnAddress(tx: Executor, companyId: string): Promise<boolean> {
  const changed = await tx
    .update(singleSignOn)
    .set({ usesOldAddress: false, oldAddressUntil: null })
    .where(and(eq(singleSignOn.companyId, companyId), singleSignOn.usesOldAddress))
    .returning({ companyId: singleSignOn.companyId });
  return changed.length > 0;
}

/** Companies whose provider knows only the old redirect address, and whose Owners have not been emailed about it. */
export const listUntoldAtOldAddress = async (db: Executor): Promise<SignOnRow[]> => {
  const rows = await db
    .select({ row: singleSignOn })
    .from(singleSignOn)
    .innerJoin(companies, eq(companies.id, singleSignOn.companyId))
    .where(and(untoldAtOldAddress, isNull(companies.deletedAt)));
  return rows.map(({ row }) => row);
};

/** @returns false: that has been decided before, or the company no longer uses it */
export async function endOldAddress(tx: Executor, companyId: string, until: Date): Promise<boolean> {
  const changed = await tx
    .update(singleSignOn)
    .set({ oldAddressUntil: until })
    .where(and(eq(singleSignOn.companyId, companyId), untoldAtOldAddress))
    .returning({ companyId: singleSignOn.companyId });
  return changed.length > 0;
}

export async function noteProblem(
  db: Executor,
  companyId: string,
  at: Date,
  problem: SignOnProblem,
  detail: string | null,
): Promise<void> {
  await db
    .update(singleSignOn)
    .set({ lastProblem: problem, lastProblemAt: at, lastProblemDetail: detail })
    .where(eq(singleSignOn.companyId, companyId));
}

/** Somebody has signed in: no problem is left. */
export async function noteSuccess(db: Executor, companyId: string, at: Date): Promise<void> {
  await db
    .update(singleSignOn)
    .set({
      ...noProblem,
      tokenAcceptedAt: sql`coalesce(${singleSignOn.tokenAcceptedAt}, ${at.toISOString()})`,
    })
    .where(eq(singleSignOn.companyId, companyId));
}

export const noProblem = { lastProblem: null, lastProblemAt: null, lastProblemDetail: null };

export const listDomains = (db: Executor, companyId: string): Promise<DomainRow[]> =>
  db
    .select()
    .from(companyDomains)
    .where(eq(companyDomains.companyId, companyId))
    .orderBy(companyDomains.domain);

const ownDomain = (companyId: string, id: string) =>
  and(eq(companyDomains.companyId, companyId), eq(companyDomains.id, id));

export async function findDomain(
  db: Executor,
  companyId: string,
  id: string,
): Promise<DomainRow | undefined> {
  const [row] = await db.select().from(companyDomains).where(ownDomain(companyId, id));
  return row;
}

export async function insertDomain(
  tx: Executor,
  values: typeof companyDomains.$inferInsert,
): Promise<DomainRow> {
  const [made] = await tx.insert(companyDomains).values(values).returning();
  return made!;
}

export async function markProved(tx: Executor, id: string, provedAt: Date): Promise<DomainRow> {
  const [proved] = await tx
    .update(companyDomains)
    .set({ provedAt })
    .where(eq(companyDomains.id, id))
    .returning();
  return proved!;
}

export async function deleteDomain(tx: Executor, companyId: string, id: string) {
  const [removed] = await tx.delete(companyDomains).where(ownDomain(companyId, id)).returning();
  return removed;
}

export async function isProvedBy(db: Executor, companyId: string, domain: string): Promise<boolean> {
  const [row] = await db
    .select({ id: companyDomains.id })
    .from(companyDomains)
    .where(
      and(
        eq(companyDomains.companyId, companyId),
        eq(companyDomains.domain, domain),
        isNotNull(companyDomains.provedAt),
      ),
    );
  return row !== undefined;
}

export type RequestRow = typeof signOnRequests.$inferSelect;
type RequestValues = Pick<
  RequestRow,
  "companyId" | "issuer" | "state" | "nonce" | "verifier" | "usesOldAddress" | "enrollmentId"
>;

/** Resolves with the secret that the browser stores. */
export async function insertRequest(db: Executor, now: Date, values: RequestValues): Promise<string> {
  const { secret, hash } = newSecret();
  const expiresAt = new Date(now.getTime() + limits.signOnMinutes * 60_000);
  await db.insert(signOnRequests).values({ ...values, tokenHash: hash, expiresAt });
  return secret;
}

/** Uses up the request of this browser: of two responses at once, one gets it. */
export async function useRequest(
  db: Executor,
  now: Date,
  secret: string,
  state: string,
): Promise<RequestRow | undefined> {
  const [row] = await db
    .delete(signOnRequests)
    .where(
      and(
        eq(signOnRequests.tokenHash, hashSecret(secret)),
        eq(signOnRequests.state, state),
        gt(signOnRequests.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

/** The company that an enrollment belongs to. */
export async function companyOfEnrollment(db: Executor, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ companyId: enrollments.companyId })
    .from(enrollments)
    .where(eq(enrollments.id, id));
  return row?.companyId;
}

/** Resolves with the secret by which this browser enrolls with an address that the provider has proved. */
export async function insertProvedAddress(
  db: Executor,
  now: Date,
  enrollmentId: string,
  email: string,
): Promise<string> {
  const { secret, hash } = newSecret();
  const expiresAt = new Date(now.getTime() + limits.enrollmentProofMinutes * 60_000);
  await db
    .insert(enrollmentProofs)
    .values({ tokenHash: hash, enrollmentId, email, codeHash: null, expiresAt });
  return secret;
}

/** Uses up the company's invitation of this address. */
export async function useInvitation(tx: Executor, now: Date, companyId: string, email: string) {
  const [used] = await tx
    .update(invitations)
    .set({ acceptedAt: now })
    .where(
      and(
        eq(invitations.companyId, companyId),
        sql`lower(${invitations.email}) = lower(${email})`,
        isNull(invitations.acceptedAt),
        gt(invitations.expiresAt, now),
      ),
    )
    .returning();
  return used;
}

export async function insertSignIn(
  tx: Executor,
  now: Date,
  values: Omit<typeof signOnSignIns.$inferInsert, "expiresAt">,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + limits.signInDays * 86_400_000);
  await tx.insert(signOnSignIns).values({ ...values, expiresAt });
}

export async function findSignIn(db: Executor, signInId: string) {
  const [row] = await db.select().from(signOnSignIns).where(eq(signOnSignIns.signInId, signInId));
  return row;
}

/** The sign-ins that a logout token names. */
export const listSignIns = (
  db: Executor,
  { companyId, issuer }: Pick<SignOnRow, "companyId" | "issuer">,
  { subject, sid }: { subject: string | null; sid: string | null },
) =>
  db
    .select()
    .from(signOnSignIns)
    .where(
      and(
        eq(signOnSignIns.companyId, companyId),
        eq(signOnSignIns.issuer, issuer),
        subject === null ? undefined : eq(signOnSignIns.subject, subject),
        sid === null ? undefined : eq(signOnSignIns.sid, sid),
      ),
    );
