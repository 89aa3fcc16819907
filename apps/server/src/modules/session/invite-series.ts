import type { inviteSeries as operation, ResponseOf } from "@lantern/contract/http";
import { and, eq, inArray } from "drizzle-orm";
import { AppError } from "../../core/app-error.ts";
import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { renderHtml } from "../../core/email/render-html.ts";
import { seriesInvitationEmail } from "../../core/email/templates/series.ts";
import type { CalendarEmailData } from "../../core/email/templates/session-email.ts";
import type { CompanyScope } from "../../core/gates.ts";
import type { Tx } from "../../db/client.ts";
import { sessionConsumers } from "../../db/schema/index.ts";
import { isExpected } from "./attendee-state.ts";
import { auditSession } from "./change.ts";
import { ownInvitation } from "./email-preview.ts";
import { requireInvitable } from "./policy.ts";
import { type AttendeeRow, listAttendees, type SessionRow } from "./repository.ts";
import { collect, enqueueCollected, type SeriesEmails } from "./series-emails.ts";
import { findSeries, lockSeriesSessions } from "./series-repository.ts";

/**
 * Emails everybody one invitation to all confirmed sessions of a series that they are not invited to yet. Who has one
 * is not invited again, however often this is requested.
 */
export async function inviteSeries(
  ctx: Context,
  scope: CompanyScope,
  id: string,
): Promise<{ invited: number }> {
  return ctx.db.transaction(async (tx) => {
    const company = await lockCompany(tx, scope.companyId);
    const series = await findSeries(tx, scope.companyId, id);
    const rows = await lockSeriesSessions(tx, scope.companyId, id);
    const confirmed = rows.filter(({ status }) => status === "confirmed");
    if (confirmed.length === 0) throw new AppError("SESSION_008");
    const invitations: SeriesEmails = new Map();
    const invited = new Set<string>();
    for (const session of confirmed) {
      requireInvitable(session, company);
      const chosen = toInvite(await listAttendees(tx, session.id));
      for (const { consumer } of chosen) invited.add(consumer.id);
      await collect(ctx, tx, scope.userId, session, chosen, invitations);
      await markInvited(ctx, tx, scope, session, chosen);
    }
    await enqueueCollected(tx, invitations, (dates) => seriesInvitationEmail(series, dates));
    return { invited: invited.size };
  });
}

/** The same email as the caller would get it, without a personal link, and how many people would get theirs. */
export async function previewSeries(
  ctx: Context,
  scope: CompanyScope,
  id: string,
): Promise<ResponseOf<typeof operation>> {
  const series = await findSeries(ctx.db, scope.companyId, id);
  const rows = await ctx.db.transaction((tx) => lockSeriesSessions(tx, scope.companyId, id));
  const invited = new Set<string>();
  const dates: CalendarEmailData[] = [];
  for (const session of rows.filter(({ status }) => status === "confirmed")) {
    const chosen = toInvite(await listAttendees(ctx.db, session.id));
    for (const { consumer } of chosen) invited.add(consumer.id);
    if (chosen.length > 0) dates.push(await ownInvitation(ctx, scope, session));
  }
  const [first, ...more] = dates.toSorted((a, b) => Number(a.session.startsAt) - Number(b.session.startsAt));
  if (!first) throw new AppError("SESSION_008");
  const email = seriesInvitationEmail(series, [first, ...more]);
  return { invited: invited.size, email: { subject: email.subject, html: renderHtml(email) } };
}

/** Who has a seat, no invitation, and has not declined. */
const toInvite = (attendees: AttendeeRow[]) =>
  attendees.filter((one) => !one.seat.invitedAt && isExpected(one));

async function markInvited(
  ctx: Context,
  tx: Tx,
  scope: CompanyScope,
  { id }: SessionRow,
  attendees: AttendeeRow[],
): Promise<void> {
  const ids = attendees.map(({ seat }) => seat.consumerId);
  if (ids.length === 0) return;
  await tx
    .update(sessionConsumers)
    .set({ invitedAt: ctx.now() })
    .where(and(eq(sessionConsumers.sessionId, id), inArray(sessionConsumers.consumerId, ids)));
  await auditSession(tx, scope, "invite", id, { invited: ids.length });
}
