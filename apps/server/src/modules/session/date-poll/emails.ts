import { AppError } from "../../../core/app-error.ts";
import type { Context } from "../../../core/context.ts";
import { datesEmail } from "../../../core/email/templates/dates.ts";
import type { CompanyScope } from "../../../core/gates.ts";
import type { Tx } from "../../../db/client.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { requireAdventure } from "../../adventure/index.ts";
import { enqueueAttendeeEmails } from "../attendee-emails.ts";
import { isExpected } from "../attendee-state.ts";
import type { AttendeeRow, SessionRow } from "../repository.ts";
import { plannedEnd } from "../service.ts";
import { reminderAt } from "./policy.ts";
import * as repository from "./repository.ts";

/** Attendees with an address who were not emailed the dates. */
export function withoutEmail(
  attendees: AttendeeRow[],
  responses: readonly repository.DateResponseRow[],
): AttendeeRow[] {
  const emailed = new Set(responses.map(({ consumerId }) => consumerId));
  return attendees.filter(
    (one) => one.consumer.email && isExpected(one) && !emailed.has(one.seat.consumerId),
  );
}

/** Emails the dates to whoever has not got them, and plans their reminder. Resolves with how many people get the email. */
export async function emailDates(
  ctx: Context,
  tx: Tx,
  { userId }: CompanyScope,
  session: SessionRow,
  attendees: AttendeeRow[],
  starts: string[],
  timezone: string,
): Promise<number> {
  const { id: sessionId, companyId } = session;
  const without = withoutEmail(attendees, await repository.listDateResponses(tx, sessionId));
  const dates = starts.map((start) => new Date(start));
  const described = describedAt(ctx, session, dates, timezone);
  await enqueueAttendeeEmails(ctx, tx, described, without, (data) => datesEmail(data, dates), userId);
  const emailedAt = ctx.now();
  const rows = without.map(({ seat }) => ({ sessionId, consumerId: seat.consumerId, companyId, emailedAt }));
  await repository.insertEmailed(tx, rows);
  const runAt = reminderAt(emailedAt, dates)?.getTime();
  if (runAt && rows.length > 0) {
    const payload = { sessionId, emailedAt: emailedAt.getTime(), senderId: userId };
    await enqueue(tx, "dates.remind", payload, {
      key: `dates-remind:${sessionId}:${payload.emailedAt}`,
      runAt,
    });
  }
  return rows.length;
}

/** The draft as if it were on the first of these dates: emails describe it so. */
export function describedAt(
  ctx: Context,
  session: SessionRow,
  dates: readonly Date[],
  timezone: string,
): SessionRow {
  if (!session.experience) throw new AppError("EXPERIENCE_001");
  const { durationSeconds } = requireAdventure(ctx, session.experience);
  const startsAt = dates[0] ?? null;
  return { ...session, startsAt, endsAt: plannedEnd(startsAt, durationSeconds, session.speed), timezone };
}
