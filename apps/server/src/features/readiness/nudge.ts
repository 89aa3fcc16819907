import { needsReminder } from "@lantern/contract/http";
import { audit } from "../../core/audit/audit.ts";
import { findCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { rsvpRequestEmail, systemCheckEmail } from "../../core/email/templates/preparation.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { Refusal } from "../../core/refusal.ts";
import { enqueueAttendeeEmails } from "../../core/sessions/attendee-emails.ts";
import { found, requireOpen, requireVerified } from "../../core/sessions/policy.ts";
import { listAttendees, lockSession } from "../../core/sessions/repository.ts";

/** Mails those who were invited and have not answered, or not passed the check. */
export async function nudge(ctx: Context, scope: CompanyScope, id: string): Promise<{ reminded: number }> {
  const { companyId, userId } = scope;
  return ctx.db.transaction(async (tx) => {
    const session = found(await lockSession(tx, companyId, id));
    requireVerified(await findCompany(tx, companyId));
    requireOpen(session, "SESSION_008");
    if (session.status === "draft") throw new Refusal("SESSION_008");
    const waiting = (await listAttendees(tx, id)).filter(
      ({ seat, state }) => seat.invitedAt && needsReminder(state),
    );
    const passed = waiting.filter(({ check }) => check?.passed);
    const others = waiting.filter(({ check }) => !check?.passed);
    const asked =
      (await enqueueAttendeeEmails(ctx, tx, session, passed, rsvpRequestEmail, userId)) +
      (await enqueueAttendeeEmails(ctx, tx, session, others, systemCheckEmail, userId));
    const noted = { companyId, userId, action: "session.nudge", subject: `session:${id}` };
    if (asked > 0) await audit(tx, { ...noted, detail: { asked } });
    return { reminded: asked };
  });
}
