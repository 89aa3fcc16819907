import { and, eq, inArray } from "drizzle-orm";
import { findCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { invitationEmail } from "../../core/email/templates/invitation.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { Refusal } from "../../core/refusal.ts";
import { enqueueAttendeeEmails } from "../../core/sessions/attendee-emails.ts";
import { isExpected } from "../../core/sessions/attendee-state.ts";
import { noted } from "../../core/sessions/noted.ts";
import { found, requireOpen, requireVerified } from "../../core/sessions/policy.ts";
import { type AttendeeRow, listAttendees, lockSession } from "../../core/sessions/repository.ts";
import { sessionConsumers } from "../../db/schema/index.ts";

/** Mails the invitation to everyone not yet invited, or once more to those who are named. */
export async function invite(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  consumerIds: string[] | undefined,
): Promise<{ invited: number }> {
  return ctx.db.transaction(async (tx) => {
    const session = found(await lockSession(tx, scope.companyId, id));
    requireVerified(await findCompany(tx, scope.companyId));
    requireOpen(session, "SESSION_008");
    if (session.status === "draft") throw new Refusal("SESSION_008");
    const chosen = choose(await listAttendees(tx, id), consumerIds);
    await enqueueAttendeeEmails(ctx, tx, session, chosen, invitationEmail, scope.userId);
    if (chosen.length > 0) {
      const ids = chosen.map(({ seat }) => seat.consumerId);
      await tx
        .update(sessionConsumers)
        .set({ invitedAt: ctx.now() })
        .where(and(eq(sessionConsumers.sessionId, id), inArray(sessionConsumers.consumerId, ids)));
    }
    await noted(tx, scope, "invite", id, { invited: chosen.length });
    return { invited: chosen.length };
  });
}

function choose(attendees: AttendeeRow[], consumerIds: string[] | undefined): AttendeeRow[] {
  if (attendees.length === 0) throw new Refusal("SESSION_007");
  if (!consumerIds) return attendees.filter((one) => !one.seat.invitedAt && isExpected(one));
  const chosen = attendees.filter(({ seat }) => consumerIds.includes(seat.consumerId));
  if (chosen.length < new Set(consumerIds).size) throw new Refusal("SESSION_009");
  return chosen;
}
