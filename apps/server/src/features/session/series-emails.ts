import type { Context } from "../../core/context.ts";
import { type Email, enqueueEmail } from "../../core/email/outbox.ts";
import type { SessionEmailData } from "../../core/email/templates/session-email.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { dataFor, sharedEmailData } from "../../core/sessions/attendee-emails.ts";
import type { AttendeeRow, SessionRow } from "../../core/sessions/repository.ts";
import type { Tx } from "../../db/client.ts";

/** By participant: what their one email says about each session that concerns them. */
export type SeriesEmails = Map<string, SessionEmailData[]>;

/** Adds this session to the email of each attendee. Those without an address get none. */
export async function collect(
  ctx: Context,
  tx: Tx,
  { userId }: CompanyScope,
  session: SessionRow,
  attendees: readonly AttendeeRow[],
  emails: SeriesEmails,
): Promise<void> {
  const shared = await sharedEmailData(ctx, tx, session, userId);
  if (!shared) return;
  for (const { seat, consumer } of attendees) {
    const { email } = consumer;
    if (!email) continue;
    const dates = emails.get(consumer.id) ?? [];
    dates.push(dataFor(ctx, shared, { seat, consumer: { ...consumer, email } }));
    emails.set(consumer.id, dates);
  }
}

/** Sends everybody their email, with the earliest session first. */
export async function enqueueCollected(
  tx: Tx,
  emails: SeriesEmails,
  template: (dates: readonly [SessionEmailData, ...SessionEmailData[]]) => Email,
): Promise<void> {
  for (const dates of emails.values()) {
    const [first, ...more] = dates.toSorted(
      (a, b) => Number(a.session.startsAt) - Number(b.session.startsAt),
    );
    if (first) await enqueueEmail(tx, template([first, ...more]));
  }
}
