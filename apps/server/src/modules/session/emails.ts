import type { SessionEmails } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { and, count, eq, isNull, or, sql } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { outbox } from "../../db/schema/index.ts";
import { isInvited } from "./attendee-state.ts";
import { requireSession } from "./policy.ts";
import { findSession, listAttendees, type SessionRow } from "./repository.ts";

const hourMs = 3_600_000;

/** The emails about a session: those enqueued so far, by kind, and those that are planned. */
export async function readEmails(
  ctx: Context,
  { companyId }: CompanyScope,
  id: string,
): Promise<SessionEmails> {
  const session = requireSession(await findSession(ctx.db, companyId, id));
  const open = isNull(outbox.sentAt);
  const failed = sql<number>`count(*) filter (where ${outbox.deadAt} is not null or (${open} and ${outbox.lastError} is not null))::int`;
  const ofSeries = session.seriesId ? eq(outbox.seriesId, session.seriesId) : undefined;
  const rows = await ctx.db
    .select({
      kind: outbox.kind,
      at: sql<string>`max(${outbox.createdAt})`.mapWith(outbox.createdAt),
      to: count(),
      sent: sql<number>`count(*) filter (where ${outbox.sentAt} is not null and ${outbox.deadAt} is null)::int`,
      failed,
    })
    .from(outbox)
    .where(and(eq(outbox.companyId, companyId), or(eq(outbox.sessionId, id), ofSeries)))
    .groupBy(outbox.kind)
    .orderBy(sql`min(${outbox.createdAt})`);
  const items = rows.map(({ kind, at, to, sent, failed: failures }) => ({
    kind,
    at: new Date(at).toISOString(),
    to,
    sent,
    failed: failures,
    waiting: to - sent - failures,
  }));
  return { items, planned: await plannedFor(ctx, session) };
}

async function plannedFor(ctx: Context, session: SessionRow): Promise<SessionEmails["planned"]> {
  const { id, status, startsAt } = session;
  if (status !== "confirmed" || !startsAt) return [];
  const invited = (await listAttendees(ctx.db, id)).filter(isInvited);
  const reminders = limits.reminderHours
    .map((hours) => ({ kind: `reminder-${hours}`, at: new Date(startsAt.getTime() - hours * hourMs) }))
    .filter(({ at }) => at > ctx.now())
    .map(({ kind, at }) => ({ kind, at: at.toISOString(), to: invited.length }));
  return [...reminders, { kind: "thanks", at: null, to: null }];
}
