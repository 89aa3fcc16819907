import type { Context } from "../../../core/context.ts";
import { datesReminderEmail } from "../../../core/email/templates/dates.ts";
import type { SessionEmailData } from "../../../core/email/templates/session-email.ts";
import type { JobPayloads } from "../../../jobs/tasks.ts";
import { enqueueAttendeeEmails } from "../attendee-emails.ts";
import { isExpected } from "../attendee-state.ts";
import { findAnySession, listAttendees, lockSession } from "../repository.ts";
import { describedAt } from "./emails.ts";
import { findDatePoll, listDateResponses } from "./repository.ts";

/**
 * The job `dates.remind`: asks whoever has not responded once more. Other dates, a confirmed one, and a question that was
 * withdrawn leave nobody who was asked at that time, so nobody is reminded of what is over.
 */
export async function remindOfDates(
  ctx: Context,
  { sessionId, emailedAt, senderId }: JobPayloads["dates.remind"],
): Promise<void> {
  const existing = await findAnySession(ctx.db, sessionId);
  if (!existing) return;
  await ctx.db.transaction(async (tx) => {
    const session = await lockSession(tx, existing.companyId, sessionId);
    const poll = await findDatePoll(tx, sessionId);
    if (session?.status !== "draft" || !session.experience || !poll) return;
    const dates = poll.starts.map((start) => new Date(start)).filter((start) => start > ctx.now());
    if (dates.length === 0) return;
    const silent = (await listDateResponses(tx, sessionId))
      .filter((one) => one.suits === null && one.emailedAt.getTime() === emailedAt)
      .map(({ consumerId }) => consumerId);
    const attendees = (await listAttendees(tx, sessionId)).filter(
      (one) => isExpected(one) && silent.includes(one.seat.consumerId),
    );
    const described = describedAt(ctx, session, dates, poll.timezone);
    const template = (data: SessionEmailData) =>
      datesReminderEmail(data, dates, `${sessionId}:${data.person.consumerId}:${emailedAt}`);
    await enqueueAttendeeEmails(ctx, tx, described, attendees, template, senderId);
  });
}
