import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Executor } from "../../../db/client.ts";
import { type PasskeyPurpose, passkeyChallenges, passkeys } from "../../../db/schema/index.ts";
import { hashSecret, newSecret } from "../../../system/secrets.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Oldest first. */
export async function listPasskeys(db: Executor, userId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
}

/** The passkey itself names its credential, so it is looked up in all accounts. */
export async function findPasskey(db: Executor, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** False when the credential is stored already, for whomever. */
export async function insertPasskey(tx: Executor, row: typeof passkeys.$inferInsert): Promise<boolean> {
  const added = await tx.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id });
  return added.length > 0;
}

export async function notePasskeyUse(tx: Executor, id: string, at: Date, signCount: number): Promise<void> {
  await tx.update(passkeys).set({ signCount, lastUsedAt: at }).where(eq(passkeys.id, id));
}

/** The removed passkey; undefined when this person has no such passkey. */
export async function deletePasskey(
  tx: Executor,
  userId: string,
  id: string,
): Promise<PasskeyRow | undefined> {
  const [removed] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning();
  return removed;
}

/** Stores a challenge. Resolves with the secret of the browser that may answer it. */
export async function insertChallenge(
  db: Executor,
  values: { challenge: string; purpose: PasskeyPurpose; userId: string | null; expiresAt: Date },
): Promise<string> {
  const { secret, hash } = newSecret();
  await db.insert(passkeyChallenges).values({ ...values, tokenHash: hash });
  return secret;
}

/**
 * Uses up a challenge, whether or not the answer to it is right. Call it outside of the transaction that the answer
 * can end.
 */
export async function useChallenge(
  db: Executor,
  now: Date,
  { secret, purpose, userId }: { secret: string; purpose: PasskeyPurpose; userId: string | null },
): Promise<string | undefined> {
  const [used] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.tokenHash, hashSecret(secret)),
        eq(passkeyChallenges.purpose, purpose),
        sql`${passkeyChallenges.userId} is not distinct from ${userId}`,
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return used?.challenge;
}
