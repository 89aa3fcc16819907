import type { SocialProvider } from "@lantern/contract/choices";
import { limits } from "@lantern/contract/limits";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Executor } from "../../../db/client.ts";
import { socialAccounts, socialLinks, users } from "../../../db/schema/index.ts";
import { hashSecret, newSecret } from "../../../system/secrets.ts";

/** The key of an identity, with the address that the provider reported. */
interface IdentityKey {
  provider: SocialProvider;
  issuer: string;
  subject: string;
  email: string | null;
}

const keyOf = ({ provider, issuer, subject, email }: IdentityKey) => ({ provider, issuer, subject, email });

export async function findUserByIdentity(db: Executor, { provider, issuer, subject }: IdentityKey) {
  const [row] = await db
    .select({ user: users })
    .from(socialAccounts)
    .innerJoin(users, eq(users.id, socialAccounts.userId))
    .where(
      and(
        eq(socialAccounts.provider, provider),
        eq(socialAccounts.issuer, issuer),
        eq(socialAccounts.subject, subject),
      ),
    );
  return row?.user;
}

/** Links an identity to a user. Fails when it is linked already. */
export async function insertIdentity(tx: Executor, userId: string, identity: IdentityKey): Promise<void> {
  await tx.insert(socialAccounts).values({ userId, ...keyOf(identity) });
}

export async function findIdentities(db: Executor, userId: string) {
  return db.select().from(socialAccounts).where(eq(socialAccounts.userId, userId)).orderBy(socialAccounts.id);
}

export async function deleteIdentity(tx: Executor, userId: string, id: string): Promise<void> {
  await tx.delete(socialAccounts).where(and(eq(socialAccounts.userId, userId), eq(socialAccounts.id, id)));
}

/** After a change of address, emails to the old one no longer link an identity. */
export async function deletePendingLinks(tx: Executor, userId: string): Promise<void> {
  await tx.delete(socialLinks).where(eq(socialLinks.userId, userId));
}

/** Stores an identity until its link is confirmed, which needs both the emailed token and the one of the browser. */
export async function insertPendingLink(tx: Executor, now: Date, userId: string, identity: IdentityKey) {
  const [emailTokens, browser] = [newSecret(), newSecret()];
  await tx.insert(socialLinks).values({
    userId,
    ...keyOf(identity),
    tokenHash: emailTokens.hash,
    browserHash: browser.hash,
    expiresAt: new Date(now.getTime() + limits.socialLinkMinutes * 60_000),
  });
  return { email: emailTokens.secret, browser: browser.secret };
}

const waiting = (now: Date, secret: string) =>
  and(
    eq(socialLinks.tokenHash, hashSecret(secret)),
    isNull(socialLinks.usedAt),
    gt(socialLinks.expiresAt, now),
  );

export async function findPendingLink(db: Executor, now: Date, secret: string) {
  const [row] = await db.select().from(socialLinks).where(waiting(now, secret));
  return row;
}

/** Of two requests with one token, only one gets the row. */
export async function redeemPendingLink(tx: Executor, now: Date, secret: string) {
  const [redeemed] = await tx
    .update(socialLinks)
    .set({ usedAt: now })
    .where(waiting(now, secret))
    .returning();
  return redeemed;
}
