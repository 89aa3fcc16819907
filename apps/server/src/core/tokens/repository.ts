import { limits } from "@lantern/contract/limits";
import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import { accessTokens, emailVerifications, passwordResets, users } from "../../db/schema/index.ts";
import { hashSecret, newSecret } from "../../system/secrets.ts";
import type { EnteredBy } from "../ports/identity.ts";

/** Whose bearer a token is. */
export type TokenOwner = { userId: string } | { sessionId: string; consumerId: string; enteredBy: EnteredBy };

/** What a token carries on from the sign-in that it belongs to; without it a new one begins. */
export interface SignIn {
  device: string | null;
  signInId?: string;
  signedInAt?: Date;
}

const minutes = (n: number) => n * 60_000;

/**
 * Issues a bearer of 480 minutes and returns it; it cannot be read again. However often a sign-in is refreshed, its
 * tokens end with it, seven days after it began.
 *
 * @param secret what the token shall be, for one that may be asked for twice; it is stored once
 */
export async function issueToken(
  tx: Executor,
  now: Date,
  holder: TokenOwner,
  trace: SignIn = { device: null },
  secret: string = newSecret().secret,
): Promise<string> {
  const signedInAt = trace.signedInAt ?? now;
  const lasts = now.getTime() + minutes(limits.tokenMinutes);
  const ends = signedInAt.getTime() + minutes(limits.signInDays * 24 * 60);
  await tx
    .insert(accessTokens)
    .values({
      ...holder,
      ...trace,
      signedInAt,
      kind: "userId" in holder ? "dashboard" : "experience",
      tokenHash: hashSecret(secret),
      expiresAt: new Date(Math.min(lasts, ends)),
    })
    .onConflictDoNothing({ target: accessTokens.tokenHash });
  return secret;
}

/** The token's row with its owner's role, or undefined when it is unknown or over. */
export async function findToken(db: Executor, now: Date, token: string) {
  const [found] = await db
    .select({ token: accessTokens, userTypeId: users.userTypeId, companyId: users.companyId })
    .from(accessTokens)
    .leftJoin(users, eq(users.id, accessTokens.userId))
    .where(and(eq(accessTokens.tokenHash, hashSecret(token)), gt(accessTokens.expiresAt, now)));
  return found;
}

/** The sign-in that a token belongs to; undefined when it has been ended. */
export async function findSignIn(tx: Executor, tokenId: string): Promise<SignIn | undefined> {
  const [found] = await tx
    .select({
      device: accessTokens.device,
      signInId: accessTokens.signInId,
      signedInAt: accessTokens.signedInAt,
    })
    .from(accessTokens)
    .where(eq(accessTokens.id, tokenId));
  return found;
}

/** A person's good tokens, newest first; those of one sign-in share its id. */
export async function listTokens(db: Executor, now: Date, userId: string) {
  return db
    .select()
    .from(accessTokens)
    .where(and(eq(accessTokens.userId, userId), gt(accessTokens.expiresAt, now)))
    .orderBy(desc(accessTokens.signedInAt), desc(accessTokens.expiresAt));
}

/** Lets a token live on only for the calls that are already under way. */
export async function shortenToken(tx: Executor, tokenId: string, until: Date): Promise<void> {
  await tx
    .update(accessTokens)
    .set({ expiresAt: until })
    .where(and(eq(accessTokens.id, tokenId), gt(accessTokens.expiresAt, until)));
}

const mailed = { verification: emailVerifications, reset: passwordResets };
const lifetime = {
  verification: minutes(60 * limits.verificationHours),
  reset: minutes(limits.resetMinutes),
};
export type EmailTokenKind = keyof typeof mailed;

/** Makes a secret for a mail to this address. */
export async function issueEmailToken(
  tx: Executor,
  now: Date,
  kind: EmailTokenKind,
  user: { id: string; email: string },
): Promise<string> {
  const { secret, hash } = newSecret();
  const expiresAt = new Date(now.getTime() + lifetime[kind]);
  await tx.insert(mailed[kind]).values({ userId: user.id, email: user.email, tokenHash: hash, expiresAt });
  return secret;
}

/** Spends a mailed secret: of two calls with it one gets the row, the other undefined. */
export async function redeemEmailToken(tx: Executor, now: Date, kind: EmailTokenKind, secret: string) {
  const table = mailed[kind];
  const [spent] = await tx
    .update(table)
    .set({ usedAt: now })
    .where(and(eq(table.tokenHash, hashSecret(secret)), isNull(table.usedAt), gt(table.expiresAt, now)))
    .returning();
  return spent;
}

/** After a reset no older mail may set the password again. */
export async function cancelPasswordResets(tx: Executor, now: Date, userId: string): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}
