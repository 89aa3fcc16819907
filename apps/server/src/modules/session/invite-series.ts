import { and, eq, inArray } from "drizzle-orm";
import { AppError } from "../../core/app-error.ts";
import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { seriesInvitationEmail } from "../../core/email/templates/series.ts";
import type { CompanyScope } from "../../core/gates.ts";
import type { Tx } from "../../db/client.ts";
import { sessionConsumers } from "../../db/schema/index.ts";
import { isExpected } from "./attendee-state.ts";
import { auditSession } from "./change.ts";
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
      const attendees = await listAttendees(tx, session.id);
      const chosen = attendees.filter((one) => !one.seat.invitedAt && isExpected(one));
      for (const { consumer } of chosen) invited.add(consumer.id);
      await collect(ctx, tx, scope, session, chosen, invitations);
      await markInvited(ctx, tx, scope, session, chosen);
    }
    await enqueueCollected(tx, invitations, (dates) => seriesInvitationEmail(series, dates));
    return { invited: invited.size };
  });
}

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
