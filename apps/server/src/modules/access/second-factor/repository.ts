import { and, count, eq, gt, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Executor } from "../../../db/client.ts";
import { authenticators, passkeys, recoveryCodes, signInTickets } from "../../../db/schema/index.ts";
import { hashSecret, newSecret } from "../../../system/secrets.ts";

export type AuthenticatorRow = typeof authenticators.$inferSelect;

/** The authenticator app of a person, confirmed or not. */
export async function findAuthenticator(db: Executor, userId: string): Promise<AuthenticatorRow | undefined> {
  const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
  return row;
}

/** Whether this person signs in with a second factor: an app or a passkey. */
export async function hasSecondFactor(db: Executor, userId: string): Promise<boolean> {
  if ((await findAuthenticator(db, userId))?.confirmedAt) return true;
  const [passkey] = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(1);
  return passkey !== undefined;
}

/** Starts a set-up again; false when an app is confirmed already. */
export async function saveUnconfirmed(
  db: Executor,
  userId: string,
  encryptedSecret: string,
): Promise<boolean> {
  const saved = await db
    .insert(authenticators)
    .values({ userId, encryptedSecret })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { encryptedSecret },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ userId: authenticators.userId });
  return saved.length > 0;
}

/** Of two set-ups at once, one is confirmed. */
export async function confirmAuthenticator(
  tx: Executor,
  { userId, encryptedSecret }: Pick<AuthenticatorRow, "userId" | "encryptedSecret">,
  confirmedAt: Date,
  lastStep: number,
): Promise<boolean> {
  const confirmed = await tx
    .update(authenticators)
    .set({ confirmedAt, lastStep })
    .where(
      and(
        eq(authenticators.userId, userId),
        eq(authenticators.encryptedSecret, encryptedSecret),
        isNull(authenticators.confirmedAt),
      ),
    )
    .returning({ userId: authenticators.userId });
  return confirmed.length > 0;
}

/** Records the time step of a code; false when this or a later code was accepted before. */
export async function useStep(tx: Executor, userId: string, step: number): Promise<boolean> {
  const used = await tx
    .update(authenticators)
    .set({ lastStep: step })
    .where(
      and(
        eq(authenticators.userId, userId),
        isNotNull(authenticators.confirmedAt),
        or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step)),
      ),
    )
    .returning({ userId: authenticators.userId });
  return used.length > 0;
}

/** Removes the app; false when there was no confirmed one. */
export async function deleteAuthenticator(tx: Executor, userId: string): Promise<boolean> {
  const [removed] = await tx.delete(authenticators).where(eq(authenticators.userId, userId)).returning();
  return Boolean(removed?.confirmedAt);
}

export async function countRecoveryCodes(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}

/** Recovery codes end with the last factor that they replace. */
export async function deleteRecoveryCodes(tx: Executor, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** The codes replace all earlier ones. */
export async function replaceRecoveryCodes(tx: Executor, userId: string, codes: string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashSecret(code) })));
}

/** Uses up a recovery code; false when it is wrong or was used before. */
export async function useRecoveryCode(tx: Executor, userId: string, code: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashSecret(code))))
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

export async function issueTicket(
  db: Executor,
  now: Date,
  minutes: number,
  { userId, ...trace }: { userId: string; device: string | null; signInId?: string },
): Promise<string> {
  const { secret, hash } = newSecret();
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await db.insert(signInTickets).values({ userId, ...trace, tokenHash: hash, expiresAt });
  return secret;
}

export async function findTicket(db: Executor, now: Date, secret: string) {
  const [row] = await db
    .select()
    .from(signInTickets)
    .where(and(eq(signInTickets.tokenHash, hashSecret(secret)), gt(signInTickets.expiresAt, now)));
  return row;
}

/** Uses up a ticket; false when another request was faster. */
export async function useTicket(tx: Executor, id: string): Promise<boolean> {
  const used = await tx
    .delete(signInTickets)
    .where(eq(signInTickets.id, id))
    .returning({ id: signInTickets.id });
  return used.length > 0;
}

/** A changed password ends sign-ins that wait for their second factor. */
export async function deleteTickets(tx: Executor, userId: string): Promise<void> {
  await tx.delete(signInTickets).where(eq(signInTickets.userId, userId));
}

/** Removes everything that a person proves themself with after the password; false when there was nothing. */
export async function deleteFactors(tx: Executor, userId: string): Promise<boolean> {
  const had = await hasSecondFactor(tx, userId);
  await deleteAuthenticator(tx, userId);
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await deleteRecoveryCodes(tx, userId);
  await deleteTickets(tx, userId);
  return had;
}
