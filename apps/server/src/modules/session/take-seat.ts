import { and, eq, inArray, sql } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import { withdrawnEmail } from "../../core/email/templates/enrollment.ts";
import { enrolledEmail } from "../../core/email/templates/invitation.ts";
import { seriesEnrolledEmail } from "../../core/email/templates/series.ts";
import type { Tx } from "../../db/client.ts";
import { enrollments, enrollmentWaits, sessionConsumers } from "../../db/schema/index.ts";
import { enqueueCalendarEmails } from "./attendee-emails.ts";
import { type AttendeeRow, findSeat, type SessionRow, seatOf } from "./repository.ts";
import { collect, enqueueCollected, type SeriesEmails } from "./series-emails.ts";

type Person = AttendeeRow["consumer"];
type SeatRow = AttendeeRow["seat"];

/**
 * Gives a person the seat that they take themselves, and emails them their link and a calendar file. There must be a free
 * seat, and the session is locked.
 *
 * @param hostId the administrator who invites
 */
export async function takeSeat(
  ctx: Context,
  tx: Tx,
  session: SessionRow,
  person: Person,
  hostId: string | null,
): Promise<SeatRow> {
  const seat = await saveOwnSeat(tx, session, person, ctx.now());
  await enqueueCalendarEmails(
    ctx,
    tx,
    session,
    [{ seat, consumer: person }],
    enrolledEmail,
    hostId ?? undefined,
  );
  return seat;
}

/** The same for several sessions of a series, with one email about all of them. */
export async function takeSeats(
  ctx: Context,
  tx: Tx,
  series: { id: string; title: string },
  rows: readonly SessionRow[],
  person: Person,
  hostId: string | null,
): Promise<void> {
  const emails: SeriesEmails = new Map();
  for (const session of rows) {
    const seat = await saveOwnSeat(tx, session, person, ctx.now());
    await collect(ctx, tx, hostId ?? undefined, session, [{ seat, consumer: person }], emails);
  }
  await enqueueCollected(tx, emails, (dates) => seriesEnrolledEmail(series, dates));
}

async function saveOwnSeat(tx: Tx, session: SessionRow, person: Person, now: Date): Promise<SeatRow> {
  const values = { rsvp: "coming" as const, rsvpAt: now, invitedAt: now };
  const existing = await findSeat(tx, session.id, person.id);
  const [seat] = existing
    ? await tx.update(sessionConsumers).set(values).where(seatOf(session.id, person.id)).returning()
    : await tx
        .insert(sessionConsumers)
        .values({
          ...values,
          sessionId: session.id,
          consumerId: person.id,
          companyId: session.companyId,
          enrolledAt: now,
        })
        .returning();
  await stopWaiting(tx, session.id, [person.id]);
  return seat!;
}

/** Whoever has a seat of a session does not wait for one. */
export async function stopWaiting(tx: Tx, sessionId: string, consumerIds: string[]): Promise<void> {
  const ofSession = tx
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(eq(enrollments.sessionId, sessionId));
  await tx
    .delete(enrollmentWaits)
    .where(
      and(inArray(enrollmentWaits.enrollmentId, ofSession), inArray(enrollmentWaits.consumerId, consumerIds)),
    );
}

/**
 * Deletes the seat that a person took themselves, and counts it. A live session keeps it. The session is locked.
 *
 * @returns whether the person has given a seat back, now or before
 */
export async function giveSeatBack(
  ctx: Context,
  tx: Tx,
  session: SessionRow,
  person: Person,
): Promise<boolean> {
  const seat = await findSeat(tx, session.id, person.id);
  if (!seat) return true;
  if (!seat.enrolledAt || session.status === "live") return false;
  await enqueueCalendarEmails(ctx, tx, session, [{ seat, consumer: person }], withdrawnEmail);
  await tx.delete(sessionConsumers).where(seatOf(session.id, person.id));
  await tx
    .update(enrollments)
    .set({ withdrawn: sql`${enrollments.withdrawn} + 1` })
    .where(eq(enrollments.sessionId, session.id));
  return true;
}
