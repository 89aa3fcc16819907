import { and, eq, inArray, sql } from "drizzle-orm";
import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import { invitationEmail } from "../../core/email/templates/invitation.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { formerSeats, sessionConsumers } from "../../db/schema/index.ts";
import { endTokens } from "../access/index.ts";
import { isExpected } from "./attendee-state.ts";
import { auditSession, changeSession, type SessionChange } from "./change.ts";
import { joinLinks } from "./join-links.ts";
import { attendeesOf, requireInvitable, requireOpen, requireSession } from "./policy.ts";
import { type AttendeeRow, findSeat, findSession, listAttendees } from "./repository.ts";

/** Emails the invitation to everybody not invited yet, or once more to the named participants. */
export async function invite(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  consumerIds: string[] | undefined,
): Promise<{ invited: number }> {
  return (await changeSession(ctx, scope, id, inviting(ctx, consumerIds))) ?? { invited: 0 };
}

export function inviting(ctx: Context, consumerIds?: string[]): SessionChange<{ invited: number }> {
  return {
    action: "invite",
    check: requireInvitable,
    async apply({ tx, session, emailCalendar }) {
      const chosen = choose(await listAttendees(tx, session.id), consumerIds);
      await emailCalendar(session, chosen, invitationEmail);
      const ids = chosen.map(({ seat }) => seat.consumerId);
      if (ids.length > 0)
        await tx
          .update(sessionConsumers)
          .set({ invitedAt: ctx.now() })
          .where(and(eq(sessionConsumers.sessionId, session.id), inArray(sessionConsumers.consumerId, ids)));
      return { invited: ids.length };
    },
  };
}

function choose(attendees: AttendeeRow[], consumerIds: string[] | undefined): AttendeeRow[] {
  if (attendees.length === 0) throw new AppError("SESSION_007");
  if (!consumerIds) return attendees.filter((one) => !one.seat.invitedAt && isExpected(one));
  return attendeesOf(attendees, consumerIds);
}

/**
 * Revokes join links, of the named participants or of everybody who has ever had one, and ends the sign-ins made with
 * them. The next email to each has a new link.
 */
export async function revokeLinks(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  consumerIds: string[] | undefined,
): Promise<void> {
  await changeSession(ctx, scope, id, {
    action: "revoke",
    check: (session) => requireOpen(session),
    async apply({ tx }) {
      const named = consumerIds && inArray(sessionConsumers.consumerId, consumerIds);
      const revoked = await tx
        .update(sessionConsumers)
        .set({ linkVersion: sql`${sessionConsumers.linkVersion} + 1` })
        .where(and(eq(sessionConsumers.sessionId, id), named))
        .returning({ consumerId: sessionConsumers.consumerId });
      if (consumerIds && revoked.length < new Set(consumerIds).size) throw new AppError("SESSION_009");
      if (!consumerIds)
        await tx
          .update(formerSeats)
          .set({ linkVersion: sql`${formerSeats.linkVersion} + 1` })
          .where(eq(formerSeats.sessionId, id));
      await endTokens(tx, { consumerIds: revoked.map(({ consumerId }) => consumerId), sessionId: id });
      return { links: revoked.length };
    },
    live: "refresh",
  });
}

/**
 * The address of the session's join page, or the personal link of one attendee. Anybody who has a personal link can
 * play as that person, so the audit log records the request.
 */
export async function linkOf(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  consumerId: string | undefined,
): Promise<{ url: string }> {
  requireSession(await findSession(ctx.db, scope.companyId, id));
  if (!consumerId) return { url: `${ctx.settings.origin}/experience/${id}` };
  const seat = await findSeat(ctx.db, id, consumerId);
  if (!seat) throw new AppError("SESSION_009");
  await auditSession(ctx.db, scope, "link", id, { consumer: consumerId });
  return { url: joinLinks(ctx.settings, { ...seat, copied: true }).join };
}
