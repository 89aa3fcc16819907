import { limits } from "@lantern/contract/limits";
import { Role } from "@lantern/contract/roles";
import { and, desc, eq, gt, isNull, not, sql } from "drizzle-orm";
import type { EnteredBy } from "../../../core/ports/identity.ts";
import type { Db, Executor } from "../../../db/client.ts";
import {
  accessTokens,
  authenticators,
  companies,
  consumers,
  emailVerifications,
  passkeys,
  passwordResets,
  sessions,
  users,
} from "../../../db/schema/index.ts";
import { hashSecret, newSecret } from "../../../system/secrets.ts";
import { lacksSingleSignOn } from "./single-sign-on.ts";

/** The person that a token belongs to. */
type TokenOwner = { userId: string } | { sessionId: string; consumerId: string; enteredBy: EnteredBy };

/** What refreshed tokens share. Without an id and a time, the token starts a new sign-in. */
export interface SignIn {
  device: string | null;
  signInId?: string;
  signedInAt?: Date;
}

const minutes = (n: number) => n * 60_000;

/**
 * Issues an auth token that is valid for 480 minutes, and at most until seven days after the sign-in. Only its hash is
 * stored.
 *
 * @param secret the token itself, when two requests must get the same one; it is stored once
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

export type TokenRow = Awaited<ReturnType<ReturnType<typeof tokenFinder>>>[number];

/**
 * Returns a function that reads the rows of valid tokens by their hashes, with the role, limits and company of an account
 * and the company of a session. Someone who must use single sign-on and did not has no valid token. Each database connection
 * plans the statement once, because every request begins with it.
 */
export function tokenFinder(db: Db) {
  const { id, tokenHash, signInId, userId, sessionId, consumerId, enteredBy, expiresAt } = accessTokens;
  const statement = db
    .select({
      token: { id, tokenHash, signInId, userId, sessionId, consumerId, enteredBy },
      userTypeId: users.userTypeId,
      billingOnly: sql<boolean>`coalesce(${users.billingOnly}, false)`,
      mayBuy: sql<boolean>`coalesce(${users.userTypeId} = ${Role.CONSUMER_ADMIN} or ${users.billingOnly}
        or (${users.userTypeId} = ${Role.CONSUMER_ADMIN_SUB} and ${companies.subAdminsBuy}), false)`,
      companyId: users.companyId,
      needsSecondFactor: sql<boolean>`coalesce(${companies.secondFactorRequired}, false)
        and not exists (select from ${authenticators} where ${authenticators.userId} = ${users.id} and ${authenticators.confirmedAt} is not null)
        and not exists (select from ${passkeys} where ${passkeys.userId} = ${users.id})`,
      unverified: sql<boolean>`${users.emailVerifiedAt} is null`,
      sessionCompanyId: sessions.companyId,
      person: { email: consumers.email, earlierAddresses: consumers.earlierAddresses },
    })
    .from(accessTokens)
    .leftJoin(users, eq(users.id, userId))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(sessions, eq(sessions.id, sessionId))
    .leftJoin(consumers, eq(consumers.id, consumerId))
    .where(
      and(
        sql`${tokenHash} = any(${sql.placeholder("hashes")})`,
        gt(expiresAt, sql.placeholder("now")),
        not(lacksSingleSignOn),
      ),
    )
    .prepare("find-tokens");
  return (now: Date, hashes: string[]) => statement.execute({ now, hashes });
}

/** The sign-in that a token belongs to; undefined when it has been ended. */
export async function findSignIn(tx: Executor, tokenId: string): Promise<SignIn | undefined> {
  const [row] = await tx
    .select({
      device: accessTokens.device,
      signInId: accessTokens.signInId,
      signedInAt: accessTokens.signedInAt,
    })
    .from(accessTokens)
    .where(eq(accessTokens.id, tokenId));
  return row;
}

/** A person's valid tokens, newest first; the tokens of one sign-in share its id. */
export async function listTokens(db: Executor, now: Date, userId: string) {
  return db
    .select()
    .from(accessTokens)
    .where(and(eq(accessTokens.userId, userId), gt(accessTokens.expiresAt, now)))
    .orderBy(desc(accessTokens.signedInAt), desc(accessTokens.expiresAt));
}

/** Limits a token to requests that are already on their way. */
export async function shortenToken(tx: Executor, tokenId: string, until: Date): Promise<void> {
  await tx
    .update(accessTokens)
    .set({ expiresAt: until })
    .where(and(eq(accessTokens.id, tokenId), gt(accessTokens.expiresAt, until)));
}

const emailTokens = { verification: emailVerifications, reset: passwordResets };
const lifetime = {
  verification: minutes(60 * limits.verificationHours),
  reset: minutes(limits.resetMinutes),
};
type EmailTokenKind = keyof typeof emailTokens;

/** Creates a token for an email to this address. */
export async function issueEmailToken(
  tx: Executor,
  now: Date,
  kind: EmailTokenKind,
  user: { id: string; email: string },
): Promise<string> {
  const { secret, hash } = newSecret();
  const expiresAt = new Date(now.getTime() + lifetime[kind]);
  await tx
    .insert(emailTokens[kind])
    .values({ userId: user.id, email: user.email, tokenHash: hash, expiresAt });
  return secret;
}

/** Marks an emailed token as used. Of two requests with it, one gets the row and the other undefined. */
export async function redeemEmailToken(tx: Executor, now: Date, kind: EmailTokenKind, secret: string) {
  const table = emailTokens[kind];
  const [redeemed] = await tx
    .update(table)
    .set({ usedAt: now })
    .where(and(eq(table.tokenHash, hashSecret(secret)), isNull(table.usedAt), gt(table.expiresAt, now)))
    .returning();
  return redeemed;
}

/** Invalidates earlier reset emails after a reset. */
export async function cancelPasswordResets(tx: Executor, now: Date, userId: string): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}
