import { eq, max, sql } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import type { CalendarEntry } from "../../core/email/calendar.ts";
import { calendarReplyAddress } from "../../core/email/inbound-address.ts";
import type { Executor } from "../../db/client.ts";
import { calendarEntries, sessions } from "../../db/schema/index.ts";
import type { AttendeeRow, SessionRow } from "./repository.ts";

/** UID of the files of this session. A person who has one from an earlier version keeps it. */
export const calendarUidOf = ({ id, calendarUid }: Pick<SessionRow, "id" | "calendarUid">): string =>
  calendarUid ?? `${id}@lantern-hour`;

/**
 * The identity of the next calendar file to each of these people, who get one email each. Calendars apply a file only to
 * the entry with the same UID and ORGANIZER and a lower number, so the first file decides and each later one has a higher
 * number, whoever sends it and whatever the operator has changed since.
 *
 * @returns by participant
 */
export async function nextCalendarEntries(
  { settings }: Pick<Context, "settings">,
  tx: Executor,
  session: SessionRow,
  host: Host,
  seats: AttendeeRow["seat"][],
): Promise<Map<string, CalendarEntry>> {
  if (seats.length === 0) return new Map();
  const organizer = await organizerOf(tx, session, host);
  // In one order, so that two transactions never wait for each other.
  const sorted = seats.toSorted((a, b) => (a.consumerId < b.consumerId ? -1 : 1));
  const addressOf = new Map(
    sorted.map((seat) => [seat.consumerId, calendarReplyAddress(settings, seat)] as const),
  );
  const { id: sessionId, companyId, calendarSequence: sequence } = session;
  const stored = await tx
    .insert(calendarEntries)
    .values(
      [...addressOf].map(([consumerId, address]) => ({
        sessionId,
        consumerId,
        companyId,
        uid: calendarUidOf(session),
        organizer: address ?? organizer.email,
        sequence,
      })),
    )
    .onConflictDoUpdate({
      target: [calendarEntries.sessionId, calendarEntries.consumerId],
      set: {
        sequence: sql`greatest(${calendarEntries.sequence} + 1, excluded.sequence)`,
        organizer: sql`coalesce(${calendarEntries.organizer}, excluded.organizer)`,
      },
    })
    .returning();
  return new Map(
    stored.map((entry) => {
      const email = entry.organizer ?? organizer.email;
      const rsvp = email === addressOf.get(entry.consumerId);
      const { uid, sequence: number } = entry;
      return [entry.consumerId, { uid, sequence: number, organizer: { ...organizer, email }, rsvp }];
    }),
  );
}

interface Host {
  id: string | null;
  name: string;
  email: string;
}

/** The administrator who sent the first invitation. */
async function organizerOf(tx: Executor, session: SessionRow, host: Host) {
  const { organizerName: name, organizerEmail: email } = session;
  if (email !== null) return { name: name ?? "", email };
  if (host.id)
    await tx
      .update(sessions)
      .set({ organizerId: host.id, organizerName: host.name, organizerEmail: host.email })
      .where(eq(sessions.id, session.id));
  return { name: host.name, email: host.email };
}

/** A number above all that calendar files about this session have: for those about a new date. */
export async function raisedSequence(tx: Executor, session: SessionRow): Promise<number> {
  const [sent] = await tx
    .select({ last: max(calendarEntries.sequence) })
    .from(calendarEntries)
    .where(eq(calendarEntries.sessionId, session.id));
  return Math.max(session.calendarSequence, sent?.last ?? 0) + 1;
}
