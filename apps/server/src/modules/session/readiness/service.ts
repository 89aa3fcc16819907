import type { nudgeAttendees, ParsedBodyOf } from "@lantern/contract/http";
import type { Context } from "../../../core/context.ts";
import type { Email } from "../../../core/email/email.ts";
import { rsvpRequestEmail, systemCheckEmail } from "../../../core/email/templates/preparation.ts";
import type { SessionEmailData } from "../../../core/email/templates/session-email.ts";
import type { CompanyScope } from "../../../core/gates.ts";
import { enqueueAttendeeEmails } from "../attendee-emails.ts";
import { changeSession } from "../change.ts";
import { attendeesOf, requireInvitable } from "../policy.ts";
import { type AttendeeRow, listAttendees } from "../repository.ts";

/** Asks invited people for what they have not done: all of them, or those of the request who are waiting for it. */
export async function nudge(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  { waiting_for: only, consumer_ids: chosen }: ParsedBodyOf<typeof nudgeAttendees>,
): Promise<{ reminded: number }> {
  const result = await changeSession(ctx, scope, id, {
    action: "nudge",
    check: requireInvitable,
    async apply({ tx, session }) {
      const attendees = await listAttendees(tx, id);
      const waiting = (chosen ? attendeesOf(attendees, chosen) : attendees).filter(
        ({ waitingFor }) => waitingFor && (!only || waitingFor === only),
      );
      const withoutRsvp = waiting.filter(({ waitingFor }) => waitingFor === "answer");
      const tested = withoutRsvp.filter(({ checkState }) => checkState === "passed");
      const untested = withoutRsvp.filter(({ checkState }) => checkState !== "passed");
      const toCheck = waiting.filter(({ waitingFor }) => waitingFor === "check");
      const email = (some: AttendeeRow[], template: (data: SessionEmailData) => Email) =>
        enqueueAttendeeEmails(ctx, tx, session, some, template, scope.userId);
      const reminded =
        (await email(untested, (data) => rsvpRequestEmail(data, false))) +
        (await email(tested, (data) => rsvpRequestEmail(data, true))) +
        (await email(toCheck, systemCheckEmail));
      return reminded > 0 ? { requested: reminded } : null;
    },
  });
  return { reminded: result?.requested ?? 0 };
}
