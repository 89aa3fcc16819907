import { needsReminder } from "@lantern/contract/choices";
import type { Context } from "../../core/context.ts";
import { rsvpRequestEmail, systemCheckEmail } from "../../core/email/templates/preparation.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { changeSession } from "../../core/sessions/change.ts";
import { requireInvitable } from "../../core/sessions/policy.ts";
import { listAttendees } from "../../core/sessions/repository.ts";

/** Emails everybody invited who has not responded or not passed the system check. */
export async function nudge(ctx: Context, scope: CompanyScope, id: string): Promise<{ reminded: number }> {
  const result = await changeSession(ctx, scope, id, {
    action: "nudge",
    check: requireInvitable,
    async apply({ tx, session, email }) {
      const waiting = (await listAttendees(tx, id)).filter(
        ({ seat, state }) => seat.invitedAt && needsReminder(state),
      );
      const passed = waiting.filter(({ check }) => check?.passed);
      const others = waiting.filter(({ check }) => !check?.passed);
      const reminded =
        (await email(session, passed, rsvpRequestEmail)) + (await email(session, others, systemCheckEmail));
      return reminded > 0 ? { requested: reminded } : null;
    },
  });
  return { reminded: result?.requested ?? 0 };
}
