import { limits } from "@lantern/contract/limits";
import type { Context } from "../../core/context.ts";
import { reminderEmail } from "../../core/email/templates/invitation.ts";
import { addReminderEvent } from "../../core/outgoing/webhook-event.ts";
import type { Tx } from "../../db/client.ts";
import { cancelJob, enqueue } from "../../jobs/enqueue.ts";
import type { Reminder } from "../../jobs/tasks.ts";
import { notify, startsSoon } from "../notification/index.ts";
import { enqueueAttendeeEmails } from "./attendee-emails.ts";
import { isExpected } from "./attendee-state.ts";
import { findAnySession, listAttendees, lockSession, type SessionRow } from "./repository.ts";

const hourMs = 3_600_000;
/** Attendees invited less than this time before a reminder do not get it. */
const freshMs = hourMs;

const keyOf = (sessionId: string, hours: number) => `remind:${hours}:${sessionId}`;

/** Plans a session's reminders for its current start. Called in the transaction that changes status or start. */
export async function planReminders(
  tx: Tx,
  now: Date,
  { id, status, startsAt }: Pick<SessionRow, "id" | "status" | "startsAt">,
): Promise<void> {
  for (const hours of limits.reminderHours) {
    const at = (startsAt?.getTime() ?? 0) - hours * hourMs;
    if (status !== "confirmed" || !startsAt || at < now.getTime()) await cancelJob(tx, keyOf(id, hours));
    else {
      const reminder = { sessionId: id, hours, startsAt: startsAt.getTime() };
      await enqueue(tx, "session.remind", reminder, { key: keyOf(id, hours), runAt: at });
    }
  }
}

/** The job `session.remind`. It does nothing when it runs so late that the next reminder or the start has come. */
export async function remind(ctx: Context, { sessionId, hours, startsAt }: Reminder): Promise<void> {
  const existing = await findAnySession(ctx.db, sessionId);
  if (!existing) return;
  await ctx.db.transaction(async (tx) => {
    const session = await lockSession(tx, existing.companyId, sessionId);
    if (session?.status !== "confirmed" || session.startsAt?.getTime() !== startsAt) return;
    const next = limits.reminderHours.find((other) => other < hours) ?? 0;
    if (ctx.now().getTime() >= startsAt - next * hourMs) return;
    const expected = (await listAttendees(tx, sessionId)).filter(isExpected);
    const dueAt = startsAt - hours * hourMs;
    const invited = expected.filter(
      ({ seat }) => seat.invitedAt && seat.invitedAt.getTime() <= dueAt - freshMs,
    );
    await enqueueAttendeeEmails(ctx, tx, session, invited, (data) => reminderEmail(data, hours));
    await addReminderEvent(tx, session, hours);
    if (hours === 1)
      await notify(tx, session.companyId, startsSoon(session, session.startsAt, expected.length));
  });
}
