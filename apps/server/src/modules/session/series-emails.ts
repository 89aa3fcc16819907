import type { Context } from "../../core/context.ts";
import type { Email } from "../../core/email/email.ts";
import { enqueueEmail } from "../../core/email/outbox.ts";
import type { CalendarEmailData } from "../../core/email/templates/session-email.ts";
import type { Tx } from "../../db/client.ts";
import { calendarEmailData } from "./attendee-emails.ts";
import type { AttendeeRow, SessionRow } from "./repository.ts";

/** By participant: what their one email says about each session that concerns them. */
export type SeriesEmails = Map<string, CalendarEmailData[]>;

/** Adds this session to the email of each attendee. Those without an address get none. */
export async function collect(
  ctx: Context,
  tx: Tx,
  hostId: string | undefined,
  session: SessionRow,
  attendees: readonly Pick<AttendeeRow, "seat" | "consumer">[],
  emails: SeriesEmails,
): Promise<void> {
  for (const data of await calendarEmailData(ctx, tx, session, attendees, hostId)) {
    const { consumerId } = data.person;
    emails.set(consumerId, [...(emails.get(consumerId) ?? []), data]);
  }
}

/** Sends everybody their email, with the earliest session first. */
export async function enqueueCollected(
  tx: Tx,
  emails: SeriesEmails,
  template: (dates: readonly [CalendarEmailData, ...CalendarEmailData[]]) => Email,
): Promise<void> {
  for (const dates of emails.values()) {
    const [first, ...more] = dates.toSorted(
      (a, b) => Number(a.session.startsAt) - Number(b.session.startsAt),
    );
    if (first) await enqueueEmail(tx, template([first, ...more]));
  }
}
