import { limits } from "@lantern/contract/limits";
import { and, eq, exists, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import { audit } from "../../core/audit/audit.ts";
import { expireAuditLog } from "../../core/audit/expire.ts";
import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import {
  companies,
  consumers,
  outbox,
  reportLinks,
  sessions,
  sessionTexts,
  teamPages,
  unplacedReplies,
  webhookDeliveries,
} from "../../db/schema/index.ts";
import { blankEmail } from "../access/index.ts";
import { endBooks } from "../billing/index.ts";
import { reportExpiry } from "../session/index.ts";
import { erasePeople } from "./erase-people.ts";

/** At the 41st minute of every hour. */
export const retentionCrontab = "41 * * * * privacy:sweep";

/**
 * The job `privacy:sweep`. Deletes what is older than it may be: texts and replies, by the days of their company; emails to
 * participants who were removed, those with codes to enroll, and those that were sent long ago; deliveries of webhooks; links
 * to reports, pages of teams, entries of the audit log, and books of deleted companies that have ended. Erases those who left
 * according to their directory, and blanks sent emails whose sender is an administrator who was deleted.
 */
export async function deleteExpiredData(ctx: Pick<Context, "db" | "now" | "settings">): Promise<void> {
  const { db, now } = ctx;
  const at = now().toISOString();
  const overdue = db
    .select({ id: sessionTexts.id })
    .from(sessionTexts)
    .innerJoin(sessions, eq(sessions.id, sessionTexts.sessionId))
    .innerJoin(companies, eq(companies.id, sessions.companyId))
    .where(
      and(
        sql`${sessionTexts.createdAt} < ${at}::timestamptz - make_interval(days => ${companies.chatRetentionDays})`,
        ne(sessionTexts.expiresAt, reportExpiry),
      ),
    );
  await db.delete(sessionTexts).where(inArray(sessionTexts.id, overdue));
  const overdueReplies = db
    .select({ id: unplacedReplies.id })
    .from(unplacedReplies)
    .innerJoin(sessions, eq(sessions.id, unplacedReplies.sessionId))
    .innerJoin(companies, eq(companies.id, unplacedReplies.companyId))
    .where(
      // Until the session they matter, however early they came.
      sql`greatest(${unplacedReplies.createdAt}, ${sessions.completedAt}, ${sessions.endsAt})
        < ${at}::timestamptz - make_interval(days => ${companies.chatRetentionDays})`,
    );
  await db.delete(unplacedReplies).where(inArray(unplacedReplies.id, overdueReplies));

  await eraseLeavers(ctx);
  await expireAuditLog(db, now());
  await endBooks(ctx);

  const done = or(isNotNull(outbox.sentAt), isNotNull(outbox.deadAt));
  const removed = db
    .select({ one: sql`1` })
    .from(consumers)
    .where(and(eq(consumers.id, outbox.consumerId), isNotNull(consumers.deletedAt)));
  await db.delete(outbox).where(and(done, exists(removed)));
  // Its administrators have no account any more.
  await db.delete(outbox).where(and(done, eq(outbox.kind, "company-deleted")));

  // Who asked for a code may be somebody whom no list has, so nobody else deletes these.
  const yesterday = new Date(now().getTime() - 86_400_000);
  await db
    .delete(outbox)
    .where(and(done, eq(outbox.kind, "enrollment-code"), lt(outbox.createdAt, yesterday)));

  // One that goes out only once and is about no session may be asked for again at any time.
  const repeatable = or(isNull(outbox.once), isNotNull(outbox.sessionId), isNotNull(outbox.seriesId));
  const longAgo = new Date(now().getTime() - limits.sentEmailDays * 86_400_000);
  await db.delete(outbox).where(and(done, repeatable, lt(outbox.createdAt, longAgo)));

  const logged = sql`${at}::timestamptz - make_interval(days => ${limits.deliveryDays})`;
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, logged));

  await db.delete(reportLinks).where(lt(reportLinks.expiresAt, now()));
  const days = db
    .select({ of: companies.teamPageDays })
    .from(companies)
    .where(eq(companies.id, teamPages.companyId));
  await db
    .delete(teamPages)
    .where(sql`${teamPages.sharedAt} <= ${at}::timestamptz - make_interval(days => (${days}))`);

  await db
    .update(outbox)
    .set(blankEmail)
    .where(
      and(
        done,
        or(isNotNull(outbox.sessionId), isNotNull(outbox.seriesId)),
        ne(outbox.subject, blankEmail.subject),
        isNull(outbox.senderId),
      ),
    );
}

/** Those whom a directory only marks as having left, as Okta does, would otherwise be stored for ever. */
async function eraseLeavers(ctx: Parameters<typeof deleteExpiredData>[0]): Promise<void> {
  const { db, now } = ctx;
  const before = new Date(now().getTime() - limits.leaverDays * 86_400_000);
  const overdue = lt(consumers.leftAt, before);
  const companies = await db.selectDistinct({ id: consumers.companyId }).from(consumers).where(overdue);
  for (const { id: companyId } of companies)
    await db.transaction(async (tx) => {
      await lockCompany(tx, companyId);
      // Read under the lock: a directory may bring somebody back meanwhile.
      const leavers = await tx
        .select({ id: consumers.id })
        .from(consumers)
        .where(and(eq(consumers.companyId, companyId), overdue));
      const ids = leavers.map(({ id }) => id);
      await erasePeople(ctx, tx, companyId, ids);
      for (const id of ids)
        await audit(tx, { companyId, userId: null, action: "consumer.erase", subject: `consumer:${id}` });
    });
}
