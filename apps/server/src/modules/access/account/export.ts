import type { User } from "@lantern/contract/http";
import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import { auditAccount } from "../../../core/audit/accounts.ts";
import type { Context } from "../../../core/context.ts";
import type { Member } from "../../../core/gates.ts";
import {
  accessTokens,
  auditLog,
  auditValues,
  companyCameos,
  invitations,
  notifications,
  orders,
  outbox,
  socialAccounts,
} from "../../../db/schema/index.ts";
import { listPasskeys } from "../second-factor/passkey-repository.ts";
import { findAuthenticator } from "../second-factor/repository.ts";
import { findUserProfile } from "../users/repository.ts";
import { presentAccount } from "./presenter.ts";
import { readUser } from "./service.ts";

/** Everything that is stored about an administrator, without secrets and their hashes. */
export async function exportUser(ctx: Context, who: Member): Promise<Record<string, unknown>> {
  const user = await readUser(ctx, who);
  const data = await accountData(ctx, user);
  await auditAccount(ctx.db, { ...who, id: who.userId }, "user.export");
  return { exported_at: ctx.now().toISOString(), user, ...data };
}

/** The same for whoever exports the whole company. Null: the account is gone. */
export async function exportAccount(ctx: Context, id: string): Promise<Record<string, unknown> | null> {
  const card = await findUserProfile(ctx.db, id);
  if (!card) return null;
  const user = presentAccount(card);
  return { exported_at: ctx.now().toISOString(), user, ...(await accountData(ctx, user)) };
}

async function accountData(
  { db }: Pick<Context, "db">,
  { id, email }: Pick<User, "id" | "email">,
): Promise<Record<string, unknown>> {
  const address = email.toLowerCase();
  const own = or(eq(sql`lower(${outbox.toAddress})`, address), eq(sql`lower(${outbox.cc})`, address));
  const [signIns, providers, received, emails, ordered, sent, stories, changes, authenticator, passkeys] =
    await Promise.all([
      db
        .select({
          signed_in_at: accessTokens.signedInAt,
          device: accessTokens.device,
          expires_at: accessTokens.expiresAt,
        })
        .from(accessTokens)
        .where(eq(accessTokens.userId, id)),
      db
        .select({
          provider: socialAccounts.provider,
          issuer: socialAccounts.issuer,
          subject: socialAccounts.subject,
          email: socialAccounts.email,
          created_at: socialAccounts.createdAt,
        })
        .from(socialAccounts)
        .where(eq(socialAccounts.userId, id)),
      db
        .select({
          title: notifications.title,
          description: notifications.description,
          created_at: notifications.createdAt,
          read_at: notifications.readAt,
        })
        .from(notifications)
        .where(eq(notifications.userId, id))
        .orderBy(asc(notifications.id)),
      db
        .select({ kind: outbox.kind, subject: outbox.subject, at: outbox.createdAt, sent_at: outbox.sentAt })
        .from(outbox)
        .where(and(own, isNull(outbox.consumerId)))
        .orderBy(asc(outbox.id)),
      db
        .select({
          id: orders.id,
          credits: orders.credits,
          amount_cents: orders.amountCents,
          currency: orders.currency,
          status: orders.status,
          created_at: orders.createdAt,
        })
        .from(orders)
        .where(eq(orders.userId, id))
        .orderBy(asc(orders.id)),
      db
        .select({ email: invitations.email, created_at: invitations.createdAt })
        .from(invitations)
        .where(eq(invitations.invitedBy, id)),
      db
        .select({
          experience: companyCameos.experience,
          texts: companyCameos.texts,
          updated_at: companyCameos.updatedAt,
        })
        .from(companyCameos)
        .where(eq(companyCameos.updatedBy, id)),
      db
        .select({
          action: auditLog.action,
          subject: auditLog.subject,
          at: auditLog.createdAt,
          values: auditValues.value,
        })
        .from(auditLog)
        .leftJoin(auditValues, and(eq(auditValues.entryId, auditLog.id), eq(auditValues.about, `user:${id}`)))
        .where(eq(auditLog.userId, id))
        .orderBy(asc(auditLog.id)),
      findAuthenticator(db, id),
      listPasskeys(db, id),
    ]);
  return {
    authenticator_since: authenticator?.confirmedAt ?? null,
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      created_at: createdAt,
      last_used_at: lastUsedAt,
    })),
    sign_ins: signIns,
    sign_in_providers: providers,
    notifications: received,
    emails,
    orders: ordered,
    invitations_sent: sent,
    /** The company's words in stories that this person was the last to change. */
    stories,
    changes,
  };
}
